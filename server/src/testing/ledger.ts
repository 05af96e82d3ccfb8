import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/database/tables.ts'
import { ledgerQueries } from '#server/features/ledger-check/ledger-checks.ts'

/** Broken invariants of stock, reservations, payments and totals. */
export async function brokenInvariants(db: Kysely<Database>): Promise<string[]> {
  const checks: [string, RawBuilder<{ id: number }>][] = [
    ...Object.entries(ledgerQueries).map(
      ([name, { kind, query }]) => [`${name} of ${kind}`, query] as [string, RawBuilder<{ id: number }>],
    ),
    [
      'the cost of the parts is not that of the movements of repair order',
      sql`select o.id from repair_orders o left join (
            select order_id, round(-sum(change * cost), 2) as cost from stock_movements
            where order_kind = 'repair_order' group by order_id
          ) m on m.order_id = o.id
          where o.parts_cost <> coalesce(m.cost, 0)`,
    ],
    [
      'there is no work on repair order',
      sql`select o.id from repair_orders o where not exists (select 1 from repair_order_works w where w.order_id = o.id)`,
    ],
    [
      'labor or parts are not the sums of works and part rows on repair order',
      sql`select o.id from repair_orders o
          where o.labor_amount <> (
              select coalesce(sum(round(w.hourly_rate * w.duration_minutes / 60, 2)), 0) from repair_order_works w where w.order_id = o.id
            ) or o.parts_amount <> (
              select coalesce(sum(round(l.price * l.quantity, 2)), 0) from repair_order_parts l where l.order_id = o.id
            )`,
    ],
    [
      'discount or taxes are not their per cent on repair order',
      sql`select o.id from repair_orders o,
            lateral (
              select coalesce(sum(amount) filter (where taxed_as = 'labor'), 0) as labor,
                coalesce(sum(amount) filter (where taxed_as = 'labor' and is_discounted), 0) as discounted_labor,
                coalesce(sum(amount) filter (where taxed_as = 'parts'), 0) as parts,
                coalesce(sum(amount) filter (where taxed_as = 'parts' and is_discounted), 0) as discounted_parts,
                coalesce(sum(amount) filter (where taxed_as = 'none' and is_discounted), 0) as discounted_rest
              from repair_order_charges where order_id = o.id
            ) charges,
            lateral (
              select round((labor_amount + discounted_labor) * discount / 100, 2) as labor,
                round((parts_amount + discounted_parts) * discount / 100, 2) as parts,
                round(discounted_rest * discount / 100, 2) as rest
            ) off
          where o.discount_amount <> off.labor + off.parts + off.rest
            or o.tax_labor_amount <> round((o.labor_amount + charges.labor - off.labor) * o.tax_labor / 100, 2)
            or o.tax_parts_amount <> round((o.parts_amount + charges.parts - off.parts) * o.tax_inventory / 100, 2)`,
    ],
    [
      'there is an invoice but it is not billed, or the other way round: repair order',
      sql`select o.id from repair_orders o where (o.billed_at is not null) <>
            exists (select 1 from invoices i where i.order_kind = 'repair_order' and i.order_id = o.id)`,
    ],
    [
      'it is paid since no day, or unpaid since one: repair order',
      sql`select id from repair_orders where is_paid <> (paid_at is not null)`,
    ],
    [
      'it costs nothing and is not paid since it was finished: repair order',
      sql`select id from repair_orders where status = 'finished' and total_amount = 0
            and paid_at is distinct from status_changed_at`,
    ],
    [
      'the number of comments is not that of the comments of repair order',
      sql`select o.id from repair_orders o where o.comments_count <>
            (select count(*) from comments c where c.kind = 'repair_order' and c.record_id = o.id)`,
    ],
    [
      'what its movements charged is not the parts less their discount of repair order',
      sql`select o.id from repair_orders o
          left join stock_movements m on m.order_kind = 'repair_order' and m.order_id = o.id
          group by o.id having -coalesce(sum(sign(m.change) * m.amount), 0) <> case o.status
            when 'finished' then o.parts_amount - round(o.parts_amount * o.discount / 100, 2) else 0 end`,
    ],
    [
      'what its movements charged is not the subtotal of parts order',
      sql`select o.id from parts_orders o
          left join stock_movements m on m.order_kind = 'parts_order' and m.order_id = o.id
          group by o.id having -coalesce(sum(sign(m.change) * m.amount), 0) <> case
            when o.status in ('sent', 'delivered', 'lost', 'damaged') then o.subtotal_amount else 0 end`,
    ],
    [
      'the shipments are not those of parts order',
      sql`select o.id from parts_orders o where (
            select count(*) from parts_order_deliveries d where d.order_id = o.id
          ) not between (case when o.status in ('sent', 'lost') then 1 else 0 end) and 2`,
    ],
    [
      'there is an invoice but it is not billed, or the other way round: parts order',
      sql`select o.id from parts_orders o where (o.billed_at is not null) <>
            exists (select 1 from invoices i where i.order_kind = 'parts_order' and i.order_id = o.id)`,
    ],
    [
      'the number of comments is not that of the comments of parts order',
      sql`select o.id from parts_orders o where o.comments_count <>
            (select count(*) from comments c where c.kind = 'parts_order' and c.record_id = o.id)`,
    ],
    [
      'numbers have gaps before parts order',
      sql`select id from (select id, number, row_number() over (order by number) as place from parts_orders where number is not null) n
          where number <> place and number < 9000`,
    ],
  ]
  const broken: string[] = []
  for (const [sentence, query] of checks) {
    const { rows } = await query.execute(db)
    if (rows.length > 0)
      broken.push(
        `${sentence} ${rows
          .slice(0, 5)
          .map(row => row.id)
          .join(', ')} (${rows.length})`,
      )
  }
  return broken
}
