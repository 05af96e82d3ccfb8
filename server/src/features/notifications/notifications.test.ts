import { describe, expect, it } from 'vitest'
import { notificationEndpoints } from '#contract/notifications/notification-endpoints.ts'
import { inSystemContext } from '#server/operation/system-context.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { type TestShop, testShop } from '#server/testing/test-shop.ts'
import { notify } from './index.ts'

type Client = Awaited<ReturnType<TestShop['signIn']>>

const test = await testShop()

describe('notifications', () => {
  it("reach their recipients, in the reader's language", {
    tags: 'NOTIF-001',
  }, async () => {
    const mechanic = await test.signIn('mechanic')
    // Clocks go forward on this day in the reader's time zone.
    test.clock.set('2026-03-08T19:05:00Z')
    await notifyOne(mechanic)
    const { data, meta } = await mechanic.call(
      notificationEndpoints.listNotifications,
      {},
      { language: 'es' },
    )
    expect(meta.total).toBe(1)
    expect(data[0]).toEqual({
      id: expect.any(Number),
      type: 'order_status_changed',
      message: 'Orden RO-1: el estado cambió a Activo',
      link: '/orders/7',
      meta: { order_id: 7, comment_id: 3, news_id: null, has_older: false },
      created_at: unixSeconds(test.clock.now()),
      created_at_formatted: '03/08/2026 2:05 PM',
    })
  })

  it('are listed before or after an id', { tags: 'NOTIF-003' }, async () => {
    const mechanic = await test.signIn('mechanic')
    for (let count = 0; count < 5; count++) await notifyOne(mechanic)
    const list = async (query: object) =>
      (await mechanic.call(notificationEndpoints.listNotifications, { query })).data
    const all = await list({})
    const ids = all.map(one => one.id)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    expect(all.map(one => one.meta.has_older)).toEqual([true, true, true, true, false])
    expect((await list({ older_than: ids[1] })).map(one => one.id)).toEqual(ids.slice(2))
    expect((await list({ newer_than: ids[3], per_page: 2 })).map(one => one.id)).toEqual(ids.slice(1, 3))
  })

  it('are deleted one by one, only by their recipient', { tags: 'NOTIF-006' }, async () => {
    const [mechanic, other] = await Promise.all([test.signIn('mechanic'), test.signIn('mechanic')])
    await notifyOne(mechanic)
    await notifyOne(mechanic)
    const ids = async () =>
      (await mechanic.call(notificationEndpoints.listNotifications)).data.map(one => one.id)
    const [id, older] = await ids()
    const params = { id: id! }
    expect((await other.attempt(notificationEndpoints.dropNotification, { params })).status).toBe(404)
    expect((await mechanic.attempt(notificationEndpoints.dropNotification, { params })).status).toBe(204)
    expect((await mechanic.attempt(notificationEndpoints.dropNotification, { params })).status).toBe(404)
    expect(await ids()).toEqual([older])
  })

  it('never reach the acting user or inactive users', async () => {
    const [admin, seller, gone] = await Promise.all([
      test.signIn('admin'),
      test.signIn('sales_manager'),
      test.signIn('sales_manager'),
    ])
    await test.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', gone.user.id).execute()
    await inSystemContext(test.shop, context =>
      notify(
        { ...context, user: admin.user },
        { users: [admin.user.id, seller.user.id], roles: ['admin', 'sales_manager'], type: 'order_overdue' },
      ),
    )
    const announced = await test.db
      .selectFrom('notifications')
      .select('user_id')
      .where('type', '=', 'order_overdue')
      .execute()
    const ids = announced.map(row => row.user_id)
    expect(ids).toContain(seller.user.id)
    expect(ids).not.toContain(admin.user.id)
    expect(ids).not.toContain(gone.user.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('are announced after the commit, not if the write fails', {
    tags: 'PLAT-008',
  }, async () => {
    const mechanic = await test.signIn('mechanic')
    const superadmin = await test.signIn('superadmin')
    const announced: unknown[] = []
    const { announce: original } = test.shop.realtime
    test.shop.realtime.announce = announcements => announced.push(...announcements)
    try {
      await notifyOne(mechanic)
      await expect(notifyOne(mechanic, new Error('the write fails'))).rejects.toThrow('the write fails')
      await inSystemContext(test.shop, context =>
        notify(context, { roles: ['superadmin'], type: 'order_overdue', params: { order_number: 'RO-2' } }),
      )
    } finally {
      test.shop.realtime.announce = original
    }
    expect(announced).toEqual([
      {
        to: { user: mechanic.user.id },
        event: 'alerts.user',
        payload: {
          notification: expect.objectContaining({ message: 'Order RO-1: status changed to Active' }),
        },
      },
      {
        to: { user: superadmin.user.id },
        event: 'alerts.company',
        payload: { notification: expect.objectContaining({ type: 'order_overdue' }) },
      },
    ])
    const { meta } = await mechanic.call(notificationEndpoints.listNotifications)
    expect(meta.total).toBe(1)
  })

  it('are kept for 90 days', async () => {
    const mechanic = await test.signIn('mechanic')
    await notifyOne(mechanic)
    const keptAfter = async (milliseconds: number) => {
      test.clock.advance(milliseconds)
      await test.shop.jobs.enqueue(test.db, 'notifications.forget', {})
      await test.runJobs()
      const left = test.db.selectFrom('notifications').select('id').where('user_id', '=', mechanic.user.id)
      return (await left.execute()).length
    }
    const hour = 3_600_000
    expect(await keptAfter(90 * 24 * hour - hour)).toBe(1)
    await notifyOne(mechanic)
    expect(await keptAfter(2 * hour)).toBe(1)
  })
})

const notifyOne = (client: Client, failure?: Error) =>
  inSystemContext(test.shop, async context => {
    await notify(context, {
      users: [client.user.id],
      type: 'order_status_changed',
      params: { order_number: 'RO-1', status_key: 'users.statuses.active' },
      link: '/orders/7',
      meta: { order_id: 7, comment_id: 3 },
    })
    if (failure) throw failure
  })
