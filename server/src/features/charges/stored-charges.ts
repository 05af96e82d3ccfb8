import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { PricedCharge } from '#contract/charges/charge-amount.ts'
import type { OrderCharge } from '#contract/charges/order-charge.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Database } from '#server/database/tables.ts'
import { seesCosts } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { unixSeconds } from '#server/platform/clock.ts'

/** A charge of an order of either kind, as it is stored and read. Dollars. */
export interface StoredCharge extends Omit<PricedCharge, 'is_waived'> {
  id: number
  charge_id: number | null
  is_automatic: boolean
  kind: OrderCharge['kind']
  name: string
  amount: number
  cost: number | null
  supplier: OrderCharge['supplier']
  supplier_invoice: string
  expected_back: string | null
  /** Of repair orders alone. */
  back_at?: string | null
  waived_at: string | null
  waived_by: number | null
  waived_by_name: string | null
  waived_reason: string
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
  back_at?: string | null
  waived_at: Date | string | null
  waived_by: number | null
  waived_reason: string
}

type ChargesTable = 'repair_order_charges' | 'parts_order_charges'

/** A JSON array of an order's charges, by position, for a select. `orderId` is the SQL of the order's id. */
export const chargesJson = <Row extends StoredCharge>(
  table: ChargesTable,
  orderId: RawBuilder<unknown>,
) => sql<Row[]>`(
    select coalesce(json_agg(to_jsonb(c) - array['order_id', 'position', 'supplier_id'] || jsonb_build_object(
      'supplier', case when s.id is not null then jsonb_build_object('id', s.id, 'name', s.name) end,
      'waived_by_name', u.full_name
    ) order by c.position, c.id), '[]')
    from ${sql.table(table)} c
    left join suppliers s on s.id = c.supplier_id
    left join users u on u.id = c.waived_by
    where c.order_id = ${orderId}
  )`

export async function readCharges<Row extends StoredCharge>(
  db: Kysely<Database>,
  table: ChargesTable,
  orderId: number,
): Promise<Row[]> {
  const { charges } = await db
    .selectNoFrom(chargesJson<Row>(table, sql`${orderId}::bigint`).as('charges'))
    .modifyFront(prepared)
    .executeTakeFirstOrThrow()
  return charges
}

export const priced = (charge: StoredCharge): PricedCharge => ({
  ...charge,
  is_waived: charge.waived_at !== null,
})

export const showCharge =
  (context: Context) =>
  ({
    waived_at,
    waived_by: _,
    waived_by_name,
    waived_reason,
    back_at,
    ...charge
  }: StoredCharge): OrderCharge => ({
    ...charge,
    back_at: back_at ? unixSeconds(new Date(back_at)) : null,
    cost: seesCosts(context) ? charge.cost : null,
    waived: waived_at
      ? { by: waived_by_name ?? '', at: unixSeconds(new Date(waived_at)), reason: waived_reason }
      : null,
  })
