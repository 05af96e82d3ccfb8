import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Permission, Resource } from '#contract/access/permissions.ts'
import { readUntil } from '#server/database/read-until.ts'
import type { Database } from '#server/database/tables.ts'
import type { Announcement } from '#server/platform/realtime.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Caller, Context } from './context.ts'
import { type HistoryNote, writeHistory } from './history.ts'

/** A read, on the pool. History and announcements need its `write`. `gone` cancels its statements. */
export function readContext(shop: Shop, caller: Caller, gone?: AbortSignal): Context {
  const never = () => {
    throw new Error('A read writes nothing')
  }
  return contextOf(shop, caller, gone ? readUntil(shop.pool, gone) : shop.db, false, {
    write: work => inTransaction(shop, caller, false, work),
    record: never,
    publish: never,
    afterCommit: never,
    keep: never,
    enqueue: never,
  })
}

/**
 * One write in one transaction; announcements follow the commit. Validate-Only rolls back. After a
 * deadlock PostgreSQL rolls one write back: it is repeated, at most twice.
 */
export async function inTransaction<T>(
  shop: Shop,
  caller: Caller,
  isValidateOnly: boolean,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inOneTransaction(shop, caller, isValidateOnly, work)
    } catch (error) {
      const isDeadlock = (error as { code?: string }).code === deadlockDetected
      if (!isDeadlock || attempt === attempts) throw error
      shop.log.warn({ err: error }, 'a write is done again after a deadlock')
      // Repeated at once, it could cause the same deadlock.
      await setTimeout(attempt * waitMs)
    }
  }
}

const deadlockDetected = '40P01'
const attempts = 3
const waitMs = 100

async function inOneTransaction<T>(
  shop: Shop,
  caller: Caller,
  isValidateOnly: boolean,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const notes: HistoryNote[] = []
  const announcements: Announcement[] = []
  const acts: (() => void)[] = []
  let isKept = false
  let result: T | undefined
  let refused: unknown
  try {
    await shop.db.transaction().execute(async db => {
      const context = contextOf(shop, caller, db, isValidateOnly, {
        write: () => {
          throw new Error('A write is one transaction')
        },
        record: note => notes.push(note),
        publish: announcement => announcements.push(announcement),
        afterCommit: act => acts.push(act),
        async keep() {
          await sql`savepoint kept`.execute(db)
          isKept = true
        },
        enqueue: (job, data) => (isValidateOnly ? Promise.resolve() : shop.jobs.enqueue(db, job, data)),
      })
      try {
        result = await work(context)
        await writeHistory(db, notes, {
          userId: caller.user?.id ?? null,
          timezone: caller.timezone,
          now: caller.now,
        })
        if (isValidateOnly) throw new RolledBack()
      } catch (error) {
        if (!isKept) throw error
        refused = error
        await sql`rollback to savepoint kept`.execute(db)
      }
    })
    if (refused) throw refused
  } catch (error) {
    if ((refused ?? error) instanceof RolledBack) return result as T
    throw refused ?? error
  }
  for (const act of acts) act()
  if (announcements.length > 0) shop.realtime.announce(announcements, caller.socketId)
  return result as T
}

class RolledBack extends Error {}

type Effects = Pick<Context, 'write' | 'record' | 'publish' | 'afterCommit' | 'keep' | 'enqueue'>

const contextOf = (
  shop: Shop,
  caller: Caller,
  db: Kysely<Database>,
  isValidateOnly: boolean,
  effects: Effects,
) =>
  ({
    db,
    user: caller.user!,
    caller,
    now: caller.now,
    t: shop.translations.in(caller.language),
    language: caller.language,
    timezone: caller.timezone,
    companyTimezone: caller.companyTimezone,
    isValidateOnly,
    may: (permission: Permission) => caller.permissions.has(permission),
    mayAnyOf: (resource: Resource) => [...caller.permissions].some(held => held.startsWith(`${resource}.`)),
    shop,
    ...effects,
  }) as Context
