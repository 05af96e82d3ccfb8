import type { Kysely } from 'kysely'
import { cleanArticle } from '#contract/parts/part-input.ts'
import { percentOf, toCents, toDollars } from '#contract/shared/money.ts'
import { slugOf } from '#contract/shared/slug.ts'
import { insertNumberedRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'
import { type Calendar, firstDay } from './calendar.ts'
import { type Catalogue, takesDecimals } from './catalogue.ts'
import { type PartKind, partKinds } from './part-kinds.ts'
import { type Random, seededRandom } from './random.ts'

export interface Part {
  id: number
  kind: PartKind
  name: string
  stock_number: string
  price: number
  cost: number
  target: number
  min_limit: number | null
  shortage: 'low' | 'out' | null
  since: number
  created_at: Date
}

const partCount = 500
const lowParts = 26
const outParts = 12

export async function writeParts(
  db: Kysely<Database>,
  calendar: Calendar,
  catalogue: Catalogue,
): Promise<Part[]> {
  const random = seededRandom('parts')
  const drafts = inventParts(random, calendar)
  const ids = await insertNumberedRows(
    db,
    'parts',
    drafts.map((part, index) => ({
      name: part.name,
      slug: slugOf(part.name),
      stock_number: part.stock_number,
      article_number: part.article,
      category_id: catalogue.categories.get(part.kind.category)!,
      brand_id: catalogue.brands.get(part.brand)!,
      supplier_id: random.pick(catalogue.suppliers),
      unit_id: catalogue.units.get(part.kind.unit)!,
      price_retail: part.price,
      is_new: part.since > -120,
      is_popular: index % 23 === 0,
      notes: index % 19 === 0 ? `Shelf ${String.fromCharCode(65 + (index % 8))}${1 + (index % 12)}` : '',
      created_at: part.created_at,
      updated_at: part.created_at,
      ...sellingColumns(random, part),
    })),
  )
  return drafts.map(({ brand: _, article: __, ...part }, index) => ({ ...part, id: ids[index]! }))
}

type PartDraft = Omit<Part, 'id'> & { brand: string; article: string }

function inventParts(random: Random, calendar: Calendar): PartDraft[] {
  const drafts: PartDraft[] = []
  for (let round = 0; drafts.length < partCount; round += 1) {
    for (const kind of partKinds) {
      if (drafts.length < partCount && round < kind.brands.length * kind.variants.length) {
        drafts.push(inventPart(random, calendar, kind, round, drafts.length))
      }
    }
  }
  drafts.sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
  const short = random
    .shuffled(drafts.filter(part => part.since < -150 && !takesDecimals(part.kind.unit)))
    .slice(0, lowParts + outParts)
  for (const [index, part] of short.entries()) {
    part.shortage = index < lowParts ? 'low' : 'out'
    part.min_limit ??= minimum(part.target)
  }
  return drafts
}

function inventPart(
  random: Random,
  calendar: Calendar,
  kind: PartKind,
  round: number,
  index: number,
): PartDraft {
  const variant = kind.variants[round % kind.variants.length]!
  const shift = Math.floor(round / kind.variants.length)
  const brand = kind.brands[((round % kind.variants.length) + shift) % kind.brands.length]!
  const price = shelfPrice(kind.price * (0.9 + 0.25 * random.next()))
  const target = targetOf(kind)
  // The first of each kind is as old as the shop.
  const since = round > 0 && random.chance(0.2) ? random.int(firstDay + 20, -15) : firstDay
  return {
    kind,
    name: `${kind.name} ${variant}, ${brand}`,
    brand,
    stock_number: `${kind.category.slice(0, 2).toUpperCase()}-${String(10_000 + index * 7)}`,
    article: cleanArticle(`${brand.slice(0, 2).toUpperCase()}${random.int(1000, 99_999)}-${round + 1}`),
    price,
    cost: toDollars(percentOf(toCents(price), random.int(52, 68))),
    target,
    min_limit: random.chance(0.8) ? minimum(target) : null,
    shortage: null,
    since,
    created_at: calendar.at(since, 7 * 60 + 20 + (index % 500)),
  }
}

/** Cheap parts by the box, expensive ones by the piece; oil by the drum and hose by the roll. */
function targetOf({ unit, price }: PartKind): number {
  if (takesDecimals(unit)) return unit === 'gal' && price < 30 ? 220 : 100
  if (price < 10) return 60
  if (price < 40) return 24
  if (price < 150) return 10
  if (price < 500) return 5
  return 2
}

const minimum = (target: number): number => Math.max(1, Math.floor(target / 4))

/** $18.27 -> $18.25, $148.31 -> $148.50, $1,182.40 -> $1,182. */
function shelfPrice(price: number): number {
  const step = price < 5 ? 5 : price < 50 ? 25 : price < 300 ? 50 : 100
  return toDollars(Math.max(step, Math.round((price * 100) / step) * step))
}

function sellingColumns(random: Random, { kind, price, min_limit }: PartDraft) {
  const forShop = min_limit !== null && !takesDecimals(kind.unit) && random.chance(0.45)
  const isSale = forShop && random.chance(0.1)
  const before = isSale ? shelfPrice(price / 0.9) : null
  const side = () => (forShop ? random.int(3, price > 400 ? 48 : 18) : null)
  return {
    for_shop: forShop,
    is_sale: isSale,
    price_old: before,
    discount: before === null ? null : Math.round((1 - price / before) * 1000) / 10,
    delivery_cost: forShop ? shelfPrice(6 + price * 0.04) : 0,
    min_limit_price: forShop ? toDollars(percentOf(toCents(price), 85)) : null,
    price_wholesale:
      forShop && price < 100 ? [{ min_qty: 10, price: toDollars(percentOf(toCents(price), 88)) }] : [],
    length: side(),
    width: side(),
    height: side(),
    weight: forShop ? Math.round((0.5 + price / 12) * 10) / 10 : null,
    package_type: forShop
      ? price > 900
        ? 'pallet'
        : random.pick(['carrier_box', 'customer_packaging'])
      : null,
  }
}
