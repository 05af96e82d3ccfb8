export { supplierOption } from './supplier-option.ts'
export { SupplierSelect } from './supplier-select.tsx'
