import { sql } from 'kysely'
import { type ChargeInput, charges as declared } from '#contract/charges/charge.ts'
import { chargeErrors } from '#contract/charges/charge-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { columnValues } from '#server/records/crud/columns.ts'
import { implementDictionary } from '#server/records/crud/dictionary.ts'
import { inTheWay, maxRelated } from '#server/records/in-the-way.ts'

export const charges = implementDictionary(declared, {
  about: 'What an order costs besides labor and parts: fees, supplies, freight.',
  table: 'charges',
  order: ['position'],
  isOffered: sql`is_active`,
  shortListMax: 500,
  usage: {
    isUsed: sql`exists (select from type_of_work_charges w where w.charge_id = charges.id)`,
    blockers: async ({ db }, id) =>
      inTheWay(chargeErrors.charge_has_types_of_work, await carrying(db, id), { kind: 'type_of_work' }),
  },
  values: (_, input) => ({ ...columnValues(declared.columns, input), ...nullsOf(input) }),
})

async function carrying(db: Context['db'], chargeId: number) {
  const { rows } = await sql<{ id: number; name: string; count: number }>`
    select w.id, w.name, count(*) over () as count from types_of_work w
    where w.id in (select type_of_work_id from type_of_work_charges where charge_id = ${chargeId})
    order by w.name limit ${maxRelated}`.execute(db)
  return rows
}

/** The columns that a charge of this kind does not have. */
const nullsOf = ({ kind, order_kind }: ChargeInput) => ({
  ...(kind === 'fixed'
    ? { percent: null, base: null, min_amount: null, max_amount: null }
    : { amount: null }),
  ...(order_kind === 'parts_order' && { vehicle_kind: null }),
})
