import { z } from 'zod'
import { plateState } from '../lookups/places.ts'
import { column } from '../records/columns.ts'
import { type ImportField, notesHeadings } from '../records/import-field.ts'
import { optionalText, requiredText } from '../shared/fields.ts'
import { typedText } from '../shared/text.ts'
import { normalizeVin } from '../shared/vin.ts'

export const minVehicleYear = 1800
/** Next year's models are sold this year. `today`: YYYY-MM-DD. */
export const maxVehicleYear = (today: string): number => Number(today.slice(0, 4)) + 1

export const licensePlateLength = 10

/** In short lists, lists, their exports and the record. */
const identity = {
  /** 17 characters, fewer before 1981. */
  vin: column.text(z.string().max(100).transform(normalizeVin).pipe(z.string().min(1))),
  unit_number: column.text(requiredText(50)),
  make: column.text(requiredText(100)),
  model: column.text(requiredText(100)),
  year: column.integer(
    z
      .number()
      .int()
      .refine(year => year >= 1000, { abort: true, params: { code: 'validate__full_year' } })
      .min(minVehicleYear)
      .max(9999),
  ),
}

/** In lists, their exports and the record. */
const listed = {
  color: column.text(optionalText(50)),
  /** Required unless there is a temporary plate. */
  license_plate: column.text(
    typedText()
      .max(100)
      .nullish()
      .transform(text => (text ?? '').slice(0, licensePlateLength)),
  ),
  temporary_plate: column.text(optionalText(20)),
  /** State of the license plate, else of the temporary one. */
  plate_state: column.text(plateState),
  /** Gross vehicle weight rating in pounds. */
  gvwr: column.integer(z.number().int().min(0).max(1_000_000)),
}

/** In the record alone. */
const further = {
  notes: column.text(optionalText(5000)),
}

/** Fields without rules of their own: queries, history, exports and the values of the form follow from them. */
export const vehicleColumns = { identity, listed, further, all: { ...identity, ...listed, ...further } }

/** The columns of a file of vehicles, in the order in which they are offered. Trailers have no type. */
export const vehicleImportFields: readonly ImportField[] = [
  {
    field: 'vin',
    isCode: true,
    isRequired: true,
    headings: [
      'vin number',
      'vin #',
      'serial number',
      'вин',
      'vin номер',
      'número de serie',
      'vin no',
      'vehicle identification number',
      'vin serial',
      'vin serial number',
    ],
  },
  {
    field: 'unit_number',
    isCode: true,
    isRequired: true,
    headings: [
      'unit',
      'unit #',
      'unit no',
      'truck #',
      'trailer #',
      'equipment',
      'номер юнита',
      'бортовой номер',
      'unidad',
      'номер одиниці',
      'truck number',
      'trailer number',
      'vehicle #',
      'vehicle number',
      'fleet number',
      'fleet #',
      'asset',
      'asset #',
      'asset number',
      'equipment #',
    ],
  },
  {
    field: 'make',
    isRequired: true,
    headings: ['manufacturer', 'brand', 'марка', 'производитель', 'marca', 'виробник', 'vehicle make', 'mfr'],
  },
  { field: 'model', isRequired: true, headings: ['модель', 'modelo', 'vehicle model'] },
  {
    field: 'year',
    decimals: 0,
    isRequired: true,
    headings: ['model year', 'yr', 'год', 'год выпуска', 'año', 'рік', 'рік випуску', 'vehicle year'],
  },
  {
    field: 'type',
    isRequired: true,
    headings: [
      'vehicle type',
      'body',
      'тип',
      'tipo',
      'body style',
      'body type',
      'vehicle class',
      'unit type',
    ],
  },
  { field: 'color', headings: ['colour', 'цвет', 'колір'] },
  {
    field: 'license_plate',
    isCode: true,
    headings: [
      'plate',
      'plate #',
      'license',
      'tag',
      'госномер',
      'номерной знак',
      'placa',
      'placas',
      'номерний знак',
      'держномер',
      'license plate #',
      'license plate number',
      'plate number',
      'license number',
      'license no',
      'lic plate',
      'tag #',
      'tag number',
    ],
  },
  {
    field: 'temporary_plate',
    isCode: true,
    headings: ['temp plate', 'temporary tag', 'временный номер', 'placa temporal', 'тимчасовий номер'],
  },
  {
    field: 'plate_state',
    headings: [
      'license state',
      'tag state',
      'штат номера',
      'estado de la placa',
      'штат держномера',
      'license plate state',
      'plate st',
      'lic state',
      'lic st',
    ],
  },
  {
    field: 'gvwr',
    decimals: 0,
    headings: [
      'gross weight',
      'gross vehicle weight rating',
      'полная масса',
      'peso bruto',
      'повна маса',
      'gvw',
      'gvwr lbs',
      'gross weight lbs',
    ],
  },
  {
    field: 'owner',
    isRequired: true,
    headings: [
      'customer',
      'company',
      'fleet',
      'клиент',
      'владелец',
      'компания',
      'cliente',
      'propietario',
      'клієнт',
      'власник',
      'customer name',
      'owner name',
      'customer full name',
      'account',
      'fleet name',
      'bill to',
    ],
  },
  { field: 'notes', headings: notesHeadings },
]
