export { saveTypeOfWorkTemplate, type TypeOfWorkTemplate } from './save-template.ts'
