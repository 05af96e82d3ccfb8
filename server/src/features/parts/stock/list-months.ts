import { sql } from 'kysely'
import type { MonthOfPart } from '#contract/parts/part-months.ts'
import type { Context } from '#server/operation/context.ts'
import { todayOf } from '#server/platform/clock.ts'
import { findPart } from '../record/find-part.ts'

interface Row {
  month: string
  on_hand: string
  price_retail: string
  is_in_shop: boolean
  has_changed: boolean
}

/**
 * The last twelve months, counted back from what is on hand and from the price: movements have a day, and the history
 * has the price before each change.
 */
export async function listMonths(context: Context, partId: number): Promise<MonthOfPart[]> {
  await findPart(context, partId)
  const zone = context.companyTimezone
  const { rows } = await sql<Row>`
    with months as (
      select month::date, (month + interval '1 month')::date as next
      from date_trunc('month', ${todayOf(context)}::timestamp) this,
        generate_series(this - interval '11 months', this, interval '1 month') month
    ), moved as (
      select date, sum(change) as change from stock_movements
      where part_id = ${partId} and date >= (select min(month) from months)
      group by date
    ), priced as (
      select h.id, h.performed_at, (c.change ->> 'before')::numeric as before
      from history h, jsonb_array_elements(h.changes) as c(change)
      where h.kind = 'part' and h.record_id = ${partId}
        and h.performed_at >= (select min(month)::timestamp at time zone ${zone} from months)
        and c.change ->> 'label' = 'parts.fields.price_retail'
    )
    select month::text, (p.created_at at time zone ${zone})::date < next as is_in_shop,
      exists (select from moved) or exists (select from priced) as has_changed,
      s.on_hand - coalesce((select sum(change) from moved where date >= next), 0) as on_hand,
      coalesce((
        select before from priced where performed_at >= next::timestamp at time zone ${zone}
        order by performed_at, id limit 1
      ), p.price_retail) as price_retail
    from months, parts p join part_stock s on s.part_id = p.id
    where p.id = ${partId}
    order by month`.execute(context.db)
  return rows
    .filter(row => row.has_changed)
    .map(({ month, on_hand, price_retail, is_in_shop }) => ({
      month,
      on_hand: Number(on_hand),
      price_retail: is_in_shop || Number(on_hand) !== 0 ? Number(price_retail) : null,
    }))
}
