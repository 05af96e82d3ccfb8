import { expect } from '@playwright/test'
import { deliver } from '../server/src/testing/stripe-server.ts'
import { apiData } from './api-calls.ts'
import { mailedLink } from './people.ts'
import { newOrder } from './repair-order-actions.ts'
import { phoneScreen, signIn } from './shop.ts'
import { test } from './test.ts'

test.use({ takesCards: true })

test('a customer pays the invoice of a payment link by card, on a phone', async ({
  page,
  browser,
  baseURL,
  stripe,
}) => {
  await signIn(page, 'admin')
  const customers = await apiData<{ id: number; email: string | null }[]>(
    page,
    'GET',
    '/customers?per_page=100',
  )
  const trucks = await apiData<{ id: number; owner_id: number }[]>(page, 'GET', '/trucks?per_page=100')
  const { id: owner, email } = customers.find(
    one => one.email && trucks.some(truck => truck.owner_id === one.id),
  )!
  const { id: truck_id } = trucks.find(truck => truck.owner_id === owner)!
  const work = { name: 'Inspection', hourly_rate: 120, duration: '1:30', inventories: [] }
  // A long invoice, which must open at the top after the payment.
  const types_of_work = Array.from({ length: 8 }, () => work)
  const order = await newOrder(page, { truck_id, trailer_id: null, types_of_work })
  await apiData(page, 'POST', `/orders/${order.id}/payment-send-link`)
  const link = await mailedLink(email!)

  const phone = await browser.newPage({ baseURL: baseURL!, viewport: phoneScreen })
  const answer = phone.waitForResponse(/\/public\/invoices\/[^/]+$/)
  await phone.goto(link)
  const { words, balance_amount } = (await (await answer).json()).data
  const pay = phone.getByRole('button', { name: words.pay_online })

  stripe!.state.isAway = true
  await pay.click()
  await expect(phone.getByRole('alert')).toHaveText(words.pay_failed)
  stripe!.state.isAway = false
  await pay.click()
  await phone.waitForURL(`${stripe!.url}/pay/*`)
  await expect(phone.getByRole('heading')).toHaveText(`${words.invoice} ${order.order_number}`)
  // Going back leaves the invoice unpaid.
  await phone.getByRole('link', { name: 'Back' }).click()
  await pay.click()
  await phone.waitForURL(`${stripe!.url}/pay/*`)
  await phone.getByRole('button', { name: 'Pay' }).click()
  await expect(phone.getByRole('status')).toHaveText(words.payment_on_its_way)
  await expect(phone.getByRole('status')).toBeInViewport()
  await expect(pay).toHaveCount(0)
  const [session, ...others] = stripe!.sessions
  expect(others).toEqual([])
  expect(await deliver(stripe!.completed(session!), baseURL!)).toBe(204)
  await expect(phone.getByRole('status')).toHaveText(words.payment_received)
  await expect(pay).toHaveCount(0)
  await phone.close()

  await page.goto(`/orders/${order.id}`)
  await expect(page.getByText(`Online · pi_${session!.id}`)).toBeVisible()
  const paid = await apiData<{ paid_amount: number; balance: number }>(page, 'GET', `/orders/${order.id}`)
  expect(paid).toMatchObject({ paid_amount: balance_amount, balance: 0 })
})
