import { sql } from 'kysely'
import { decimalDuration, toMinutes } from '#contract/shared/duration.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { type TypeOfWorkInput, typeOfWorkInput } from '#contract/types-of-work/type-of-work.ts'
import { insertNumberedRows } from '#server/database/insert-rows.ts'
import { laborRatesByName, unknownLaborRate } from '#server/features/company/index.ts'
import { duplicateInFile, validateRow } from '#server/records/import/cells.ts'
import type { ImportContext, ImportTarget } from '#server/records/import/import-target.ts'
import { sameName } from '#server/records/import/same-name.ts'

/** Types of work without parts. */
export const importTypesOfWork: ImportTarget<TypeOfWorkInput> = {
  kind: 'type_of_work',
  table: 'types_of_work',
  requires: 'types-of-work.create',

  async prepare(context, rows) {
    const known = await knownNames(
      context,
      rows.map(({ cells }) => cells.name ?? ''),
    )
    const rates = await laborRatesByName(
      context.db,
      rows.map(({ cells }) => cells.labor_rate_name ?? ''),
    )
    return rows.map(({ number, cells, numbers }) => {
      const rate = rates.get(sameName(cells.labor_rate_name ?? ''))
      const { duration, isDecimal } = durationOf(cells.duration)
      const { value, problems } = validateRow(typeOfWorkInput, {
        hourly_rate: rate?.rate ?? undefined,
        ...cells,
        ...numbers,
        duration,
        labor_rate_id: rate?.id,
      })
      problems.push(...unknownLaborRate(cells.labor_rate_name, rate))
      problems.push(...duplicateInFile(context, number, 'name', cells.name))
      if (known.has(sameName(cells.name ?? '')))
        problems.push({
          field: 'name',
          code: commonErrors.validate__unique.code,
          params: { value: cells.name! },
        })
      if (!value || problems.length > 0) return { number, problems }
      return { number, input: value, ...(isDecimal && { saved: { duration: value.duration } }) }
    })
  },

  insert: ({ db, now }, inputs) =>
    insertNumberedRows(
      db,
      'types_of_work',
      inputs.map(({ name, duration, hourly_rate, labor_rate_id }) => ({
        name,
        duration_minutes: toMinutes(duration),
        hourly_rate,
        labor_rate_id,
        created_at: now,
        updated_at: now,
      })),
    ),

  async used({ db }, ids) {
    const { rows } = await sql<{ id: number }>`
      select w.id from types_of_work w
      where w.id = any(${ids}::bigint[]) and w.version > 1`.execute(db)
    return rows.map(({ id }) => id)
  },

  async remove({ db }, ids) {
    await sql`delete from types_of_work where id = any(${ids}::bigint[])`.execute(db)
  },
}

/** `2:30`; `2.5` and `2.5 hrs` are decimal hours. */
function durationOf(cell = ''): { duration: string; isDecimal: boolean } {
  const hours = cell.replace(/\s*(h|hrs?|hours?)\.?$/i, '')
  const decimal = /[.,]/.test(hours) ? decimalDuration(hours) : undefined
  return { duration: decimal ?? hours, isDecimal: decimal !== undefined }
}

async function knownNames({ db }: ImportContext, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select lower(name) as key from types_of_work where lower(name) = any(${names.map(sameName)})`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
