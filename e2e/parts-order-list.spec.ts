import { expect, type Page } from '@playwright/test'
import type { PartsOrder } from '../contract/src/parts-orders/parts-order.ts'
import { partsOrderSources, partsOrderStatuses } from '../contract/src/parts-orders/parts-order-statuses.ts'
import { apiData } from './api-calls.ts'
import { expectNoOverflow } from './overflow.ts'
import { newPartsOrder, newPartsOrderDraft, partsInStock, shipment } from './parts-order-actions.ts'
import { newOrder } from './repair-order-actions.ts'
import { notices, phoneScreen, signIn } from './shop.ts'
import { test } from './test.ts'

const rows = (page: Page) => page.locator('tbody tr[data-row]')
const cards = (page: Page) => page.locator('li[data-row]')
const options = (page: Page) => page.locator('.ant-select-item-option:visible')
const asCards = (page: Page) => page.getByRole('button', { name: 'Cards' }).click()

test('the list, the form, an order and its history have addresses, and a part links to orders of both kinds', {
  tag: ['@PO-001', '@PO-021'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const [part] = await partsInStock(page, 1)
  const order = await newPartsOrder(page, { items: [{ id: part!.id }] })
  const draft = await newPartsOrderDraft(page)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  await page.goto('/parts-orders')
  await expect(heading('Parts orders')).toBeVisible()
  await page.goto(`/parts-orders/${order.id}`)
  await expect(heading(order.order_number)).toBeVisible()
  await page.goto(`/parts-orders/${order.id}/history`)
  await expect(page.getByText(`Order ${order.order_number} checked out`)).toBeVisible()
  await page.goto(`/parts-orders/${draft.id}/create`)
  await expect(page.getByText(/^Step \d of 4$/)).toBeVisible()

  const work = {
    name: 'Brakes',
    hourly_rate: 1,
    duration: '1:00',
    inventories: [{ id: part!.id, quantity: 1 }],
  }
  const repair = await newOrder(page, { types_of_work: [work] })
  await page.goto(`/parts/${part!.id}`)
  for (const [number, path] of [
    [order.order_number, `/parts-orders/${order.id}`],
    [repair.order_number, `/orders/${repair.id}`],
  ] as const)
    await expect(page.getByRole('link', { name: number })).toHaveAttribute('href', path)
})

test('cards have one to four columns by the width of the screen', {
  tag: '@PO-002',
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/parts-orders')
  await asCards(page)
  const inARow = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const tops = await cards(page).evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
    return tops.filter(top => top === tops[0]).length
  }
  await expect(cards(page)).not.toHaveCount(0)
  for (const [width, count] of [
    [360, 1],
    [767, 1],
    [768, 2],
    [1199, 2],
    [1200, 3],
    [1599, 3],
    [1600, 4],
  ] as const)
    await expect.poll(() => inARow(width), `at ${width}`).toBe(count)
})

