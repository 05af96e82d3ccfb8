import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { isBrief, quantile, rounds } from './measure.ts'
import { processorMs } from './processor.ts'

const clerks = 50
const tabs = 20
/** Between two reads of a tab; a clerk pauses ten times as long. */
const pauseMs = 2000

interface Day {
  port: number
  headers: Record<string, string>
  orders: readonly number[]
  pool: pg.Pool
}

/**
 * A payment while twenty tabs read list and dues every two seconds, and while fifty clerks also read, search
 * and comment; compared in turn with a payment alone, so that other load on the machine does not count.
 */
export async function printShopDay({ port, headers, orders, pool }: Day): Promise<void> {
  const failures: string[] = []
  const call = async (path: string, body?: object) => {
    const options = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, options)
    const answer = await response.text()
    if (!response.ok) failures.push(`${path} answered ${response.status}: ${answer}`)
  }
  const orderOf = (turn: number) => orders[turn % orders.length]!
  const payments = async (seconds: number) => {
    const times: number[] = []
    const end = Date.now() + seconds * 1000
    for (let turn = 0; Date.now() < end || turn === 0; turn++, await sleep(250)) {
      const began = performance.now()
      await call(`/orders/${orderOf(turn)}/payments`, {
        amount: 0.01,
        payment_date: '2026-11-21',
        payment_method: 'cash',
      })
      times.push(performance.now() - began)
    }
    return quantile(times, 0.5)
  }
  const look = () => Promise.all([call('/orders?per_page=24'), call('/orders/summary')])
  const work = (place: number, turn: number) =>
    [
      () => call('/orders?per_page=24'),
      () => call(`/orders/${orderOf(place)}`),
      () => call('/orders?search=7&per_page=12'),
      () => call(`/orders/${orderOf(place)}/comments`, { comment: 'Called the driver' }),
      () => call('/inventories?per_page=24'),
    ][turn % 5]!()
  let longestWait = 0
  const watchLocks = async () => {
    const { rows } = await pool.query(
      `select coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::float8 as waits from pg_stat_activity where wait_event_type = 'Lock'`,
    )
    longestWait = Math.max(longestWait, rows[0].waits)
  }

  const openTabs = Array.from({ length: tabs }, () => look)
  const people = Array.from({ length: clerks }, (_, place) => (turn: number) => work(place, place + turn))
  for (const [beside, others] of [
    ['20 open lists', openTabs],
    ['50 clerks', [...openTabs, ...people]],
  ] as const) {
    const crowd = crowdOf([...others, watchLocks])
    const ratios: number[] = []
    let busyMs = 0
    for (let round = 0; round < rounds; round++) {
      const alone = await payments(isBrief ? 0 : 2)
      const usedBefore = processorMs()
      const began = performance.now()
      crowd.come()
      ratios.push((await payments(isBrief ? 1 : 4)) / alone)
      crowd.go()
      busyMs += (processorMs() - usedBefore) / (performance.now() - began)
    }
    await crowd.end()
    const ratio = quantile(ratios, 0.5)
    const isWell = failures.length === 0 && longestWait <= 1
    console.log(
      `${`a shop day: a payment beside ${beside}`.padEnd(44)} p50 ratio ${ratio.toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}) to one alone  ${ratio <= 2 ? 'within' : 'ABOVE'} 2; ` +
        `${failures.length} failed, longest lock wait ${longestWait.toFixed(2)} s  ${isWell ? 'within' : 'ABOVE'} 0 and 1, ${(busyMs / rounds).toFixed(2)} processors busy`,
    )
  }
  if (failures[0]) console.log(`  the first of them: ${failures[0]}`)
}

/** Each repeats its act with pauses. */
function crowdOf(acts: readonly ((turn: number) => Promise<unknown>)[]) {
  let isThere = false
  let isOver = false
  const lives = acts.map(async act => {
    await sleep(Math.random() * pauseMs)
    for (let turn = 0; !isOver; turn++, await sleep(pauseMs)) if (isThere) await act(turn)
  })
  return {
    come() {
      isThere = true
    },
    go() {
      isThere = false
    },
    async end() {
      isOver = true
      await Promise.all(lives)
    },
  }
}
