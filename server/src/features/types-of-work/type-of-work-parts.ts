import { sql } from 'kysely'
import type { Context } from '#server/operation/context.ts'

/** Inserts the parts of types of work without parts, in order, in one statement. */
export async function addTypeOfWorkParts(
  { db }: Context,
  types: readonly { id: number; parts: readonly { part_id: number; quantity: number }[] }[],
): Promise<void> {
  const rows = types.flatMap(({ id, parts }) => parts.map((part, position) => ({ ...part, id, position })))
  if (rows.length === 0) return
  await sql`
    insert into type_of_work_parts (type_of_work_id, part_id, quantity, position)
    select * from unnest(
      ${rows.map(row => row.id)}::bigint[],
      ${rows.map(row => row.part_id)}::bigint[],
      ${rows.map(row => row.quantity)}::numeric[],
      ${rows.map(row => row.position)}::int[]
    )`.execute(db)
}
