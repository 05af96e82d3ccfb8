import type { Kysely } from 'kysely'
import { isOverload } from '#contract/parts-orders/overload.ts'
import type { PricedItem } from '#contract/parts-orders/parts-order-totals.ts'
import type { Database } from '#server/database/tables.ts'
import { takesDecimals } from './catalogue.ts'
import type { Part } from './parts.ts'
import type { Random } from './random.ts'
import { partPriceOn } from './repair-order-content.ts'

export interface SoldPart {
  unit_name: string
  price_old: number | null
  delivery_cost: number
  is_overload: boolean
}

export interface PartsOrderLine {
  part: Part
  unit_name: string
  item: PricedItem & { is_overload: boolean }
}

export async function readSoldParts(db: Kysely<Database>): Promise<Map<number, SoldPart>> {
  const rows = await db
    .selectFrom('parts')
    .innerJoin('units', 'units.id', 'unit_id')
    .select([
      'parts.id',
      'units.name as unit_name',
      'is_sale',
      'price_old',
      'delivery_cost',
      'weight',
      'length',
      'width',
      'height',
    ])
    .execute()
  return new Map(
    rows.map(row => [
      row.id,
      {
        unit_name: row.unit_name,
        price_old: row.is_sale && row.price_old !== null ? Number(row.price_old) : null,
        delivery_cost: Number(row.delivery_cost),
        is_overload: isOverload(row),
      },
    ]),
  )
}

/** Shown first in lists: their stock is not changed. */
const leftAlone = new Set(['OI-10000', 'FL-10063'])

/** Fills orders with parts by the piece, none of which runs low. */
export function itemFiller(random: Random, parts: readonly Part[], sold: ReadonlyMap<number, SoldPart>) {
  const ordinary = parts.filter(
    ({ kind, shortage, stock_number }) =>
      shortage === null && !takesDecimals(kind.unit) && !leftAlone.has(stock_number),
  )
  return function fill(day: number): PartsOrderLine[] {
    const count = random.weighted([1, 2, 3, 5], number => [0, 50, 28, 15, 0, 7][number]!)
    return random
      .shuffled(ordinary.filter(({ since }) => since < day))
      .slice(0, count)
      .map(part => {
        const { unit_name, delivery_cost, price_old, is_overload } = sold.get(part.id)!
        return {
          part,
          unit_name,
          item: {
            quantity: random.int(1, part.target > 20 ? 8 : 2),
            discount: random.chance(0.15) ? random.pick([5, 10]) : 0,
            base_price: partPriceOn(part, day),
            price_old,
            delivery_cost,
            free_shipping: delivery_cost === 0,
            is_overload,
          },
        }
      })
  }
}
