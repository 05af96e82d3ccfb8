import { useTranslation } from 'react-i18next'
import type { Permission } from '#contract/access/permissions.ts'
import type { ImportKind } from '#contract/imports/import-fields.ts'

interface ImportPlace {
  list: string
  heading: string
  /** Where the sentences of its records are. */
  words: string
  requires: Permission
}

export const importPlaces: Record<ImportKind, ImportPlace> = {
  part: { list: '/parts', heading: 'parts.parts', words: 'parts', requires: 'inventories.create' },
  customer: {
    list: '/customers',
    heading: 'customers.customers',
    words: 'customers',
    requires: 'vehicle-owners.create',
  },
  truck: { list: '/vehicles', heading: 'vehicles.trucks', words: 'vehicles', requires: 'trucks.create' },
  trailer: {
    list: '/trailers',
    heading: 'vehicles.trailers',
    words: 'vehicles',
    requires: 'trailers.create',
  },
}

/** Labels of imported fields: those of the form, unless the import has its own. */
export function useFieldLabel(kind: ImportKind): (field: string) => string {
  const { t } = useTranslation()
  const { words } = importPlaces[kind]
  return field => t([`imports.fields.${field}`, `${words}.fields.${field}`], field)
}
