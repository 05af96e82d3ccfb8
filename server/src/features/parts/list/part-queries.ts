import { type RawBuilder, sql } from 'kysely'
import type { Part, PartRow } from '#contract/parts/part.ts'
import type { PartListQuery } from '#contract/parts/part-endpoints.ts'
import { partErrors } from '#contract/parts/part-errors.ts'
import { partColumns } from '#contract/parts/part-fields.ts'
import type { List } from '#server/database/lists/list.ts'
import { readPage } from '#server/database/lists/read-page.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { columnValues, selectColumns } from '#server/records/crud/columns.ts'
import { galleryJson, showPartImage } from '../images/part-images.ts'
import { partFeaturesJson, showPartFeatures } from '../record/part-features.ts'
import { seesCosts } from '../record/sees-costs.ts'
import { available } from '../stock/available.ts'
import { categoriesBelow } from './categories-below.ts'
import { readPartRows, selectPartRows, toPartRow } from './part-rows.ts'
import { partSearch } from './part-search.ts'

export const listParts = async (context: Context, query: PartListQuery) =>
  readPage(context.db, query, await partList(context, query))

export async function partList({ db }: Context, query: PartListQuery): Promise<List<PartRow>> {
  const { for_shop, supplier_id, category_id, search } = query
  const categories = category_id === undefined ? null : await categoriesBelow(db, category_id)
  const described = db
    .selectFrom('parts')
    .select('parts.id')
    .where('deleted_at', 'is', null)
    .$if(for_shop !== undefined, found => found.where('for_shop', '=', for_shop!))
    .$if(supplier_id !== undefined, found => found.where('supplier_id', '=', supplier_id!))
    .$if(categories !== null, found => found.where('category_id', 'in', categories!))
  const stock = stockCondition(query)
  const sortable = described
    .innerJoin('part_stock', 'part_stock.part_id', 'parts.id')
    .where(stock ?? sql<boolean>`true`)
  const isDescribed = for_shop !== undefined || supplier_id !== undefined || categories !== null
  const matching = stock ? (isDescribed || search ? sortable : stockRows(db, stock)) : described
  return {
    matching,
    sortable: stock || query.order_by === 'quantity' ? sortable : described,
    search: search ? partSearch(search) : undefined,
    count: isDescribed || stock ? undefined : 'estimate',
    sorts,
    rows: ids => readPartRows(db, ids),
  }
}

/** Condition on the stock; null without such a filter. */
function stockCondition({ only_min_limit, status }: PartListQuery): RawBuilder<boolean> | null {
  const conditions = [
    ...(only_min_limit ? [sql`is_below_min`] : []),
    ...(status === 'in_stock' ? [sql`${available} > 0`] : []),
    ...(status === 'out_of_stock' ? [sql`${available} <= 0`] : []),
  ]
  return conditions.length === 0 ? null : sql`(${sql.join(conditions, sql` and `)})`
}

const stockRows = (db: Context['db'], stock: RawBuilder<boolean>) =>
  db
    .selectFrom('part_stock')
    .select('part_id')
    .where(stock)
    .where(sql<boolean>`not exists (select from parts where id = part_id and deleted_at is not null)`)

export async function getPart(context: Context, id: number): Promise<Part> {
  const found = await selectPartRows(context.db, [id])
    .select(parts => [
      ...selectColumns('parts', partColumns.further),
      'parts.package_type',
      'parts.seo',
      'average_cost',
      'parts.version',
      'parts.created_at',
      'parts.updated_at',
      galleryJson(sql`parts.id`).as('stored_gallery'),
      partFeaturesJson(parts).as('stored_features'),
    ])
    .executeTakeFirst()
  if (!found) throw refusal(partErrors.no_such_part)
  const { stored_gallery, stored_features, ...part } = found
  const row = toPartRow(part)
  return {
    ...row,
    ...columnValues(partColumns.further, part),
    package_type: part.package_type as Part['package_type'],
    seo: {
      title: '',
      h1: '',
      desc: '',
      keywords: '',
      text: '',
      ...(part.seo as Partial<Part['seo']>),
      image: row.main_image?.url ?? null,
    },
    features: showPartFeatures(stored_features),
    gallery: stored_gallery.map(image => showPartImage(id, image)),
    average_cost: seesCosts(context) ? Number(part.average_cost) : null,
    version: part.version,
    created_at: unixSeconds(part.created_at),
    updated_at: unixSeconds(part.updated_at),
  }
}

const sorts = {
  created: ['parts.id'],
  stock_number: ['stock_number', 'parts.id'],
  name: ['name', 'parts.id'],
  price_retail: ['price_retail', 'parts.id'],
  quantity: [available, 'part_stock.part_id'],
} as const
