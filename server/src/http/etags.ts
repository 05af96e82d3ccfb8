import etag from '@fastify/etag'
import type { FastifyInstance } from 'fastify'

/** Public data changes only with a release: browsers cache it and revalidate. */
export async function addETags(openReads: FastifyInstance): Promise<void> {
  await openReads.register(etag, { weak: true })
  openReads.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode === 200 || reply.statusCode === 304) reply.header('cache-control', 'no-cache')
    return payload
  })
}
