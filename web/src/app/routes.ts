import { roleId } from '#contract/access/roles.ts'
import { page, publicPage } from './page.ts'
import * as notFoundPage from './pages/not-found-page.tsx'

const ordersRead = { needs: 'orders-bs.read' } as const
const partsOrdersRead = { needs: 'orders-parts.read' } as const

const customersRead = { needs: 'vehicle-owners.read' } as const
const customerForm = () => import('#web/features/customers/pages/customer-form-page.tsx')

const trucksRead = { needs: 'trucks.read' } as const
const trailersRead = { needs: 'trailers.read' } as const
const vehicleList = () => import('#web/features/vehicles/pages/vehicle-list-page.tsx')
const vehicleCreate = () => import('#web/features/vehicles/pages/vehicle-create-page.tsx')
const vehiclePage = () => import('#web/features/vehicles/pages/vehicle-page.tsx')
const vehicleEdit = () => import('#web/features/vehicles/pages/vehicle-edit-page.tsx')
const vehicleHistory = () => import('#web/features/vehicles/pages/vehicle-history-page.tsx')

const partsRead = { needs: 'inventories.read' } as const
const partForm = () => import('#web/features/parts/pages/part-form-page.tsx')

const typesOfWorkRead = { needs: 'types-of-work.read' } as const
const typeOfWorkForm = () => import('#web/features/types-of-work/pages/type-of-work-form-page.tsx')

const laborRatesRead = { needs: 'labor-rates.read' } as const
const laborRateForm = () => import('#web/features/labor-rates/labor-rate-form-page.tsx')

const chargesRead = { needs: 'charges.read' } as const
const chargeForm = () => import('#web/features/charges/charge-form-page.tsx')

const pricesRead = { needs: 'price-levels.read' } as const
const priceMatrixForm = () => import('#web/features/prices/price-matrix-form-page.tsx')

const importStart = () => import('#web/features/imports/pages/import-start-page.tsx')

const brandsRead = { needs: 'inventory-brands.read' } as const
const brandForm = () => import('#web/features/catalogue/pages/brand-form-page.tsx')

const categoriesRead = { needs: 'inventory-categories.read' } as const
const categoryForm = () => import('#web/features/catalogue/pages/category-form-page.tsx')

const specificationsRead = { needs: 'inventory-features.read' } as const
const specificationForm = () => import('#web/features/catalogue/pages/feature-form-page.tsx')

const suppliersRead = { needs: 'suppliers.read' } as const

const settingsRead = { needs: 'settings.read' } as const
const superadmins = { roles: [roleId('superadmin')] } as const

const usersRead = { needs: 'users.read' } as const
const userForm = () => import('#web/features/users/pages/user-form-page.tsx')

