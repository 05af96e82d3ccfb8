import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** What anyone may read changes only with a release: the browser keeps it and asks whether it is still the same. */
export function addETags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isOpenRead = request.method === 'GET' && request.routeOptions.config.requires === 'anyone'
    if (!isOpenRead || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url')}"`
    reply.header('etag', tag).header('cache-control', 'no-cache')
    if (request.headers['if-none-match'] !== tag) return payload
    reply.code(304).removeHeader('content-length')
    return ''
  })
}
