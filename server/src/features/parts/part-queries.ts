import { type RawBuilder, sql } from 'kysely'
import type { Part, PartRow } from '#contract/parts/part.ts'
import type { PartListQuery } from '#contract/parts/part-endpoints.ts'
import { partErrors } from '#contract/parts/part-errors.ts'
import { type List, readPage } from '#server/database/read-page.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { categoriesBelow } from './categories-below.ts'
import { readPartImages } from './images/part-images.ts'
import { readPartFeatures } from './part-features.ts'
import { readPartRows } from './part-rows.ts'
import { partSearch } from './part-search.ts'
import { seesCosts } from './sees-costs.ts'
import { available } from './stock/available.ts'

export const listParts = async (context: Context, query: PartListQuery) =>
  readPage(context.db, query, await partList(context, query))

/** What the filters find, for a page of it and for all of it. */
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
  const stock = stockedAs(query)
  const sortable = described
    .innerJoin('part_stock', 'part_stock.part_id', 'parts.id')
    .where(stock ?? sql<boolean>`true`)
  const isDescribed = for_shop !== undefined || supplier_id !== undefined || categories !== null
  const matching = stock ? (isDescribed || search ? sortable : stockAlone(db, stock)) : described
  return {
    matching,
    sortable: stock || query.order_by === 'quantity' ? sortable : described,
    search: search ? partSearch(search) : undefined,
    narrowed: isDescribed || stock ? undefined : 'none',
    sorts,
    rows: ids => readPartRows(db, ids),
  }
}

/** What is asked of the stock; null when nothing is. */
function stockedAs({ only_min_limit, status }: PartListQuery): RawBuilder<boolean> | null {
  const asked = [
    ...(only_min_limit ? [sql`is_below_min`] : []),
    ...(status === 'in_stock' ? [sql`${available} > 0`] : []),
    ...(status === 'out_of_stock' ? [sql`${available} <= 0`] : []),
  ]
  return asked.length === 0 ? null : sql`(${sql.join(asked, sql` and `)})`
}

/** Counted without the parts, of which it asks nothing; few are deleted. */
const stockAlone = (db: Context['db'], stock: RawBuilder<boolean>) =>
  db
    .selectFrom('part_stock')
    .select('part_id')
    .where(stock)
    .where(sql<boolean>`not exists (select from parts where id = part_id and deleted_at is not null)`)

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
  quantity: [available, 'parts.id'],
} as const

const number = (value: string | null): number | null => (value === null ? null : Number(value))
