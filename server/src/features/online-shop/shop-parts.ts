import { sql } from 'kysely'
import type { ShopPart, ShopPartQuery } from '#contract/online-shop/shop-endpoints.ts'
import { readPage } from '#server/database/lists/read-page.ts'
import type { KeyContext } from '#server/operation/context.ts'

export async function listShopParts({ db }: KeyContext, query: ShopPartQuery) {
  const matching = db
    .selectFrom('parts')
    .select('id')
    .where('for_shop', '=', true)
    .where('deleted_at', 'is', null)
    .$if(query.stock_number !== undefined, q =>
      q.where(sql<string>`lower(stock_number)`, '=', query.stock_number!.toLowerCase()),
    )
  const { data, meta } = await readPage(db, query, {
    matching,
    sorts: { stock_number: ['stock_number', 'id'] },
    direction: 'asc',
    rows: ids => readParts(db, ids),
  })
  return { data: data.map(({ id: _, ...part }) => part satisfies ShopPart), meta }
}

async function readParts(db: KeyContext['db'], ids: readonly number[]) {
  const { rows } = await sql<ShopPart & { id: number }>`
    select p.id, p.stock_number, p.article_number, p.name, b.name as brand, u.name as unit,
      p.price_retail::float8 as price, case when p.is_sale then p.price_old::float8 end as price_old,
      p.delivery_cost::float8 as delivery_cost, greatest(s.on_hand - s.reserved, 0)::float8 as available
    from parts p
    join units u on u.id = p.unit_id
    join part_stock s on s.part_id = p.id
    left join brands b on b.id = p.brand_id
    where p.id = any(${ids}::bigint[])`.execute(db)
  return rows
}
