export { saveTypeOfWorkTemplate } from './save-template.ts'
