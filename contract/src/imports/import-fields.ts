import { customerImportFields } from '../customers/customer-fields.ts'
import { partImportFields } from '../parts/part-fields.ts'
import type { ImportField } from '../records/import-field.ts'
import { supplierImportFields } from '../suppliers/supplier-fields.ts'
import { typeOfWorkImportFields } from '../types-of-work/type-of-work-fields.ts'
import { vehicleImportFields } from '../vehicles/vehicle-fields.ts'

/** What can be imported; each is a kind of record. */
export const importKinds = ['part', 'customer', 'truck', 'trailer', 'supplier', 'type_of_work'] as const
export type ImportKind = (typeof importKinds)[number]

/** Where the titles of its fields are. */
const words: Record<ImportKind, string> = {
  part: 'parts',
  customer: 'customers',
  truck: 'vehicles',
  trailer: 'vehicles',
  supplier: 'suppliers',
  type_of_work: 'types-of-work',
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
  supplier: withPlainHeadings(supplierImportFields),
  type_of_work: withPlainHeadings(typeOfWorkImportFields),
}

/** Key of a field's title in the list's own export. */
export function exportedTitle(kind: ImportKind, field: string): string {
  const exportedAs = importFields[kind].find(one => one.field === field)?.exportedAs
  return exportedAs ?? `${words[kind]}.fields.${field}`
}

/** Keys of a field's label, the first that there is. */
export const fieldLabels = (kind: ImportKind, field: string): [string, string] => [
  `imports.fields.${field}`,
  exportedTitle(kind, field),
]

/** Required fields that no column is chosen for. */
export function missingColumns(kind: ImportKind, columns: Readonly<Record<string, unknown>>): string[] {
  const there = importFields[kind].filter(({ field }) => field in columns)
  const covered = new Set(there.flatMap(({ field, standsFor = [] }) => [field, ...standsFor]))
  return importFields[kind].flatMap(({ field, isRequired }) =>
    isRequired && !covered.has(field) ? [field] : [],
  )
}
