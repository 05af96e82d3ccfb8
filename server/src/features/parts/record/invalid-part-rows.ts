import { partErrors } from '#contract/parts/part-errors.ts'
import { fitsUnit } from '#contract/parts/quantity.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'

/** A form's row with a part. `at` is its dotted path: `inventories.2`. */
interface PartRowInput {
  part_id: number
  quantity: number
  at: string
}

/**
 * Reports every row whose part does not exist or whose quantity does not fit its unit. Locks parts and
 * units until the end of the transaction.
 */
export async function invalidPartRows({ db }: Context, rows: readonly PartRowInput[]): Promise<Reason[]> {
  if (rows.length === 0) return []
  const found = await db
    .selectFrom('parts')
    .innerJoin('units', 'units.id', 'parts.unit_id')
    .select(['parts.id', 'units.name', 'accept_decimals'])
    .where('parts.id', 'in', [...new Set(rows.map(row => row.part_id))])
    .where('deleted_at', 'is', null)
    .orderBy('parts.id')
    .forKeyShare(['parts', 'units'])
    .execute()
  const units = new Map(found.map(part => [part.id, part]))
  return rows.flatMap(row => {
    const unit = units.get(row.part_id)
    if (!unit) return [reason(partErrors.unknown_part, { parameter: `${row.at}.inventory_id` })]
    if (fitsUnit(row.quantity, unit)) return []
    return [
      reason(partErrors.unit_takes_whole_numbers, {
        parameter: `${row.at}.quantity`,
        params: { unit: unit.name },
      }),
    ]
  })
}
