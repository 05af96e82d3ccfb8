import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Load } from './load.ts'
import { processorMs } from './processor.ts'

/** Of a brief run, which only shows that everything still works, one. */
export const isBrief = process.argv.includes('brief')
export const rounds = isBrief ? 1 : 5

/** The highest ratio of the medians that is allowed. */
export type Reach = number | ((floorMs: number) => number)

/** What takes next to no time is allowed half of it again. */
export const listReach: Reach = floorMs => (floorMs < 2 ? 1.5 : 1.3)

export interface Row {
  what: string
  /** Milliseconds: median of the rounds' medians. */
  ours: number
  floor: number
  /** Our time divided by the baseline's, per round. */
  p50: number[]
  p99: number[]
  /** The same of the processor, all rounds together. */
  processor: number
  reach: Reach
}

/** Ours and the baseline in turn, five rounds after a warm-up round. */
export async function compare(what: string, reach: Reach, ours: Load, floor: Load): Promise<Row> {
  const row: Row = { what, ours: 0, floor: 0, p50: [], p99: [], processor: 0, reach }
  const medians: { ours: number[]; floor: number[] } = { ours: [], floor: [] }
  const used = { ours: 0, floor: 0 }
  for (let round = 0; round <= rounds; round++) {
    const began = processorMs()
    const a = await run(ours)
    const between = processorMs()
    const b = await run(floor)
    if (round === 0) continue
    // Of one request each: what takes long is asked for less often.
    used.ours += (between - began) / a.length
    used.floor += (processorMs() - between) / b.length
    medians.ours.push(quantile(a, 0.5))
    medians.floor.push(quantile(b, 0.5))
    row.p50.push(quantile(a, 0.5) / quantile(b, 0.5))
    row.p99.push(quantile(a, 0.99) / quantile(b, 0.99))
  }
  row.processor = used.ours / used.floor
  return { ...row, ours: quantile(medians.ours, 0.5), floor: quantile(medians.floor, 0.5) }
}

let client: ChildProcess | undefined

/** Milliseconds, one for each request. */
export async function run(load: Load): Promise<number[]> {
  client ??= fork(join(import.meta.dirname, 'load.ts'))
  client.send(load)
  const [answer] = (await once(client, 'message')) as [{ times: number[]; failure?: string }]
  if (answer.failure) throw new Error(answer.failure)
  return answer.times
}

export function endClient(): void {
  client?.kill()
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}

export function printRow(row: Row): void {
  const range = (values: number[]) =>
    `${quantile(values, 0.5).toFixed(2)} (${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)})`
  const reach = typeof row.reach === 'number' ? row.reach : row.reach(row.floor)
  const isReached = quantile(row.p50, 0.5) <= reach
  console.log(
    `${row.what.padEnd(44)} ${row.ours.toFixed(2).padStart(8)} ms  floor ${row.floor.toFixed(2).padStart(8)} ms  ` +
      `p50 ratio ${range(row.p50)}, p99 ratio ${range(row.p99)}, processor ${row.processor.toFixed(2)}  ${isReached ? 'within' : 'ABOVE'} ${reach}`,
  )
}
