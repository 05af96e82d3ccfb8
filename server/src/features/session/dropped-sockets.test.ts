import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { notify } from '#server/features/notifications/index.ts'
import { asShop } from '#server/http/as-shop.ts'
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts'

let test: TestShop
let address: string
const open: Socket[] = []

beforeAll(async () => {
  test = await openTestShop()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  for (const socket of open) socket.disconnect()
  await test.close()
})

it('drops the sockets of a deactivated user, and of nobody else [PLAT-006] [PLAT-007]', async () => {
  const [admin, mechanic] = await Promise.all([test.signIn('admin'), test.signIn('mechanic')])
  const [theirs, others] = await Promise.all([connect(await mechanic.token()), connect(await admin.token())])
  const dropped = new Promise<string>(resolve => theirs.once('disconnect', resolve))
  await admin.call(userEndpoints.toggleUserStatus, { params: { id: mechanic.user.id } })
  expect(await dropped).toBe('io server disconnect')
  expect(others.connected).toBe(true)
  await expect(connect(await mechanic.token())).rejects.toThrow('not_signed_in')
})

it('brings a notification to its person alone [PLAT-008]', async () => {
  const [mechanic, other] = await Promise.all([test.signIn('mechanic'), test.signIn('mechanic')])
  const [mine, others] = await Promise.all([connect(await mechanic.token()), connect(await other.token())])
  const heardByOther: unknown[] = []
  others.onAny((...event) => heardByOther.push(event))
  const told = new Promise<{ notification: { message: string } }>(resolve =>
    mine.once('alerts.user', resolve),
  )
  await asShop(test.shop, context =>
    notify(context, {
      users: [mechanic.user.id],
      type: 'order_assigned',
      params: { order_number: 'RO-5' },
      link: '/orders/5',
    }),
  )
  expect((await told).notification.message).toBe('Order RO-5 is yours now')
  expect(heardByOther).toEqual([])
})

function connect(token: string): Promise<Socket> {
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
}
