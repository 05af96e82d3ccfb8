import { expect, type Page } from '@playwright/test'
import { apiData } from './api-calls.ts'
import { colorName, colorOf } from './colors.ts'
import { newOrder, openMenu, rowOf, setDate } from './repair-order-actions.ts'
import { signIn } from './shop.ts'
import { test } from './test.ts'

test('an order shows total, payments and balance at its head; a list shows the balance of a partial payment', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const order = await newOrder(page)
  await page.goto(`/orders/${order.id}`)
  await expect(figures(page)).toHaveText(['Total$180.00', 'Paid$0.00', 'Balance$180.00'])
  await page.goto(`/orders?search=${order.order_number}`)
  const row = rowOf(page, order.order_number)
  await expect(row).toContainText('$180.00')
  await expect(row.getByText('Balance')).toHaveCount(0)

  await pay(page, order.id, 50.01)
  await page.reload()
  await expect(row).toContainText('Balance $129.99')
  await page.getByRole('button', { name: 'Cards' }).click()
  await expect(page.locator('li[data-row]')).toContainText('Balance $129.99')
  await page.goto(`/orders/${order.id}`)
  await expect(figures(page)).toHaveText(['Total$180.00', 'Paid$50.01', 'Balance$129.99'])

  await pay(page, order.id, 129.99)
  await page.reload()
  await expect(figures(page)).toHaveText(['Total$180.00', 'Paid$180.00', 'Balance$0.00'])
})

test('a partial payment by keyboard: typing replaces the suggested amount, and letters find the method', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const order = await newOrder(page)
  await page.goto(`/orders?search=${order.order_number}`)
  await openMenu(page, order.order_number, 'Create payment')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Amount')).toBeFocused()
  await page.keyboard.type('40')
  await expect(dialog.getByLabel('Amount')).toHaveValue('40')
  await dialog.getByRole('combobox', { name: 'Payment method' }).focus()
  await page.keyboard.type('zel')
  await expect(page.locator('.ant-select-item-option:visible')).toHaveText(['Zelle'])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, order.order_number)).toContainText('Balance $140.00')
  await page.goto(`/orders/${order.id}`)
  await expect(page.getByRole('main')).toContainText('Zelle')
})

