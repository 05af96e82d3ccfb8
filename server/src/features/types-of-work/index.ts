export { saveTypeOfWorkTemplates } from './save-template.ts'
