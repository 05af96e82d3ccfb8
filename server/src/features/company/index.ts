export { getCompany } from './company-queries.ts'