test('tags show in colors whether an order is billed and paid; an overdue one shows the days', {
  tag: ['@RO-049', '@RO-051'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const order = await newOrder(page)
  const hue = async (tag: string) =>
    colorName(await colorOf(rowOf(page, order.order_number).getByText(tag, { exact: true })))
  await page.goto(`/orders?search=${order.order_number}`)
  expect([await hue('Not paid'), await hue('Not billed')]).toEqual(['yellow', 'dark grey'])
  await apiData(page, 'POST', `/orders/${order.id}/send-documents`, {
    recipient_email: ['owner@example.com'],
    invoice_date: yesterday(),
  })
  await page.reload()
  await expect(rowOf(page, order.order_number).getByText('Billed', { exact: true })).toBeVisible()
  expect([await hue('Not paid'), await hue('Billed')]).toEqual(['yellow', 'blue'])
  await pay(page, order.id, 180)
  await page.reload()
  await expect(rowOf(page, order.order_number).getByText('Paid', { exact: true })).toBeVisible()
  expect([await hue('Paid'), await hue('Billed')]).toEqual(['green', 'blue'])

  await page.goto('/orders?payment_status=overdue')
  await page.locator('.rb-row-link').first().click()
  const overdue = figures(page).filter({ hasText: 'Overdue' })
  await expect(overdue).toHaveText(/^Overdue\d+ days?$/)
  expect(colorName(await colorOf(overdue))).toBe('red')
  const [days] = (await overdue.textContent())?.match(/\d+/) ?? []
  await expect(page.getByText(`Overdue ${days} d`)).toBeVisible()
})

test('facts that callers ask for are next to an order’s sums; a finished one is billed from its head', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const order = await newOrder(page, { po_number: 'PO-7741', odometer_in: 412_380, odometer_unit: 'mi' })
  await page.goto(`/orders/${order.id}`)
  await expect(page.locator('.rb-figure-plain')).toHaveText([
    'PO numberPO-7741',
    'Odometer412,380 mi',
    'Implementation date and time12/20/2027 8:30 AM',
    'Due date12/30/2027',
  ])
  const send = page.getByRole('button', { name: 'Send invoice' })
  const change = page.getByRole('main').getByRole('button', { name: 'Change status' })
  await expect(change).toHaveClass(/ant-btn-primary/)
  await expect(send).toHaveCount(0)

  await apiData(page, 'POST', `/orders/${order.id}/change-status`, { order_id: order.id, status: 'finished' })
  await expect(send).toHaveClass(/ant-btn-primary/)
  await expect(change).not.toHaveClass(/ant-btn-primary/)
  await send.click()
  await expect(page.getByRole('dialog', { name: `Send documents for ${order.order_number}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(send).toBeFocused()

  await apiData(page, 'POST', `/orders/${order.id}/send-documents`, {
    recipient_email: ['owner@example.com'],
    invoice_date: yesterday(),
  })
  // Once billed, the next step is its payment, and when paid there is none.
  const take = page.getByRole('link', { name: 'Take payment' })
  await page.reload()
  await expect(take).toHaveClass(/ant-btn-primary/)
  await expect(send).toHaveCount(0)
  await pay(page, order.id, 30)
  await page.reload()
  await expect(page.getByText('Part-paid', { exact: true })).toBeVisible()
  await take.click()
  await page.getByRole('combobox', { name: 'Payment method' }).click()
  await page.getByTitle('Check').click()
  await page.getByRole('button', { name: 'Create payment' }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`))
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Billed', { exact: true }).first()).toBeVisible()
  await expect(take).toHaveCount(0)
  await expect(change).not.toHaveClass(/ant-btn-primary/)
})

test('a truck’s page shows its visits with miles, work and parts, and the balance', async ({ page }) => {
  await signIn(page, 'admin')
  const [part] = await apiData<{ id: number; name: string }[]>(
    page,
    'GET',
    '/inventories?search=engine oil 15w',
  )
  const order = await newOrder(page, {
    implementation_date: '2027-12-21 08:30',
    odometer_in: 412_380,
    odometer_unit: 'mi',
    types_of_work: [
      {
        name: 'Oil change',
        hourly_rate: 0,
        duration: '0:30',
        inventories: [{ id: part!.id, quantity: 1.5 }],
      },
      { name: 'Inspection', hourly_rate: 120, duration: '1:30', inventories: [] },
    ],
  })
  const { vehicle } = await apiData<{ vehicle: { id: number; vin: string } }>(
    page,
    'GET',
    `/orders/${order.id}`,
  )
  await page.goto(`/vehicles/${vehicle.id}`)
  const visit = page.locator('.rb-visits > li').filter({ hasText: order.order_number })
  await expect(visit).toContainText('12/21/2027')
  await expect(visit).toContainText('412,380 mi')
  await expect(visit).toContainText('Oil change · Inspection')
  await expect(visit).toContainText(`1.5 × ${part!.name}`)
  await expect(visit.getByText('Paid')).toHaveCount(0)
  await expect(page.locator('.rb-vehicle-head')).toContainText(vehicle.vin)

  await expect(page.locator('.rb-figure-row')).not.toContainText('12/21/2027')
  const lastVisit = page.locator('.rb-figure-row > div').filter({ hasText: 'Last visit' })
  await apiData(page, 'POST', `/orders/${order.id}/change-status`, { order_id: order.id, status: 'finished' })
  await expect(lastVisit).toContainText('12/21/2027')
  await expect(visit).toContainText(/Owed \$\d/)
  await pay(page, order.id, (await apiData<{ balance: number }>(page, 'GET', `/orders/${order.id}`)).balance)
  await expect(visit.getByText('Paid')).toBeVisible()
  await expect(visit).not.toContainText('Owed')
})

test('a customer’s page shows the amounts due with links to the orders', async ({ page }) => {
  await signIn(page, 'sales')
  const [late] = await apiData<{ customer: { id: number } }[]>(page, 'GET', '/orders?payment_status=overdue')
  await page.goto(`/customers/${late?.customer.id}`)
  const owed = figures(page).filter({ hasText: /^Owed/ })
  const unpaid = figures(page).filter({ hasText: /^Unpaid orders/ })
  const past = figures(page).filter({ hasText: /^Past due/ })
  await expect(past).toContainText('$')
  const amountOf = async (figure: typeof owed) => (await figure.getByRole('link').textContent()) ?? ''
  const [amount, count, pastDue] = [await amountOf(owed), await amountOf(unpaid), await amountOf(past)]

  await past.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`customer_id=${late?.customer.id}&payment_status=overdue`))
  await expect(page.locator('.rb-figure').filter({ hasText: 'Total due' })).toContainText(pastDue)
  await page.goBack()
  await owed.getByRole('link').click()
  await expect(page.locator('.rb-figure').filter({ hasText: 'Total due' })).toContainText(amount)
  await expect(page.locator('tbody tr[data-row]')).toHaveCount(Number(count))
})

