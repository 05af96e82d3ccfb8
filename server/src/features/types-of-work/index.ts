export { importTypesOfWork } from './import-types-of-work.ts'
export { saveTypesOfWork } from './save-types-of-work.ts'
