import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { PricedCharge } from '#contract/charges/charge-amount.ts'
import type { OrderCharge } from '#contract/charges/order-charge.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Database } from '#server/database/tables.ts'
import { seesCosts } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { unixSeconds } from '#server/platform/clock.ts'

/** A charge of an order, as it is stored and read. Dollars. */
export interface StoredCharge extends Omit<PricedCharge, 'is_waived'> {
  id: number
  /** Null: of the whole order. */
  work_id: number | null
  charge_id: number | null
  is_automatic: boolean
  kind: OrderCharge['kind']
  name: string
  amount: number
  cost: number | null
  supplier: OrderCharge['supplier']
  supplier_invoice: string
  expected_back: string | null
  waived_at: string | null
  waived_by: number | null
  waived_by_name: string | null
  waived_reason: string
}

/** A JSON array of an order's charges, by position, for a select. `orderId` is the SQL of the order's id. */
export const chargesJson = (orderId: RawBuilder<unknown>) => sql<StoredCharge[]>`(
    select coalesce(json_agg(json_build_object(
      'id', c.id, 'work_id', c.work_id, 'charge_id', c.charge_id, 'is_automatic', c.is_automatic, 'kind', c.kind,
      'name', c.name, 'quantity', c.quantity, 'price', c.price, 'percent', c.percent, 'base', c.base,
      'min_amount', c.min_amount, 'max_amount', c.max_amount, 'taxed_as', c.taxed_as, 'is_discounted', c.is_discounted,
      'amount', c.amount, 'cost', c.cost,
      'supplier', case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end,
      'supplier_invoice', c.supplier_invoice, 'expected_back', c.expected_back,
      'waived_at', c.waived_at, 'waived_by', c.waived_by, 'waived_by_name', u.full_name, 'waived_reason', c.waived_reason
    ) order by c.position), '[]')
    from repair_order_charges c
    left join suppliers s on s.id = c.supplier_id
    left join users u on u.id = c.waived_by
    where c.order_id = ${orderId}
  )`

export async function readCharges(db: Kysely<Database>, orderId: number): Promise<StoredCharge[]> {
  const { charges } = await db
    .selectNoFrom(chargesJson(sql`${orderId}::bigint`).as('charges'))
    .modifyFront(prepared)
    .executeTakeFirstOrThrow()
  return charges
}

/** A row to write. `id` is that of the existing row, or null for a new one. */
export interface ChargeToWrite extends PricedCharge {
  id: number | null
  charge_id: number | null
  is_automatic: boolean
  kind: OrderCharge['kind']
  name: string
  cost: number | null
  supplier_id: number | null
  supplier_invoice: string
  expected_back: string | null
  waived_at: Date | string | null
  waived_by: number | null
  waived_reason: string
}

/** With the amount, and the position of its type of work among the order's, null for the whole order. */
export type PlacedCharge = ChargeToWrite & { amount: number; at: number | null }

/** A CTE that inserts charges; `work` has the ids of the types of work by position. */
export const addedCharges = (orderId: RawBuilder<unknown>, charges: readonly PlacedCharge[]) => sql`
    charge as (
      insert into repair_order_charges (
        id, order_id, work_id, position, charge_id, is_automatic, kind, name, quantity, price, percent, base, min_amount,
        max_amount, taxed_as, is_discounted, amount, cost, supplier_id, supplier_invoice, expected_back, waived_at,
        waived_by, waived_reason
      )
      overriding system value
      select coalesce(c.id, nextval(pg_get_serial_sequence('repair_order_charges', 'id'))), ${orderId}, work.id, c.position,
        c.charge_id, c.is_automatic, c.kind, c.name, c.quantity, c.price, c.percent, c.base, c.min_amount, c.max_amount,
        c.taxed_as, c.is_discounted, c.amount, c.cost, c.supplier_id, c.supplier_invoice, c.expected_back, c.waived_at,
        c.waived_by, c.waived_reason
      from json_to_recordset(${JSON.stringify(charges.map((charge, position) => ({ ...charge, position })))}::json) as c(
        id bigint, at int, position int, charge_id bigint, is_automatic boolean, kind text, name text, quantity numeric,
        price numeric, percent numeric, base text, min_amount numeric, max_amount numeric, taxed_as text,
        is_discounted boolean, amount numeric, cost numeric, supplier_id bigint, supplier_invoice text,
        expected_back date, waived_at timestamptz, waived_by bigint, waived_reason text
      )
      left join work on work.position = c.at
      order by c.position
    )`

export const priced = (charge: StoredCharge): PricedCharge => ({
  ...charge,
  is_waived: charge.waived_at !== null,
})

export const showCharge =
  (context: Context) =>
  ({
    work_id: _,
    waived_at,
    waived_by,
    waived_by_name,
    waived_reason,
    ...charge
  }: StoredCharge): OrderCharge => ({
    ...charge,
    cost: seesCosts(context) ? charge.cost : null,
    waived: waived_at
      ? { by: waived_by_name ?? '', at: unixSeconds(new Date(waived_at)), reason: waived_reason }
      : null,
  })
