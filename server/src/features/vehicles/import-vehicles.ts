import { sql } from 'kysely'
import { importDoubts } from '#contract/imports/import-doubts.ts'
import { importErrors } from '#contract/imports/import-errors.ts'
import { vehicleTypes } from '#contract/lookups/vehicle-types.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { normalizeVin } from '#contract/shared/vin.ts'
import { vehicleErrors } from '#contract/vehicles/vehicle-errors.ts'
import { maxVehicleYear, minVehicleYear } from '#contract/vehicles/vehicle-fields.ts'
import {
  trailerInput,
  truckInput,
  type VehicleInput,
  type VehicleKind,
} from '#contract/vehicles/vehicle-shapes.ts'
import { insertNumberedRows } from '#server/database/insert-rows.ts'
import { ownersByName } from '#server/features/customers/index.ts'
import { writeHistory } from '#server/operation/history.ts'
import { validateRow } from '#server/records/import/cells.ts'
import { isChangedSinceImport } from '#server/records/import/changed-since-import.ts'
import type {
  ImportContext,
  ImportTarget,
  RowDoubt,
  RowProblem,
} from '#server/records/import/import-target.ts'
import { perhapsTwice } from '#server/records/import/perhaps-twice.ts'
import { vehicleValues } from './vehicle-values.ts'

export const importTrucks = importVehicles('truck')
export const importTrailers = importVehicles('trailer')

/** Each with an owner that the shop knows, by company, name or e-mail. */
function importVehicles(kind: VehicleKind): ImportTarget<VehicleInput> {
  const schema = kind === 'truck' ? truckInput : trailerInput
  return {
    kind,
    table: 'vehicles',
    requires: kind === 'truck' ? 'trucks.create' : 'trailers.create',

    async prepare(context, rows) {
      const owners = await ownersByName(
        context.db,
        rows.map(({ cells }) => cells.owner ?? ''),
      )
      const known = await knownVins(
        context,
        rows.map(({ cells }) => normalizeVin(cells.vin ?? '')),
      )
      return rows.map(({ number, cells, numbers }) => {
        const { year, doubts } = wholeYear(context, numbers.year)
        const problems: RowProblem[] = []
        const found = owners.get((cells.owner ?? '').toLowerCase()) ?? []
        problems.push(...againstOwner(cells.owner, found))
        const fits = validateRow(
          schema,
          {
            ...cells,
            ...numbers,
            year,
            gvwr: numbers.gvwr ?? 0,
            owner_id: found[0] ?? 1,
            ...(kind === 'truck' ? { type: typeOf(context, cells.type) } : {}),
            tags: [],
          },
          { owner_id: 'owner' },
        )
        problems.push(...fits.problems, ...yearTooHigh(context, year))
        if (!fits.value || problems.length > 0) return { number, problems }
        const { vin, unit_number, make, model, color, license_plate, temporary_plate, notes } = fits.value
        return {
          number,
          input: fits.value as VehicleInput,
          saved: { vin, unit_number, make, model, color, license_plate, temporary_plate, notes },
          doubts: [
            ...doubts,
            ...perhapsTwice(context, { number, field: 'vin', key: vin, name: vin, isKnown: known.has(vin) }),
          ],
        }
      })
    },

    async insert({ db, userId, now }, inputs) {
      const ids = await insertNumberedRows(
        db,
        'vehicles',
        inputs.map(input => ({ kind, ...vehicleValues(input), created_at: now, updated_at: now })),
      )
      await writeHistory(
        db,
        ids.map(recordId => ({ kind, recordId, act: `${kind}_created` })),
        { userId, timezone: 'UTC', now },
      )
      return ids
    },

    async used({ db }, ids) {
      const { rows } = await sql<{ id: number }>`
        select v.id from vehicles v
        where v.id = any(${ids}::bigint[]) and (
          ${isChangedSinceImport(kind, 'v', `${kind}_created`)}
          or exists (select from repair_orders o where o.vehicle_id = v.id))`.execute(db)
      return rows.map(({ id }) => id)
    },

    async remove({ db, userId, now }, ids) {
      const { rows } = await sql<{ id: number; unit_number: string }>`
        delete from vehicles where id = any(${ids}::bigint[]) returning id, unit_number`.execute(db)
      await writeHistory(
        db,
        rows.map(({ id, unit_number }) => ({
          kind,
          recordId: id,
          act: `${kind}_deleted`,
          params: { unit_number },
        })),
        { userId, timezone: 'UTC', now },
      )
    },
  }
}

function againstOwner(owner: string | undefined, found: readonly number[]): RowProblem[] {
  if (!owner) return [{ field: 'owner', code: commonErrors.validate__required.code }]
  if (found.length === 0) return [{ field: 'owner', code: vehicleErrors.unknown_owner.code }]
  if (found.length > 1)
    return [
      { field: 'owner', code: importErrors.import_several_owners.code, params: { count: found.length } },
    ]
  return []
}

async function knownVins({ db }: ImportContext, vins: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ vin: string }>`
    select vin from vehicles where vin = any(${vins})`.execute(db)
  return new Set(rows.map(({ vin }) => vin))
}

/** `Box Truck`, `box_truck`, or its name in any language; 0, which is none of them, for anything else. */
function typeOf({ words }: ImportContext, cell: string | undefined): number | undefined {
  if (!cell) return undefined
  const text = cell.toLowerCase()
  const name = text.replace(/[^a-z]+/g, '_')
  const found = vehicleTypes.find(
    type =>
      type.name === name ||
      type.name.split('_').includes(name) ||
      words(`lookups.vehicle_types.${type.name}`).some(word => word.toLowerCase() === text),
  )
  return found?.id ?? 0
}

/** `16` is 2016, and `85` is 1985. */
function wholeYear({ today }: ImportContext, year?: number): { year?: number; doubts: RowDoubt[] } {
  if (year === undefined || !Number.isInteger(year) || year < 0 || year > 99)
    return { ...(year !== undefined && { year }), doubts: [] }
  const whole = 2000 + year > maxVehicleYear(today) ? 1900 + year : 2000 + year
  const [before, after] = [String(year).padStart(2, '0'), String(whole)]
  return {
    year: whole,
    doubts: [{ field: 'year', code: importDoubts.import_year_completed.code, before, after }],
  }
}

function yearTooHigh({ today }: ImportContext, year = 0): RowProblem[] {
  const max = maxVehicleYear(today)
  if (year <= max) return []
  return [
    {
      field: 'year',
      code: vehicleErrors.vehicle_year_out_of_range.code,
      params: { min: minVehicleYear, max },
    },
  ]
}
