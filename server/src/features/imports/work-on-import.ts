import { sql } from 'kysely'
import type { ImportStatus } from '#contract/imports/import.ts'
import type { ImportKind } from '#contract/imports/import-fields.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { planForManyRows } from '#server/database/plan-for-many-rows.ts'
import { inSystemContext, type SystemContext } from '#server/operation/system-context.ts'
import { todayOf } from '#server/platform/clock.ts'
import type { Shop } from '#server/platform/shop.ts'
import { announce } from '#server/records/announce.ts'
import type {
  ImportContext,
  ImportRow,
  ImportTarget,
  RowProblem,
} from '#server/records/import/import-target.ts'
import { targetOf } from './import-targets.ts'

const rowsAtOnce = 500
const problemsAtOnce = 5000
/** From here on a row is told the first of its problems alone: no bad row is without one. */
const manyProblems = 20_000

interface Work {
  id: number
  kind: ImportKind
  status: ImportStatus
  columns: Record<string, number>
  user_id: number
  is_cancelled: boolean
}

/**
 * The job of an import: a dry run, the import itself, or taking it back, by its status. Each is one transaction; killed
 * half-way it leaves nothing, and is begun anew.
 */
export async function workOnImport(shop: Shop, { id }: { id: number }): Promise<void> {
  const work = (await shop.db
    .selectFrom('imports')
    .select(['id', 'kind', 'status', 'columns', 'user_id', 'is_cancelled'])
    .where('id', '=', id)
    .executeTakeFirst()) as Work | undefined
  if (work?.status === 'taking_back') return undo(shop, work)
  if (work?.status !== 'checking' && work?.status !== 'running') return
  if (work.is_cancelled) return endCancelled(shop, work)
  const found: Findings = { badRows: 0, problems: [], newNames: [] }
  try {
    await inSystemContext(shop, context => goOver(shop, context, work, found))
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    await tell(shop, work, error.status, found)
  }
}

interface Findings {
  badRows: number
  problems: { number: number; value: string; problem: RowProblem }[]
  newNames: ImportContext['newNames']
}

/** Ends the transaction without a trace: a dry run, rows that do not fit, or a cancelled import. */
class Stopped extends Error {
  readonly status: ImportStatus

  constructor(status: ImportStatus) {
    super(`The import is ${status}`)
    this.status = status
  }
}

async function goOver(shop: Shop, system: SystemContext, work: Work, found: Findings): Promise<void> {
  const target = targetOf(work.kind)
  const context = importContext(system, work, found)
  await planForManyRows(system.db)
  const ids: number[] = []
  let last = 0
  let done = 0
  while (true) {
    const rows = await rowsAfter(system, work, last)
    if (rows.length === 0) break
    last = rows.at(-1)!.number
    const inputs = await prepare(context, target, rows, found)
    if (work.status === 'running' && found.badRows === 0) ids.push(...(await target.insert(context, inputs)))
    done += rows.length
    await reportProgress(shop, work, done)
  }
  if (work.status === 'checking') throw new Stopped('checked')
  if (found.badRows > 0) throw new Stopped('failed')
  await sql`insert into import_records (import_id, record_id)
    select ${work.id}, unnest(${ids}::bigint[])`.execute(system.db)
  await finish(system, work, 'done', found)
  announceMany(system, work.kind, ids)
}

async function prepare(
  context: ImportContext,
  target: ImportTarget,
  rows: readonly ImportRow[],
  found: Findings,
): Promise<unknown[]> {
  const inputs: unknown[] = []
  for (const [at, prepared] of (await target.prepare(context, rows)).entries()) {
    if (!prepared.problems) {
      inputs.push(prepared.input)
      continue
    }
    found.badRows++
    const told = found.problems.length < manyProblems ? prepared.problems : prepared.problems.slice(0, 1)
    for (const problem of told)
      found.problems.push({
        number: prepared.number,
        value: (rows[at]!.cells[problem.field] ?? '').slice(0, 500),
        problem,
      })
  }
  return inputs
}

