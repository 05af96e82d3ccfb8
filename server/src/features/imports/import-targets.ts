import type { ImportKind } from '#contract/imports/import-fields.ts'
import { importCustomers } from '#server/features/customers/index.ts'
import { importParts } from '#server/features/parts/index.ts'
import { importSuppliers } from '#server/features/suppliers/index.ts'
import { importTypesOfWork } from '#server/features/types-of-work/index.ts'
import { importTrailers, importTrucks } from '#server/features/vehicles/index.ts'
import type { ImportTarget } from '#server/records/import/import-target.ts'

const targets = {
  part: importParts,
  customer: importCustomers,
  truck: importTrucks,
  trailer: importTrailers,
  supplier: importSuppliers,
  type_of_work: importTypesOfWork,
} as unknown as Record<ImportKind, ImportTarget>

export const targetOf = (kind: ImportKind): ImportTarget => targets[kind]
