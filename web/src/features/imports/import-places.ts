import type { Permission } from '#contract/access/permissions.ts'
import type { ImportKind } from '#contract/imports/import-fields.ts'

export const importPlaces: Record<ImportKind, { list: string; heading: string; requires: Permission }> = {
  part: { list: '/parts', heading: 'parts.parts', requires: 'inventories.create' },
  customer: { list: '/customers', heading: 'customers.customers', requires: 'vehicle-owners.create' },
  truck: { list: '/vehicles', heading: 'vehicles.trucks', requires: 'trucks.create' },
  trailer: { list: '/trailers', heading: 'vehicles.trailers', requires: 'trailers.create' },
}
