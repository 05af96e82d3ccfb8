import { type ImportField, laborRateHeadings } from '../records/import-field.ts'

/** The columns of a file of types of work, in the order in which they are offered. */
export const typeOfWorkImportFields: readonly ImportField[] = [
  {
    field: 'name',
    exportedAs: 'types-of-work.name',
    isRequired: true,
    headings: [
      'type of work',
      'work',
      'service',
      'service name',
      'labor',
      'labor description',
      'job',
      'operation',
      'description',
      'работа',
      'trabajo',
      'робота',
    ],
  },
  {
    field: 'duration',
    exportedAs: 'types-of-work.duration',
    isRequired: true,
    headings: [
      'hours',
      'time',
      'labor hours',
      'labor time',
      'flat rate hours',
      'hrs',
      'часы',
      'horas',
      'години',
    ],
  },
  {
    field: 'hourly_rate',
    exportedAs: 'types-of-work.hourly_rate',
    decimals: 2,
    isRequired: true,
    headings: ['rate', 'labor rate', 'price per hour', 'hour rate', 'ставка', 'tarifa'],
  },
  {
    field: 'charges',
    exportedAs: 'types-of-work.charges',
    headings: ['fees', 'surcharges', 'supplies', 'sublet'],
  },
  {
    field: 'labor_rate_name',
    exportedAs: 'types-of-work.labor_rate_name',
    standsFor: ['hourly_rate'],
    headings: laborRateHeadings,
  },
]
