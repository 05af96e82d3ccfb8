import type pg from 'pg'
import { PgBoss } from 'pg-boss'

/** Creates the queue's tables by their owner; the server's role may not. */
export async function installJobs(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await boss.stop({ graceful: false, close: false })
}
