import { sql } from 'kysely'
import { chargeErrors } from '#contract/charges/charge-errors.ts'
import { decimalDuration, toMinutes } from '#contract/shared/duration.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { type TypeOfWorkInput, typeOfWorkInput } from '#contract/types-of-work/type-of-work.ts'
import { insertNumberedRows } from '#server/database/insert-rows.ts'
import { laborRatesByName, unknownLaborRate } from '#server/features/company/index.ts'
import { duplicateInFile, validateRow } from '#server/records/import/cells.ts'
import type { ImportContext, ImportTarget, RowProblem } from '#server/records/import/import-target.ts'
import { sameName } from '#server/records/import/same-name.ts'
import { type ReadCharge, readCharges } from './charges-text.ts'
import { addTypeOfWorkCharges, isCarried } from './type-of-work-charges.ts'

/** Types of work without parts, with their charges. */
export const importTypesOfWork: ImportTarget<TypeOfWorkInput> = {
  kind: 'type_of_work',
  table: 'types_of_work',
  requires: 'types-of-work.create',

  async prepare(context, rows) {
    const known = await knownNames(
      context,
      rows.map(({ cells }) => cells.name ?? ''),
    )
    const read = rows.map(({ cells }) => readCharges(cells.charges ?? '', key => context.words(key)))
    const saved = await savedCharges(
      context,
      read.flat().flatMap(({ charge }) => charge?.name ?? []),
    )
    const rates = await laborRatesByName(
      context.db,
      rows.map(({ cells }) => cells.labor_rate_name ?? ''),
    )
    return rows.map(({ number, cells, numbers }, i) => {
      const rate = rates.get(sameName(cells.labor_rate_name ?? ''))
      const { duration, isDecimal } = durationOf(cells.duration)
      const { charges, unread } = chargesOf(read[i]!, saved)
      const { value, problems } = validateRow(
        typeOfWorkInput,
        {
          hourly_rate: rate?.rate ?? undefined,
          ...cells,
          ...numbers,
          duration,
          labor_rate_id: rate?.id,
          charges,
        },
        { charges: 'charges' },
      )
      problems.push(...unread, ...unknownLaborRate(cells.labor_rate_name, rate))
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

  async insert({ db, now }, inputs) {
    const ids = await insertNumberedRows(
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
    )
    await addTypeOfWorkCharges(
      { db },
      inputs.map(({ charges = [] }, i) => ({ id: ids[i]!, charges })),
    )
    return ids
  },

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

/** With a price it is typed, else a saved one that types of work may carry. */
function chargesOf(
  read: readonly ReadCharge[],
  saved: ReadonlyMap<string, number>,
): { charges: object[]; unread: RowProblem[] } {
  const charges: object[] = []
  const unread: RowProblem[] = []
  for (const { text, charge } of read) {
    const charge_id = charge && saved.get(sameName(charge.name))
    if (charge?.price !== undefined) charges.push(charge)
    else if (charge_id) charges.push({ ...charge, charge_id })
    else unread.push({ field: 'charges', code: chargeErrors.unknown_charge.code, params: { text } })
  }
  return { charges, unread }
}

async function savedCharges({ db }: ImportContext, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  const { rows } = await sql<{ key: string; id: number }>`
    select lower(name) as key, id from charges c
    where lower(name) = any(${names.map(sameName)}) and ${isCarried} order by id for key share`.execute(db)
  return new Map(rows.map(({ key, id }) => [key, id]))
}

async function knownNames({ db }: ImportContext, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select lower(name) as key from types_of_work where lower(name) = any(${names.map(sameName)})`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
