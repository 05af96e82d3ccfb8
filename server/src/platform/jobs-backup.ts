import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { queueOptions } from './jobs.ts'

/** A job to be done. Its id stays, as receivers use it to drop duplicates. */
export interface WaitingJob {
  name: string
  id: string
  data: object
  startAfter: string
  /** Jobs of a group run one after the other. */
  group?: { id: string } | null
}

type Client = Pick<pg.Client, 'query'>

export async function waitingJobs(client: Client): Promise<WaitingJob[]> {
  const { rows: found } = await client.query(`select to_regclass('pgboss.job') is not null as exists`)
  if (!found[0].exists) return []
  const { rows } = await client.query<WaitingJob>(`
    select name, id, data, to_json(start_after) as "startAfter",
      case when group_id is not null then json_build_object('id', group_id) end as "group"
    from pgboss.job
    where state < 'completed' and not starts_with(name, '__pgboss') order by created_on, id`)
  return rows
}

/** Prepares the queues. `add` adds the jobs in the client's transaction; `stop` ends the reading of queues. */
export async function prepareJobs(
  client: Client,
  jobs: WaitingJob[],
): Promise<{ add(): Promise<void>; stop(): Promise<void> }> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values as unknown[]) }
  const boss = new PgBoss({ db, supervise: false, schedule: false })
  boss.on('error', () => {}) // the failing statement reports it
  await boss.start()
  const names = [...new Set(jobs.map(job => job.name))]
  for (const name of names) await boss.createQueue(name, queueOptions)
  return {
    async add() {
      for (const name of names) {
        const ours = jobs.filter(job => job.name === name)
        await boss.insert(
          name,
          ours.map(({ id, data, startAfter, group }) => ({
            id,
            data,
            startAfter,
            ...(group ? { group } : {}),
          })),
        )
      }
    },
    stop: () => boss.stop({ close: false, graceful: false }),
  }
}
