import { type Socket, Server as TcpServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** For requests in flight to finish. */
const patienceMs = 10_000
/** For a request to arrive on an open connection. */
const graceMs = 300

interface Drain {
  /** Stops listening and waits for the requests in flight. */
  drain(): Promise<void>
  /** Closes the remaining connections: idle ones, websockets, slow requests. */
  cut(): void
}

/** Shutdown: requests in flight are answered, and no client can delay it for long. */
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
      // `app.server.close` would also close idle connections, on which a request may be arriving;
      // that request is answered with `Connection: close`.
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
