export { lockSharedSupplier } from './supplier-queries.ts'
export { suppliersByName } from './suppliers-by-name.ts'
