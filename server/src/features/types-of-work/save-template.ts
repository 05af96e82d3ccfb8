import { sql } from 'kysely'
import { toMinutes } from '#contract/shared/duration.ts'
import type { Context } from '#server/http/context.ts'
import { announce } from '#server/records/announce.ts'
import { addTypeOfWorkParts } from './type-of-work-parts.ts'

export interface TypeOfWorkTemplate {
  name: string
  /** Hours and minutes: `2:30`. */
  duration: string
  /** Dollars. */
  hourly_rate: number
  inventories: readonly { part_id: number; quantity: number }[]
}

/** Keeps a work of an order as a saved type of work. One of the same name, whatever its case, is left as it is. */
export async function saveTypeOfWorkTemplate(context: Context, template: TypeOfWorkTemplate): Promise<void> {
  const saved = await context.db
    .insertInto('types_of_work')
    .values({
      name: template.name,
      duration_minutes: toMinutes(template.duration),
      hourly_rate: String(template.hourly_rate),
      created_at: context.now,
      updated_at: context.now,
    })
    .onConflict(conflict => conflict.expression(sql`lower(name)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!saved) return
  await addTypeOfWorkParts(context, saved.id, template.inventories)
  announce(context, 'type_of_work', saved.id)
}
