export { saveTypesOfWork } from './save-types-of-work.ts'
