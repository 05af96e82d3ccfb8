import { sql } from 'kysely'
import type { PartPrices, PartPricesInput } from '#contract/parts/part-prices.ts'
import { priceErrors } from '#contract/prices/price-errors.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { pricingColumns, refusedLowPrice } from '#server/features/prices/index.ts'
import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import { fieldChanges } from '#server/operation/history.ts'
import { Refusal, reason } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { findPart, lockPart } from '../record/find-part.ts'

export async function getPartPrices(context: Context, id: number): Promise<PartPrices> {
  await findPart(context, id)
  return readPrices(context, id)
}

/** Replaces the fixed prices of a part by level and its prices by quantity. Saved orders keep theirs. */
export async function setPartPrices(
  context: Context,
  id: number,
  { levels, breaks, version }: PartPricesInput,
): Promise<PartPrices> {
  const { db } = context
  const part = await lockPart(context, id)
  const before = await readPrices(context, id)
  await checkVersion(version, part.version, async () => before)
  await refuseUnknown(context, levels)
  await refuseTooLow(context, id, levels, before)
  await db.deleteFrom('part_prices').where('part_id', '=', id).execute()
  await insertRows(
    db,
    'part_prices',
    levels.flatMap(({ price, ...level }) => (price === null ? [] : { ...level, price, part_id: id })),
  )
  await db
    .updateTable('parts')
    .set({ price_wholesale: JSON.stringify(breaks), version: part.version + 1, updated_at: context.now })
    .where('id', '=', id)
    .execute()
  const after = await readPrices(context, id)
  const changes = fieldChanges(inOneLine(before), inOneLine(after), 'parts')
  if (changes.length > 0) context.record({ kind: 'part', recordId: id, act: 'updated', changes })
  announce(context, 'part', id)
  return after
}

async function readPrices({ db }: Context, id: number): Promise<PartPrices> {
  // First, so that the version is never newer than the prices by level.
  const { price_wholesale, version } = await db
    .selectFrom('parts')
    .select(['price_wholesale', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const levels = await db
    .selectFrom('price_levels as l')
    .leftJoin('part_prices as p', join =>
      join.onRef('p.price_level_id', '=', 'l.id').on('p.part_id', '=', id),
    )
    .select(['l.id as price_level_id', 'l.name', sql<number | null>`p.price::float8`.as('price')])
    .orderBy(sql`lower(l.name)`)
    .execute()
  return { levels, breaks: price_wholesale as PartPrices['breaks'], version }
}

/** Levels stay until the end of the write. */
async function refuseUnknown({ db }: Context, levels: PartPricesInput['levels']): Promise<void> {
  const known = await db
    .selectFrom('price_levels')
    .select('id')
    .where('id', '=', sql<number>`any(${levels.map(level => level.price_level_id)}::bigint[])`)
    .orderBy('id')
    .forKeyShare()
    .execute()
  const left = new Set(known.map(level => level.id))
  // A level named twice is refused as well.
  const reasons = levels.flatMap(({ price_level_id }, i) =>
    left.delete(price_level_id)
      ? []
      : [reason(priceErrors.price_level_not_found, { parameter: `levels.${i}.price_level_id` })],
  )
  if (reasons.length > 0) throw new Refusal(reasons)
}

/** Refuses prices that the caller may not type in an order either. Saved ones stay. */
async function refuseTooLow(
  context: Context,
  id: number,
  levels: PartPricesInput['levels'],
  before: PartPrices,
): Promise<void> {
  const saved = new Map(before.levels.map(level => [level.price_level_id, level.price]))
  const part = await context.db
    .selectFrom('parts')
    .select(pricingColumns(sql`null::bigint`))
    .where('parts.id', '=', id)
    .executeTakeFirstOrThrow()
  const reasons = levels.flatMap(({ price_level_id, price }, i) =>
    price === null || price === saved.get(price_level_id)
      ? []
      : refusedLowPrice(context, 'orders-parts', price, part, `levels.${i}.price`),
  )
  if (reasons.length > 0) throw new Refusal(reasons)
}

const inOneLine = ({ levels, breaks }: PartPrices) => ({
  level_prices: levels
    .flatMap(({ name, price }) => (price === null ? [] : `${name}: ${formatDollars(price)}`))
    .join('; '),
  price_wholesale: breaks.map(({ min_qty, price }) => `≥ ${min_qty}: ${formatDollars(price)}`).join('; '),
})
