import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { fromMinutes } from '#contract/shared/duration.ts'
import { estimatedAmount } from '#contract/types-of-work/estimated-amount.ts'
import type { TypeOfWork } from '#contract/types-of-work/type-of-work.ts'
import { inOrderOf } from '#server/database/lists/list.ts'
import { laborRateJson } from '#server/features/company/index.ts'
import { available } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { chargesOfType } from './type-of-work-charges.ts'

/**
 * With parts and the charges that they carry, at current prices, in the order of the ids; missing ids are skipped.
 */
export async function readTypesOfWork(context: Context, ids: readonly number[]): Promise<TypeOfWork[]> {
  const works = await readWithAllCharges(context, ids)
  return works.map(work => ({ ...work, charges: work.charges.filter(charge => charge.is_used) }))
}

/** Also with charges that are not used any more. */
export async function readWithAllCharges(context: Context, ids: readonly number[]): Promise<TypeOfWork[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf(context, ids).execute()
  return inOrderOf(ids, rows.map(toTypeOfWork))
}

const rowsOf = (context: Context, ids: readonly number[]) =>
  context.db
    .selectFrom('types_of_work')
    .leftJoin('labor_rates', 'labor_rates.id', 'labor_rate_id')
    .select(({ selectFrom }) => [
      'types_of_work.id',
      'types_of_work.name',
      'duration_minutes',
      sql<string>`coalesce(labor_rates.rate, hourly_rate)`.as('hourly_rate'),
      laborRateJson(context, sql`labor_rate_id`).as('labor_rate'),
      'types_of_work.version',
      'created_at',
      'updated_at',
      jsonArrayFrom(
        selectFrom('type_of_work_parts')
          .innerJoin('parts', 'parts.id', 'type_of_work_parts.part_id')
          .innerJoin('part_stock', 'part_stock.part_id', 'parts.id')
          .innerJoin('units', 'units.id', 'parts.unit_id')
          .select([
            'type_of_work_parts.id',
            'parts.id as inventory_id',
            'parts.name',
            'stock_number',
            'quantity',
            'price_retail as price',
            available.as('available'),
            'unit_id',
            'units.name as unit_name',
            'accept_decimals',
          ])
          .whereRef('type_of_work_id', '=', 'types_of_work.id')
          .orderBy('type_of_work_parts.position')
          .orderBy('type_of_work_parts.id'),
      ).as('inventories'),
      chargesOfType(sql.ref('types_of_work.id')).as('charges'),
    ])
    .where('types_of_work.id', 'in', ids)

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

function toTypeOfWork({ duration_minutes, ...row }: Row): TypeOfWork {
  const work = {
    ...row,
    duration: fromMinutes(duration_minutes),
    hourly_rate: Number(row.hourly_rate),
    inventories: row.inventories.map(({ unit_id, unit_name, accept_decimals, ...part }) => ({
      ...part,
      quantity: Number(part.quantity),
      price: Number(part.price),
      available: Number(part.available),
      unit: { id: unit_id, name: unit_name, accept_decimals },
    })),
    created_at: unixSeconds(row.created_at),
    updated_at: unixSeconds(row.updated_at),
  }
  return { ...work, estimated_amount: estimatedAmount(work) }
}
