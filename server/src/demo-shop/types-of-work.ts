import type { Kysely } from 'kysely'
import { insertNumberedRows, insertRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'
import { type Calendar, firstDay } from './calendar.ts'
import type { Part } from './parts.ts'
import { type WorkKind, workKinds } from './work-list.ts'

export interface TypeOfWork extends WorkKind {
  id: number
}

export async function writeTypesOfWork(
  db: Kysely<Database>,
  calendar: Calendar,
  parts: readonly Part[],
): Promise<TypeOfWork[]> {
  const ids = await insertNumberedRows(
    db,
    'types_of_work',
    workKinds.map((kind, index) => ({
      name: kind.name,
      duration_minutes: kind.minutes,
      hourly_rate: kind.rate,
      created_at: calendar.at(firstDay, 540 + index),
      updated_at: calendar.at(firstDay, 540 + index),
    })),
  )
  const usual = usualParts(parts)
  await insertRows(
    db,
    'type_of_work_parts',
    workKinds.flatMap((work, index) =>
      work.parts.map(([kind, quantity], position) => ({
        type_of_work_id: ids[index]!,
        part_id: usual.get(kind)!.id,
        quantity,
        position,
      })),
    ),
  )
  await insertRows(
    db,
    'type_of_work_charges',
    workKinds.flatMap((work, index) =>
      work.charges.map(({ kind, name, quantity, price, taxed_as, is_discounted }, position) => ({
        ...{ type_of_work_id: ids[index]!, position },
        ...{ kind, name, quantity, price, taxed_as, is_discounted },
      })),
    ),
  )
  return workKinds.map((kind, index) => ({ ...kind, id: ids[index]! }))
}

function usualParts(parts: readonly Part[]): Map<string, Part> {
  const usual = new Map<string, Part>()
  for (const part of parts) if (!usual.has(part.kind.key)) usual.set(part.kind.key, part)
  return usual
}
