import { sql } from 'kysely'
import { inSystemContext } from '#server/operation/system-context.ts'
import type { Shop } from '#server/platform/shop.ts'

/** Merges the rows that changes added to a day. Waits for a change of the time zone, which recomputes all sums. */
export const mergeDays = (shop: Shop): Promise<void> =>
  inSystemContext(shop, async ({ db }) => {
    await sql`select shop_zone()`.execute(db)
    await sql`
      with merged as (
        delete from repair_order_days where day in (select day from repair_order_days group by day having count(*) > 1)
        returning *
      )
      insert into repair_order_days
        (day, orders, total_amount, labor_amount, parts_amount, charges_amount, net_amount, parts_cost, charges_cost)
      select day, sum(orders), sum(total_amount), sum(labor_amount), sum(parts_amount), sum(charges_amount),
        sum(net_amount), sum(parts_cost), sum(charges_cost)
      from merged group by day
      having (sum(orders), sum(total_amount), sum(parts_cost), sum(charges_cost)) <> (0, 0, 0, 0)`.execute(db)
    await sql`
      with merged as (
        delete from stock_movement_days where (day, operation_type) in (
          select day, operation_type from stock_movement_days group by 1, 2 having count(*) > 1)
        returning *
      )
      insert into stock_movement_days (day, operation_type, cost, price)
      select day, operation_type, sum(cost), sum(price) from merged group by 1, 2`.execute(db)
    await sql`
      with merged as (
        delete from unpaid_repair_order_days where (due_date, status, is_billed, is_owing) in (
          select due_date, status, is_billed, is_owing from unpaid_repair_order_days group by 1, 2, 3, 4 having count(*) > 1)
        returning *
      )
      insert into unpaid_repair_order_days (due_date, status, is_billed, is_owing, orders, balance)
      select due_date, status, is_billed, is_owing, sum(orders), sum(balance) from merged group by 1, 2, 3, 4
      having sum(orders) <> 0`.execute(db)
  })
