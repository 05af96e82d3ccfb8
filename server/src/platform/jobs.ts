import { CompiledQuery, type Kysely } from 'kysely'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '#server/database/tables.ts'
import type { Shop } from './shop.ts'

/** If it throws, it is retried under the same id, at growing intervals, for about two days. */
type JobHandler = (shop: Shop, data: never, id: string) => Promise<void>

/** For jobs that wait for other servers: groups run in parallel, so that a slow server delays only its own. */
export interface GroupedJobs {
  run: JobHandler
  atOnce: number
  groupOf(data: never): string
}

export type JobKind = JobHandler | GroupedJobs

export interface Jobs {
  /** Adds a job in the transaction of `db`. */
  enqueue(db: Kysely<Database>, job: string, data: object): Promise<void>
  work(shop: Shop): Promise<void>
  /** For tests: runs all waiting jobs in this process and throws their errors. */
  runAll(shop: Shop): Promise<number>
  stop(): Promise<void>
}

/** An id that no job has. */
const nobody = '00000000-0000-0000-0000-000000000000'

export const queueOptions = { retryLimit: 20, retryDelay: 15, retryBackoff: true, retryDelayMax: 4 * 3600 }

/** pg-boss on the shop's pool. `workers: false` accepts jobs without running them. */
export async function openJobs(
  pool: pg.Pool,
  kinds: Record<string, JobKind>,
  options: { log: Logger; schedules?: Record<string, string>; workers: boolean },
): Promise<Jobs> {
  const queues = Object.entries(kinds).map(([name, kind]) => ({ name, ...queueOf(kind) }))
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: options.workers,
    schedule: options.workers,
  })
  boss.on('error', error => options.log.error({ err: error }, 'jobs'))
  await boss.start()
  const existing = new Set((await boss.getQueues()).map(queue => queue.name))
  for (const { name } of queues) if (!existing.has(name)) await boss.createQueue(name, queueOptions)
  // pg-boss reads a queue over the pool at its first use: done here, no transaction waits for a
  // second connection.
  for (const { name } of queues) await boss.cancel(name, nobody)

  return {
    async enqueue(db, job, data) {
      const queue = queues.find(({ name }) => name === job)
      if (!queue) throw new Error(`There is no job ${job}`)
      const executeSql = async (text: string, values: unknown[] = []) => {
        const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
        return { rows: rows as never[] }
      }
      const group = queue.groupOf ? { group: { id: queue.groupOf(data as never) } } : {}
      await boss.send(job, data, { ...group, db: { executeSql } })
    },
    async work(shop) {
      for (const { name, run, atOnce } of queues) {
        const concurrency = atOnce > 1 ? { localConcurrency: atOnce, localGroupConcurrency: 1 } : {}
        await boss.work(name, { pollingIntervalSeconds: 1, ...concurrency }, async jobs => {
          for (const job of jobs) {
            await run(shop, job.data as never, job.id)
          }
        })
      }
      for (const [name, cron] of Object.entries(options.schedules ?? {})) await boss.schedule(name, cron)
    },
    async runAll(shop) {
      let done = 0
      for (const { name, run } of queues) {
        // One at a time: after an error, the next call continues with the others.
        for (let [job] = await boss.fetch(name); job; [job] = await boss.fetch(name)) {
          await run(shop, job.data as never, job.id)
          await boss.complete(name, job.id)
          done++
        }
      }
      return done
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: 5000 }),
  }
}

const queueOf = (kind: JobKind): Pick<GroupedJobs, 'run' | 'atOnce'> & Partial<GroupedJobs> =>
  typeof kind === 'function' ? { run: kind, atOnce: 1 } : kind
