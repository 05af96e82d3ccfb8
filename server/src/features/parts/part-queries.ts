import { sql } from 'kysely'
import type { Part } from '#contract/parts/part.ts'
import type { PartListQuery } from '#contract/parts/part-endpoints.ts'
import { partErrors } from '#contract/parts/part-errors.ts'
import { readPage } from '#server/database/read-page.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { readPartImages } from './images/part-images.ts'
import { readPartFeatures } from './part-features.ts'
import { readPartRows } from './part-rows.ts'
import { partMatches } from './part-search.ts'
import { seesCosts } from './sees-costs.ts'

export async function listParts({ db }: Context, query: PartListQuery) {
  const matching = db
    .selectFrom('parts')
    .select('parts.id')
    .where('deleted_at', 'is', null)
    .$if(!!query.search, found => found.where(partMatches(query.search!)))
    .$if(query.for_shop !== undefined, found => found.where('for_shop', '=', query.for_shop!))
    .$if(query.supplier_id !== undefined, found => found.where('supplier_id', '=', query.supplier_id!))
    .$if(query.category_id !== undefined, found =>
      found.where(sql<boolean>`parts.category_id in (${categoriesBelow(query.category_id!)})`),
    )
  const stocked = matching
    .innerJoin('part_stock', 'part_stock.part_id', 'parts.id')
    .$if(query.only_min_limit === true, found => found.where('is_below_min', '=', true))
    .$if(query.status !== undefined, found => found.where('is_in_stock', '=', query.status === 'in_stock'))
  const isByStock = query.only_min_limit === true || query.status !== undefined
  return readPage(db, query, {
    matching: isByStock ? stocked : matching,
    sortable: isByStock || query.order_by === 'quantity' ? stocked : matching,
    sorts,
    rows: ids => readPartRows(db, ids),
  })
}

export async function getPart(context: Context, id: number): Promise<Part> {
  const { db } = context
  const [row] = await readPartRows(db, [id])
  const whole = await db
    .selectFrom('parts')
    .innerJoin('part_stock', 'part_stock.part_id', 'parts.id')
    .select([
      'price_old',
      'discount',
      'length',
      'width',
      'height',
      'weight',
      'package_type',
      'notes',
      'seo',
      'average_cost',
      'version',
      'created_at',
      'updated_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || !whole) throw refusal(partErrors.no_such_part)
  const images = (await readPartImages(db, [id])).get(id)
  return {
    ...row,
    price_old: number(whole.price_old),
    discount: number(whole.discount),
    length: number(whole.length),
    width: number(whole.width),
    height: number(whole.height),
    weight: number(whole.weight),
    package_type: whole.package_type as Part['package_type'],
    notes: whole.notes,
    seo: {
      title: '',
      h1: '',
      desc: '',
      keywords: '',
      text: '',
      ...(whole.seo as Partial<Part['seo']>),
      image: images?.main?.url ?? null,
    },
    features: await readPartFeatures(db, id),
    gallery: images?.gallery ?? [],
    average_cost: seesCosts(context) ? Number(whole.average_cost) : null,
    version: whole.version,
    created_at: unixSeconds(whole.created_at),
    updated_at: unixSeconds(whole.updated_at),
  }
}

const sorts = {
  created: ['parts.id'],
  stock_number: ['stock_number', 'parts.id'],
  name: ['name', 'parts.id'],
  price_retail: ['price_retail', 'parts.id'],
  quantity: ['available', 'parts.id'],
} as const

/** A category and all that is below it. */
const categoriesBelow = (id: number) => sql`
  with recursive below as (
    select ${id}::bigint as id
    union
    select c.id from categories c join below on c.parent_id = below.id
  )
  select id from below`

const number = (value: string | null): number | null => (value === null ? null : Number(value))
