import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { LevelTerms, LinePrice, PricedPart, PriceSource } from '#contract/prices/price-of.ts'
import type { RepairOrderTotals } from '#contract/repair-orders/repair-order-totals.ts'
import type { RateSource } from '#contract/repair-orders/work-rate.ts'
import { toMinutes } from '#contract/shared/duration.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Database } from '#server/database/tables.ts'
import type { ChargeToWrite } from '#server/features/charges/index.ts'
import { levelTermsJson, partCost } from '#server/features/prices/index.ts'
import { addedCharges } from '../charges/repair-order-charges.ts'

export interface StoredWork {
  id: number
  type_of_work_id: number | null
  name: string
  complaint: string
  cause: string
  correction: string
  duration_minutes: number
  /** Dollars. */
  hourly_rate: number
  rate_source: RateSource | null
  parts: StoredPart[]
}

interface StoredPart {
  part_id: number
  name: string
  stock_number: string
  quantity: number
  price: number
  price_source: PriceSource
  typed_by: { id: number; full_name: string } | null
  typed_at: string | null
  /** Dollars, currently. */
  price_retail: number
  price_wholesale: PricedPart['price_wholesale']
  min_limit_price: number | null
  level: LevelTerms | null
  /** Of a typed price, by the shop's cost basis. */
  cost: number | null
  is_part_deleted: boolean
  unit: { id: number; name: string; accept_decimals: boolean }
}

/**
 * A JSON array of an order's types of work with parts, by position, for a select. `orderId` is the SQL of
 * the order's id.
 */
export const worksJson = (orderId: RawBuilder<unknown>) => sql<StoredWork[]>`(
    select coalesce(json_agg(json_build_object(
      'id', w.id, 'type_of_work_id', w.type_of_work_id, 'name', w.name, 'complaint', w.complaint, 'cause', w.cause,
      'correction', w.correction, 'duration_minutes', w.duration_minutes, 'hourly_rate', w.hourly_rate,
      'rate_source', w.rate_source,
      'parts', coalesce(lines.parts, '[]')
    ) order by w.position), '[]')
    from repair_order_works w
    left join (
      select l.work_id, json_agg(json_build_object(
        'part_id', l.part_id, 'name', parts.name, 'stock_number', parts.stock_number, 'quantity', l.quantity, 'price', l.price,
        'price_source', l.price_source, 'typed_at', l.price_typed_at,
        'typed_by', (
          select json_build_object('id', t.id, 'full_name', t.full_name) from users t where t.id = l.price_typed_by
        ),
        'price_retail', parts.price_retail, 'price_wholesale', parts.price_wholesale,
        'min_limit_price', parts.min_limit_price, 'level', ${levelTermsJson(customerOf(orderId))},
        'cost', case when l.price_source = 'typed' then ${partCost} end,
        'is_part_deleted', parts.deleted_at is not null,
        'unit', json_build_object('id', u.id, 'name', u.name, 'accept_decimals', u.accept_decimals)
      ) order by l.position) as parts
      from repair_order_parts l
      join parts on parts.id = l.part_id
      join units u on u.id = parts.unit_id
      where l.order_id = ${orderId}
      group by l.work_id
    ) lines on lines.work_id = w.id
    where w.order_id = ${orderId}
  )`

const customerOf = (orderId: RawBuilder<unknown>) =>
  sql`(select whole.customer_id from repair_orders whole where whole.id = ${orderId})`

export async function readWorks(db: Kysely<Database>, orderId: number): Promise<StoredWork[]> {
  const { works } = await db
    .selectNoFrom(worksJson(sql`${orderId}::bigint`).as('works'))
    .modifyFront(prepared)
    .executeTakeFirstOrThrow()
  return works
}

/** `id` is that of the existing row, or null for a new one. */
export interface WorkToWrite {
  id: number | null
  type_of_work_id: number | null
  name: string
  complaint: string
  cause: string
  correction: string
  duration: string
  hourly_rate: number
  rate_source: RateSource | null
  parts: PartToWrite[]
  charges: ChargeToWrite[]
}

export interface PartToWrite extends LinePrice {
  part_id: number
  quantity: number
  price_typed_by: number | null
  price_typed_at: Date | null
}

/** An order's lines with their amounts. */
interface LinesToWrite {
  works: readonly WorkToWrite[]
  charges: readonly ChargeToWrite[]
  totals: RepairOrderTotals
}

/** Replaces the order's types of work and charges in three statements. Existing rows keep their ids. */
export async function replaceWorks(
  db: Kysely<Database>,
  orderId: number,
  lines: LinesToWrite,
): Promise<void> {
  await db.deleteFrom('repair_order_charges').where('order_id', '=', orderId).modifyEnd(prepared).execute()
  await db.deleteFrom('repair_order_works').where('order_id', '=', orderId).modifyEnd(prepared).execute()
  await sql`with ${prepared} ${addedWorks(sql`${orderId}::bigint`, lines)} select from work`.execute(db)
}

/** CTEs that insert the types of work, parts and charges of an order without any. */
export function addedWorks(orderId: RawBuilder<unknown>, { works, charges, totals }: LinesToWrite) {
  const placed = [
    ...works.flatMap((work, at) =>
      work.charges.map((charge, i) => ({ ...charge, at, amount: totals.works[at]!.charge_amounts[i]! })),
    ),
    ...charges.map((charge, i) => ({ ...charge, at: null, amount: totals.charge_amounts[i]! })),
  ]
  const rows = works.map(({ parts: _, charges: _charges, duration, ...work }, position) => ({
    ...work,
    position,
    minutes: toMinutes(duration),
  }))
  const lines = works.flatMap((work, at) => work.parts.map((part, position) => ({ ...part, at, position })))
  return sql`
    work as (
      insert into repair_order_works
        (id, order_id, position, type_of_work_id, name, complaint, cause, correction, duration_minutes, hourly_rate,
          rate_source)
      overriding system value
      select coalesce(w.id, nextval(pg_get_serial_sequence('repair_order_works', 'id'))), ${orderId}, w.position,
        t.id, w.name, w.complaint, w.cause, w.correction, w.minutes, w.hourly_rate, w.rate_source
      from json_to_recordset(${JSON.stringify(rows)}::json) as w(
        id bigint, position int, type_of_work_id bigint, name text, complaint text, cause text, correction text,
        minutes int, hourly_rate numeric, rate_source text
      )
      left join types_of_work t on t.id = w.type_of_work_id
      order by w.position
      returning id, position
    ), line as (
      insert into repair_order_parts
        (work_id, order_id, part_id, position, quantity, price, price_source, price_typed_by, price_typed_at)
      select work.id, ${orderId}, l.part_id, l.position, l.quantity, l.price, l.source, l.price_typed_by, l.price_typed_at
      from json_to_recordset(${JSON.stringify(lines)}::json) as l(
        at int, part_id bigint, position int, quantity numeric, price numeric, source text, price_typed_by bigint,
        price_typed_at timestamptz
      )
      join work on work.position = l.at
      order by l.at, l.position
    ), ${addedCharges(orderId, placed)}`
}
