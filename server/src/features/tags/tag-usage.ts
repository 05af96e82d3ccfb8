import { sql } from 'kysely'
import { tagErrors } from '#contract/tags/tag-errors.ts'
import type { Context } from '#server/operation/context.ts'
import type { Usage } from '#server/records/dictionary/dictionary.ts'
import { inTheWay, mostRelated } from '#server/records/in-the-way.ts'

/** Customers, trucks and trailers have tags. */
export const tagUsage: Usage = {
  isUsed: sql`(
    exists (select from customer_tags where tag_id = tags.id)
    or exists (select from vehicle_tags where tag_id = tags.id)
  )`,
  against: async (context, id) => [
    ...inTheWay(tagErrors.tag_on_customers, await customersWith(context, id), { kind: 'customer' }),
    ...inTheWay(tagErrors.tag_on_trucks, await vehiclesWith(context, id, 'truck'), { kind: 'truck' }),
    ...inTheWay(tagErrors.tag_on_trailers, await vehiclesWith(context, id, 'trailer'), { kind: 'trailer' }),
  ],
}

const customersWith = ({ db }: Context, tagId: number) =>
  db
    .selectFrom('customer_tags')
    .innerJoin('customers', 'customers.id', 'customer_id')
    .select(({ fn }) => [
      'id',
      sql<string>`coalesce(nullif(trim(full_name), ''), company_name)`.as('name'),
      fn.countAll<number>().over().as('count'),
    ])
    .where('tag_id', '=', tagId)
    .orderBy('id', 'desc')
    .limit(mostRelated)
    .execute()

const vehiclesWith = ({ db }: Context, tagId: number, kind: 'truck' | 'trailer') =>
  db
    .selectFrom('vehicle_tags')
    .innerJoin('vehicles', 'vehicles.id', 'vehicle_id')
    .select(({ fn }) => ['id', 'unit_number as name', fn.countAll<number>().over().as('count')])
    .where('tag_id', '=', tagId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(mostRelated)
    .execute()
