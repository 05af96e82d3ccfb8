import { expect } from '@playwright/test'
import { apiRequestsOf, call } from './api-calls.ts'
import { createColleague } from './people.ts'
import { signInAtHome, signInElsewhere } from './shop.ts'
import { test } from './test.ts'

test('newer notifications load before the others, older ones after them, and a deleted one disappears', {
  tag: ['@NOTIF-001', '@NOTIF-003', '@NOTIF-004', '@NOTIF-005', '@NOTIF-006'],
}, async ({ page: admin, browser }) => {
  await signInAtHome(admin, 'admin')
  const mechanic = await createColleague(admin, 'mechanic')
  const { body } = await call(admin, 'GET', '/orders?status=new')
  const order = body.data[0]
  const give = (mechanic_id: number) =>
    call(admin, 'POST', `/orders/${order.id}/reassign-mechanic`, { mechanic_id })
  const say = async (times: number) => {
    for (let time = 0; time < times; time++)
      await call(admin, 'POST', `/orders/${order.id}/comments`, { comment: `Look at this ${time}` })
  }
  expect((await give(mechanic.id)).status).toBe(200)
  await say(21)

  const page = await signInElsewhere(browser, mechanic)
  const requests = apiRequestsOf(page)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const list = page.locator('.rb-notifications li')
  await expect(list).toHaveCount(20)
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect(list).toHaveCount(22)
  expect(requests.some(one => one.includes('/notifications?older_than='))).toBe(true)
  await expect(list.last()).toContainText(`Order ${order.order_number} was assigned to you`)
  await expect(page.getByRole('button', { name: 'Show older' })).toHaveCount(0)

  await say(1)
  await expect(list).toHaveCount(23)
  await expect(list.first()).toContainText(`commented on ${order.order_number}`)
  expect(requests.some(one => one.includes('/notifications?newer_than='))).toBe(true)
  const { data } = (await call(page, 'GET', '/notifications?per_page=100')).body
  expect(data[0]).toEqual({
    id: expect.any(Number),
    type: expect.any(String),
    message: expect.stringContaining(order.order_number),
    meta: {
      news_id: null,
      order_id: order.id,
      comment_id: expect.any(Number),
      has_older: expect.any(Boolean),
    },
    created_at: expect.any(Number),
    created_at_formatted: expect.stringMatching(/\d/),
    link: `/orders/${order.id}`,
  })
  await list.last().getByRole('button', { name: 'Delete notification' }).click()
  await expect(list).toHaveCount(22)
  await expect(list.filter({ hasText: `Order ${order.order_number} was assigned to you` })).toHaveCount(0)
  expect(requests).toContain(`DELETE /notifications/${data.at(-1).id}`)
  await page.reload()
  expect((await call(page, 'GET', '/notifications')).body).toMatchObject({ meta: { total: 22 } })
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await list.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`))
  if (order.mechanic) await give(order.mechanic.id)
  await page.context().close()
})
