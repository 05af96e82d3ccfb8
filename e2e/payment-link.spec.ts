import { expect } from '@playwright/test'
import { apiData } from './api-calls.ts'
import { expectNoOverflow } from './overflow.ts'
import { mailedLink } from './people.ts'
import { newOrder } from './repair-order-actions.ts'
import { notices, phoneScreen, signIn } from './shop.ts'
import { test } from './test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a customer opens the invoice by an e-mailed link on a phone, in the ${colorScheme} scheme, until it is revoked`, {
    tag: '@CONST-010',
  }, async ({ page, browser, baseURL }) => {
    await signIn(page, 'admin')
    const customers = await apiData<{ id: number; email: string | null }[]>(
      page,
      'GET',
      '/customers?per_page=100',
    )
    const trucks = await apiData<{ id: number; owner_id: number }[]>(page, 'GET', '/trucks?per_page=100')
    // Each customer has its own mailbox.
    const reached = customers.filter(({ id, email }) => email && trucks.some(truck => truck.owner_id === id))[
      colorScheme === 'light' ? 0 : 1
    ]!
    const { id: truck_id } = trucks.find(truck => truck.owner_id === reached.id)!
    const order = await newOrder(page, { truck_id, trailer_id: null })
    const path = `/orders/${order.id}`
    const email = reached.email!
    await page.goto(path)
    await page.getByRole('button', { name: 'Send payment link' }).click()
    await expect(page.getByRole('dialog')).toContainText(email)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('The payment link is being sent')).toBeVisible()
    await expect(page.getByText(`A payment link was sent to ${email}`)).toBeVisible()
    const link = await mailedLink(email)

    const phone = await browser.newPage({ baseURL: baseURL!, viewport: phoneScreen, colorScheme })
    const answer = phone.waitForResponse(/\/public\/invoices\/[^/]+$/)
    await phone.goto(link)
    const { data } = await (await answer).json()
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(
      `${data.words.invoice} ${order.order_number}`,
    )
    await expect(phone).toHaveTitle(new RegExp(order.order_number))
    await expect(phone.getByRole('main')).toHaveAttribute('lang', data.language)
    await expect(phone.getByText(data.groups[0].title)).toBeVisible()
    await expect(phone.getByText(data.balance.amount).last()).toBeVisible()
    const { due_date } = await apiData<{ due_date: string }>(page, 'GET', path)
    const due = new Date(`${due_date}T00:00`).toLocaleDateString(data.language, { dateStyle: 'medium' })
    await expect(phone.getByRole('definition').filter({ hasText: due })).toBeVisible()
    await expectNoOverflow(phone)
    const { phones, website } = data.company
    expect(phones.length).toBeGreaterThan(0)
    for (const { line, uri } of phones)
      await expect(phone.getByRole('link', { name: line })).toHaveAttribute('href', uri)
    await expect(phone.getByRole('link', { name: website })).toHaveAttribute('href', website)
    const download = phone.waitForEvent('download')
    await phone.getByRole('link', { name: data.words.download }).click()
    expect((await download).suggestedFilename()).toBe(`${order.order_number}.pdf`)

    await page.getByRole('button', { name: 'Revoke payment link' }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText(`A payment link was sent to ${email}`)).toHaveCount(0)
    await phone.reload()
    await expect(phone.getByRole('alert')).toContainText(
      'This link no longer works: ask the shop for a new one',
    )
    await phone.close()
  })
}

test('a payment link for a customer without an e-mail address is refused with the reason', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const customers = await apiData<{ id: number; email: string | null }[]>(
    page,
    'GET',
    '/customers?per_page=100',
  )
  const trucks = await apiData<{ id: number; owner_id: number }[]>(page, 'GET', '/trucks?per_page=100')
  const isUnreached = (id: number) => customers.some(customer => customer.id === id && !customer.email)
  const { id: truck_id } = trucks.find(truck => isUnreached(truck.owner_id))!
  const order = await newOrder(page, { truck_id, trailer_id: null })
  await page.goto(`/orders/${order.id}`)
  await page.getByRole('button', { name: 'Send payment link' }).click()
  await expect(notices(page)).toHaveText('The customer has no e-mail address: enter one first')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
