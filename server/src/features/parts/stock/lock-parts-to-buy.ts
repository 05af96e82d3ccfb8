import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/tables.ts'

export interface PartToBuy {
  id: number
  unit_name: string
  accept_decimals: boolean
}

/**
 * Locks stock, parts and units for purchases, in order of the parts' ids like `lockParts`. Parts that do
 * not exist are missing from the result.
 */
export async function lockPartsToBuy(
  db: Kysely<Database>,
  partIds: readonly number[],
): Promise<Map<number, PartToBuy>> {
  const { rows } = await sql<PartToBuy>`
    select p.id, u.name as unit_name, u.accept_decimals
    from parts p
    join part_stock s on s.part_id = p.id
    join units u on u.id = p.unit_id
    where p.id = any(${partIds}::bigint[]) and p.deleted_at is null
    order by p.id
    for key share of p, u for no key update of s`.execute(db)
  return new Map(rows.map(part => [part.id, part]))
}
