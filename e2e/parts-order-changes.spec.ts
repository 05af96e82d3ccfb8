import { expect, type Page } from '@playwright/test'
import { newPartsOrder, newPartsOrderDraft, partsInStock, readPartsOrder } from './parts-order-acts.ts'
import { ask } from './repair-order-acts.ts'
import { notices, signIn } from './shop.ts'
import { test } from './test.ts'

// What is done to an order once it is checked out.

test('an order is sent in two shipments, delivered, returned and refunded, each by what the server offers [PO-010] [PO-031] [PO-032] [PO-033] [PO-034] [PO-068]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const { id } = await newPartsOrder(page, { status: 'in_process' })
  await page.goto(`/parts-orders/${id}`)
  await changeStatus(page, 'Sent')
  const shipments = dialog(page).getByRole('group')
  await expect(shipments).toHaveCount(1)
  await dialog(page).getByRole('button', { name: 'Change status' }).click()
  // How it went and what it cost; the tracking number may come later, and the day is today's.
  await expect(dialog(page).getByText('Field is required')).toHaveCount(2)
  await fillShipment(page, 0, 'UPS', '12.5')
  await dialog(page).getByRole('button', { name: 'Add shipment' }).click()
  await expect(dialog(page).getByText('Maximum 2 tracking numbers')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Add shipment' })).toHaveCount(0)
  await fillShipment(page, 1, 'FedEx', '9')
  await shipments.nth(1).getByLabel('Tracking number').fill('7711 2233')
  await dialog(page).getByRole('button', { name: 'Change status' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('FedEx · 7711 2233')).toBeVisible()
  const { deliveries } = await readPartsOrder(page, id)
  expect(deliveries.map(({ delivery_method, delivery_cost }) => [delivery_method, delivery_cost])).toEqual([
    ['ups', 12.5],
    ['fedex', 9],
  ])

  await page.getByRole('button', { name: 'Edit shipment' }).first().click()
  await dialog(page).getByLabel('Cost').fill('14')
  await dialog(page).getByLabel('Tracking number').fill('1Z44')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('UPS · 1Z44')).toBeVisible()
  await expect(page.getByText('Cost $14.00')).toBeVisible()

  await expect(refund(page)).toHaveCount(0)
  for (const status of ['Delivered', 'Returned']) {
    await changeStatus(page, status)
    await dialog(page).getByRole('button', { name: 'Change status' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('main').getByText(status, { exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'More actions' }).click()
  await refund(page).click()
  await expect(dialog(page).getByText('Do you really want your refunded?')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/parts-orders$/)
  expect((await readPartsOrder(page, id)).is_refunded).toBe(true)
})

test('the office gives an order to another sales manager, and a sales manager takes one over [PO-035] [PO-036] [PO-037]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const { id } = await newPartsOrder(page)
  const managers = await ask<{ id: number; full_name: string }[]>(
    page,
    'GET',
    '/users/short-list?roles[0]=sales_manager&statuses[0]=active',
  )
  const [first, second] = managers
  await ask(page, 'PUT', `/parts-orders/${id}/assign-sales-manager`, { sales_manager_id: first!.id })
  await page.goto(`/parts-orders/${id}`)
  await act(page, 'Reassign sales manager')
  const give = dialog(page).getByRole('button', { name: 'Reassign sales manager' })
  await expect(dialog(page).getByText(`Currently assigned to ${first!.full_name}`)).toBeVisible()
  await expect(give).toBeDisabled()
  await dialog(page).getByLabel('New sales manager').click()
  const offered = page.locator('.ant-select-item-option:visible')
  await expect(offered).toHaveCount(managers.length - 1)
  await expect(offered.filter({ hasText: first!.full_name })).toHaveCount(0)
  await offered.filter({ hasText: second!.full_name }).click()
  await give.click()
  await expect(notices(page).getByText('Sales manager successfully assigned')).toBeVisible()
  expect((await readPartsOrder(page, id)).sales_manager?.id).toBe(second!.id)

  await signIn(page, 'sales')
  const me = await ask<{ id: number; full_name: string }>(page, 'GET', '/profile')
  const other = managers.find(manager => manager.id !== me.id)!
  await signIn(page, 'admin')
  if ((await readPartsOrder(page, id)).sales_manager?.id === me.id)
    await ask(page, 'PUT', `/parts-orders/${id}/assign-sales-manager`, { sales_manager_id: other.id })
  await signIn(page, 'sales')
  await page.goto(`/parts-orders/${id}`)
  await act(page, 'Reassign sales manager')
  await expect(dialog(page).getByLabel('New sales manager')).toHaveText(me.full_name)
  await expect(dialog(page).getByRole('combobox')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Reassign sales manager' }).click()
  await expect(notices(page).getByText('Sales manager successfully assigned')).toBeVisible()
  expect((await readPartsOrder(page, id)).sales_manager?.id).toBe(me.id)
})

test('addresses, shipping cost, items and tags of an open order are changed on its page, and its history tells of it', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const parts = await partsInStock(page, 2)
  const order = await newPartsOrder(page, { items: parts.map(({ id }) => ({ id })) })
  await page.goto(`/parts-orders/${order.id}`)
  await page.getByRole('button', { name: 'Edit delivery address' }).click()
  await dialog(page).getByLabel('Street and number').fill('99 Elm St')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('99 Elm St')).toBeVisible()
  await expect(page.getByText('14 Main St')).toHaveCount(1)

  await page.getByRole('button', { name: 'Edit additional shipping cost' }).click()
  await dialog(page).getByLabel('Additional shipping cost').fill('7.25')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('$7.25')).toBeVisible()

  const saved = page.waitForResponse(
    answer => /\/item\/\d+$/.test(answer.url()) && answer.request().method() === 'PUT',
  )
  await page
    .getByLabel(/^Quantity/)
    .first()
    .fill('3')
  await saved
  await expect.poll(async () => (await readPartsOrder(page, order.id)).items[0]!.quantity).toBe(3)
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click()
  await expect(notices(page).getByText('Item successfully deleted!')).toBeVisible()
  await expect(page.getByLabel(/^Quantity/)).toHaveCount(1)

  const [tag] = (await ask<{ order: { name: string }[] }>(page, 'GET', '/tags')).order
  await page.getByRole('button', { name: 'Edit tags' }).click()
  await expect(dialog(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type(tag!.name)
  await expect(page.locator('.ant-select-item-option:visible')).toHaveText([tag!.name])
  await page.keyboard.press('Enter')
  await expect(dialog(page).locator('.ant-select-selection-item')).toHaveText([tag!.name])
  // Tab goes on to the buttons, and takes nothing back.
  await page.keyboard.press('Tab')
  await expect(page.locator('.ant-select-item-option:visible')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('main').getByText(tag!.name, { exact: true })).toBeVisible()

  await act(page, 'History')
  await expect(page).toHaveURL(new RegExp(`/parts-orders/${order.id}/history$`))
  await expect(page.getByText('99 Elm St').first()).toBeVisible()
  await expect(page.getByText(tag!.name).first()).toBeVisible()
})

test('a payment begins with what is due and with today, and is taken back; a paid order keeps its items [PO-016]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const order = await newPartsOrder(page)
  await page.goto(`/parts-orders/${order.id}`)
  await page.getByRole('button', { name: 'Create payment' }).click()
  await expect(dialog(page).getByLabel('Amount')).toHaveValue(order.total_amount.toFixed(2))
  await expect(dialog(page).getByText(order.customer!.full_name)).toBeVisible()
  await dialog(page).getByLabel('Amount').fill('1')
  await dialog(page).getByLabel('Payment method').click()
  await page.locator('.ant-select-item-option:visible', { hasText: 'Money order' }).click()
  await dialog(page).getByLabel('Reference number').fill('MO-77')
  await dialog(page).getByRole('button', { name: 'Create payment' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('MO-77')).toBeVisible()
  await expect(page.getByLabel(/^Quantity/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Create payment' }).click()
  await expect(dialog(page).getByLabel('Amount')).toHaveValue((order.total_amount - 1).toFixed(2))
  await dialog(page).getByLabel('Payment method').click()
  await page.locator('.ant-select-item-option:visible', { hasText: 'Cash' }).click()
  await dialog(page).getByRole('button', { name: 'Create payment' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('main').getByText('Paid', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create payment' })).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Delete payment/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('button', { name: 'Create payment' })).toBeVisible()
})

test('a draft is checked out on its page, and a new order is deleted', async ({ page }) => {
  await signIn(page, 'admin')
  const draft = await newPartsOrderDraft(page)
  await page.goto(`/parts-orders/${draft.id}`)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await dialog(page).getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/parts-orders$/)
  const { order_number } = await readPartsOrder(page, draft.id)
  await page.goto(`/parts-orders?search=${order_number}`)
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(notices(page).getByText('Order successfully deleted!')).toBeVisible()
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
})

test('documents are sent to up to five addresses with the day of the invoice, as an invoice by e-mail [PO-043] [PO-044] [PO-065]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const { id } = await newPartsOrder(page)
  await page.goto(`/parts-orders/${id}`)
  await act(page, 'Send documents')
  const recipients = dialog(page).getByRole('combobox', { name: 'Recipient e-mails' })
  const date = dialog(page).getByLabel('Invoice date')
  const send = dialog(page).getByRole('button', { name: /Send$/ })
  await expect(dialog(page).getByLabel('Document', { exact: true })).toHaveText('Invoice')
  await expect(dialog(page).getByLabel('Send via')).toHaveText('E-mail')
  await expect(date).toHaveValue(/^\d\d\/\d\d\/\d{4}$/)
  await recipients.focus()
  for (let left = await dialog(page).locator('.ant-select-selection-item').count(); left > 0; left--)
    await recipients.press('Backspace')
  const addresses = [1, 2, 3, 4, 5].map(count => `books${count}@fleet.test`)
  for (const address of [...addresses, 'books6@fleet.test']) {
    await recipients.fill(address)
    await recipients.press('Enter')
  }
  await expect(dialog(page).getByText('At most 5 are allowed')).toBeVisible()
  await recipients.press('Backspace')
  await expect(dialog(page).getByText('At most 5 are allowed')).toBeHidden()
  await date.fill('11/20/2026')
  await date.press('Enter')
  await date.press('Tab')

  const code = 'send-docs-error__no-sender-email'
  const title = 'The company has no e-mail address to send documents from'
  await page.route('**/send-docs', route =>
    route.fulfill({ status: 424, json: { errors: [{ status: 424, code, title, params: {} }] } }),
  )
  await send.click()
  await expect(page.getByText(title)).toBeVisible()
  await expect(page.getByText("Please fill in the company's e-mail in the company settings")).toBeVisible()
  await page.unroute('**/send-docs')
  // A form takes one submit a second.
  await page.waitForTimeout(1000)
  const sent = page.waitForRequest(
    request => request.url().endsWith('/send-docs') && !request.headers()['validate-only'],
  )
  await send.click()
  expect((await sent).postDataJSON()).toMatchObject({
    content: 'invoice',
    send_via: 'email',
    invoice_date: '2026-11-20',
    recipient_email: addresses,
  })
  await expect(page.getByText('The invoice is being sent')).toBeVisible()
})

test('an invoice that cannot be made says so, and the page stays as it is [PO-059] [PO-066]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const { id, order_number } = await newPartsOrder(page)
  await page.goto(`/parts-orders/${id}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Invoice', exact: true }).click()
  expect((await download).suggestedFilename()).toBe(`${order_number}.pdf`)
  await page.route('**/generate-invoice', route => route.fulfill({ status: 500, json: { errors: [] } }))
  await page.getByRole('button', { name: 'Invoice', exact: true }).click()
  await expect(notices(page).getByText('The invoice could not be downloaded')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invoice', exact: true })).toBeEnabled()
})

const dialog = (page: Page) => page.getByRole('dialog')
const refund = (page: Page) => page.getByRole('menuitem', { name: 'Mark as refunded' })

async function act(page: Page, item: string) {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function changeStatus(page: Page, status: string) {
  await page.getByRole('button', { name: 'Change status' }).click()
  await dialog(page).getByRole('radio', { name: status }).check()
}

async function fillShipment(page: Page, index: number, method: string, cost: string) {
  const shipment = dialog(page).getByRole('group').nth(index)
  await shipment.getByLabel('Delivery method').click()
  await page.locator('.ant-select-item-option:visible', { hasText: method }).click()
  await shipment.getByLabel('Cost').fill(cost)
}
