import type { Rows } from './rows.ts'
import type { SampleRecords } from './sample-records.ts'

/** Lists, searches, reports and single records. */
export async function measureReads(rows: Rows, { orders, parts, some, words }: SampleRecords): Promise<void> {
  const { measure, get, search, read } = rows
  const lists = '/api/v1/orders?per_page=24'
  await read('orders, 1 connection', 2, lists, 'orders', 1)
  await read('orders', 2, lists, 'orders')
  await read(
    'orders, finished, by total',
    2,
    `${lists}&status=finished&order_by=total_amount&order_type=desc`,
    'orders-by-total',
  )
  await read('orders, not paid', 2, `${lists}&payment_status=not_paid`, 'orders-not-paid')
  await read(
    'orders of a big fleet, by total',
    2,
    `${lists}&customer_id=${some.fleet}&order_by=total_amount&order_type=desc`,
    `orders-of-customer?customer=${some.fleet}`,
  )
  await read('customers', 2, '/api/v1/customers?per_page=24', 'customers')
  await read('trucks', 2, '/api/v1/trucks?per_page=24', 'trucks')
  await read('parts', 2, '/api/v1/inventories?per_page=24', 'parts')
  await read(
    'parts of a category, by price',
    2,
    `/api/v1/inventories?per_page=24&category_id=${some.category}&order_by=price_retail`,
    `parts-of-category?category=${some.category}`,
  )
  await read('parts orders', 2, '/api/v1/parts-orders?per_page=24', 'parts-orders')
  await read('dues', 2, '/api/v1/orders/summary', 'dues')
  for (const name of ['vin_tail', 'unit_number', 'order_number', 'company', 'last_name'] as const)
    await search(
      `search by ${name.replace('_', ' ')}`,
      `${lists}&search=`,
      'orders-of-word?word=',
      words[name],
    )
  await search(
    'search by a common name, by name',
    '/api/v1/customers?per_page=24&order_by=name&search=',
    'customers-by-name?word=',
    words.last_name,
  )
  // All imported today: the oldest are behind all other movements.
  await search(
    'search, hits at the far end',
    '/api/v1/reports/inventories?per_page=24&order_by=date&order_type=asc&q=',
    'movements-of-word?word=',
    ['load lock'],
  )
  for (const [what, path, floor, typed] of [
    ['a vehicle by its VIN tail', 'vehicles/short-list', 'vehicles-of-word', words.vin_tail],
    ['a vehicle by its unit', 'vehicles/short-list', 'vehicles-of-word', words.unit_number],
    ['a part by its number', 'inventories/shortlist', 'parts-of-word', words.stock_number],
    ['a customer by company', 'customers/short-list', 'customers-of-word', words.company],
  ] as const)
    await search(`palette, ${what}`, `/api/v1/${path}?search=`, `${floor}?word=`, typed)
  const month = { from: '2026-01-01', to: '2026-01-31' }
  const ever = { from: '2000-01-01', to: '2100-12-31' }
  // Sums of years must be ten times faster than their rows; a small shop has too few to measure.
  const ofYears = orders >= 1_000_000 ? 0.1 : 1
  for (const [what, reach, { from, to }] of [
    ['of a month', 1.5, month],
    ['of all time', ofYears, ever],
  ] as const) {
    const days = `?from=${from}&to=${to}`
    const range = encodeURIComponent(`${from} - ${to}`)
    const orderTotals = `/api/v1/reports/orders/totals?dates_range=${range}`
    await read(`report of orders ${what}`, reach, orderTotals, `orders-report${days}`, 1)
    const movementTotals = `/api/v1/reports/inventories/totals?date_from=${from}&date_to=${to}`
    await read(`report of movements ${what}`, reach, movementTotals, `movements-report${days}`, 1)
  }
  const last = Math.min(5000, Math.floor(orders / 30))
  await measure(`page ${last} against page 1`, 10, get(`${lists}&page=${last}`, 1), get(lists, 1))
  await read('one order', 2.5, `/api/v1/orders/${some.id}`, `order?id=${some.id}`)
  await read(
    'one parts order',
    2.5,
    `/api/v1/parts-orders/${some.parts_order}`,
    `parts-order?id=${some.parts_order}`,
  )
  await read('one part', 2.5, `/api/v1/inventories/${parts[0]!.id}`, `part?id=${parts[0]!.id}`)
}
