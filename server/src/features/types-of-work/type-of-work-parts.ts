import { sql } from 'kysely'
import type { Context } from '#server/http/context.ts'

/** The rows of a new or emptied type of work, in their order, in one statement. */
export async function addTypeOfWorkParts(
  { db }: Context,
  typeOfWorkId: number,
  parts: readonly { part_id: number; quantity: number }[],
): Promise<void> {
  if (parts.length === 0) return
  await sql`
    insert into type_of_work_parts (type_of_work_id, part_id, quantity, position)
    select ${typeOfWorkId}, p.part_id, p.quantity, p.place - 1
    from unnest(
      ${parts.map(row => row.part_id)}::bigint[],
      ${parts.map(row => row.quantity)}::numeric[]
    ) with ordinality as p(part_id, quantity, place)`.execute(db)
}
