export { LaborRateField } from './labor-rate-field.tsx'
export { LaborRateName } from './labor-rate-name.tsx'
