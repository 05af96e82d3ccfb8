import etag from '@fastify/etag'
import type { FastifyInstance } from 'fastify'

/** What anyone may read changes only with a release: the browser keeps it and asks whether it is still the same. */
export async function addETags(openReads: FastifyInstance): Promise<void> {
  await openReads.register(etag, { weak: true })
  openReads.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode === 200 || reply.statusCode === 304) reply.header('cache-control', 'no-cache')
    return payload
  })
}