async function undo(shop: Shop, work: Work): Promise<void> {
  const target = targetOf(work.kind)
  const found: Findings = { badRows: 0, problems: [], newNames: [] }
  try {
    await inSystemContext(shop, async system => {
      const context = importContext(system, work, found)
      const records = await system.db
        .selectFrom('import_records')
        .select('record_id')
        .where('import_id', '=', work.id)
        .orderBy('record_id')
        .execute()
      const ids = records.map(({ record_id }) => record_id)
      await planForManyRows(system.db)
      for (let from = 0; from < ids.length; from += rowsAtOnce) {
        const some = ids.slice(from, from + rowsAtOnce)
        // Whoever is at work on one is done before it is looked at, or finds it missing.
        await sql`
          select from ${sql.table(target.table)} where id = any(${some}::bigint[]) order by id for update`.execute(
          context.db,
        )
        // Asked once more: since the request, somebody may have begun to use one.
        if ((await target.used(context, some)).length > 0) throw new Stopped('done')
        await target.remove(context, some)
        await reportProgress(shop, work, from + some.length)
      }
      await finish(system, work, 'taken_back', found)
      announceMany(system, work.kind, ids)
    })
  } catch (error) {
    // Something uses one of them since it was asked for.
    if ((error as { code?: string }).code !== '23503' && !(error instanceof Stopped)) throw error
    await tell(shop, work, 'done', found)
  }
}

const importContext = (system: SystemContext, work: Work, found: Findings): ImportContext => ({
  db: system.db,
  userId: work.user_id,
  now: system.now,
  today: todayOf(system),
  newNames: found.newNames,
  seen: new Map(),
})

async function rowsAfter({ db }: SystemContext, work: Work, last: number): Promise<ImportRow[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['number', 'cells'])
    .where('import_id', '=', work.id)
    .where('number', '>', last)
    .orderBy('number')
    .limit(rowsAtOnce)
    .execute()
  const columns = Object.entries(work.columns)
  return rows.map(({ number, cells }) => ({
    number,
    cells: Object.fromEntries(columns.map(([field, column]) => [field, cells[column] ?? ''])),
  }))
}

/**
 * Told outside of the transaction, so that a browser sees it; and whether somebody wants it stopped. One import at a
 * time works in a process, so this second connection cannot wait for another's.
 */
async function reportProgress(shop: Shop, work: Work, done: number): Promise<void> {
  const { is_cancelled } = await shop.db
    .updateTable('imports')
    .set({ done })
    .where('id', '=', work.id)
    .returning('is_cancelled')
    .executeTakeFirstOrThrow()
  if (is_cancelled) throw new Stopped('cancelled')
}

/** Unless it has ended meanwhile, in another process. */
async function endCancelled(shop: Shop, { id, status }: Work): Promise<void> {
  await shop.db
    .updateTable('imports')
    .set({ status: 'cancelled' })
    .where('id', '=', id)
    .where('status', '=', status)
    .execute()
}

const tell = (shop: Shop, work: Work, status: ImportStatus, found: Findings) =>
  inSystemContext(shop, context => finish(context, work, status, found))

async function finish(
  context: SystemContext,
  work: Work,
  status: ImportStatus,
  { badRows, problems, newNames }: Findings,
): Promise<void> {
  const { db } = context
  await db.deleteFrom('import_problems').where('import_id', '=', work.id).execute()
  for (let from = 0; from < problems.length; from += problemsAtOnce)
    await insertRows(
      db,
      'import_problems',
      problems.slice(from, from + problemsAtOnce).map(({ number, value, problem }) => ({
        import_id: work.id,
        number,
        value,
        field: problem.field,
        code: problem.code,
        params: problem.params ?? {},
      })),
    )
  const isOver = status === 'done' || status === 'taken_back'
  await db
    .updateTable('imports')
    .set({
      status,
      bad_rows: badRows,
      new_names: sql<string>`${JSON.stringify(newNames.slice(0, 100))}::jsonb`,
      ...(isOver ? { finished_at: context.now } : {}),
    })
    .where('id', '=', work.id)
    .execute()
}

/** Open lists read themselves again once, however many records there are. */
function announceMany(context: SystemContext, kind: ImportKind, ids: readonly number[]): void {
  if (ids[0] !== undefined) announce(context, kind, ids[0])
}

/** Rows and problems of imports that nobody goes on with. */
export async function forgetImportRows(shop: Shop): Promise<void> {
  await sql`
    delete from import_rows r using imports i
    where i.id = r.import_id and i.created_at < ${shop.clock.now()}::timestamptz - interval '1 day'
      and i.status not in ('checking', 'running')`.execute(shop.db)
}
