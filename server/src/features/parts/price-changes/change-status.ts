import { sql } from 'kysely'
import { partErrors } from '#contract/parts/part-errors.ts'
import { type PriceChangeStatus, priceChangeMoves } from '#contract/parts/price-changes.ts'
import type { Context } from '#server/operation/context.ts'
import { fieldChanges } from '#server/operation/history.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { actOnSeveral, type NamesOf, type Several } from '#server/records/bulk/act-on-several.ts'
import { lockPart } from '../record/find-part.ts'

/** Accepting changes the retail price of the part, opening again changes it back. */
export const changeStatusOfPriceChanges = (
  context: Context,
  { status, ...several }: Several & { status: PriceChangeStatus },
) =>
  actOnSeveral(
    context,
    several,
    { status },
    {
      before: async (inner, id) => ({ status: (await lockPriceChange(inner, id)).status }),
      act: (inner, id) => changeStatus(inner, id, status),
      names,
    },
  )

async function changeStatus(context: Context, id: number, status: PriceChangeStatus): Promise<void> {
  const { db } = context
  const change = await lockPriceChange(context, id)
  if (!priceChangeMoves[change.status].includes(status)) throw refusal(partErrors.price_change_decided)
  if (status === 'open' && (await hasOpen(context, change.part_id)))
    throw refusal(partErrors.price_change_replaced)
  if (status === 'accepted') await setRetailPrice(context, change, change.old_price, change.suggested)
  if (change.status === 'accepted') await setRetailPrice(context, change, change.suggested, change.old_price)
  await db.updateTable('price_suggestions').set({ status }).where('id', '=', id).execute()
  announce(context, 'part', change.part_id)
}

/** Locks the part and its stock first, as receipts do, which replace open suggestions. */
async function lockPriceChange(context: Context, id: number) {
  const { db } = context
  const found = await db
    .selectFrom('price_suggestions')
    .select('part_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw refusal(partErrors.price_change_replaced)
  await lockPart(context, found.part_id)
  const change = await db
    .selectFrom('price_suggestions as s')
    .innerJoin('parts', 'parts.id', 's.part_id')
    .select([
      's.part_id',
      's.status',
      sql<number>`s.old_price::float8`.as('old_price'),
      sql<number>`s.suggested::float8`.as('suggested'),
      sql<number>`parts.price_retail::float8`.as('price'),
    ])
    .where('s.id', '=', id)
    .forUpdate('s')
    .executeTakeFirst()
  if (!change) throw refusal(partErrors.price_change_replaced)
  return { ...change, status: change.status as PriceChangeStatus }
}

/** Refuses where the price was changed meanwhile. */
async function setRetailPrice(
  context: Context,
  { part_id, price }: { part_id: number; price: number },
  from: number,
  to: number,
): Promise<void> {
  if (price !== from) throw refusal(partErrors.price_changed_meanwhile)
  await context.db
    .updateTable('parts')
    .set({ price_retail: to, version: sql`version + 1`, updated_at: context.now })
    .where('id', '=', part_id)
    .execute()
  const changes = fieldChanges({ price_retail: from }, { price_retail: to }, 'parts', {
    price_retail: 'money',
  })
  context.record({ kind: 'part', recordId: part_id, act: 'updated', changes })
}

async function hasOpen({ db }: Context, partId: number): Promise<boolean> {
  const open = await db
    .selectFrom('price_suggestions')
    .select('id')
    .where('part_id', '=', partId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return open !== undefined
}

const names: NamesOf = ({ db }, ids) =>
  db
    .selectFrom('price_suggestions as s')
    .innerJoin('parts', 'parts.id', 's.part_id')
    .select(['s.id', sql<string>`parts.stock_number || ' · ' || parts.name`.as('name')])
    .where('s.id', 'in', ids)
    .where('parts.deleted_at', 'is', null)
    .execute()
