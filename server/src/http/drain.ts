import { type Socket, Server as TcpServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long requests in flight may take to finish. */
const patienceMs = 10_000
/** How long a request may be on its way on a connection that is open. */
const graceMs = 300

export interface Drain {
  /** Accepts no more connections and waits for the requests in flight. */
  drain(): Promise<void>
  /** Ends every connection that is left: idle ones, websockets, requests that take too long. */
  cut(): void
}

/** For the end of the process: no request that was begun is lost, and no client can put the end off. */
export function prepareDrain(app: FastifyInstance): Drain {
  const connections = new Set<Socket>()
  let inFlight = 0
  let isDraining = false
  app.server.on('connection', socket => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.server.on('request', (_, response) => {
    inFlight++
    response.once('close', () => inFlight--)
  })
  app.addHook('onSend', async (_, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
  return {
    async drain() {
      isDraining = true
      // Only stops listening. The close of the HTTP server would also cut idle connections, on which the next
      // request may be on its way; that one is answered, and told that it was the last.
      if (app.server.listening) TcpServer.prototype.close.call(app.server)
      const begun = performance.now()
      const mayGoOn = () => performance.now() - begun < (inFlight > 0 ? patienceMs : graceMs)
      while (connections.size > 0 && mayGoOn()) await sleep(20)
    },
    cut() {
      for (const connection of connections) connection.destroy()
    },
  }
}
