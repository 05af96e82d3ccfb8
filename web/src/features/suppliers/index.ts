export { supplierOption } from './supplier-option.ts'
