/**
 * What the capabilities add to the frame: searches of the palette, drawers and modals, and which reads follow which
 * changes. One line each; loaded after the first paint.
 */
export const registrations: readonly (() => Promise<unknown>)[] = [
  () => import('#web/records/record-registrations.ts'),
  () => import('#web/features/repair-orders/repair-order-registrations.ts'),
  () => import('#web/features/billing/billing-registrations.ts'),
  () => import('#web/features/parts-orders/parts-order-registrations.ts'),
  () => import('#web/features/customers/customer-registrations.ts'),
  () => import('#web/features/vehicles/vehicle-registrations.ts'),
  () => import('#web/features/parts/part-registrations.ts'),
  () => import('#web/features/users/user-registrations.ts'),
  () => import('#web/features/company/company-registrations.ts'),
  () => import('#web/features/profile/profile-registrations.ts'),
  () => import('#web/features/types-of-work/type-of-work-registrations.ts'),
  () => import('#web/features/catalogue/catalogue-registrations.ts'),
  () => import('#web/features/suppliers/supplier-registrations.ts'),
  () => import('#web/features/tags/tag-registrations.ts'),
  () => import('#web/features/reports/report-registrations.ts'),
  () => import('#web/features/home/home-registrations.ts'),
]
