import { type ControlledTransaction, type Kysely, sql } from 'kysely'
import type { Database } from '../tables.ts'
import { inOrderOf, type List } from './list.ts'
import { type AnyQuery, orderedBy, type SortQuery } from './query.ts'
import { matchesSearch } from './search.ts'
import { sortOrder } from './sort-order.ts'

const chunkSize = 500
/** A client that reads no rows for this long is disconnected and its snapshot closed. */
const patienceMs = 60_000

/** All rows of a list in chunks of one snapshot. `listIn` makes the list within the transaction. */
export async function* readAll<Row extends { id: number }>(
  db: Kysely<Database>,
  query: SortQuery,
  listIn: (db: Kysely<Database>) => List<Row> | Promise<List<Row>>,
): AsyncGenerator<Row[]> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    const list = await listIn(transaction)
    const { sql: select, parameters } = (await inOrder(transaction, query, list)).compile()
    await transaction.executeQuery({
      sql: `declare listed no scroll cursor for ${select}`,
      parameters,
      query: sql``.toOperationNode() as never,
      queryId: { queryId: 'export' },
    })
    while (true) {
      const { rows: found } = await sql<{ id: number }>`fetch ${sql.lit(chunkSize)} from listed`.execute(
        transaction,
      )
      if (found.length === 0) return
      const ids = found.map(({ id }) => id)
      const rows = inOrderOf(ids, await list.rows(ids))
      const letGo = setTimeout(() => void end(transaction), patienceMs)
      try {
        yield rows
      } finally {
        clearTimeout(letGo)
      }
    }
  } finally {
    await end(transaction)
  }
}

async function inOrder<Row>(db: Kysely<Database>, query: SortQuery, list: List<Row>): Promise<AnyQuery> {
  const { matching, sortable = matching, search } = list
  const found = search ? sortable.where(await matchesSearch(db, search)) : sortable
  const { columns, direction, rank } = sortOrder(query, list)
  return orderedBy(rank ? found.orderBy(rank) : found, columns, direction)
}

async function end(transaction: ControlledTransaction<Database>): Promise<void> {
  if (!transaction.isCommitted && !transaction.isRolledBack) await transaction.rollback().execute()
}
