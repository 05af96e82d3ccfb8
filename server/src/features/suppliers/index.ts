export { importSuppliers } from './import-suppliers.ts'
export { lockSharedSupplier } from './supplier-queries.ts'
export { suppliersByName } from './suppliers-by-name.ts'
