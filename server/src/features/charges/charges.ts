import { sql } from 'kysely'
import { type ChargeInput, charges as declared } from '#contract/charges/charge.ts'
import { columnValues } from '#server/records/crud/columns.ts'
import { implementDictionary } from '#server/records/crud/dictionary.ts'

export const charges = implementDictionary(declared, {
  about: 'What an order costs besides labor and parts: fees, supplies, freight.',
  table: 'charges',
  order: ['position'],
  isOffered: sql`is_active`,
  shortListMax: 500,
  values: (_, input) => ({ ...columnValues(declared.columns, input), ...nullsOf(input) }),
})

/** The columns that a charge of this kind does not have. */
const nullsOf = ({ kind, order_kind }: ChargeInput) => ({
  ...(kind === 'fixed'
    ? { percent: null, base: null, min_amount: null, max_amount: null }
    : { amount: null }),
  ...(order_kind === 'parts_order' && { vehicle_kind: null }),
})
