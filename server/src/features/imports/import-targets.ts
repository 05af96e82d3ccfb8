import type { ImportKind } from '#contract/imports/import-fields.ts'
import { importCustomers } from '#server/features/customers/index.ts'
import { importParts } from '#server/features/parts/index.ts'
import { importTrailers, importTrucks } from '#server/features/vehicles/index.ts'
import type { ImportTarget } from '#server/records/import/import-target.ts'

const targets = {
  part: importParts,
  customer: importCustomers,
  truck: importTrucks,
  trailer: importTrailers,
} as unknown as Record<ImportKind, ImportTarget>

export const targetOf = (kind: ImportKind): ImportTarget => targets[kind]
