import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { OrderCharge } from '#contract/charges/order-charge.ts'
import type { Database } from '#server/database/tables.ts'
import {
  type ChargeToWrite,
  chargesJson,
  readCharges,
  type StoredCharge,
  showCharge,
} from '#server/features/charges/index.ts'
import type { Context } from '#server/operation/context.ts'

export interface StoredRepairOrderCharge extends StoredCharge {
  /** Null: of the whole order. */
  work_id: number | null
}

export const repairOrderChargesJson = (orderId: RawBuilder<unknown>) =>
  chargesJson<StoredRepairOrderCharge>('repair_order_charges', orderId)

export const readRepairOrderCharges = (db: Kysely<Database>, orderId: number) =>
  readCharges<StoredRepairOrderCharge>(db, 'repair_order_charges', orderId)

export const showRepairOrderCharge =
  (context: Context) =>
  ({ work_id: _, ...charge }: StoredRepairOrderCharge): OrderCharge =>
    showCharge(context)(charge)

/** With the amount, and the position of its type of work among the order's, null for the whole order. */
export type PlacedCharge = ChargeToWrite & { amount: number; at: number | null }

/** A CTE that inserts charges; `work` has the ids of the types of work by position. */
export const addedCharges = (orderId: RawBuilder<unknown>, charges: readonly PlacedCharge[]) => sql`
    charge as (
      insert into repair_order_charges (
        id, order_id, work_id, position, charge_id, is_automatic, kind, name, quantity, price, percent, base, min_amount,
        max_amount, taxed_as, is_discounted, amount, cost, supplier_id, supplier_invoice, expected_back, back_at,
        waived_at, waived_by, waived_reason
      )
      overriding system value
      select coalesce(c.id, nextval(pg_get_serial_sequence('repair_order_charges', 'id'))), ${orderId}, work.id, c.position,
        c.charge_id, c.is_automatic, c.kind, c.name, c.quantity, c.price, c.percent, c.base, c.min_amount, c.max_amount,
        c.taxed_as, c.is_discounted, c.amount, c.cost, c.supplier_id, c.supplier_invoice, c.expected_back, c.back_at,
        c.waived_at, c.waived_by, c.waived_reason
      from json_to_recordset(${JSON.stringify(charges.map((charge, position) => ({ ...charge, position })))}::json) as c(
        id bigint, at int, position int, charge_id bigint, is_automatic boolean, kind text, name text, quantity numeric,
        price numeric, percent numeric, base text, min_amount numeric, max_amount numeric, taxed_as text,
        is_discounted boolean, amount numeric, cost numeric, supplier_id bigint, supplier_invoice text,
        expected_back date, back_at timestamptz, waived_at timestamptz, waived_by bigint, waived_reason text
      )
      left join work on work.position = c.at
      order by c.position
    )`
