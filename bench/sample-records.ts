import type pg from 'pg'
import { isBrief } from './measure.ts'
import { typedWords } from './typed-words.ts'

export type SampleRecords = Awaited<ReturnType<typeof sampleRecords>>

/** Records and words of the seeded shop that the measures use. */
export async function sampleRecords(pool: pg.Pool, orders: number) {
  const { rows: parts } = await pool.query<{ id: number }>(
    "select id from parts where stock_number like 'BN-%' order by id limit 500",
  )
  const {
    rows: [some],
  } = await pool.query(`
  select o.id, v.id as vehicle, o.customer_id as customer, o.mechanic_id as mechanic,
    (select max(id) from parts_orders where items_count = 3) as parts_order, (select max(category_id) from parts) as category,
    (select owner_id from vehicles group by 1 order by count(*) desc limit 1) as fleet
  from repair_orders o join vehicles v on v.id = o.vehicle_id and v.kind = 'truck' where o.status = 'finished' order by o.id offset ${Math.floor(orders / 3)} limit 1`)
  return { orders, parts, some, words: await typedWords(pool, isBrief ? 2 : 40) }
}
