import { customerImportFields } from '../customers/customer-fields.ts'
import { partImportFields } from '../parts/part-fields.ts'
import type { ImportField } from '../records/import-field.ts'
import { vehicleImportFields } from '../vehicles/vehicle-fields.ts'

/** What can be imported; each is a kind of record. */
export const importKinds = ['part', 'customer', 'truck', 'trailer'] as const
export type ImportKind = (typeof importKinds)[number]

/** Where the labels of its fields are, unless the import has one of its own. */
export const importWords: Record<ImportKind, string> = {
  part: 'parts',
  customer: 'customers',
  truck: 'vehicles',
  trailer: 'vehicles',
}

/** `Part No. (OEM)` -> `part no oem`: how headings are compared. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()

const withPlainHeadings = (fields: readonly ImportField[]): ImportField[] =>
  fields.map(one => ({ ...one, headings: [one.field, ...one.headings].map(plainHeading) }))

/** The columns of a file, in the order in which they are offered. A field's name is its first heading. */
export const importFields: Record<ImportKind, readonly ImportField[]> = {
  part: withPlainHeadings(partImportFields),
  customer: withPlainHeadings(customerImportFields),
  truck: withPlainHeadings(vehicleImportFields),
  trailer: withPlainHeadings(vehicleImportFields.filter(({ field }) => field !== 'type')),
}

/** Required fields that no column is chosen for. */
export function missingColumns(kind: ImportKind, columns: Readonly<Record<string, unknown>>): string[] {
  const there = importFields[kind].filter(({ field }) => field in columns)
  const covered = new Set(there.flatMap(({ field, standsFor = [] }) => [field, ...standsFor]))
  return importFields[kind].flatMap(({ field, isRequired }) =>
    isRequired && !covered.has(field) ? [field] : [],
  )
}
