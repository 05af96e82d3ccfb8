import { type Insertable, type Kysely, sql } from 'kysely'
import { prepared } from './prepared.ts'
import type { Database } from './tables.ts'

/** Numerics may also be numbers. All rows of a call have the same columns. */
type Row<Table extends keyof Database> = {
  [Column in keyof Insertable<Database[Table]>]:
    | Insertable<Database[Table]>[Column]
    | (string extends Insertable<Database[Table]>[Column] ? number : never)
}

export async function insertRows<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  if (rows.length > 0) await insertion(table, rows).execute(db)
}

/** Returns the ids, in the order of the rows. */
export async function insertNumberedRows<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const inserted = await sql<{ id: number }>`${insertion(table, rows)} returning id`.execute(db)
  return inserted.rows.map(({ id }) => id)
}

function insertion<Table extends keyof Database>(table: Table, rows: readonly Row<Table>[]) {
  const columns = columnsOf(Object.keys(rows[0]!))
  const target = sql.table(table)
  return sql`insert ${prepared} into ${target} (${columns})
    select ${columns} from json_populate_recordset(null::${target}, ${JSON.stringify(rows)}::json)`
}

const columnsOf = (names: readonly string[]) => sql.raw(names.map(name => `"${name}"`).join(', '))
