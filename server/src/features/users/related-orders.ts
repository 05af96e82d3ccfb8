import type { Kysely } from 'kysely'
import type { Database } from '#server/database/tables.ts'
import { maxRelated } from '#server/records/in-the-way.ts'

/** Open orders, and deleted ones, which may be restored. */
const statuses = { open: ['new', 'in_process'], deleted: ['deleted'] }

/** The newest open or deleted orders of a user, and their number. */
export function ordersOf(db: Kysely<Database>, userId: number, state: keyof typeof statuses) {
  return db
    .selectFrom('repair_orders')
    .select(({ fn }) => ['id', 'order_number as name', fn.countAll<number>().over().as('count')])
    .where('mechanic_id', '=', userId)
    .where('status', 'in', statuses[state])
    .orderBy('id', 'desc')
    .limit(maxRelated)
    .execute()
}

const openPartsOrders = ['new', 'in_process', 'pending_pickup', 'sent']

/** The newest open parts orders of a sales manager, and their number. */
export function partsOrdersOf(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('parts_orders')
    .select(({ fn }) => ['id', 'order_number as name', fn.countAll<number>().over().as('count')])
    .where('sales_manager_id', '=', userId)
    .where('is_draft', '=', false)
    .where('deleted_at', 'is', null)
    .where('status', 'in', openPartsOrders)
    .orderBy('id', 'desc')
    .limit(maxRelated)
    .$narrowType<{ name: string }>()
    .execute()
}

/** Those of these users who have such orders. */
export async function havingOrders(
  db: Kysely<Database>,
  userIds: readonly number[],
): Promise<Map<number, { open: boolean; deleted: boolean }>> {
  const rows = await db
    .selectFrom('users')
    .select(({ exists, or, selectFrom }) => {
      const any = (state: keyof typeof statuses) =>
        exists(
          selectFrom('repair_orders')
            .select('repair_orders.id')
            .whereRef('mechanic_id', '=', 'users.id')
            .where('repair_orders.status', 'in', statuses[state]),
        )
      const sells = exists(
        selectFrom('parts_orders')
          .select('parts_orders.id')
          .whereRef('sales_manager_id', '=', 'users.id')
          .where('is_draft', '=', false)
          .where('parts_orders.deleted_at', 'is', null)
          .where('parts_orders.status', 'in', openPartsOrders),
      )
      return ['users.id', or([any('open'), sells]).as('open'), any('deleted').as('deleted')]
    })
    .where('users.id', 'in', userIds)
    .execute()
  return new Map(
    rows.map(({ id, open, deleted }) => [id, { open: Boolean(open), deleted: Boolean(deleted) }]),
  )
}
