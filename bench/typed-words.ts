import type pg from 'pg'

/** Different search words of each kind, from the whole shop; names are common. */
export async function typedWords(pool: pg.Pool, count: number) {
  const { rows } = await pool.query(
    `
    with orders as (
      select o.order_number, v.vin, v.unit_number, c.company_name, c.last_name from repair_orders o
      join vehicles v on v.id = o.vehicle_id join customers c on c.id = o.customer_id
      where o.id % greatest((select count(*) from repair_orders) / $1 / 4, 1) = 0 and c.company_name <> '' and status <> 'deleted'
      order by o.id limit $1
    )
    select array_agg(right(vin, 6)) as vin_tail, array_agg(unit_number) as unit_number, array_agg(order_number) as order_number,
      array_agg(company_name) as company, array_agg(last_name) as last_name,
      (select array_agg(stock_number) from (select stock_number from parts order by hashint8(id) limit $1) p) as stock_number
    from orders`,
    [count],
  )
  return rows[0] as Record<
    'vin_tail' | 'unit_number' | 'order_number' | 'company' | 'last_name' | 'stock_number',
    string[]
  >
}
