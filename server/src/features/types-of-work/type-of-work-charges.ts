import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { chargeErrors } from '#contract/charges/charge-errors.ts'
import type { TypeOfWorkCharge, TypeOfWorkChargeInput } from '#contract/types-of-work/type-of-work-charge.ts'
import { idsOf } from '#server/database/prepared.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'

/** Whether types of work may carry the saved charge `c`: automatic ones come with the order. */
export const isCarried = sql<SqlBool>`(c.is_active and c.applies = 'by_hand' and c.order_kind <> 'parts_order')`

/**
 * A JSON array of a type of work's charges, for a select. One of a saved charge that is no longer carried is there
 * without a price.
 */
export const chargesOfType = (typeOfWorkId: RawBuilder<unknown>) => sql<TypeOfWorkCharge[]>`(
    select coalesce(json_agg(json_build_object(
      'id', w.id, 'charge_id', w.charge_id, 'kind', w.kind, 'name', coalesce(saved.name, w.name), 'quantity', w.quantity,
      'price', case when w.charge_id is null then w.price else coalesce(c.amount, 0) end, 'percent', c.percent,
      'base', c.base, 'min_amount', c.min_amount, 'max_amount', c.max_amount,
      'taxed_as', coalesce(c.taxed_as, w.taxed_as), 'is_discounted', coalesce(c.is_discounted, w.is_discounted),
      'is_used', w.charge_id is null or c.id is not null
    ) order by w.position), '[]')
    from type_of_work_charges w
    left join charges saved on saved.id = w.charge_id
    left join charges c on c.id = w.charge_id and ${isCarried}
    where w.type_of_work_id = ${typeOfWorkId}
  )`

type ChargeRow = Omit<TypeOfWorkChargeInput, 'id'>

/** Inserts the charges of types of work without charges, in order, in one statement. */
export async function addTypeOfWorkCharges(
  { db }: Pick<Context, 'db'>,
  types: readonly { id: number; charges: readonly ChargeRow[] }[],
): Promise<void> {
  const rows = types.flatMap(({ id, charges }) =>
    charges.map((charge, position) => ({ price: 0, ...charge, work: id, position })),
  )
  if (rows.length === 0) return
  await sql`
    insert into type_of_work_charges
      (type_of_work_id, position, charge_id, kind, name, quantity, price, taxed_as, is_discounted)
    select work, position, charge_id, kind, name, quantity, price, taxed_as, is_discounted
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(
      work bigint, position int, charge_id bigint, kind text, name text, quantity numeric, price numeric,
      taxed_as text, is_discounted boolean
    )`.execute(db)
}

/** Locks the saved charges that are named, and refuses those that no type of work may carry, unless this one has them. */
export async function invalidCharges(
  context: Pick<Context, 'db'>,
  charges: readonly ChargeRow[],
  typeOfWorkId: number,
): Promise<Reason[]> {
  const carried = await carriedOf(
    context,
    charges.flatMap(row => row.charge_id ?? []),
    typeOfWorkId,
  )
  return charges.flatMap(({ charge_id }, i) =>
    charge_id && !carried.has(charge_id)
      ? [reason(chargeErrors.charge_not_found, { parameter: `charges.${i}.charge_id` })]
      : [],
  )
}

/** Those that types of work may carry, or that this one has; locked. */
export async function carriedOf(
  { db }: Pick<Context, 'db'>,
  ids: readonly number[],
  typeOfWorkId = 0,
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select id from charges c where id = any(${idsOf(ids)}) and (
      ${isCarried} or exists (
        select from type_of_work_charges w where w.charge_id = c.id and w.type_of_work_id = ${typeOfWorkId}
      )
    ) order by id for key share of c`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
