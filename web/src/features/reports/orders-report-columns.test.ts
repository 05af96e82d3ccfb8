import { expect, it } from 'vitest'
import type { OrdersReportTotals } from '#contract/reports/orders-report.ts'
import { ordersReportColumns } from './orders-report-columns.tsx'

const none: OrdersReportTotals = {
  current_due: 0,
  past_due: 0,
  total_due: 0,
  total_amount: 100,
  total_profit: 100,
  total_parts_cost: 0,
  total_charges: 0,
  total_charges_cost: 0,
}
const charged = (totals: OrdersReportTotals | undefined, isCostShown = true) =>
  ordersReportColumns(totals, isCostShown)
    .filter(({ title }) => title.startsWith('reports.orders.charges'))
    .map(({ title, sum }) => [title.split('.')[2], sum])

it('has columns of charges only with charges', { tags: 'CHG-25' }, () => {
  expect(charged(undefined)).toEqual([])
  expect(charged(none)).toEqual([])
  expect(charged({ ...none, total_charges: 12.5, total_charges_cost: 5 })).toEqual([
    ['charges_amount', 12.5],
    ['charges_cost', 5],
  ])
  expect(charged({ ...none, total_charges: 12.5, total_charges_cost: null }, false)).toEqual([
    ['charges_amount', 12.5],
  ])
})
