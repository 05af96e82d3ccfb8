import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { InventoryReportRow } from '../contract/src/reports/inventory-report.ts'
import type { OrdersReportRow } from '../contract/src/reports/orders-report.ts'
import { call } from './api-calls.ts'
import { expectNoOverflow } from './overflow.ts'
import { phoneScreen, signIn } from './shop.ts'
import { test } from './test.ts'

const settled = (page: Page) => page.locator('main[aria-busy=false]')
const heading = (page: Page, name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) })
const rows = (page: Page) => page.locator('[data-row]')
const dollars = (value: number) => value.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
const expectTotals = async (page: Page, sums: Record<string, number>) => {
  for (const [name, sum] of Object.entries(sums))
    await expect(heading(page, name)).toContainText(dollars(sum))
}
const columnsOf = (page: Page) =>
  page.getByRole('columnheader').evaluateAll(cells => cells.map(cell => cell.firstChild?.textContent ?? ''))

const expectCells = (page: Page, cells: string[][]) =>
  expect
    .poll(() =>
      rows(page).evaluateAll(all =>
        all.map(row => [...row.querySelectorAll('.rb-cell-first')].map(cell => cell.textContent)),
      ),
    )
    .toEqual(cells)
const dayOf = (date: string) => date.replace(/^(\d{4})-(\d{2})-(\d{2}).*/, '$2/$3/$1')

const statuses = { new: 'New', in_process: 'In process', finished: 'Finished', deleted: 'Deleted' }
const due = (value: number) => (value === 0 ? '-' : dollars(value))
const orderCells = (row: OrdersReportRow) => [
  row.order_number,
  dollars(row.parts_cost!),
  due(row.charges_amount),
  due(row.charges_cost!),
  dollars(row.total_amount),
  dollars(row.profit!),
  dayOf(row.implementation_date),
  row.customer,
  statuses[row.status],
  row.is_paid ? 'Paid' : 'Not paid',
  due(row.current_due),
  due(row.past_due),
  due(row.total_due),
]

const operations = { purchase: 'Purchase', sold: 'Sold', returned: 'Returned' }
const writtenOff = { defect: 'Written off: defect', broke: 'Written off: broken' }
const operationOf = ({ describe, operation_type }: InventoryReportRow) =>
  describe && describe !== 'sold' ? writtenOff[describe] : operations[operation_type]
const movementCells = (row: InventoryReportRow) => [
  row.stock_number,
  row.name,
  dayOf(row.date),
  operationOf(row),
  (row.operation_type === 'sold' ? '−' : '+') + row.quantity.toLocaleString('en-US'),
  dollars(row.cost!),
  row.operation_type === 'purchase' ? '-' : dollars(row.price),
  row.invoice_number || '-',
  row.category,
  row.supplier || '-',
]

async function ordersTotals(page: Page, query = '') {
  const { data } = (await call(page, 'GET', `/reports/orders/totals${query}`)).body
  return {
    'Total amount': data.total_amount,
    'Parts cost': data.total_parts_cost,
    'Fees and supplies': data.total_charges,
    'Charges cost': data.total_charges_cost,
    Profit: data.total_profit,
    'Current due': data.current_due,
    'Past due': data.past_due,
    'Total due': data.total_due,
  }
}

async function readReport(page: Page, query: string) {
  const { data, meta } = (await call(page, 'GET', `/reports/orders${query}`)).body as {
    data?: { id: number; order_number: string }[]
    meta?: { total: number }
  }
  return { first: data![0]!, total: meta!.total }
}

