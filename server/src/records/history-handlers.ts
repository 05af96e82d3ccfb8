import type { Kysely } from 'kysely'
import type { HistoryEntry } from '#contract/records/history.ts'
import { recordErrors } from '#contract/records/record-errors.ts'
import type { HistoryKind } from '#contract/records/record-kinds.ts'
import { localDateTimeIn, parseDatesRange, secondsOfRange, shownDate } from '#contract/shared/dates.ts'
import { formatDollars } from '#contract/shared/money.ts'
import type { PageQuery } from '#server/database/lists/query.ts'
import { readPage } from '#server/database/lists/read-page.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import type { Change } from '#server/operation/history.ts'
import { refusal } from '#server/operation/refusal.ts'
import { fromUnixSeconds, unixSeconds } from '#server/platform/clock.ts'
import { readFile } from './file-rows.ts'

interface RememberedKind {
  kind: HistoryKind
  /** Of the sentences: `<capability>.history.<act>`. */
  capability: string
  /** Of its calls, if its entries keep files: `/api/v1/customers`. */
  path?: string
  /** 404 if the caller may not see the record. */
  guard(context: Context, id: number): Promise<void>
}

interface FullQuery extends PageQuery {
  user_id?: number
  dates_range?: string
}

export const historyHandlers = (of: RememberedKind) => ({
  async listHistory(context: Context, { params }: { params: { id: number } }) {
    await of.guard(context, params.id)
    const rows = await entries(context.db, of, params.id).orderBy('history.id', 'desc').limit(20).execute()
    return { data: rows.map(row => toEntry(context, of, row)) }
  },

  async listFullHistory(context: Context, { params, query }: { params: { id: number }; query: FullQuery }) {
    await of.guard(context, params.id)
    const range = query.dates_range ? parseDatesRange(query.dates_range) : null
    if (range === undefined) throw refusal(recordErrors.dates_range_invalid, { parameter: 'dates_range' })
    const seconds = range && secondsOfRange(context.companyTimezone, range)
    const matching = entries(context.db, of, params.id)
      .$if(query.user_id !== undefined, q => q.where('history.user_id', '=', query.user_id!))
      .$if(seconds !== null, q =>
        q
          .where('performed_at', '>=', fromUnixSeconds(seconds!.from))
          .where('performed_at', '<', fromUnixSeconds(seconds!.until)),
      )
    const { data, meta } = await readPage(context.db, query, {
      matching: matching.clearSelect().select('history.id'),
      sorts: { performed_at: ['history.id'] },
      rows: ids => entries(context.db, of, params.id).where('history.id', 'in', ids).execute(),
    })
    return { data: data.map(row => toEntry(context, of, row)), meta }
  },

  async getHistoryFile(
    context: Context,
    { params }: { params: { id: number; entry_id: number } },
  ): Promise<Download> {
    await of.guard(context, params.id)
    const entry = await entries(context.db, of, params.id)
      .select('file_id')
      .where('history.id', '=', params.entry_id)
      .executeTakeFirst()
    return readFile(context, entry?.file_id)
  },
})

const entries = (db: Kysely<Database>, of: RememberedKind, recordId: number) =>
  db
    .selectFrom('history')
    .leftJoin('users', 'users.id', 'history.user_id')
    .leftJoin('files', 'files.id', 'history.file_id')
    .select([
      'history.id',
      'record_id',
      'act',
      'params',
      'changes',
      'user_id',
      'timezone',
      'performed_at',
      'full_name',
      'email',
      'file_name',
    ])
    .where('kind', '=', of.kind)
    .where('record_id', '=', recordId)

type Row = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number]

function toEntry(context: Context, of: RememberedKind, row: Row): HistoryEntry {
  const params = row.params as Record<string, string | number>
  return {
    id: row.id,
    message: context.t(`${of.capability}.history.${row.act}`, params),
    changes: (row.changes as Change[]).map(change => ({
      label: context.t(change.label),
      before: shown(context, change.before, change.as),
      after: shown(context, change.after, change.as),
    })),
    ...(row.file_name
      ? {
          file: { file_name: row.file_name, url: `${of.path}/${row.record_id}/history/${row.id}/file` },
        }
      : {}),
    model_id: row.record_id,
    performed_at: unixSeconds(row.performed_at),
    performed_timezone: row.timezone,
    user_id: row.user_id,
    user: row.full_name ? { full_name: row.full_name, email: row.email! } : null,
  }
}

function shown(context: Context, value: string | number | null, as: Change['as']): string {
  if (value === null || value === '') return '—'
  if (as === 'money') return formatDollars(Number(value))
  if (as === 'percent') return `${value}%`
  if (as === 'key') return context.t(String(value))
  if (as === 'measure') return shownMeasure(context, String(value))
  if (as === 'date') return shownDate(String(value))
  if (as === 'moment') return shownMoment(localDateTimeIn(context.timezone, Number(value)))
  return String(value)
}

function shownMeasure(context: Context, value: string): string {
  const [number = '', unit = ''] = value.split(' ')
  return `${Number(number).toLocaleString('en-US')} ${context.t(unit)}`
}

/** `2026-11-25 14:05` -> `11/25/2026 2:05 PM` */
function shownMoment(local: string): string {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d)$/.exec(local)!
  return `${month}/${day}/${year} ${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
}
