import type { Permission } from '#contract/access/permissions.ts'

/** What can be started from anywhere, through the palette. */
export const creates: readonly { to: string; label: string; needs: Permission }[] = [
  { to: '/orders/create', label: 'app.creates.repair_order', needs: 'orders-bs.create' },
  { to: '/customers/create', label: 'app.creates.customer', needs: 'vehicle-owners.create' },
  { to: '/vehicles/create', label: 'app.creates.truck', needs: 'trucks.create' },
  { to: '/trailers/create', label: 'app.creates.trailer', needs: 'trailers.create' },
  { to: '/parts/create', label: 'app.creates.part', needs: 'inventories.create' },
  { to: '/categories/create', label: 'app.creates.category', needs: 'inventory-categories.create' },
  { to: '/brands/create', label: 'app.creates.brand', needs: 'inventory-brands.create' },
  { to: '/specifications/create', label: 'app.creates.specification', needs: 'inventory-features.create' },
  { to: '/type-of-work/create', label: 'app.creates.type_of_work', needs: 'types-of-work.create' },
  { to: '/users/create', label: 'app.creates.user', needs: 'users.create' },
]
