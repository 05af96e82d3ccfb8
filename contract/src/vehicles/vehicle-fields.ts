import { type ImportField, notesHeadings } from '../records/import-field.ts'

/** The columns of a file of vehicles, in the order in which they are offered. Trailers have no type. */
export const vehicleImportFields: readonly ImportField[] = [
  {
    field: 'vin',
    isRequired: true,
    headings: ['vin number', 'vin #', 'serial number', 'вин', 'vin номер', 'número de serie'],
  },
  {
    field: 'unit_number',
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
    ],
  },
  {
    field: 'make',
    isRequired: true,
    headings: ['manufacturer', 'brand', 'марка', 'производитель', 'marca', 'виробник'],
  },
  { field: 'model', isRequired: true, headings: ['модель', 'modelo'] },
  {
    field: 'year',
    isRequired: true,
    headings: ['model year', 'yr', 'год', 'год выпуска', 'año', 'рік', 'рік випуску'],
  },
  { field: 'type', isRequired: true, headings: ['vehicle type', 'body', 'тип', 'tipo'] },
  { field: 'color', headings: ['colour', 'цвет', 'колір'] },
  {
    field: 'license_plate',
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
    ],
  },
  {
    field: 'temporary_plate',
    headings: ['temp plate', 'temporary tag', 'временный номер', 'placa temporal', 'тимчасовий номер'],
  },
  {
    field: 'plate_state',
    headings: ['license state', 'tag state', 'штат номера', 'estado de la placa', 'штат держномера'],
  },
  {
    field: 'gvwr',
    headings: ['gross weight', 'gross vehicle weight rating', 'полная масса', 'peso bruto', 'повна маса'],
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
    ],
  },
  { field: 'notes', headings: notesHeadings },
]
