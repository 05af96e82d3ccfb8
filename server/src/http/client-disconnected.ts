import type { FastifyReply } from 'fastify'

/** Says when the browser has gone before its answer: it left the page, typed on or was closed. */
export function clientDisconnected(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
