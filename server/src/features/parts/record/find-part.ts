import { partErrors } from '#contract/parts/part-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'

export async function findPart({ db }: Context, id: number): Promise<void> {
  const part = await db
    .selectFrom('parts')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!part) throw refusal(partErrors.no_such_part)
}

/** Locks the part, its stock, and the decimals of its unit until the end of the transaction. */
export async function lockPart({ db }: Context, id: number) {
  const part = await db
    .selectFrom('parts')
    .innerJoin('part_stock', 'part_stock.part_id', 'parts.id')
    .innerJoin('units', 'units.id', 'parts.unit_id')
    .select([
      'parts.id',
      'parts.name',
      'parts.slug',
      'stock_number',
      'on_hand',
      'reserved',
      'parts.version',
      'units.name as unit_name',
      'accept_decimals',
    ])
    .where('parts.id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate(['parts', 'part_stock'])
    .forKeyShare('units')
    .executeTakeFirst()
  if (!part) throw refusal(partErrors.no_such_part)
  return part
}
