export { holdSupplier } from './supplier-queries.ts'
