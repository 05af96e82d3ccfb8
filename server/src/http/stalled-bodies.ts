import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a body may make no progress before the sender is considered gone. */
const stalledMs = 60_000

/**
 * Photos over a slow connection may take any time, so the limit is not on the whole body but on the wait for
 * its next bytes: a connection without progress is dropped.
 */
export function dropStalledBodies(app: FastifyInstance, ms = stalledMs): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    // An injected request has no connection.
    const hasBody = Number(raw.headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in raw.headers
    if (!hasBody || !(raw.socket instanceof Socket)) return
    raw.socket.setTimeout(ms)
    raw.once('end', () => {
      // After the response, Node's keep-alive timeout applies.
      if (!reply.raw.writableEnded) raw.socket.setTimeout(0)
    })
  })
}
