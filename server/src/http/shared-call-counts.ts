import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/tables.ts'

interface Count {
  /** Of all processes, as the database said last; its own calls until then are in it. */
  known: number
  /** Own calls since. */
  unsent: number
  /** When the window ends, in the milliseconds of this machine. */
  until: number
}

type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void

/**
 * Where @fastify/rate-limit counts: in this process, and every so often in the database, where all processes of a shop
 * add up. A process tells of an eighth of what is left at a time: at the pace of a person that is no query at all, and
 * close to the limit every call is counted there. docs/decisions/0010-call-limits.md
 */
export function sharedCallCounts(db: Kysely<Database>) {
  const counts = new Map<string, Count>()
  let sweptAt = 0

  async function count(key: string, window: number, max: number): Promise<{ current: number; ttl: number }> {
    const now = Date.now()
    if (now > sweptAt + window) {
      sweptAt = now
      for (const [other, { until }] of counts) if (until <= now) counts.delete(other)
    }
    let present = counts.get(key)
    if (!present || present.until <= now) {
      present = { known: 0, unsent: 0, until: now + window }
      counts.set(key, present)
    }
    present.unsent++
    const left = max - present.known
    if (left > 0 && present.unsent >= Math.ceil(left / 8)) await tell(key, present, window)
    return { current: present.known + present.unsent, ttl: Math.max(0, present.until - Date.now()) }
  }

  async function tell(key: string, present: Count, window: number): Promise<void> {
    const calls = present.unsent
    present.unsent = 0
    present.known += calls
    const { rows } = await sql<{ calls: number; left: number }>`
      insert into call_counts as present (person, calls, since) values (${key}, ${calls}, now())
      on conflict (person) do update set
        calls = case when present.since <= now() - ${window} * interval '1 ms' then 0 else present.calls end + excluded.calls,
        since = case when present.since <= now() - ${window} * interval '1 ms' then now() else present.since end
      returning calls, (extract(epoch from since - now()) * 1000)::int + ${window}::int as left`.execute(db)
    const { calls: all, left } = rows[0]!
    // Of answers that overtake each other, the highest.
    present.known = Math.max(present.known, all)
    present.until = Date.now() + left
  }

  return class {
    incr(key: string, answer: Answer, window: number, max: number): void {
      count(key, window, max).then(
        result => answer(null, result),
        error => answer(error),
      )
    }

    child() {
      return this
    }
  }
}
