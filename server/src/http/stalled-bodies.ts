import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const stalledMs = 60_000

/** Limits the wait for the next bytes, not for the body: slow uploads may take any time. */
export function dropStalledBodies(app: FastifyInstance, ms = stalledMs): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    // An injected request has no connection.
    const hasBody = Number(raw.headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in raw.headers
    if (!hasBody || !(raw.socket instanceof Socket)) return
    raw.socket.setTimeout(ms)
    raw.once('end', () => {
      if (!reply.raw.writableEnded) raw.socket.setTimeout(0)
    })
  })
}