/** Identity pages (/auth/...) are another entry: features/session. */
export const pages = [
  page('/', () => import('#web/features/home/home-page.tsx')),
  page('/forbidden', () => import('./pages/forbidden-page.tsx')),

  page('/customers', () => import('#web/features/customers/pages/customer-list-page.tsx'), customersRead),
  page('/customers/create', () => customerForm().then(form => form.create), {
    needs: 'vehicle-owners.create',
  }),
  page('/customers/import', () => importStart().then(start => start.customers), {
    needs: 'vehicle-owners.create',
  }),
  page('/customers/$id', () => import('#web/features/customers/pages/customer-page.tsx'), customersRead),
  page('/customers/$id/edit', () => customerForm().then(form => form.edit), {
    needs: 'vehicle-owners.update',
  }),
  page(
    '/customers/$id/history',
    () => import('#web/features/customers/pages/customer-history-page.tsx'),
    customersRead,
  ),

  page('/vehicles', () => vehicleList().then(list => list.trucks), trucksRead),
  page('/vehicles/create', () => vehicleCreate().then(form => form.trucks), { needs: 'trucks.create' }),
  page('/vehicles/import', () => importStart().then(start => start.trucks), { needs: 'trucks.create' }),
  page('/vehicles/$id', () => vehiclePage().then(one => one.trucks), trucksRead),
  page('/vehicles/$id/edit', () => vehicleEdit().then(form => form.trucks), { needs: 'trucks.update' }),
  page('/vehicles/$id/history', () => vehicleHistory().then(history => history.trucks), trucksRead),

  page('/trailers', () => vehicleList().then(list => list.trailers), trailersRead),
  page('/trailers/create', () => vehicleCreate().then(form => form.trailers), { needs: 'trailers.create' }),
  page('/trailers/import', () => importStart().then(start => start.trailers), { needs: 'trailers.create' }),
  page('/trailers/$id', () => vehiclePage().then(one => one.trailers), trailersRead),
  page('/trailers/$id/edit', () => vehicleEdit().then(form => form.trailers), { needs: 'trailers.update' }),
  page('/trailers/$id/history', () => vehicleHistory().then(history => history.trailers), trailersRead),

  page('/orders', () => import('#web/features/repair-orders/pages/repair-order-list-page.tsx'), ordersRead),
  page('/orders/create', () => import('#web/features/repair-orders/pages/repair-order-create-page.tsx'), {
    needs: 'orders-bs.create',
  }),
  page('/orders/$id', () => import('#web/features/repair-orders/pages/repair-order-page.tsx'), ordersRead),
  page('/orders/$id/edit', () => import('#web/features/repair-orders/pages/repair-order-edit-page.tsx'), {
    needs: 'orders-bs.update',
  }),
  page(
    '/orders/$id/deleted',
    () => import('#web/features/repair-orders/pages/deleted-repair-order-page.tsx'),
    { needs: 'orders-bs.restore' },
  ),
  page(
    '/orders/$id/edit-deleted',
    () => import('#web/features/repair-orders/pages/repair-order-restore-page.tsx'),
    {
      needs: 'orders-bs.restore',
    },
  ),
  page(
    '/orders/$id/history',
    () => import('#web/features/repair-orders/pages/repair-order-history-page.tsx'),
    ordersRead,
  ),

  page(
    '/parts-orders',
    () => import('#web/features/parts-orders/pages/parts-order-list-page.tsx'),
    partsOrdersRead,
  ),
  page('/parts-orders/create', () => import('#web/features/parts-orders/pages/begin-parts-order-page.tsx'), {
    needs: 'orders-parts.create',
  }),
  page(
    '/parts-orders/$id',
    () => import('#web/features/parts-orders/pages/parts-order-page.tsx'),
    partsOrdersRead,
  ),
  page(
    '/parts-orders/$id/create',
    () => import('#web/features/parts-orders/pages/create-parts-order-page.tsx'),
    { needs: 'orders-parts.create' },
  ),
  page(
    '/parts-orders/$id/history',
    () => import('#web/features/parts-orders/pages/parts-order-history-page.tsx'),
    partsOrdersRead,
  ),

  page('/imports/$id', () => import('#web/features/imports/pages/import-page.tsx')),

  page('/parts', () => import('#web/features/parts/pages/part-list-page.tsx'), partsRead),
  page('/parts/create', () => partForm().then(form => form.create), { needs: 'inventories.create' }),
  page('/parts/import', () => importStart().then(start => start.parts), { needs: 'inventories.create' }),
  page('/parts/receive', () => import('#web/features/parts/pages/receive-page.tsx'), {
    needs: 'inventories.update',
  }),
  page('/parts/$id', () => import('#web/features/parts/pages/part-page.tsx'), partsRead),
  page('/parts/$id/edit', () => partForm().then(form => form.edit), { needs: 'inventories.update' }),
  page('/parts/$id/history', () => import('#web/features/parts/pages/part-history-page.tsx'), partsRead),

  page(
    '/type-of-work',
    () => import('#web/features/types-of-work/pages/type-of-work-list-page.tsx'),
    typesOfWorkRead,
  ),
  page('/type-of-work/create', () => typeOfWorkForm().then(form => form.create), {
    needs: 'types-of-work.create',
  }),
  page('/type-of-work/import', () => importStart().then(start => start.typesOfWork), {
    needs: 'types-of-work.create',
  }),
  page(
    '/type-of-work/$id',
    () => import('#web/features/types-of-work/pages/type-of-work-page.tsx'),
    typesOfWorkRead,
  ),
  page('/type-of-work/$id/edit', () => typeOfWorkForm().then(form => form.edit), {
    needs: 'types-of-work.update',
  }),

  page('/brands', () => import('#web/features/catalogue/pages/brand-list-page.tsx'), brandsRead),
  page('/brands/create', () => brandForm().then(form => form.create), { needs: 'inventory-brands.create' }),
  page('/brands/$id', () => brandForm().then(form => form.edit), brandsRead),
  page('/categories', () => import('#web/features/catalogue/pages/category-list-page.tsx'), categoriesRead),
  page('/categories/create', () => categoryForm().then(form => form.create), {
    needs: 'inventory-categories.create',
  }),
  page('/categories/$id', () => categoryForm().then(form => form.edit), categoriesRead),
  page(
    '/specifications',
    () => import('#web/features/catalogue/pages/feature-list-page.tsx'),
    specificationsRead,
  ),
  page('/specifications/create', () => specificationForm().then(form => form.create), {
    needs: 'inventory-features.create',
  }),
  page('/specifications/$id', () => specificationForm().then(form => form.edit), specificationsRead),
  page('/inventory-units', () => import('#web/features/catalogue/pages/unit-list-page.tsx'), {
    needs: 'inventory-units.read',
  }),

  page('/supplier', () => import('#web/features/suppliers/pages/supplier-list-page.tsx'), suppliersRead),
  page('/supplier/import', () => importStart().then(start => start.suppliers), { needs: 'suppliers.create' }),
  page('/supplier/$id', () => import('#web/features/suppliers/pages/supplier-page.tsx'), suppliersRead),

  page('/tags', () => import('#web/features/tags/pages/tag-list-page.tsx'), { needs: 'tags.read' }),
  page('/tags/$id', () => import('#web/features/tags/pages/tag-page.tsx'), { needs: 'tags.update' }),

  page('/labor-rates', () => import('#web/features/labor-rates/labor-rate-list-page.tsx'), laborRatesRead),
  page('/labor-rates/create', () => laborRateForm().then(form => form.create), {
    needs: 'labor-rates.create',
  }),
  page('/labor-rates/$id', () => laborRateForm().then(form => form.edit), laborRatesRead),

  page('/charges', () => import('#web/features/charges/charge-list-page.tsx'), chargesRead),
  page('/charges/create', () => chargeForm().then(form => form.create), { needs: 'charges.create' }),
  page('/charges/$id', () => chargeForm().then(form => form.edit), chargesRead),

  page('/price-changes', () => import('#web/features/parts/pages/price-change-list-page.tsx'), {
    needs: 'inventories.see-costs',
  }),
  page('/price-levels', () => import('#web/features/prices/price-level-list-page.tsx'), pricesRead),
  page('/price-matrices', () => import('#web/features/prices/price-matrix-list-page.tsx'), pricesRead),
  page('/price-matrices/create', () => priceMatrixForm().then(form => form.create), {
    needs: 'price-levels.create',
  }),
  page('/price-matrices/$id', () => priceMatrixForm().then(form => form.edit), pricesRead),

  page('/users', () => import('#web/features/users/pages/user-list-page.tsx'), usersRead),
  page('/users/create', () => userForm().then(form => form.create), { needs: 'users.create' }),
  page('/users/$id', () => import('#web/features/users/pages/user-page.tsx'), usersRead),
  page('/users/$id/edit', () => userForm().then(form => form.edit), { needs: 'users.update' }),

  page(
    '/company-settings',
    () => import('#web/features/company/pages/company-settings-page.tsx'),
    settingsRead,
  ),
  page(
    '/company-settings/history',
    () => import('#web/features/company/pages/company-history-page.tsx'),
    settingsRead,
  ),
  page(
    '/company-settings/online-shop',
    () => import('#web/features/online-shop/pages/shop-keys-page.tsx'),
    superadmins,
  ),
  page(
    '/company-settings/online-shop/messages',
    () => import('#web/features/online-shop/pages/shop-messages-page.tsx'),
    superadmins,
  ),

  page('/report-orders', () => import('#web/features/reports/pages/orders-report-page.tsx'), {
    needs: 'reports.orders',
  }),
  page('/report-inventory', () => import('#web/features/reports/pages/inventory-report-page.tsx'), {
    needs: 'reports.inventories',
  }),

  page('/ledger-check', () => import('#web/features/ledger-check/ledger-check-page.tsx'), superadmins),

  page('/profile', () => import('#web/features/profile/pages/profile-page.tsx'), { needs: 'profile.read' }),

  // Unknown paths, and ids that are no numbers.
  page('/$', async () => notFoundPage),
]

/** Also named in public-paths.ts. */
export const publicPages = [
  publicPage('/invoice/$token', () => import('#web/features/billing/pages/public-invoice-page.tsx')),
]
