import type { Kysely } from 'kysely'
import { vinCheckDigit } from '#contract/shared/vin.ts'
import { insertNumberedRows, insertRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'
import { type Calendar, firstDay } from './calendar.ts'
import type { FleetAccount } from './customer-list.ts'
import type { Customer } from './customers.ts'
import { type Random, seededRandom } from './random.ts'
import type { TagName } from './tags.ts'
import { type VehicleModel, vehicleModels } from './vehicle-models.ts'

export interface Vehicle {
  id: number
  kind: 'truck' | 'trailer'
  use: VehicleModel['use']
  unit_number: string
  owner: Customer
  since: number
  created_at: Date
}

const withTrailer = 7
const withTruck = 45

export async function writeVehicles(
  db: Kysely<Database>,
  calendar: Calendar,
  customers: readonly Customer[],
  tagIds: ReadonlyMap<TagName, number>,
): Promise<Vehicle[]> {
  const random = seededRandom('vehicles')
  const drafts = inventVehicles(random, calendar, customers)
  const ids = await insertNumberedRows(
    db,
    'vehicles',
    drafts.map(draft => draft.row),
  )
  await insertRows(
    db,
    'vehicle_tags',
    drafts.flatMap(({ use }, index) =>
      tagsOf(random, use).map(tag => ({ vehicle_id: ids[index]!, tag_id: tagIds.get(tag)! })),
    ),
  )
  return drafts.map(({ row, use, owner, since }, index) => ({
    id: ids[index]!,
    kind: row.kind,
    use,
    unit_number: row.unit_number,
    owner,
    since,
    created_at: row.created_at,
  }))
}

type VehicleDraft = ReturnType<typeof inventVehicle>

function inventVehicles(random: Random, calendar: Calendar, customers: readonly Customer[]): VehicleDraft[] {
  const serials = new Set<string>()
  const invent = (owner: Customer, uses: readonly VehicleModel['use'][], unit: string) =>
    inventVehicle(random, calendar, serials, { owner, uses, unit })
  const single = customers.filter(customer => !customer.fleet && customer.type === 'bs')
  return [
    ...customers.flatMap(owner =>
      owner.fleet ? unitsOf(random, owner.fleet).map(({ uses, unit }) => invent(owner, uses, unit)) : [],
    ),
    ...single
      .slice(0, withTrailer + withTruck)
      .map((owner, index) =>
        invent(
          owner,
          index < withTrailer
            ? ['long_haul']
            : random.pick([['long_haul'], ['long_haul'], ['box_truck', 'pickup']]),
          random.pick(['1', '01', '07', '101', '777', `${random.int(2, 99)}`]),
        ),
      ),
    ...single.slice(0, withTrailer).map(owner => invent(owner, ['dry_van', 'reefer', 'flatbed'], 'T1')),
  ].sort((one, other) => one.row.created_at.getTime() - other.row.created_at.getTime())
}

function unitsOf(random: Random, fleet: FleetAccount) {
  const trailers = Math.round(fleet.size * fleet.trailers)
  const isDairy = /Dairy|Food/.test(fleet.company)
  const isSteel = /Steel/.test(fleet.company)
  const firstTruck = random.pick([100, 200, 400, 1100, 2400])
  const firstTrailer = random.pick([5300, 7100, 53_000])
  return Array.from({ length: fleet.size }, (_, index): { uses: VehicleModel['use'][]; unit: string } => {
    if (index < trailers) {
      const uses: VehicleModel['use'][] = isSteel ? ['flatbed'] : isDairy ? ['reefer'] : ['dry_van', 'reefer']
      return { uses, unit: `${fleet.unit}${firstTrailer + index * random.int(1, 3)}-${index + 1}` }
    }
    const local: VehicleModel['use'][] = /Paving/.test(fleet.company)
      ? ['vocational', 'pickup']
      : ['box_truck', 'box_truck', 'pickup']
    return {
      uses: fleet.work === 'local' ? local : ['long_haul'],
      unit: `${fleet.unit}${firstTruck + index - trailers + 1}`,
    }
  })
}

const colors = ['White', 'White', 'White', 'Black', 'Red', 'Blue', 'Silver', 'Green', 'Orange', 'Gray']

function inventVehicle(
  random: Random,
  calendar: Calendar,
  serials: Set<string>,
  { owner, uses, unit }: { owner: Customer; uses: readonly VehicleModel['use'][]; unit: string },
) {
  const use = random.pick(uses)
  const model = random.weighted(
    vehicleModels.filter(candidate => candidate.use === use),
    candidate => candidate.share,
  )
  const year = random.int(...model.years)
  const since = random.chance(0.75) ? owner.since : random.int(owner.since, Math.max(owner.since, -100))
  const isTemporary = since > firstDay + 60 && random.chance(0.15)
  const plate = `${model.kind === 'truck' ? 'P' : 'T'}${random.int(100_000, 989_999)}`
  const opening = calendar.at(since, calendar.hours(since).opens)
  const minutes = random.int(1, 50)
  const created_at = new Date(Math.max(owner.created_at.getTime(), opening.getTime()) + minutes * 60_000)
  return {
    use,
    owner,
    since,
    row: {
      kind: model.kind,
      vin: inventVin(random, model, year, serials),
      unit_number: unit,
      make: model.make,
      model: model.model,
      year,
      type_id: model.type_id,
      color: model.kind === 'trailer' ? 'White' : random.pick(colors),
      license_plate: isTemporary ? '' : plate,
      temporary_plate: isTemporary ? `TMP${random.int(10_000, 99_999)}` : '',
      plate_state: plateStates[year % plateStates.length]!,
      gvwr: model.gvwr,
      owner_id: owner.id,
      notes: random.chance(0.08) ? 'Wheel lock key is in the glove box.' : '',
      created_at,
      updated_at: created_at,
    },
  }
}

const plateStates = ['IL', 'IL', 'IN', 'IL', 'WI']

const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const serialLetters = 'ABCDEFGHJKLMNPRSTVWXYZ'

function inventVin(random: Random, model: VehicleModel, year: number, serials: Set<string>): string {
  const raw = model.vin
    .replace('_', '0')
    .replace('~', yearLetters[year - 2010]!)
    .replace('?', () => random.pick([...serialLetters]))
    .replaceAll('#', () => String(random.int(0, 9)))
  if (serials.has(raw)) return inventVin(random, model, year, serials)
  serials.add(raw)
  return `${raw.slice(0, 8)}${vinCheckDigit(raw)}${raw.slice(9)}`
}

function tagsOf(random: Random, use: VehicleModel['use']): TagName[] {
  const tags: TagName[] = []
  if (use === 'reefer') tags.push('Reefer')
  if (use === 'box_truck' || use === 'pickup') tags.push('Local')
  if (random.chance(0.08)) tags.push('DOT due')
  if (random.chance(0.07)) tags.push('Under warranty')
  if (random.chance(0.05)) tags.push('Recurring fault')
  if (random.chance(0.02)) tags.push('For sale')
  return tags
}
