import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import type { TestShop } from './test-shop.ts'

export async function openSockets(test: TestShop) {
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
  const open: Socket[] = []
  return {
    connect(token: string): Promise<Socket> {
      const socket = io(address, {
        transports: ['websocket'],
        auth: { token },
        reconnection: false,
        forceNew: true,
      })
      open.push(socket)
      return new Promise((resolve, reject) => {
        socket.once('connect', () => resolve(socket))
        socket.once('connect_error', reject)
      })
    },
    close() {
      for (const socket of open) socket.disconnect()
    },
  }
}
