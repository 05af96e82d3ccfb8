export { companyId } from './company-id.ts'
