import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { isBrief, quantile } from './measure.ts'
import { processorMs } from './processor.ts'

const clerks = 50
const tabs = 20

interface Day {
  port: number
  headers: Record<string, string>
  orderId: number
  pool: pg.Pool
}

/**
 * Fifty clerks who read, look for, comment and take payments, with a moment to think, beside twenty open tabs that read
 * list and dues again every two seconds, as a browser does when others save. How a payment fares against one alone.
 */
export async function printShopDay({ port, headers, orderId, pool }: Day): Promise<void> {
  const seconds = isBrief ? 1 : 20
  const failures: string[] = []
  const call = async (path: string, body?: object) => {
    const options = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, options)
    const answer = await response.text()
    if (!response.ok) failures.push(`${path} answered ${response.status}: ${answer}`)
  }
  const pay = async () => {
    const began = performance.now()
    await call(`/orders/${orderId}/payments`, {
      amount: 0.01,
      payment_date: '2026-11-21',
      payment_method: 'cash',
    })
    return performance.now() - began
  }
  const payments = async (until: number) => {
    const times: number[] = []
    for (; Date.now() < until || times.length === 0; await sleep(500)) times.push(await pay())
    return times
  }
  const alone = await payments(Date.now() + seconds * 250)
  const usedBefore = processorMs()
  const end = Date.now() + seconds * 1000
  const again = async (pause: number, act: (turn: number) => Promise<unknown>) => {
    await sleep(Math.random() * pause)
    for (let turn = 0; Date.now() < end; turn++, await sleep(pause)) await act(turn)
  }
  const clerk = (turn: number) =>
    [
      () => call('/orders?per_page=24'),
      () => call(`/orders/${orderId}`),
      () => call('/orders?search=7&per_page=12'),
      () => call(`/orders/${orderId}/comments`, { comment: 'Called the driver' }),
      () => call('/inventories?per_page=24'),
    ][turn % 5]!()
  let longestWait = 0
  const watch = async () => {
    const { rows } = await pool.query(
      `select coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::float8 as waits from pg_stat_activity where wait_event_type = 'Lock'`,
    )
    longestWait = Math.max(longestWait, rows[0].waits)
  }
  const [among] = await Promise.all([
    payments(end),
    again(200, watch),
    ...Array.from({ length: clerks }, (_, place) => again(2000, turn => clerk(place + turn))),
    ...Array.from({ length: tabs }, () =>
      again(2000, () => Promise.all([call('/orders?per_page=24'), call('/orders/summary')])),
    ),
  ])
  const processors = (processorMs() - usedBefore) / (seconds * 1000)
  const ratio = quantile(among, 0.5) / quantile(alone, 0.5)
  console.log(
    `${'a shop day: a payment among 50 clerks'.padEnd(44)} p50 ratio ${ratio.toFixed(2)} to one alone  ${ratio <= 2 ? 'within' : 'ABOVE'} 2; ` +
      `${failures.length} failed, longest lock wait ${longestWait.toFixed(2)} s, ${processors.toFixed(2)} processors busy  ${failures.length === 0 && longestWait <= 1 ? 'within' : 'ABOVE'} 0 and 1`,
  )
  if (failures[0]) console.log(`  the first of them: ${failures[0]}`)
}