test('the orders report shows sales, costs, profit and due amounts of each order, with totals in the headings', {
  tag: ['@CONST-011', '@REP-001', '@REP-002', '@REP-003', '@REP-004', '@REP-005', '@REP-006', '@REP-010'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await signIn(page, 'admin')
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Reports' }).first().click()
  await expect(page).toHaveURL(/\/report-orders$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders report' })).toBeVisible()
  await expect(rows(page)).toHaveCount(12)
  expect(await columnsOf(page)).toEqual([
    'Order',
    'Parts cost',
    'Fees and supplies',
    'Charges cost',
    'Total amount',
    'Profit',
    'Implementation',
    'Customer',
    'Status',
    'Paid status',
    'Current due',
    'Past due',
    'Total due',
  ])
  await expectTotals(page, await ordersTotals(page))

  const seen: OrdersReportRow[] = []
  const expectRowsOf = async (query: string) => {
    const { data } = (await call(page, 'GET', `/reports/orders${query}`)).body
    await expectCells(page, data.map(orderCells))
    seen.push(...data)
  }
  await expectRowsOf('')

  for (const name of ['Current due', 'Past due', 'Total due']) {
    const by = name.toLowerCase().replace(' ', '_')
    await heading(page, name).getByRole('button').click()
    await expect(heading(page, name)).toHaveAttribute('aria-sort', 'ascending')
    await heading(page, name).getByRole('button').click()
    await expect(heading(page, name)).toHaveAttribute('aria-sort', 'descending')
    await expect(page).toHaveURL(new RegExp(`order_by=${by}&order_type=desc`))
    const { data } = (await call(page, 'GET', `/reports/orders?order_by=${by}&order_type=desc`)).body
    expect(data[0][by]).toBeGreaterThan(0)
    await expectRowsOf(`?order_by=${by}&order_type=desc`)
  }

  // Filters apply to rows and totals and are in the address.
  await page.goto('/report-orders?status=finished&payment_status=overdue')
  const query = '?status=finished&payment_status=overdue'
  const report = await readReport(page, query)
  await expect(page.getByText(`${report.total} orders`)).toBeVisible()
  await expectTotals(page, await ordersTotals(page, query))
  await expectRowsOf(query)
  const link = rows(page).first().getByRole('link').first()
  await expect(link).toHaveText(report.first.order_number)
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/orders/${report.first.id}$`))
  await page.goto('/report-orders?payment_status=paid')
  await expectRowsOf('?payment_status=paid')
  for (const is_paid of [true, false]) expect(seen.some(row => row.is_paid === is_paid)).toBe(true)
  expect(seen.some(row => row.current_due > 0)).toBe(true)
  expect(seen.some(row => row.past_due > 0)).toBe(true)
})

test('the inventory report shows movements with cost and price, with totals in the headings', {
  tag: ['@CONST-011', '@REP-001', '@REP-004', '@REP-007', '@REP-008', '@REP-009', '@REP-010'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await signIn(page, 'sales')
  await page.goto('/report-orders')
  await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Inventory' }).click()
  await expect(page).toHaveURL(/\/report-inventory$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory report' })).toBeVisible()
  await expect(rows(page)).toHaveCount(12)
  expect(await columnsOf(page)).toEqual([
    'Stock number',
    'Name',
    'Date',
    'Operation',
    'Quantity',
    'Cost',
    'Price',
    'Invoice or order',
    'Category',
    'Supplier',
  ])
  const totals = async (query = '') => {
    const { data } = (await call(page, 'GET', `/reports/inventories/totals${query}`)).body
    return { Cost: data.cost_total, Price: data.price_total }
  }
  await expectTotals(page, await totals())

  for (const type of ['purchase', 'returned', 'sold'] as const) {
    const query = `?transaction_type=${type}`
    const { data } = (await call(page, 'GET', `/reports/inventories${query}`)).body
    expect(data.length).toBeGreaterThan(0)
    await page.goto(`/report-inventory${query}`)
    await expectTotals(page, await totals(query))
    await expectCells(page, data.map(movementCells))
  }
  const [sold] = (await call(page, 'GET', '/reports/inventories?transaction_type=sold')).body.data
  const row = rows(page).first()
  const all: InventoryReportRow[] = (
    await call(page, 'GET', '/reports/inventories?transaction_type=sold&per_page=100')
  ).body.data
  for (const [order_type, path] of [
    ['parts', '/parts-orders'],
    ['bs', '/orders'],
  ]) {
    const ofOrder = all.find(one => one.order_type === order_type && one.has_order)!
    await page.goto(`/report-inventory?q=${ofOrder.invoice_number}`)
    const link = row.getByRole('link', { name: ofOrder.invoice_number })
    await expect(link).toHaveAttribute('href', `${path}/${ofOrder.order_id}`)
  }
  await page.goto('/report-inventory?transaction_type=sold')
  await row.getByRole('link', { name: sold.stock_number }).click()
  await expect(page).toHaveURL(new RegExp(`/parts/${sold.inventory_id}$`))
})

test('a report is exported with its filters', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/report-orders?payment_status=overdue')
  await expect(rows(page).first()).toBeVisible()
  const { total } = await readReport(page, '?payment_status=overdue')
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /CSV/ }).click(),
  ])
  const lines = (await readFile((await download.path())!, 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(total + 1)
  expect(lines[0]).toContain('Parts cost,Profit,Current due')
})

test('the chart has a text for screen readers and a table, and stays hidden once hidden', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, 'admin')
  // The chart library loads only with the chart.
  const scripts: string[] = []
  page.on('request', one => scripts.push(new URL(one.url()).pathname))
  const isDrawn = () => scripts.some(path => /\/plot-.*\.js$/.test(path))
  await page.goto('/orders')
  await expect(rows(page).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(isDrawn()).toBe(false)
  await page.goto('/report-orders')
  const chart = page.getByRole('region', { name: 'Chart' })
  await expect(chart.getByRole('img', { name: /^Chart: Sales and profit\..*By month/ })).toBeVisible()
  await expect(chart.locator('canvas')).toHaveCount(2)
  expect(isDrawn()).toBe(true)
  await expect(chart).toContainText('By month')
  await expect(chart).toContainText('Totals: all days of the list')
  const { data } = (await call(page, 'GET', '/reports/orders/series')).body
  await chart.getByRole('button', { name: 'Numbers' }).click()
  const numbers = chart.getByRole('row')
  await expect(numbers).toHaveCount(data.points.length + 1)
  await expect(numbers.nth(1)).toContainText(dollars(data.points.at(-1).sales))
  await expect(numbers.nth(1)).toContainText(dollars(data.points.at(-1).profit))
  await chart.getByRole('button', { name: 'Hide chart' }).click()
  await expect(chart.getByRole('table')).toHaveCount(0)
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect(chart.locator('canvas')).toHaveCount(0)
  await chart.getByRole('button', { name: 'Show chart' }).click()
  await expect(chart.locator('canvas')).toHaveCount(2)
  await page.goto('/report-orders?dates_range=this_month')
  await expect(chart).toContainText('By day')
  await expect(chart).not.toContainText('Totals')
})

test('on a phone a report has cards with the totals next to the title, without horizontal scrolling', async ({
  page,
}) => {
  await page.setViewportSize(phoneScreen)
  await signIn(page, 'admin')
  for (const [path, label] of [
    ['/report-orders', 'Profit'],
    ['/report-inventory', 'Total cost'],
  ] as const) {
    await page.goto(path)
    await expect(
      settled(page)
        .getByRole('listitem')
        .filter({ has: page.locator('.rb-card-body') })
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('main')).toContainText(new RegExp(`${label} -?\\$`))
    await expectNoOverflow(page)
  }
})

test('reports need their rights', async ({ page }) => {
  await signIn(page, 'mechanic')
  for (const path of ['/report-orders', '/report-inventory']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/forbidden/)
  }
})
