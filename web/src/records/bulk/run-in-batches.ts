import { maxInBulk } from '#contract/records/bulk.ts'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { ApiFailure } from '#web/api/api-failure.ts'
import { recordChanged } from '#web/api/record-changes.ts'
import { request } from '#web/api/request.ts'
import type { ActInput, BulkReportRow } from './bulk-act.ts'

interface BulkRun {
  kind: RecordKind
  endpoint: Endpoint
  of: readonly { ids: readonly number[]; input: ActInput }[]
  isPreview: boolean
  onProgress: (done: number) => void
  /** Stops before the next call; finished calls are not undone. */
  signal: AbortSignal
}

/** Sends the act in batches of `maxInBulk` records and reports progress after each. */
export async function runInBatches(run: BulkRun): Promise<BulkReportRow[]> {
  const { kind, endpoint, isPreview, onProgress, signal } = run
  const report: BulkReportRow[] = []
  try {
    for (const { ids, input } of run.of) {
      for (let from = 0; from < ids.length && !signal.aborted; from += maxInBulk) {
        const body = { ids: ids.slice(from, from + maxInBulk), is_preview: isPreview, ...input }
        report.push(...(await sendBatch(endpoint, body, signal)))
        onProgress(report.length)
      }
    }
  } catch (failure) {
    // Finished batches are reported with the failure.
    if (report.length === 0 || isPreview) throw failure
    throw new StoppedHalfway(report, failure)
  } finally {
    if (!isPreview) void recordChanged(kind)
  }
  return report
}

/** Waits and retries on 429: thousands of records need many calls. */
async function sendBatch(endpoint: Endpoint, body: object, signal: AbortSignal): Promise<BulkReportRow[]> {
  while (true) {
    try {
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

/** Resolves early when aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** A batch failed after others had succeeded. */
export class StoppedHalfway extends Error {
  readonly report: readonly BulkReportRow[]

  constructor(report: readonly BulkReportRow[], cause: unknown) {
    super('Stopped halfway', { cause })
    this.report = report
  }
}

/** Tasks that restore the former values, grouped by value. */
export function undoTasks(report: readonly BulkReportRow[]): { ids: number[]; input: ActInput }[] {
  const groups = new Map<string, { ids: number[]; input: ActInput }>()
  for (const { id, outcome, before } of report) {
    if (outcome !== 'done' || !before) continue
    const name = JSON.stringify(before)
    const group = groups.get(name) ?? { ids: [], input: before }
    group.ids.push(id)
    groups.set(name, group)
  }
  return [...groups.values()]
}
