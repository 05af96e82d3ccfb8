import { z } from 'zod'
import { defineEndpoint } from '../shared/endpoint.ts'
import { timestamp } from '../shared/fields.ts'
import { one } from '../shared/page.ts'

/** Sentences: `ledger-check.checks.<name>`. */
export const ledgerChecks = [
  'on_hand',
  'reserved',
  'repair_order_reservations',
  'parts_order_reservations',
  'repair_order_movements',
  'parts_order_movements',
  'repair_order_payments',
  'parts_order_payments',
  'repair_order_totals',
  'parts_order_totals',
  'finished_order_days',
  'unpaid_order_days',
  'movement_days',
] as const
export type LedgerCheck = (typeof ledgerChecks)[number]

const ledgerDifference = z.object({
  check: z.enum(ledgerChecks),
  /** Of all records; `records` has the first 20. */
  count: z.number().int(),
  /** Stock number, order number or day, and the page of the record. */
  records: z.array(z.object({ label: z.string(), link: z.string().nullable() })),
})
export type LedgerDifference = z.infer<typeof ledgerDifference>

export const ledgerCheckEndpoints = {
  checkLedgers: defineEndpoint({
    method: 'GET',
    path: '/api/v1/ledger-check',
    requires: 'superadmin',
    summary: 'Compares stock, reservations, payments, totals and sums by day with what they sum up',
    response: one(z.object({ checked_at: timestamp, differences: z.array(ledgerDifference) })),
  }),
}