test('a card shows four items and the number of others, shipments, comments, and two tags with the others in a popover', {
  tag: ['@PO-003', '@PO-004', '@PO-005'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const parts = await partsInStock(page, 6)
  const tags = (await apiData<{ order: { id: number; name: string }[] }>(page, 'GET', '/tags')).order.slice(
    0,
    4,
  )
  expect(tags.length).toBeGreaterThan(2)
  const order = await newPartsOrder(page, {
    status: 'sent',
    items: parts.map(({ id }) => ({ id })),
    change: { tag_ids: tags.map(({ id }) => id) },
  })
  const few = await newPartsOrder(page, { items: parts.slice(0, 4).map(({ id }) => ({ id })) })
  for (const comment of ['Two boxes', 'Called the carrier'])
    await apiData(page, 'POST', `/parts-orders/${order.id}/comments`, { comment })
  await page.goto(`/parts-orders?search=${order.order_number}`)
  await asCards(page)
  const card = cards(page)
  const thumbs = card.locator('.rb-thumbs > li')
  await expect(thumbs).toHaveCount(5)
  await expect(thumbs.last()).toHaveText('+2')
  for (const [index, part] of parts.slice(0, 4).entries())
    await expect(thumbs.nth(index).getByRole('img', { name: part.name })).toBeVisible()
  await expect(card).toContainText(`UPS · 11/20/2026 · ${shipment.tracking_number}`)
  await expect(card.getByRole('button', { name: 'Comments: 2' })).toHaveText('2')

  const shown = [...order.tags].map(({ name }) => name)
  const foot = card.locator('.rb-tag-list')
  for (const name of shown.slice(0, 2)) await expect(foot.getByText(name, { exact: true })).toBeVisible()
  const more = foot.getByText(`+${shown.length - 2}`)
  const popover = page.getByRole('tooltip')
  await expect(popover).toHaveCount(0)
  await more.hover()
  for (const name of shown.slice(2)) await expect(popover.getByText(name, { exact: true })).toBeVisible()
  await expect(popover.getByText(shown[0]!, { exact: true })).toHaveCount(0)
  await page.mouse.move(0, 0)
  await expect(popover).toBeHidden()
  await more.focus()
  await expect(popover).toBeVisible()

  await page.goto(`/parts-orders?search=${few.order_number}`)
  await expect(thumbs).toHaveCount(4)
  await expect(card.locator('.rb-thumbs-more')).toHaveCount(0)
})

test('the table has a column for each fact where there is room', {
  tag: '@PO-006',
}, async ({ page }) => {
  await signIn(page, 'admin')
  const order = await newPartsOrder(page, { status: 'sent' })
  await apiData(page, 'POST', `/parts-orders/${order.id}/comments`, { comment: 'Two boxes' })
  const texts = [
    /\d\d\/\d\d\/\d{4}/,
    /\d:\d\d [AP]M/,
    'Sent',
    'Not paid',
    'Counter',
    order.customer!.full_name,
    order.customer!.email!,
    '(312) 555-0119',
    'UPS',
    '14 Main St, Joliet, IL 60431',
    shipment.tracking_number,
    `$${order.total_amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
  ]
  await page.goto(`/parts-orders?search=${order.order_number}`)
  for (const width of [1920, 1800, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const row = rows(page)
    await expect(row.getByRole('link', { name: order.order_number })).toHaveAttribute(
      'href',
      `/parts-orders/${order.id}`,
    )
    for (const text of texts) await expect(row).toContainText(text)
    await expect(row.getByRole('button', { name: 'Comments: 1' })).toBeVisible()
    await expect(row.getByRole('button', { name: 'More actions' })).toBeVisible()
  }
  await page.setViewportSize({ width: 1800, height: 900 })
  const heads = page.getByRole('columnheader')
  await expect(heads.nth(1)).toHaveText('Order')
  expect(
    (await heads.allInnerTexts())
      .map(head => head.trim())
      .filter(Boolean)
      .slice(0, 14),
  ).toEqual([
    'Order',
    'Created',
    'Sales manager',
    'Status',
    'Payment',
    'Source',
    'Customer',
    'E-mail',
    'Delivery phone',
    'Sent by',
    'Delivery address',
    'Tracking',
    'Items',
    'Total',
  ])
  await expect(rows(page).getByRole('cell').nth(13)).toHaveText('1')

  // An overdue order shows it next to its total.
  const [late] = await apiData<PartsOrder[]>(page, 'GET', '/parts-orders?is_overdue=true&per_page=1')
  await page.goto(`/parts-orders?search=${late!.order_number}`)
  await expect(rows(page).filter({ hasText: late!.order_number })).toContainText(
    new RegExp(`${late!.overdue_days} d`),
  )
})

test('each filter shows the server’s results and is in the address', {
  tag: ['@PO-007', '@PO-020', '@PO-027', '@PO-046'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const [part] = await partsInStock(page, 1)
  const order = await newPartsOrder(page, { items: [{ id: part!.id }] })
  const shows = async (query: string) => {
    await expect(page).toHaveURL(new RegExp(`[?&]${query.replace(/[+]/g, '\\+')}(&|$)`))
    const results = await apiData<PartsOrder[]>(page, 'GET', `/parts-orders?per_page=12&${query}`)
    await expect(rows(page).locator('[data-row-link]')).toHaveText(results.map(one => one.order_number))
  }
  const begin = async () => {
    await page.goto('/parts-orders')
    await expect(rows(page).first()).toBeVisible()
  }
  const choose = async (name: string, option: string) => {
    await page.getByRole('combobox', { name, exact: true }).click()
    await options(page).filter({ hasText: option }).first().click()
  }
  const searches = [
    ['Search parts orders', 'search', order.order_number],
    ['Part in the order', 'search_inventory', part!.stock_number],
    ['Customer, e-mail, phone', 'search_customer', order.customer!.last_name.split(' ').at(-1)!],
  ] as const
  for (const [name, parameter, value] of searches) {
    await begin()
    if (parameter !== 'search') await page.getByRole('button', { name: 'More filters' }).click()
    await page.getByRole('searchbox', { name }).fill(value)
    await shows(`${parameter}=${value}`)
    await expect(rows(page).first()).toContainText(order.order_number)
  }
  const choices = [
    ['Status', 'Delivered', 'status=delivered'],
    ['Payment', 'Refunded', 'payment_status=refunded'],
    ['Source', 'Amazon', 'source=amazon'],
  ] as const
  for (const [name, option, query] of choices) {
    await begin()
    await choose(name, option)
    await shows(query)
  }
  await begin()
  await page.getByRole('combobox', { name: 'Status', exact: true }).click()
  await expect(options(page)).toHaveCount(partsOrderStatuses.length)
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Source', exact: true }).click()
  await expect(options(page)).toHaveCount(partsOrderSources.length)
  await page.keyboard.press('Escape')

  const [manager] = await apiData<{ id: number; full_name: string }[]>(
    page,
    'GET',
    '/users/short-list?roles[0]=sales_manager&statuses[0]=active',
  )
  await page.getByRole('combobox', { name: 'Sales manager' }).click()
  await options(page).filter({ hasText: manager!.full_name }).click()
  await shows(`sales_manager_id=${manager!.id}`)

  await page.goto('/parts-orders?date_from=2026-10-01&date_to=2026-10-31')
  await shows('date_from=2026-10-01&date_to=2026-10-31')
  await page.goto('/parts-orders?page=2&order_by=total_amount&order_type=asc')
  await shows('page=2&order_by=total_amount&order_type=asc')
  await page.goto('/parts-orders')
  await page.getByRole('columnheader', { name: 'Total' }).getByRole('button').click()
  await expect(page).toHaveURL(/order_by=total_amount/)
})

test('the payment tag is refunded, else paid, else not paid', { tag: '@PO-008' }, async ({ page }) => {
  await signIn(page, 'admin')
  const tellsOf = async (order: PartsOrder, tag: string) => {
    await page.goto(`/parts-orders?search=${order.order_number}`)
    await expect(rows(page).filter({ hasText: order.order_number })).toContainText(tag)
  }
  const open = await newPartsOrder(page)
  await tellsOf(open, 'Not paid')
  const pay = (order: PartsOrder) =>
    apiData(page, 'POST', `/parts-orders/${order.id}/payment`, {
      amount: order.total_amount,
      payment_date: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
      payment_method: 'cash',
    })
  await pay(open)
  await tellsOf(open, 'Paid')
  const back = await newPartsOrder(page, { status: 'returned' })
  await apiData(page, 'POST', `/parts-orders/${back.id}/refunded`)
  await tellsOf(back, 'Refunded')
})

test('an order’s menu offers exactly its action scopes', { tag: '@PO-009' }, async ({ page }) => {
  await signIn(page, 'admin')
  const entries = {
    can_update: 'Edit',
    can_change_status: 'Change status',
    can_assign_manager: 'Reassign sales manager',
    can_add_payment: 'Create payment',
    can_send_invoice: 'Send documents',
    can_canceled: 'Cancel order',
    can_refunded: 'Mark as refunded',
    can_delete: 'Delete',
  } as const
  const flags = Object.keys(entries)
  // Each order has a single action scope.
  await page.route(/\/api\/v1\/parts-orders\?/, async route => {
    const answer = await route.fetch()
    const body = await answer.json()
    for (const [index, row] of body.data.entries())
      for (const flag of flags) row.action_scopes[flag] = flags[index] === flag
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto('/parts-orders')
  const items = page.getByRole('menuitem')
  for (const [index, name] of Object.values(entries).entries()) {
    await rows(page).nth(index).getByRole('button', { name: 'More actions' }).click()
    await expect(items.filter({ hasText: 'History' })).toBeVisible()
    for (const other of Object.values(entries))
      await expect(page.getByRole('menuitem', { name: other, exact: true })).toHaveCount(
        other === name ? 1 : 0,
      )
    await page.keyboard.press('Escape')
    await expect(items).toHaveCount(0)
  }
})

test('comments and payments are shown only with their rights', { tag: '@PO-017' }, async ({ page }) => {
  await signIn(page, 'admin')
  const order = await newPartsOrder(page)
  const comments = page.getByRole('heading', { name: 'Comments' })
  const payments = page.getByRole('heading', { name: 'Payments' })
  const open = async () => {
    await page.goto(`/parts-orders/${order.id}`)
    await expect(page.getByRole('heading', { level: 1, name: order.order_number })).toBeVisible()
  }
  await open()
  await expect(comments).toBeVisible()
  await expect(payments).toBeVisible()
  await withRights(page, ['read', 'update', 'change-status'])
  await open()
  await expect(comments).toHaveCount(0)
  await expect(payments).toHaveCount(0)
  await page.goto(`/parts-orders?search=${order.order_number}`)
  await expect(rows(page)).toContainText(order.order_number)
  await expect(rows(page).getByRole('button', { name: /^Comments/ })).toHaveCount(0)
  await page.unroute(profile)
  await withRights(page, ['read', 'add-comment', 'delete-payment'])
  await open()
  await expect(comments).toBeVisible()
  await expect(payments).toBeVisible()
})

test('files of an order are shown, added and removed, each with its right', {
  tag: ['@PO-018', '@PO-026'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const { id } = await newPartsOrder(page)
  await page.goto(`/parts-orders/${id}`)
  const files = page.getByRole('list', { name: 'Attachments' })
  const input = page.getByLabel('Drop files here or browse')
  const file = { name: 'packing list.txt', mimeType: 'text/plain', buffer: Buffer.from('Two boxes') }
  await input.setInputFiles(file)
  await expect(files.getByText('packing list.txt')).toBeVisible()
  // A sales manager may read and add files, but not remove them.
  await signIn(page, 'sales')
  await page.goto(`/parts-orders/${id}`)
  await expect(files.getByText('packing list.txt')).toBeVisible()
  await expect(input).toHaveCount(1)
  await expect(files.getByRole('button', { name: /^(Delete|Remove)/ })).toHaveCount(0)
  await signIn(page, 'admin')
  await page.goto(`/parts-orders/${id}`)
  await files.getByRole('button', { name: /^(Delete|Remove)/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(files).toHaveCount(0)
})

test('the export has the filters of the list', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/parts-orders?status=delivered')
  const sent = page.waitForRequest(/\/parts-orders\/export\?/)
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  expect(new URL((await sent).url()).searchParams.get('status')).toBe('delivered')
  await expect(notices(page)).toHaveCount(0)
})

test('at 360 wide the list has cards that fit the screen', async ({ page }) => {
  await page.setViewportSize(phoneScreen)
  await signIn(page, 'admin')
  await page.goto('/parts-orders')
  await expect(cards(page).first()).toBeVisible()
  await expectNoOverflow(page)
})

const profile = '**/api/v1/profile*'

const withRights = (page: Page, rights: readonly string[]) =>
  page.route(profile, async route => {
    const answer = await route.fetch()
    const body = await answer.json()
    if (body.data?.permissions?.['orders-parts']) body.data.permissions['orders-parts'] = rights
    await route.fulfill({ response: answer, json: body })
  })
