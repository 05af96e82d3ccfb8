import { sql } from 'kysely'
import type { Search } from '#server/database/lists/search.ts'
import { containsPattern } from '#server/database/search-pattern.ts'
import { isOneSign } from '#server/database/search-words.ts'
import { partMatches } from '#server/features/parts/index.ts'
import { repairOrderHasNumber } from '#server/features/repair-orders/index.ts'
import type { Context } from '#server/operation/context.ts'
import { visible } from '#server/operation/visibility.ts'

/**
 * By part, supplier, order number, or for movements without an order by invoice number and comment, on
 * `stock_movements as m`. Each part of the union uses its own index.
 */
export function movementSearch(context: Context, q: string): Search {
  const repairOrder = sql`${repairOrderHasNumber('r', q)} and ${visible(context, 'repair_order', 'r')}`
  // The index needs three letters or digits in a row; shorter searches match whole numbers.
  const isShort = !/[\p{L}\p{N}]{3}/u.test(q)
  const isThatPartsOrder = isShort
    ? sql`lower(p.order_number) = ${q.trim().toLowerCase()}`
    : sql`lower(p.order_number) like ${containsPattern(q)}`
  const partsOrder = sql`${isThatPartsOrder} and ${visible(context, 'parts_order', 'p')}`
  const text = (table: string) => {
    const column = (name: string) => sql.ref(`${table}.${name}`)
    return sql`${column('order_id')} is null
      and lower(${column('invoice_number')} || ' ' || ${column('supplier')} || ' ' || ${column('comment')})
        like ${isShort ? `${containsPattern(q).slice(1, -1)} %` : containsPattern(q)}`
  }
  // The usual supplier of the part, for movements without one.
  const usual = isShort
    ? sql`lower(suppliers.name) = ${q.trim().toLowerCase()}`
    : sql`lower(suppliers.name) like ${containsPattern(q)}`
  const part = isOneSign(q) ? sql`parts.deleted_at is null and ${partMatches(q)}` : partMatches(q)
  return {
    id: 'm.id',
    hits: sql`
      select s.id from parts join stock_movements s on s.part_id = parts.id where ${part}
      union all
      select s.id from suppliers join parts on parts.supplier_id = suppliers.id
        join stock_movements s on s.part_id = parts.id and s.supplier = '' where ${usual}
      union all
      select s.id from repair_orders r join stock_movements s on s.order_kind = 'repair_order' and s.order_id = r.id where ${repairOrder}
      union all
      select s.id from parts_orders p join stock_movements s on s.order_kind = 'parts_order' and s.order_id = p.id where ${partsOrder}
      union all
      select s.id from stock_movements s where ${text('s')}`,
    matches: sql`((select ${part} from parts where parts.id = m.part_id)
      or (m.supplier = '' and (select ${usual} from suppliers
        where suppliers.id = (select supplier_id from parts where parts.id = m.part_id)))
      or (select ${repairOrder} from repair_orders r where m.order_kind = 'repair_order' and r.id = m.order_id)
      or (select ${partsOrder} from parts_orders p where m.order_kind = 'parts_order' and p.id = m.order_id)
      or (${text('m')}))`,
  }
}
