import { CompiledQuery, type Kysely } from 'kysely'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '#server/database/tables.ts'
import type { Shop } from './shop.ts'

/** Runs a job once. If it throws, it is retried under the same id, at growing intervals, for about two days. */
export type JobHandler = (shop: Shop, data: never, id: string) => Promise<void>

export interface Jobs {
  /** Adds a job in the transaction of `db`: it exists exactly when the write does. */
  enqueue(db: Kysely<Database>, job: string, data: object): Promise<void>
  /** Starts working on waiting jobs. */
  work(shop: Shop): Promise<void>
  /** Runs all waiting jobs now, in this process, and throws what a job throws. For tests. */
  runAll(shop: Shop): Promise<number>
  stop(): Promise<void>
}

/** An id that no job has. */
const nobody = '00000000-0000-0000-0000-000000000000'

export const queueOptions = { retryLimit: 20, retryDelay: 15, retryBackoff: true, retryDelayMax: 4 * 3600 }

/** pg-boss on the shop's own pool. `workers: false` accepts jobs without running them. */
export async function openJobs(
  pool: pg.Pool,
  handlers: Record<string, JobHandler>,
  options: { log: Logger; schedules?: Record<string, string>; workers: boolean },
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: options.workers,
    schedule: options.workers,
  })
  boss.on('error', error => options.log.error({ err: error }, 'jobs'))
  await boss.start()
  const existing = new Set((await boss.getQueues()).map(queue => queue.name))
  for (const name of Object.keys(handlers))
    if (!existing.has(name)) await boss.createQueue(name, queueOptions)
  // pg-boss looks a queue up over the pool the first time it is named. Named here, it does not wait for a second
  // connection inside somebody's transaction.
  for (const name of Object.keys(handlers)) await boss.cancel(name, nobody)

  return {
    async enqueue(db, job, data) {
      if (!handlers[job]) throw new Error(`There is no job ${job}`)
      const executeSql = async (text: string, values: unknown[] = []) => {
        const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
        return { rows: rows as never[] }
      }
      await boss.send(job, data, { db: { executeSql } })
    },
    async work(shop) {
      for (const [name, handler] of Object.entries(handlers)) {
        await boss.work(name, { pollingIntervalSeconds: 1 }, async jobs => {
          for (const job of jobs) {
            await handler(shop, job.data as never, job.id)
          }
        })
      }
      for (const [name, cron] of Object.entries(options.schedules ?? {})) await boss.schedule(name, cron)
    },
    async runAll(shop) {
      let done = 0
      for (const [name, handler] of Object.entries(handlers)) {
        // One at a time: after one throws, the next call continues with the others.
        for (let [job] = await boss.fetch(name); job; [job] = await boss.fetch(name)) {
          await handler(shop, job.data as never, job.id)
          await boss.complete(name, job.id)
          done++
        }
      }
      return done
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: 5000 }),
  }
}
