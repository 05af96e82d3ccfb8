import { type Kysely, sql } from 'kysely'
import { type LedgerCheck, type LedgerDifference, ledgerChecks } from '#contract/ledger-check/ledger-check.ts'
import { addDays } from '#contract/shared/dates.ts'
import type { Database } from '#server/database/tables.ts'
import { ledgerQueries } from './ledger-checks.ts'

const maxShown = 20

/** Ids of the differing records by check; checks without any are left out. */
export async function findDifferences(db: Kysely<Database>): Promise<Map<LedgerCheck, number[]>> {
  const found = new Map<LedgerCheck, number[]>()
  for (const check of ledgerChecks) {
    const { rows } = await ledgerQueries[check].query.execute(db)
    if (rows.length > 0)
      found.set(
        check,
        [...new Set(rows.map(({ id }) => id))].sort((a, b) => a - b),
      )
  }
  return found
}

/** The differences with labels and links of their first records. */
export async function checkLedgers(db: Kysely<Database>): Promise<LedgerDifference[]> {
  const differences: LedgerDifference[] = []
  for (const [check, ids] of await findDifferences(db))
    differences.push({
      check,
      count: ids.length,
      records: await recordsOf(db, check, ids.slice(0, maxShown)),
    })
  return differences
}

async function recordsOf(
  db: Kysely<Database>,
  check: LedgerCheck,
  ids: readonly number[],
): Promise<LedgerDifference['records']> {
  const { kind } = ledgerQueries[check]
  if (kind === 'day') return ids.map(id => ({ label: addDays('2000-01-01', id), link: null }))
  const { table, number, path } = records[kind]
  const { rows } = await sql<{ id: number; label: string }>`
    select id, ${sql.ref(number)} as label from ${sql.table(table)} where id = any(${ids}) order by id`.execute(
    db,
  )
  return rows.map(({ id, label }) => ({ label, link: `${path}/${id}` }))
}

const records = {
  part: { table: 'parts', number: 'stock_number', path: '/parts' },
  repair_order: { table: 'repair_orders', number: 'order_number', path: '/orders' },
  parts_order: { table: 'parts_orders', number: 'order_number', path: '/parts-orders' },
} as const
