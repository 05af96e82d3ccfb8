import { expect, type Page } from '@playwright/test'
import { apiData } from './api-calls.ts'
import {
  newPartsOrder,
  newPartsOrderDraft,
  partsInStock,
  payFor,
  readPartsOrder,
} from './parts-order-actions.ts'
import { notices, signIn } from './shop.ts'
import { test } from './test.ts'

test('an order is sent in two shipments, delivered, returned and refunded', {
  tag: ['@PO-010', '@PO-024', '@PO-032', '@PO-033', '@PO-034', '@PO-050', '@PO-061', '@PO-068'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const { id } = await newPartsOrder(page, { status: 'in_process' })
  await payFor(page, id, 1)
  await page.goto(`/parts-orders/${id}`)
  await changeStatus(page, 'Sent')
  const shipments = dialog(page).getByRole('group')
  await expect(shipments).toHaveCount(1)
  await dialog(page).getByRole('button', { name: 'Change status' }).click()
  // Method and cost are required, the tracking number is not, and the date is today.
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
  const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  expect(deliveries.map(({ id: _, ...sent }) => sent)).toEqual([
    { delivery_method: 'ups', date_sent: today, delivery_cost: 12.5, tracking_number: '' },
    { delivery_method: 'fedex', date_sent: today, delivery_cost: 9, tracking_number: '7711 2233' },
  ])

  await page.getByRole('button', { name: 'Edit shipment' }).first().click()
  await dialog(page).getByLabel('Cost').fill('14')
  await dialog(page).getByLabel('Tracking number').fill('1Z44')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('UPS · 1Z44')).toBeVisible()
  await expect(page.getByText('Cost $14.00')).toBeVisible()

  for (const status of ['Delivered', 'Returned']) {
    await page.getByRole('button', { name: 'More actions' }).click()
    await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible()
    await expect(refund(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await changeStatus(page, status)
    await dialog(page).getByRole('button', { name: 'Change status' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('main').getByText(status, { exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'More actions' }).click()
  await refund(page).click()
  await expect(dialog(page).getByText('Do you really want your refunded?')).toBeVisible()
  await expect(dialog(page).getByText(/Paid \$\d/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/parts-orders$/)
  expect((await readPartsOrder(page, id)).is_refunded).toBe(true)
})

test('a single next status is preselected; a missing choice among several is an error', async ({ page }) => {
  await signIn(page, 'admin')
  const fresh = await newPartsOrder(page)
  const sent = await newPartsOrder(page, { status: 'sent' })
  await page.goto(`/parts-orders/${fresh.id}`)
  await page.getByRole('button', { name: 'Change status' }).click()
  await expect(dialog(page).getByRole('radio', { name: 'In process' })).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Change status' }).click()
  await expect(page.getByRole('main').getByText('In process', { exact: true })).toBeVisible()

  await page.goto(`/parts-orders/${sent.id}`)
  await page.getByRole('button', { name: 'Change status' }).click()
  await expect(dialog(page).getByRole('radio')).toHaveCount(4)
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Change status' }).click()
  await expect(dialog(page).getByText('Field is required')).toBeVisible()
  await expect(dialog(page).getByRole('radio').first()).toBeFocused()
})

test('the status dialog follows changes by another user', async ({ page }) => {
  await signIn(page, 'admin')
  const { id } = await newPartsOrder(page)
  await page.goto(`/parts-orders/${id}`)
  await page.getByRole('button', { name: 'Change status' }).click()
  const present = dialog(page).getByText('Current status')
  await expect(present).toContainText('New')
  await apiData(page, 'POST', `/parts-orders/${id}/change-status`, { status: 'in_process', sent_data: [] })
  await expect(dialog(page).getByRole('radio', { name: 'Sent' })).toBeVisible()
  await expect(present).toContainText('In process')
})

test('the status dialog is never older than the order’s row in the list', async ({ page }) => {
  await signIn(page, 'admin')
  const { id, order_number } = await newPartsOrder(page)
  await page.goto(`/parts-orders?search=${order_number}`)
  const row = page.locator(`tr[data-row="${id}"]`)
  await row.getByRole('link', { name: order_number }).click()
  await expect(page.getByRole('button', { name: 'Change status' })).toBeVisible()
  await page.goBack()
  await apiData(page, 'POST', `/parts-orders/${id}/change-status`, { status: 'in_process', sent_data: [] })
  await expect(row).toContainText('In process')
  await page.route(`**/api/v1/parts-orders/${id}`, () => undefined)
  await row.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Change status' }).click()
  await expect(dialog(page).getByText('Current status')).toContainText('In process')
})

test('the payment dialog follows payments by another user', async ({ page }) => {
  await signIn(page, 'admin')
  const { id, total_amount } = await newPartsOrder(page)
  await page.goto(`/parts-orders/${id}`)
  await page.getByRole('button', { name: 'Create payment' }).click()
  await dialog(page).getByLabel('Amount').fill('5')
  await payFor(page, id, 1)
  await expect(dialog(page).getByText(`$${(total_amount - 1).toFixed(2)}`)).toBeVisible()
  await expect(dialog(page).getByLabel('Amount')).toHaveValue('5')
})

test('after an order is canceled its payment link is not requested', async ({ page }) => {
  await signIn(page, 'admin')
  const own = await newPartsOrder(page)
  const refused: string[] = []
  page.on('response', answer => {
    if (answer.url().includes('/api/') && answer.status() >= 400)
      refused.push(`${answer.status()} ${answer.url()}`)
  })
  const open = async (id: number) => {
    const read = page.waitForResponse(answer => answer.url().endsWith(`/parts-orders/${id}/payment-link`))
    await page.goto(`/parts-orders/${id}`)
    await read
  }
  await open(own.id)
  await act(page, 'Cancel order')
  await dialog(page).getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/parts-orders$/)

  // Also when another user does it.
  const other = await newPartsOrder(page)
  await open(other.id)
  await apiData(page, 'POST', `/parts-orders/${other.id}/cancel`)
  await expect(page.getByRole('button', { name: 'Send payment link' })).toBeHidden()
  expect(refused).toEqual([])
})

test('canceling gives a deposit back; a sales manager is told who may do that', async ({ page }) => {
  await signIn(page, 'sales')
  const { id } = await newPartsOrder(page)
  await payFor(page, id, 1)
  await page.goto(`/parts-orders/${id}`)
  await act(page, 'Cancel order')
  await expect(dialog(page).getByText(/\$1\.00 was paid.*These may do that: \S/)).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Yes' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()

  await signIn(page, 'admin')
  await page.goto(`/parts-orders/${id}`)
  await act(page, 'Cancel order')
  await expect(dialog(page).getByText(/\$1\.00 was paid/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/parts-orders$/)
  await page.goto(`/parts-orders/${id}`)
  await expect(page.getByText('Refund · Cash')).toBeVisible()
  await expect(page.getByText('-$1.00')).toBeVisible()
})

test('an admin assigns an order to another sales manager, and a sales manager takes one over', {
  tag: ['@PO-035', '@PO-036', '@PO-037', '@PO-057'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const { id } = await newPartsOrder(page)
  const managers = await apiData<{ id: number; full_name: string }[]>(
    page,
    'GET',
    '/users/short-list?roles[0]=sales_manager&statuses[0]=active',
  )
  const [first, second] = managers
  await apiData(page, 'PUT', `/parts-orders/${id}/assign-sales-manager`, { sales_manager_id: first!.id })
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
  const me = await apiData<{ id: number; full_name: string }>(page, 'GET', '/profile')
  const other = managers.find(manager => manager.id !== me.id)!
  await signIn(page, 'admin')
  if ((await readPartsOrder(page, id)).sales_manager?.id === me.id)
    await apiData(page, 'PUT', `/parts-orders/${id}/assign-sales-manager`, { sales_manager_id: other.id })
  await signIn(page, 'sales')
  await page.goto(`/parts-orders/${id}`)
  await act(page, 'Reassign sales manager')
  await expect(dialog(page).getByLabel('New sales manager')).toHaveText(me.full_name)
  await expect(dialog(page).getByRole('combobox')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Reassign sales manager' }).click()
  await expect(notices(page).getByText('Sales manager successfully assigned')).toBeVisible()
  expect((await readPartsOrder(page, id)).sales_manager?.id).toBe(me.id)
})

test('addresses, shipping cost, items, charges and tags of an open order are changed on its page and recorded in its history', {
  tag: ['@PO-028', '@PO-047', '@PO-051', '@PO-052', '@PO-053', '@CHG-15'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  // Read at once: an order changes the sequence of the list.
  const [first, second, third] = await partsInStock(page, 3)
  const order = await newPartsOrder(page, { items: [{ id: first!.id }, { id: second!.id }] })
  await page.goto(`/parts-orders/${order.id}`)
  await page.getByRole('button', { name: 'Edit delivery address' }).click()
  await dialog(page).getByLabel('Street and number').fill('99 Elm St')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('99 Elm St')).toBeVisible()
  await expect(page.getByText('14 Main St')).toHaveCount(1)

  await page.getByRole('button', { name: 'Edit pickup or delivery' }).click()
  await dialog(page).getByLabel('Additional shipping cost').fill('7.25')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('$7.25')).toBeVisible()

  await page.getByRole('combobox', { name: 'Part name or number' }).fill(third!.stock_number)
  await page.locator('.ant-select-item-option:visible').filter({ hasText: third!.stock_number }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByLabel(`Quantity, ${third!.name}`)).toHaveValue('1')

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
  await expect(page.getByLabel(/^Quantity/)).toHaveCount(2)

  await page.getByRole('button', { name: 'Add a charge' }).click()
  await page.getByRole('menuitem', { name: 'Freight' }).click()
  await expect(page.getByLabel('Name, Freight')).toBeFocused()
  await page.getByLabel('Price', { exact: true }).fill('85')
  await page.getByRole('button', { name: 'Add a charge' }).click()
  await page.getByRole('menuitem', { name: 'Environmental fee · $12.50' }).click()
  await expect(page.getByText('$97.50')).toBeVisible()
  const { charges } = await readPartsOrder(page, order.id)
  expect(charges.map(({ name, amount }) => [name, amount])).toEqual([
    ['Freight', 85],
    ['Environmental fee', 12.5],
  ])

  const [tag] = (await apiData<{ order: { name: string }[] }>(page, 'GET', '/tags')).order
  await page.getByRole('button', { name: 'Edit tags' }).click()
  await expect(dialog(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type(tag!.name)
  await expect(page.locator('.ant-select-item-option:visible')).toHaveText([tag!.name])
  await page.keyboard.press('Enter')
  await expect(dialog(page).locator('.ant-select-selection-item')).toHaveText([tag!.name])
  // Tab moves to the buttons and keeps the choice.
  await page.keyboard.press('Tab')
  await expect(page.locator('.ant-select-item-option:visible')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('main').getByText(tag!.name, { exact: true })).toBeVisible()

  await act(page, 'History')
  await expect(page).toHaveURL(new RegExp(`/parts-orders/${order.id}/history$`))
  await expect(page.getByText('99 Elm St').first()).toBeVisible()
  await expect(page.getByText(tag!.name).first()).toBeVisible()
  await expect(page.getByText('Charge added: Freight')).toBeVisible()
})

test('a payment defaults to the balance and today, and is reversed; a paid order keeps its items', {
  tag: ['@PO-016', '@PO-023', '@PO-042', '@PO-058'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const order = await newPartsOrder(page)
  await page.goto(`/parts-orders/${order.id}`)
  await page.getByRole('button', { name: 'Create payment' }).click()
  await expect(dialog(page).getByLabel('Amount')).toHaveValue(order.total_amount.toFixed(2))
  // The payer is shown, not chosen.
  await expect(dialog(page).getByText(order.customer!.full_name)).toBeVisible()
  await expect(dialog(page).getByRole('textbox', { name: 'Payment date' })).toHaveValue(/^\d\d\/\d\d\/\d{4}$/)
  await expect(dialog(page).getByLabel('Reference number')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Create payment' }).click()
  await expect(dialog(page).getByText('Field is required')).toHaveCount(1)
  await dialog(page).getByLabel('Amount').fill('1')
  await dialog(page).getByLabel('Amount').press('ArrowUp')
  await expect(dialog(page).getByLabel('Amount')).toHaveValue('1.01')
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

test('an order is deleted in the list', async ({ page }) => {
  await signIn(page, 'admin')
  const { order_number } = await newPartsOrder(page)
  await page.goto(`/parts-orders?search=${order_number}`)
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(notices(page).getByText('Order successfully deleted!')).toBeVisible()
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
})

test('documents are sent to up to five addresses with the invoice date', {
  tag: ['@PO-043', '@PO-044', '@PO-060', '@PO-065'],
}, async ({ page }) => {
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
  await expect(page.getByText('Please fill in the company’s e-mail in the company settings')).toBeVisible()
  await page.unroute('**/send-docs')
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

test('a failed invoice shows an error and leaves the page unchanged', {
  tag: ['@PO-059', '@PO-066'],
}, async ({ page }) => {
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

test('an order shows its items, addresses, delivery, shipments, payments and sums, and its invoice', {
  tag: ['@PO-011', '@PO-012', '@PO-013', '@PO-019', '@PO-022', '@PO-025', '@PO-045'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const [part] = await partsInStock(page, 1)
  const { id } = await newPartsOrder(page, {
    status: 'sent',
    items: [{ id: part!.id, quantity: 2, discount: 15 }],
    change: { delivery_cost: 7.25 },
  })
  await payFor(page, id, 1)
  const order = await readPartsOrder(page, id)
  const [item] = order.items
  const dollars = (value: number) =>
    `$${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
  await page.goto(`/parts-orders/${id}`)
  const main = page.getByRole('main')
  expect(item!.price).toBe(Math.round(item!.base_price * 85) / 100)
  const row = main.getByRole('row').filter({ hasText: part!.name })
  for (const text of [part!.stock_number, '2 ', '15%', dollars(item!.price), dollars(item!.amount)])
    await expect(row).toContainText(text)
  await expect(main.getByRole('heading', { name: 'Delivery', exact: true })).toBeVisible()
  for (const kind of ['Delivery address', 'Billing address']) {
    const address = main.locator('.rb-address').filter({ hasText: kind })
    for (const text of ['Maria Alvarez', '14 Main St', 'Joliet, IL 60431', '(312) 555-0119'])
      await expect(address).toContainText(text)
  }
  await expect(main.getByText('UPS · 1Z999AA10123456784')).toBeVisible()
  const payments = main.locator('.rb-section').filter({ hasText: 'Payments' })
  await expect(payments).toContainText('Cash')
  await expect(payments).toContainText('$1.00')

  const summary = main.locator('.rb-section').filter({ hasText: 'Summary' })
  for (const [line, value] of [
    ['Subtotal', order.subtotal_amount],
    ['Shipping', order.delivery_amount],
    ['Additional shipping cost', 7.25],
    [`Taxes ${order.tax_rate}%`, order.tax_amount],
    ['Saving', order.saving_amount],
    ['Total', order.total_amount],
  ] as const) {
    await expect(summary.getByText(line, { exact: true })).toBeVisible()
    await expect(summary).toContainText(dollars(value))
  }
  await expect(main.getByRole('button', { name: 'Invoice', exact: true })).toBeVisible()
  const draft = await newPartsOrderDraft(page)
  await page.goto(`/parts-orders/${draft.id}/create`)
  await expect(page.getByText(/^Step \d of 4$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invoice' })).toHaveCount(0)
})

test('a checked-out order changes from pickup to delivery, and its terms and method', async ({ page }) => {
  await signIn(page, 'admin')
  const change = { delivery_type: 'pickup', delivery_address: null }
  const order = await newPartsOrder(page, { change })
  await page.goto(`/parts-orders/${order.id}`)
  await page.getByRole('button', { name: 'Edit pickup or delivery' }).click()
  await dialog(page).getByText('Delivery', { exact: true }).click()
  await dialog(page).getByLabel('Additional shipping cost').fill('12.5')
  await dialog(page).getByLabel('Street and number').fill('77 Oak St')
  await dialog(page).getByLabel('ZIP').fill('60607')
  await expect(dialog(page).getByLabel('City')).toHaveValue('Chicago')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('77 Oak St')).toBeVisible()

  await page.getByRole('button', { name: 'Edit payment terms and method' }).click()
  await dialog(page).getByText('30 days').click()
  await dialog(page).getByRole('combobox', { name: 'Payment method' }).click()
  await page.getByTitle('Check', { exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await readPartsOrder(page, order.id)).toMatchObject({
    delivery_type: 'delivery',
    delivery_cost: 12.5,
    delivery_address: { address: '77 Oak St' },
    payment: { terms: '30_days', method: 'check' },
  })

  await page.getByRole('button', { name: 'Edit pickup or delivery' }).click()
  await dialog(page).getByText('Pickup', { exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await readPartsOrder(page, order.id)).toMatchObject({ delivery_type: 'pickup', delivery_cost: 0 })
})

test('every action of an order starts on its page', { tag: ['@PO-014', '@PO-056'] }, async ({ page }) => {
  await signIn(page, 'admin')
  const opens = async (button: string, title: string | RegExp) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(dialog(page).getByText(title).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  }
  const order = await newPartsOrder(page)
  await page.goto(`/parts-orders/${order.id}`)
  await expect(page.getByRole('combobox', { name: 'Part name or number' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Quantity/ })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Discount/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible()
  await opens('Edit delivery address', 'Street and number')
  await opens('Edit billing address', 'Street and number')
  await opens('Edit pickup or delivery', 'Additional shipping cost')
  await opens('Edit payment terms and method', 'Payment terms')
  await opens('Create payment', 'Payment method')
  await opens('Send payment link', /Send a payment link to/)
  await opens('Change status', 'In process')
  for (const [entry, title] of [
    ['Reassign sales manager', 'New sales manager'],
    ['Send documents', 'Recipient e-mails'],
    ['Cancel order', 'Are you sure you want to cancel this order?'],
    ['Delete', 'Are you sure you want to delete this order?'],
  ] as const) {
    await act(page, entry)
    await expect(dialog(page).getByText(title).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  }
  await page
    .getByRole('button', { name: /^Comments/ })
    .first()
    .click()
  await dialog(page).getByLabel('Write a comment').fill('Two boxes')
  await dialog(page).getByRole('button', { name: 'Add comment' }).click()
  await expect(dialog(page).getByText('Two boxes')).toBeVisible()
  const comments = async () => {
    const read = await apiData<{ comment: string }[]>(page, 'GET', `/parts-orders/${order.id}/comments`)
    return read.map(({ comment }) => comment)
  }
  // Shown before the server responds.
  await expect.poll(comments).toEqual(['Two boxes'])
  await dialog(page).getByRole('button', { name: 'Delete comment' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(dialog(page).getByText('Two boxes')).toHaveCount(0)
  await expect.poll(comments).toEqual([])
  await page.keyboard.press('Escape')

  await payFor(page, order.id, 1)
  await page.reload()
  await page.getByRole('button', { name: /^Delete payment/ }).click()
  await expect(dialog(page).getByRole('button', { name: 'Yes' })).toBeVisible()

  const there = await newPartsOrder(page, { status: 'returned' })
  await page.goto(`/parts-orders/${there.id}`)
  await opens('Edit shipment', 'Tracking number')
  await act(page, 'Mark as refunded')
  await expect(dialog(page).getByRole('button', { name: 'Yes' })).toBeVisible()

  const draft = await newPartsOrderDraft(page)
  await page.goto(`/parts-orders/${draft.id}`)
  await opens('Checkout', 'Checkout')
})

test('creating, checkout, status, cancel, delete and refund have their own endpoints, and four of them lead to the list', {
  tag: ['@PO-015', '@PO-048', '@PO-049', '@PO-067'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const done: string[] = []
  page.on('response', answer => {
    const [, called] = /\/api\/v1\/parts-orders(?:\/\d+)?(\/[a-z-]+)?$/.exec(answer.url()) ?? []
    const request = answer.request()
    const isCounted = ['POST', 'DELETE'].includes(request.method()) && !request.headers()['validate-only']
    if (answer.url().includes('/parts-orders') && isCounted && answer.ok())
      done.push(`${request.method()}${called ?? ''}`)
  })
  const pressed = async (name: string) => {
    await dialog(page).getByRole('button', { name }).click()
    await expect(dialog(page)).toBeHidden()
  }
  await page.goto('/parts-orders/create')
  await expect(page.getByText(/^Step \d of 4$/)).toBeVisible()
  const open = async (id: number) => {
    await page.goto(`/parts-orders/${id}`)
    await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible()
    done.length = 0
  }
  expect(done).toEqual(['POST'])

  await open((await newPartsOrderDraft(page)).id)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await pressed('Checkout')
  await expect(page).toHaveURL(/\/parts-orders$/)
  expect(done).toEqual(['POST/checkout'])

  await open((await newPartsOrder(page)).id)
  await page.getByRole('button', { name: 'Send payment link' }).click()
  await pressed('Send')
  await changeStatus(page, 'In process')
  await pressed('Change status')
  await expect(page.getByRole('main').getByText('In process', { exact: true })).toBeVisible()
  await act(page, 'Cancel order')
  await pressed('Yes')
  const canceled = notices(page).filter({ hasText: 'Order successfully canceled!' })
  await expect(canceled).toContainText(/P-\d{6} is canceled/)
  await expect(page).toHaveURL(/\/parts-orders$/)
  expect(done).toEqual(['POST/payment-send-link', 'POST/change-status', 'POST/cancel'])

  await open((await newPartsOrder(page)).id)
  await act(page, 'Delete')
  await pressed('Yes')
  await expect(notices(page).getByText('Order successfully deleted!')).toBeVisible()
  await expect(page).toHaveURL(/\/parts-orders$/)
  expect(done).toEqual(['DELETE'])

  await open((await newPartsOrder(page, { status: 'returned' })).id)
  await act(page, 'Mark as refunded')
  await pressed('Yes')
  await expect(page).toHaveURL(/\/parts-orders$/)
  expect(done).toEqual(['POST/refunded'])
})

test('sources, terms, methods, statuses and carriers come from the server', {
  tag: ['@PO-029', '@PO-030', '@PO-031', '@PO-054', '@PO-055'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  // With names that no translation has.
  await page.route(/\/parts-orders\/catalog\//, async route => {
    const answer = await route.fetch()
    const body = await answer.json()
    if (!Array.isArray(body.data)) return route.fulfill({ response: answer })
    const data = body.data.map((row: { title: string }) => ({ ...row, title: `${row.title} (here)` }))
    return route.fulfill({ response: answer, json: { ...body, data } })
  })
  const offered = page.locator('.ant-select-item-option:visible')
  const draft = await newPartsOrderDraft(page)
  await page.goto(`/parts-orders/${draft.id}/create?step=customer`)
  const choices = page.getByRole('radiogroup')
  await expect(choices.first()).toHaveText('Counter (here)Amazon (here)Haulk Depot (here)')
  const ofTerm = page.waitForRequest(/catalog\/payment-methods\?payment_terms=immediately/)
  await page.goto(`/parts-orders/${draft.id}/create?step=payment`)
  await ofTerm
  await expect(page.getByRole('radiogroup', { name: 'Payment terms' })).toHaveText(
    'Immediately (day of purchase) (here)15 days (here)30 days (here)',
  )
  await page.getByRole('combobox', { name: 'Payment method' }).click()
  await expect(offered.first()).toHaveText('Cash (here)')

  const { id } = await newPartsOrder(page, { status: 'in_process' })
  await page.goto(`/parts-orders/${id}`)
  const entered = page.waitForRequest(/catalog\/payment-methods\?for_add_payment=(1|true)$/)
  await page.getByRole('button', { name: 'Create payment' }).click()
  await entered
  await dialog(page).getByLabel('Payment method').click()
  await expect(offered.nth(1)).toHaveText('Check (here)')
  await expect(offered.filter({ hasText: 'Online' })).toHaveCount(0)
  await page.goto(`/parts-orders/${id}`)
  await page.getByRole('button', { name: 'Change status' }).click()
  await expect(dialog(page).getByRole('radiogroup')).toHaveText('Sent (here)')
  await dialog(page).getByRole('radio', { name: 'Sent (here)' }).check()
  await dialog(page).getByLabel('Delivery method').click()
  await expect(offered.first()).toHaveText('UPS (here)')
})

test('every refusal shows the server’s sentence', { tag: '@PO-063' }, async ({ page }) => {
  await signIn(page, 'admin')
  const title = 'The server says no'
  const refuse = (path: string) =>
    page.route(`**/api/v1/parts-orders/${path}`, route =>
      ['POST', 'PUT'].includes(route.request().method())
        ? route.fulfill({
            status: 422,
            json: { errors: [{ status: 422, code: 'order_not_editable', title, params: {} }] },
          })
        : route.fallback(),
    )
  const message = page.getByText(title).first()
  const open = async (id: number) => {
    await page.goto(`/parts-orders/${id}`)
    await expect(message).toHaveCount(0)
  }
  const press = (name: string) => dialog(page).getByRole('button', { name }).click()

  const order = await newPartsOrder(page)
  for (const path of ['payment-send-link', 'assign-sales-manager', 'change-status', 'item/*', ''])
    await refuse(`${order.id}${path && `/${path}`}`)
  await open(order.id)
  await page.getByRole('button', { name: 'Send payment link' }).click()
  await press('Send')
  await expect(notices(page).getByText(title)).toBeVisible()
  await open(order.id)
  await act(page, 'Reassign sales manager')
  await dialog(page).getByLabel('New sales manager').click()
  await page.locator('.ant-select-item-option:visible').first().click()
  await press('Reassign sales manager')
  await expect(notices(page).getByText(title)).toBeVisible()
  await open(order.id)
  await changeStatus(page, 'In process')
  await press('Change status')
  await expect(message).toBeVisible()
  await open(order.id)
  await page.getByLabel(/^Quantity/).fill('2')
  await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible()
  await open(order.id)
  await page.getByRole('button', { name: 'Edit pickup or delivery' }).click()
  await dialog(page).getByLabel('Additional shipping cost').fill('7')
  await press('Save')
  await expect(message).toBeVisible()

  const back = await newPartsOrder(page, { status: 'returned' })
  await refuse(`${back.id}/refunded`)
  await refuse(`${back.id}/delivery/*`)
  await open(back.id)
  await act(page, 'Mark as refunded')
  await press('Yes')
  await expect(notices(page).getByText(title)).toBeVisible()
  await open(back.id)
  await page.getByRole('button', { name: 'Edit shipment' }).click()
  await dialog(page).getByLabel('Cost').fill('14')
  await press('Save')
  await expect(message).toBeVisible()

  const draft = await newPartsOrderDraft(page)
  await refuse(`${draft.id}/checkout`)
  await open(draft.id)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await press('Checkout')
  await expect(notices(page).getByText(title)).toBeVisible()
})

test('an item has at least one piece and whole percents up to 99, and an address requires all fields except a company', {
  tag: ['@PO-038', '@PO-039', '@PO-041'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const { id } = await newPartsOrder(page)
  await page.goto(`/parts-orders/${id}`)
  const [quantity, discount] = [page.getByLabel(/^Quantity/), page.getByLabel(/^Discount/)]
  await discount.fill('98')
  await discount.press('ArrowUp')
  await expect(discount).toHaveValue('99')
  await discount.press('ArrowUp')
  await expect(discount).toHaveValue('99')
  await expect.poll(async () => (await readPartsOrder(page, id)).items[0]!.discount).toBe(99)
  await discount.fill('')
  await expect(page.getByRole('alert').filter({ hasText: 'Field is required' })).toBeVisible()
  await discount.fill('0')
  await expect.poll(async () => (await readPartsOrder(page, id)).items[0]!.discount).toBe(0)
  await quantity.fill('')
  await expect(page.getByRole('alert').filter({ hasText: 'Field is required' })).toBeVisible()
  await quantity.fill('1')
  await quantity.press('ArrowDown')
  await expect(quantity).toHaveValue('1')

  await page.getByRole('button', { name: 'Edit billing address' }).click()
  for (const name of ['First name', 'Last name', 'Street and number', 'City', 'ZIP', 'Phone'])
    await dialog(page).getByLabel(name, { exact: true }).fill('')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByText('Field is required')).toHaveCount(6)
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
