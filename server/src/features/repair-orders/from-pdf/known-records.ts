import { sql } from 'kysely'
import type { PdfPlace, RepairOrderFromPdf } from '#contract/repair-orders/repair-order-from-pdf.ts'
import { compactNumber } from '#contract/shared/compact-number.ts'
import { isVinCheckDigitValid } from '#contract/shared/vin.ts'
import { compactColumn } from '#server/database/search-pattern.ts'
import { shortVehicles, toShortVehicle } from '#server/features/vehicles/index.ts'
import type { Context } from '#server/operation/context.ts'
import type { TextFindings } from './find-in-text.ts'
import type { Mentions } from './mentions.ts'
import type { Found } from './text-line.ts'

type KnownVehicle = RepairOrderFromPdf['vehicles'][number]

interface KnownRecords {
  vehicles: KnownVehicle[]
  customers: (Found<string> & { id: number })[]
  parts: RepairOrderFromPdf['parts']
}

const maxVehicles = 10
const maxOthers = 20
/** Shorter numbers need a label. */
const shortestVin = 11
const shortestPlate = 5
const shortestPart = 5
const shortestUnit = 2

/** The shop's records named in a document, found by exact values with one statement per kind. */
export async function findKnownRecords(
  context: Context,
  mentions: Mentions,
  findings: TextFindings,
): Promise<KnownRecords> {
  const customers = await customersIn(context, mentions)
  const vehicles = await vehiclesIn(context, mentions, findings, customers)
  const parts = context.may('inventories.read') ? await partsIn(context, mentions) : []
  return { vehicles, customers: context.may('vehicle-owners.read') ? customers : [], parts }
}

/** By company, e-mail or phone as in the record. */
async function customersIn(
  { db }: Context,
  { names, emails, phones }: Mentions,
): Promise<KnownRecords['customers']> {
  const { rows } = await sql<{ id: number; name: string; company: string; email: string; phone: string }>`
    select id, coalesce(nullif(company_name, ''), full_name) as name,
      lower(company_name) as company, lower(email) as email, phone
    from customers where id in (
      select id from customers where company_name <> '' and lower(company_name) = any(${[...names.keys()]}::text[])
      union all
      select id from customers where email is not null and lower(email) = any(${[...emails.keys()]}::text[])
      union all
      select id from customers where phone is not null and phone = any(${[...phones.keys()]}::text[])
    ) order by id limit ${maxOthers}`.execute(db)
  return rows.flatMap(({ id, name, company, email, phone }) => {
    const place = names.get(company) ?? emails.get(email) ?? phones.get(phone)
    return place ? [{ id, value: name, place }] : []
  })
}

/**
 * By VIN or plate; by unit number if it has a label or its owner is in the document. Best match first: by
 * VIN, then by the number of matches.
 */
