import etag from '@fastify/etag'
import type { FastifyInstance } from 'fastify'

/** Public data changes only with a release: browsers cache it and revalidate. */
export async function addETags(publicReads: FastifyInstance): Promise<void> {
  await publicReads.register(etag, { weak: true })
  publicReads.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode === 200 || reply.statusCode === 304) reply.header('cache-control', 'no-cache')
    return payload
  })
}
