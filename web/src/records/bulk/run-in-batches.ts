import { mostInBulk } from '#contract/records/bulk.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { ApiFailure } from '#web/api/api-failure.ts'
import { recordChanged } from '#web/api/record-changes.ts'
import { request } from '#web/api/request.ts'
import type { BulkReportRow, What } from './bulk-act.ts'

interface Asked {
  kind: RecordKind
  endpoint: Endpoint
  /** Records, and what each is to become. */
  of: readonly { ids: readonly number[]; what: What }[]
  isPreview: boolean
  onProgress: (done: number) => void
  /** Once it is given up, no further call is made; those before it stand. */
  signal: AbortSignal
}

/** Asks for it, a few records a call, and tells after each how many are through. */
export async function runInBatches(asked: Asked): Promise<BulkReportRow[]> {
  const { kind, endpoint, isPreview, onProgress, signal } = asked
  const report: BulkReportRow[] = []
  try {
    for (const { ids, what } of asked.of) {
      for (let from = 0; from < ids.length && !signal.aborted; from += mostInBulk) {
        const body = { ids: ids.slice(from, from + mostInBulk), is_preview: isPreview, ...what }
        report.push(...(await askPatiently(endpoint, body, signal)))
        onProgress(report.length)
      }
    }
  } catch (failure) {
    // What was done before stands, and is told.
    if (report.length === 0 || isPreview) throw failure
    throw new StoppedHalfway(report, failure)
  } finally {
    if (!isPreview) void recordChanged(kind)
  }
  return report
}

/** Asks again when the server has had too many calls: of thousands of records there are many. */
async function askPatiently(endpoint: Endpoint, body: object, signal: AbortSignal): Promise<BulkReportRow[]> {
  while (true) {
    try {
      // The words of the act depend on the endpoint.
      const answer: unknown = await request(endpoint, { body } as unknown as CallInput<Endpoint>, {
        quiet: [429],
      })
      return (answer as { data: BulkReportRow[] }).data
    } catch (failure) {
      const seconds = failure instanceof ApiFailure && failure.status === 429 && (failure.retryAfter ?? 30)
      if (!seconds) throw failure
      await pause(seconds * 1000, signal)
      if (signal.aborted) return []
    }
  }
}

/** Is over at once when it is given up. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Some calls were answered before one failed. */
export class StoppedHalfway extends Error {
  readonly report: readonly BulkReportRow[]

  constructor(report: readonly BulkReportRow[], cause: unknown) {
    super('Stopped halfway', { cause })
    this.report = report
  }
}

/** What gives back how the records that were changed had been: those that were alike together. */
export function asBefore(report: readonly BulkReportRow[]): { ids: number[]; what: What }[] {
  const groups = new Map<string, { ids: number[]; what: What }>()
  for (const { id, outcome, before } of report) {
    if (outcome !== 'done' || !before) continue
    const name = JSON.stringify(before)
    const group = groups.get(name) ?? { ids: [], what: before }
    group.ids.push(id)
    groups.set(name, group)
  }
  return [...groups.values()]
}
