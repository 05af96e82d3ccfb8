import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { notify } from '#server/features/notifications/index.ts'
import { inSystemContext } from '#server/operation/system-context.ts'
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts'
import { openSockets } from '#server/testing/test-sockets.ts'

let test: TestShop
let sockets: Awaited<ReturnType<typeof openSockets>>

beforeAll(async () => {
  test = await openTestShop()
  sockets = await openSockets(test)
})
afterAll(async () => {
  sockets.close()
  await test.close()
})

it('disconnects only the sockets of a deactivated user', { tags: 'PLAT-006' }, async () => {
  const [admin, mechanic] = await Promise.all([test.signIn('admin'), test.signIn('mechanic')])
  const [theirs, others] = await Promise.all([
    sockets.connect(await mechanic.token()),
    sockets.connect(await admin.token()),
  ])
  const dropped = new Promise<string>(resolve => theirs.once('disconnect', resolve))
  await admin.call(userEndpoints.toggleUserStatus, { params: { id: mechanic.user.id } })
  expect(await dropped).toBe('io server disconnect')
  expect(others.connected).toBe(true)
  await expect(sockets.connect(await mechanic.token())).rejects.toThrow('not_signed_in')
})

it('accept websockets only, no polling', { tags: 'PLAT-007' }, async () => {
  const { port } = test.app.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: 'Transport unknown' })
})

it('sends a notification only to its recipient', { tags: 'PLAT-008' }, async () => {
  const [mechanic, other] = await Promise.all([test.signIn('mechanic'), test.signIn('mechanic')])
  const [mine, others] = await Promise.all([
    sockets.connect(await mechanic.token()),
    sockets.connect(await other.token()),
  ])
  const receivedByOther: unknown[] = []
  others.onAny((...event) => receivedByOther.push(event))
  const received = new Promise<{ notification: { message: string } }>(resolve =>
    mine.once('alerts.user', resolve),
  )
  await inSystemContext(test.shop, context =>
    notify(context, {
      users: [mechanic.user.id],
      type: 'order_assigned',
      params: { order_number: 'RO-5' },
      link: '/orders/5',
    }),
  )
  expect((await received).notification.message).toBe('Order RO-5 was assigned to you')
  expect(receivedByOther).toEqual([])
})
