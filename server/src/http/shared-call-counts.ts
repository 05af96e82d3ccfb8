import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/tables.ts'

interface Count {
  /** Of all processes, at the last query. */
  total: number
  /** Own calls since then. */
  unsent: number
  /** End of the window, by this machine's clock, in milliseconds. */
  until: number
}

type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void

/**
 * A store for @fastify/rate-limit that counts in this process and adds up in the database after
 * each eighth of what is left: no query at the pace of a person, one per call close to the limit.
 * docs/decisions/0010-call-limits.md
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
    let counted = counts.get(key)
    if (!counted || counted.until <= now) {
      counted = { total: 0, unsent: 0, until: now + window }
      counts.set(key, counted)
    }
    counted.unsent++
    const left = max - counted.total
    if (left > 0 && counted.unsent >= Math.ceil(left / 8)) await addToDatabase(key, counted, window)
    return { current: counted.total + counted.unsent, ttl: Math.max(0, counted.until - Date.now()) }
  }

  async function addToDatabase(key: string, counted: Count, window: number): Promise<void> {
    const calls = counted.unsent
    counted.unsent = 0
    counted.total += calls
    const { rows } = await sql<{ calls: number; left: number }>`
      insert into call_counts as counted (person, calls, since) values (${key}, ${calls}, now())
      on conflict (person) do update set
        calls = case when counted.since <= now() - ${window} * interval '1 ms' then 0 else counted.calls end + excluded.calls,
        since = case when counted.since <= now() - ${window} * interval '1 ms' then now() else counted.since end
      returning calls, (extract(epoch from since - now()) * 1000)::int + ${window}::int as left`.execute(db)
    const { calls: all, left } = rows[0]!
    // Responses may overtake each other.
    counted.total = Math.max(counted.total, all)
    counted.until = Date.now() + left
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
