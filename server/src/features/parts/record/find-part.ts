import { partErrors } from '#contract/parts/part-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'

/** Refuses with 404 when there is none, or it is deleted. */
export async function findPart({ db }: Context, id: number): Promise<void> {
  const found = await db
    .selectFrom('parts')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw refusal(partErrors.no_such_part)
}

/** The part and its stock, locked until the end of the write; its unit goes on taking the decimals that it takes now. */
export async function lockPart({ db }: Context, id: number) {
  const found = await db
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
  if (!found) throw refusal(partErrors.no_such_part)
  return found
}
