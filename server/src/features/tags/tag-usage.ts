import { sql } from 'kysely'
import { tagErrors } from '#contract/tags/tag-errors.ts'
import type { Context } from '#server/operation/context.ts'
import type { Usage } from '#server/records/crud/dictionary.ts'
import { inTheWay, maxRelated } from '#server/records/in-the-way.ts'

/** Customers, trucks, trailers and parts orders have tags. Drafts and deleted orders lose a deleted tag. */
export const tagUsage: Usage = {
  isUsed: sql`(
    exists (select from customer_tags where tag_id = tags.id)
    or exists (select from vehicle_tags where tag_id = tags.id)
    or exists (
      select from parts_order_tags join parts_orders o on o.id = order_id
      where tag_id = tags.id and not o.is_draft and o.deleted_at is null
    )
  )`,
  blockers: async (context, id) => [
    ...inTheWay(tagErrors.tag_on_customers, await customersWith(context, id), { kind: 'customer' }),
    ...inTheWay(tagErrors.tag_on_trucks, await vehiclesWith(context, id, 'truck'), { kind: 'truck' }),
    ...inTheWay(tagErrors.tag_on_trailers, await vehiclesWith(context, id, 'trailer'), { kind: 'trailer' }),
    ...inTheWay(tagErrors.tag_on_parts_orders, await partsOrdersWith(context, id), { kind: 'parts_order' }),
  ],
}

const customersWith = ({ db }: Context, tagId: number) =>
  db
    .selectFrom('customer_tags')
    .innerJoin('customers', 'customers.id', 'customer_id')
    .select(({ fn }) => ['id', 'full_name as name', fn.countAll<number>().over().as('count')])
    .where('tag_id', '=', tagId)
    .orderBy('id', 'desc')
    .limit(maxRelated)
    .execute()

const vehiclesWith = ({ db }: Context, tagId: number, kind: 'truck' | 'trailer') =>
  db
    .selectFrom('vehicle_tags')
    .innerJoin('vehicles', 'vehicles.id', 'vehicle_id')
    .select(({ fn }) => ['id', 'unit_number as name', fn.countAll<number>().over().as('count')])
    .where('tag_id', '=', tagId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(maxRelated)
    .execute()

const partsOrdersWith = ({ db }: Context, tagId: number) =>
  db
    .selectFrom('parts_order_tags')
    .innerJoin('parts_orders', 'parts_orders.id', 'order_id')
    .select(({ fn }) => [
      'id',
      sql<string>`order_number`.as('name'),
      fn.countAll<number>().over().as('count'),
    ])
    .where('tag_id', '=', tagId)
    .where('is_draft', '=', false)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(maxRelated)
    .execute()
