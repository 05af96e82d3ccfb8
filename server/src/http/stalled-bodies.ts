import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Nothing of a body came for so long: whoever sent it is gone. */
const stalledMs = 60_000

/**
 * Photos over a slow line take as long as they take, so what is bounded is not the whole of a body but the wait for
 * its next bytes: a connection on which nothing comes any more is dropped.
 */
export function dropStalledBodies(app: FastifyInstance, ms = stalledMs): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    // An injected request has no connection.
    const hasBody = Number(raw.headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in raw.headers
    if (!hasBody || !(raw.socket instanceof Socket)) return
    raw.socket.setTimeout(ms)
    raw.once('end', () => {
      // Once it is answered the wait is Node's, for another request.
      if (!reply.raw.writableEnded) raw.socket.setTimeout(0)
    })
  })
}