test('an order’s payments link to the list with the payment dialog; Back and a reload close it', {
  tag: '@RO-033',
}, async ({ page }) => {
  await signIn(page, 'sales')
  const order = await newOrder(page)
  await pay(page, order.id, 30)
  await page.goto(`/orders/${order.id}`)
  const dialog = page.getByRole('dialog', { name: `Payment for ${order.order_number}` })
  const link = page.getByRole('link', { name: 'Take a payment', exact: true })
  await link.click()
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/orders\\?search=${order.order_number}$`))
  await expect(figures(page)).toHaveText(['Total$180.00', 'Paid$30.00', 'Balance$150.00'])
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, order.order_number)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`))

  await link.click()
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(rowOf(page, order.order_number)).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await page.goto(`/orders?search=${order.order_number}&pay=${order.id}`)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.goto(`/orders?search=${order.order_number}&pay=${order.id}`)
  await dialog.getByRole('combobox', { name: 'Payment method' }).click()
  await page.getByTitle('Check').click()
  await dialog.getByRole('button', { name: 'Create payment' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, order.order_number).getByText('Paid', { exact: true })).toBeVisible()

  await page.goto(`/orders?search=${order.order_number}&pay=${order.id}`)
  await expect(page).toHaveURL(new RegExp(`/orders\\?search=${order.order_number}$`))
  await expect(dialog).toHaveCount(0)
  await page.goto(`/orders/${order.id}`)
  await expect(figures(page).first()).toBeVisible()
  await expect(link).toHaveCount(0)
})

test('an invoice preview bills nothing; later invoices have the first one’s date, also from the list', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const order = await newOrder(page)
  const [year, month, day] = yesterday().split('-')
  const date = page.getByLabel('Invoice date')
  await page.goto(`/orders/${order.id}`)
  await setDate(page, 'Invoice date', `${month}/${day}/${year}`)
  const shown = page.context().waitForEvent('page')
  await page.getByRole('button', { name: /Preview$/ }).click()
  await (await shown).close()
  await page.reload()
  await expect(page.getByText('Not billed')).toBeVisible()

  await setDate(page, 'Invoice date', `${month}/${day}/${year}`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /Download$/ }).click()
  await saved
  await expect(page.getByText('Billed', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(date).toHaveValue(`${month}/${day}/${year}`)
  const request = page.waitForRequest(/\/invoice/)
  await openMenu(page, order.order_number, 'Download invoice')
  expect(new URL((await request).url()).search).toBe('')
  await openMenu(page, order.order_number, 'Send documents')
  await expect(page.getByRole('dialog').getByLabel('Invoice date')).toHaveValue(`${month}/${day}/${year}`)
})

const figures = (page: Page) => page.locator('.rb-figure-row > div:not(.rb-figure-plain)')

const pay = (page: Page, orderId: number, amount: number) =>
  apiData(page, 'POST', `/orders/${orderId}/payments`, {
    amount,
    payment_date: yesterday(),
    payment_method: 'cash',
  })

/** A past date in every time zone. */
const yesterday = () => new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10)