async function vehiclesIn(
  context: Context,
  { codes }: Mentions,
  findings: TextFindings,
  owners: readonly { id: number }[],
): Promise<KnownVehicle[]> {
  const all = [...codes.keys()]
  const vins = new Set([
    ...findings.vins.map(({ value }) => value),
    ...all.filter(code => code.length >= shortestVin).map(code => code.toUpperCase()),
  ])
  const plates = new Set([
    ...findings.license_plates.map(({ value }) => compactNumber(value)),
    ...all.filter(code => code.length >= shortestPlate && /\p{L}/u.test(code)),
  ])
  const units = new Set(findings.unit_numbers.map(({ value }) => compactNumber(value)))
  const ownerIds = owners.map(({ id }) => id)
  const unitsOfOwners = new Set(ownerIds.length === 0 ? [] : all.filter(code => code.length >= shortestUnit))
  const [unit, plate, temporary] = ['unit_number', 'license_plate', 'temporary_plate'].map(column =>
    compactColumn(sql.ref(column)),
  )
  const rows = await shortVehicles(context.db)
    .where(
      sql<boolean>`vehicles.id in (
        (select id from vehicles where vin = any(${[...vins]}::text[]) limit 50)
        union
        (select id from vehicles where ${plate} = any(${[...plates]}::text[]) limit 50)
        union
        (select id from vehicles where temporary_plate <> '' and ${temporary} = any(${[...plates]}::text[]) limit 50)
        union
        (select id from vehicles where ${unit} = any(${[...units]}::text[]) order by id desc limit 50)
        union
        (select id from vehicles where owner_id = any(${ownerIds}::bigint[])
          and ${unit} = any(${[...unitsOfOwners]}::text[]) order by id desc limit 50)
      )`,
    )
    .execute()
  const found = rows.map(row => {
    const number = compactNumber(row.unit_number)
    const isOfOwner = ownerIds.includes(row.owner_id) && unitsOfOwners.has(number)
    const found_by: KnownVehicle['found_by'] = []
    if (vins.has(row.vin)) found_by.push('vin')
    if (units.has(number) || isOfOwner) found_by.push('unit_number')
    if ([row.license_plate, row.temporary_plate].some(text => plates.has(compactNumber(text))))
      found_by.push('license_plate')
    return { ...toShortVehicle(context, row), found_by }
  })
  // Many fleets have a unit 1: if a VIN identifies the vehicle, other vehicles with its number are dropped.
  const identified = new Set(found.filter(isByVin).map(vehicle => vehicle.unit_number))
  return found
    .filter(({ found_by, unit_number }) => found_by.join() !== 'unit_number' || !identified.has(unit_number))
    .sort((a, b) => weight(b) - weight(a) || b.id - a.id)
    .slice(0, maxVehicles)
}

const isByVin = ({ found_by }: KnownVehicle): boolean => found_by.includes('vin')
const weight = (vehicle: KnownVehicle): number => vehicle.found_by.length + (isByVin(vehicle) ? 10 : 0)

async function partsIn({ db }: Context, { numbers }: Mentions): Promise<KnownRecords['parts']> {
  const wanted = [...numbers.keys()].filter(number => number.length >= shortestPart)
  const { rows } = await sql<{ id: number; stock_number: string; name: string }>`
    select id, stock_number, name from parts
    where deleted_at is null and lower(stock_number) = any(${wanted}::text[])
    order by id limit ${maxOthers}`.execute(db)
  return rows.map(part => ({ ...part, place: numbers.get(part.stock_number.toLowerCase())! }))
}

/** Adds the numbers of known vehicles to those found by labels. */
export function withKnownNumbers(
  findings: TextFindings,
  vehicles: readonly KnownVehicle[],
  { codes }: Mentions,
): TextFindings {
  const added = <T extends Found<string>>(
    found: readonly T[],
    by: KnownVehicle['found_by'][number],
    numberOf: (vehicle: KnownVehicle) => string,
    toFound: (one: Found<string>) => T,
  ): T[] => {
    const known = new Set(found.map(({ value }) => compactNumber(value)))
    const more = vehicles.flatMap(vehicle => {
      const value = numberOf(vehicle)
      const place: PdfPlace | undefined = codes.get(compactNumber(value))
      const isNew = vehicle.found_by.includes(by) && !known.has(compactNumber(value))
      return isNew && place ? [toFound({ value, place })] : []
    })
    return [...found, ...more]
  }
  return {
    ...findings,
    vins: added(
      findings.vins,
      'vin',
      ({ vin }) => vin,
      one => ({
        ...one,
        is_check_digit_valid: isVinCheckDigitValid(one.value),
        isLabelled: true,
      }),
    ),
    unit_numbers: added(
      findings.unit_numbers,
      'unit_number',
      ({ unit_number }) => unit_number,
      one => one,
    ),
    license_plates: added(
      findings.license_plates,
      'license_plate',
      ({ license_plate }) => license_plate,
      one => ({ ...one, state: '' }),
    ),
  }
}
