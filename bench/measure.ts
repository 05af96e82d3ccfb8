import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Load } from './load.ts'
import { processorMs } from './processor.ts'

/** One round, only to show that everything works. */
export const isBrief = process.argv.includes('brief')
export const rounds = isBrief ? 1 : 5

export interface Row {
  what: string
  ours: number
  floor: number
  p50: number[]
  /** Of all rounds together, for the 99th percentile and processor time. */
  p99: number
  processor: number
  /** Limit of the ratio of medians; for the 99th percentile half as much again. */
  reach: number
}

/** Ours and the baseline in turn, five rounds after a warm-up. */
export async function compare(what: string, reach: number, ours: Load, floor: Load): Promise<Row> {
  const p50: number[] = []
  const times: { ours: number[]; floor: number[] } = { ours: [], floor: [] }
  const used = { ours: 0, floor: 0 }
  for (let round = 0; round <= rounds; round++) {
    const began = processorMs()
    const a = await run(ours)
    const between = processorMs()
    const b = await run(floor)
    if (round === 0) continue
    // Per request, as slow ones are sent less often.
    used.ours += (between - began) / a.length
    used.floor += (processorMs() - between) / b.length
    times.ours.push(...a)
    times.floor.push(...b)
    p50.push(quantile(a, 0.5) / quantile(b, 0.5))
  }
  return {
    what,
    ours: quantile(times.ours, 0.5),
    floor: quantile(times.floor, 0.5),
    p50,
    p99: quantile(times.ours, 0.99) / quantile(times.floor, 0.99),
    processor: used.ours / used.floor,
    reach,
  }
}

let client: ChildProcess | undefined

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

export function printRow({ what, ours, floor, p50, p99, processor, reach }: Row): void {
  const median = quantile(p50, 0.5)
  const ratios = `${median.toFixed(2)} (${Math.min(...p50).toFixed(2)} to ${Math.max(...p50).toFixed(2)})`
  const isReached = median <= reach && p99 <= reach * 1.5
  console.log(
    `${what.padEnd(44)} ${ours.toFixed(2).padStart(8)} ms  floor ${floor.toFixed(2).padStart(8)} ms  ` +
      `p50 ratio ${ratios}, p99 ratio ${p99.toFixed(2)}, processor ${processor.toFixed(2)}  ${isReached ? 'within' : 'ABOVE'} ${reach}`,
  )
}
