import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { type LedgerCheck, ledgerCheckEndpoints } from '#contract/ledger-check/ledger-check.ts'
import { notificationEndpoints } from '#contract/notifications/notification-endpoints.ts'
import type { Database } from '#server/database/tables.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { partsOrderFixtures } from '#server/testing/parts-order-fixtures.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { findDifferences } from './check-ledgers.ts'
import { notifyDifferences } from './notify-differences.ts'

const test = await testShop()
const owner = await test.signIn('superadmin')
const admin = await test.signIn('admin')
const make = await partFixtures(test, admin)

const differences = async () => (await owner.call(ledgerCheckEndpoints.checkLedgers, {})).data.differences
const notices = async () =>
  (await owner.call(notificationEndpoints.listNotifications, {})).data.filter(
    ({ type }) => type === 'ledger_difference',
  )

it('finds sums that differ from their rows, and notifies superadmins of each once', async () => {
  const { id } = await make.part({})
  const setReserved = (reserved: string) =>
    test.db.updateTable('part_stock').set({ reserved }).where('part_id', '=', id).execute()
  await notifyDifferences(test.shop)
  expect([await differences(), await notices()]).toEqual([[], []])

  await setReserved('3')
  expect(await differences()).toEqual([
    { check: 'reserved', count: 1, records: [{ label: expect.any(String), link: `/parts/${id}` }] },
  ])
  await notifyDifferences(test.shop)
  await notifyDifferences(test.shop)
  expect(await notices()).toMatchObject([{ link: '/ledger-check' }])

  await setReserved('0')
  await notifyDifferences(test.shop)
  await setReserved('1')
  await notifyDifferences(test.shop)
  expect(await notices()).toHaveLength(2)
  await setReserved('0')
  expect(await differences()).toEqual([])
})

describe('a stored sum or state', () => {
  beforeAll(async () => {
    const { part, order, orderInEachState } = orderFixtures(test)
    const types_of_work = [
      {
        name: 'Front brakes',
        hourly_rate: 100,
        duration: '1:00',
        inventories: [{ id: await part(9), quantity: 2 }],
      },
    ]
    await orderInEachState(admin, { types_of_work })
    await order(admin)
    for (const status of ['new', 'sent'] as const) await partsOrderFixtures(test).orderIn(admin, status)
    expect(await differences()).toEqual([])
  })

  const columns: [keyof Database, LedgerCheck, string][] = [
    ['part_stock', 'on_hand', 'on_hand'],
    ['reservations', 'repair_order_reservations', 'quantity'],
    ['reservations', 'parts_order_reservations', 'quantity'],
    ['repair_order_parts', 'repair_order_movements', 'quantity'],
    ['parts_order_items', 'parts_order_movements', 'quantity'],
    ['repair_orders', 'repair_order_payments', 'paid_amount is_paid'],
    ['parts_orders', 'parts_order_payments', 'paid_amount is_paid'],
    [
      'repair_orders',
      'repair_order_totals',
      'labor_amount parts_amount discount_amount tax_labor_amount tax_parts_amount total_amount',
    ],
    [
      'parts_orders',
      'parts_order_totals',
      'items_count subtotal_amount delivery_amount delivery_cost tax_amount total_amount',
    ],
    [
      'repair_order_days',
      'finished_order_days',
      'orders total_amount labor_amount parts_amount net_amount parts_cost',
    ],
    ['unpaid_repair_order_days', 'unpaid_order_days', 'orders balance'],
    ['stock_movement_days', 'movement_days', 'cost price'],
  ]
  const cases = columns.flatMap(([table, check, names]) =>
    names.split(' ').map(column => ({ table, check, column })),
  )

  it.each(cases)(
    'is compared with its rows: $column of $table as $check',
    async ({ table, check, column }) => {
      const changed = await test.db.startTransaction().execute()
      try {
        const other = sql.raw(column.startsWith('is_') ? `not ${column}` : `${column} + 1`)
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${other}`.execute(changed)
        expect([...(await findDifferences(changed)).keys()]).toContain(check)
      } finally {
        await changed.rollback().execute()
      }
    },
  )
})
