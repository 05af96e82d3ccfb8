import { useTranslation } from 'react-i18next'
import type { Permission } from '#contract/access/permissions.ts'
import { fieldLabels, type ImportKind } from '#contract/imports/import-fields.ts'

interface ImportPlace {
  list: string
  heading: string
  requires: Permission
}

export const importPlaces: Record<ImportKind, ImportPlace> = {
  part: { list: '/parts', heading: 'parts.parts', requires: 'inventories.create' },
  customer: {
    list: '/customers',
    heading: 'customers.customers',
    requires: 'vehicle-owners.create',
  },
  truck: { list: '/vehicles', heading: 'vehicles.trucks', requires: 'trucks.create' },
  trailer: {
    list: '/trailers',
    heading: 'vehicles.trailers',
    requires: 'trailers.create',
  },
  supplier: { list: '/supplier', heading: 'suppliers.title', requires: 'suppliers.create' },
  type_of_work: {
    list: '/type-of-work',
    heading: 'types-of-work.types_of_work',
    requires: 'types-of-work.create',
  },
}

/** Labels of imported fields: those of the form, unless the import has its own. */
export function useFieldLabel(kind: ImportKind): (field: string) => string {
  const { t } = useTranslation()
  return field => t(fieldLabels(kind, field), field)
}
