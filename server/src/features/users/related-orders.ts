import type { Kysely } from 'kysely'
import type { Database } from '#server/database/tables.ts'
import { mostRelated } from '#server/records/in-the-way.ts'

/** The user's unfinished orders: open ones, and deleted ones, which may be restored. */
const statuses = { open: ['new', 'in_process'], deleted: ['deleted'] }

/** The newest open or deleted orders of a user, and how many there are. */
export function ordersOf(db: Kysely<Database>, userId: number, state: keyof typeof statuses) {
  return db
    .selectFrom('repair_orders')
    .select(({ fn }) => ['id', 'order_number as name', fn.countAll<number>().over().as('count')])
    .where('mechanic_id', '=', userId)
    .where('status', 'in', statuses[state])
    .orderBy('id', 'desc')
    .limit(mostRelated)
    .execute()
}

/** Which of these users have such orders. */
export async function havingOrders(
  db: Kysely<Database>,
  userIds: readonly number[],
): Promise<Map<number, { open: boolean; deleted: boolean }>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(({ exists, selectFrom }) => {
      const any = (state: keyof typeof statuses) =>
        exists(
          selectFrom('repair_orders')
            .select('repair_orders.id')
            .whereRef('mechanic_id', '=', 'users.id')
            .where('repair_orders.status', 'in', statuses[state]),
        )
      return ['users.id', any('open').as('open'), any('deleted').as('deleted')]
    })
    .where('users.id', 'in', userIds)
    .execute()
  return new Map(
    rows.map(({ id, open, deleted }) => [id, { open: Boolean(open), deleted: Boolean(deleted) }]),
  )
}
