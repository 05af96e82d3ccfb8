import { sql } from 'kysely'
import type { ImportStatus } from '#contract/imports/import.ts'
import type { ImportKind } from '#contract/imports/import-fields.ts'
import type { ImportReading } from '#contract/imports/import-file.ts'
import type { ImportRules, ImportRulesChoice } from '#contract/imports/import-rules.ts'
import { languageSlugs } from '#contract/shared/languages.ts'
import { planForManyRows } from '#server/database/plan-for-many-rows.ts'
import { inSystemContext, type SystemContext } from '#server/operation/system-context.ts'
import { todayOf } from '#server/platform/clock.ts'
import type { Shop } from '#server/platform/shop.ts'
import { announce } from '#server/records/announce.ts'
import type { ImportContext } from '#server/records/import/import-target.ts'
import { processRows } from './check/process-rows.ts'
import { type CheckResult, storeCheck } from './check/store-check.ts'
import { targetOf } from './import-targets.ts'

const recordsAtOnce = 500

/** What a job knows of its import. */
export interface Work {
  id: number
  kind: ImportKind
  status: ImportStatus
  columns: Record<string, number>
  headings: string[]
  reading: ImportReading
  rules: ImportRules
  chosen_rules: ImportRulesChoice
  evidence: { decimal?: string }
  ready_rows: number
  user_id: number
  is_cancelled: boolean
}

/**
 * The job of an import: a dry run, the import itself, or taking it back, by its status. Each is one transaction; killed
 * half-way it leaves nothing, and starts again.
 */
export async function workOnImport(shop: Shop, { id }: { id: number }): Promise<void> {
  const work = (await shop.db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()) as
    | Work
    | undefined
  if (work?.status === 'taking_back') return undo(shop, work)
  if (work?.status !== 'checking' && work?.status !== 'running') return
  if (work.is_cancelled) return endCancelled(shop, work)
  try {
    await inSystemContext(shop, system => (work.status === 'checking' ? check : run)(shop, system, work))
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    await inSystemContext(shop, context => finish(context, work, error.status, error.result))
  }
}

/** Rolls the transaction back: after a dry run, when rows no longer fit, or when the import was cancelled. */
class Stopped extends Error {
  readonly status: ImportStatus
  readonly result: CheckResult | undefined

  constructor(status: ImportStatus, result?: CheckResult) {
    super(`The import is ${status}`)
    this.status = status
    this.result = result
  }
}

async function check(shop: Shop, system: SystemContext, work: Work): Promise<never> {
  await planForManyRows(system.db)
  const context = importContext(system, work)
  const result = await processRows(context, work, done => reportProgress(shop, work, done))
  throw new Stopped('checked', result)
}

/** Rows that fitted when they were checked, and whose doubts are confirmed: all of them, or none. */
async function run(shop: Shop, system: SystemContext, work: Work): Promise<void> {
  await planForManyRows(system.db)
  const context = importContext(system, work)
  const ids: number[] = []
  await processRows(
    context,
    work,
    done => reportProgress(shop, work, done),
    async inputs => {
      ids.push(...(await targetOf(work.kind).insert(context, inputs)))
    },
  )
  if (ids.length < work.ready_rows) throw new Stopped('failed')
  await sql`insert into import_records (import_id, record_id)
    select ${work.id}, unnest(${ids}::bigint[])`.execute(system.db)
  await finish(system, work, 'done')
  announceMany(system, work.kind, ids)
}

async function undo(shop: Shop, work: Work): Promise<void> {
  const target = targetOf(work.kind)
  try {
    await inSystemContext(shop, async system => {
      const context = importContext(system, work)
      const records = await system.db
        .selectFrom('import_records')
        .select('record_id')
        .where('import_id', '=', work.id)
        .orderBy('record_id')
        .execute()
      const ids = records.map(({ record_id }) => record_id)
      await planForManyRows(system.db)
      for (let from = 0; from < ids.length; from += recordsAtOnce) {
        const some = ids.slice(from, from + recordsAtOnce)
        // Saves that are under way end first; later ones find the record missing.
        await sql`
          select from ${sql.table(target.table)} where id = any(${some}::bigint[]) order by id for update`.execute(
          context.db,
        )
        // Checked again: a record may be in use since the request.
        if ((await target.used(context, some)).length > 0) throw new Stopped('done')
        await target.remove(context, some)
        await reportProgress(shop, work, from + some.length)
      }
      await finish(system, work, 'taken_back')
      announceMany(system, work.kind, ids)
    })
  } catch (error) {
    // Something uses one of them since it was asked for.
    if ((error as { code?: string }).code !== '23503' && !(error instanceof Stopped)) throw error
    await inSystemContext(shop, context => finish(context, work, 'done'))
  }
}

const importContext = (system: SystemContext, work: Work): ImportContext => ({
  db: system.db,
  userId: work.user_id,
  now: system.now,
  today: todayOf(system),
  names: work.rules.names,
  words: key => languageSlugs.map(language => system.shop.translations.in(language)(key)),
  newNames: [],
  seen: new Map(),
})

/**
 * Stores the progress outside of the transaction, so that browsers see it; throws if the import was cancelled. A process
 * works on one import at a time, so this second connection never waits for that of another.
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

async function finish(
  context: SystemContext,
  { id }: Work,
  status: ImportStatus,
  result?: CheckResult,
): Promise<void> {
  if (result) await storeCheck(context, id, result)
  const isOver = status === 'done' || status === 'taken_back'
  await context.db
    .updateTable('imports')
    .set({ status, ...(isOver ? { finished_at: context.now } : {}) })
    .where('id', '=', id)
    .execute()
}

/** One announcement makes open lists read again, however many records there are. */
function announceMany(context: SystemContext, kind: ImportKind, ids: readonly number[]): void {
  if (ids[0] !== undefined) announce(context, kind, ids[0])
}

/** Deletes files and rows of imports a day after they were made. */
export async function forgetImportRows(shop: Shop): Promise<void> {
  const old = sql`
    select id from imports where created_at < ${shop.clock.now()}::timestamptz - interval '1 day'
      and status not in ('checking', 'running')`
  await sql`delete from import_files where import_id in (${old})`.execute(shop.db)
  await sql`delete from import_rows where import_id in (${old})`.execute(shop.db)
}
