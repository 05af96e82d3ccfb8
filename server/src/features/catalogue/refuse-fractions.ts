import { sql } from 'kysely'
import { catalogueErrors } from '#contract/catalogue/catalogue-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'
import { relatedPart } from './used-by-parts.ts'

/** Refuses whole numbers for a unit while stock or open records have fractions in it. */
export async function refuseFractions(
  { db }: Context,
  unit: { id: number; accept_decimals?: unknown },
  values: { accept_decimals?: unknown },
): Promise<Reason[]> {
  if (!unit.accept_decimals || values.accept_decimals) return []
  const { rows } = await sql<{ id: number; name: string; count: number }>`
    select id, name, count(*) over () as count from parts join part_stock on part_id = id
    where unit_id = ${unit.id} and deleted_at is null and (
      on_hand % 1 <> 0 or reserved % 1 <> 0
      or exists (select from type_of_work_parts w where w.part_id = parts.id and w.quantity % 1 <> 0)
    )
    order by id desc limit 5`.execute(db)
  const [first] = rows
  if (!first) return []
  return [
    reason(catalogueErrors.unit_has_fractions, {
      parameter: 'accept_decimals',
      params: { count: first.count },
      extra: { related: rows.map(relatedPart) },
    }),
  ]
}
