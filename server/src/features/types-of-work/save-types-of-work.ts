import { sql } from 'kysely'
import { toMinutes } from '#contract/shared/duration.ts'
import type { TypeOfWorkChargeInput } from '#contract/types-of-work/type-of-work-charge.ts'
import type { Context } from '#server/operation/context.ts'
import { announce } from '#server/records/announce.ts'
import { addTypeOfWorkCharges, carriedOf } from './type-of-work-charges.ts'
import { addTypeOfWorkParts } from './type-of-work-parts.ts'

interface TypeOfWorkToSave {
  name: string
  /** Hours and minutes: `2:30`. */
  duration: string
  /** Dollars. */
  hourly_rate: number
  inventories: readonly { part_id: number; quantity: number }[]
  charges?: readonly TypeOfWorkChargeInput[] | undefined
}

/**
 * Adds types of work of an order to the list. Existing names are skipped, ignoring case; of equal
 * names the first counts.
 */
export async function saveTypesOfWork(context: Context, works: readonly TypeOfWorkToSave[]): Promise<void> {
  if (works.length === 0) return
  // Sorted by name, so that concurrent saves cannot deadlock.
  const { rows: saved } = await sql<{ id: number; name: string }>`
    insert into types_of_work (name, duration_minutes, hourly_rate, created_at, updated_at)
    select t.name, t.minutes, t.rate, ${context.now}, ${context.now}
    from unnest(
      ${works.map(work => work.name)}::text[],
      ${works.map(work => toMinutes(work.duration))}::int[],
      ${works.map(work => work.hourly_rate)}::numeric[]
    ) with ordinality as t(name, minutes, rate, place)
    order by lower(t.name), t.place
    on conflict (lower(name)) do nothing
    returning id, name`.execute(context.db)
  await addTypeOfWorkParts(
    context,
    saved.map(({ id, name }) => ({ id, parts: works.find(one => one.name === name)!.inventories })),
  )
  const carried = await carriedOf(
    context,
    works.flatMap(work => work.charges ?? []).flatMap(row => row.charge_id ?? []),
  )
  await addTypeOfWorkCharges(
    context,
    saved.map(({ id, name }) => ({
      id,
      charges: (works.find(one => one.name === name)!.charges ?? []).filter(row =>
        row.charge_id ? carried.has(row.charge_id) : row.price !== undefined,
      ),
    })),
  )
  for (const { id } of saved) announce(context, 'type_of_work', id)
}
