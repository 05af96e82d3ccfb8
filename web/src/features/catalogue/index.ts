export { categoryOption } from './category-option.ts'
export { UnitSelect } from './unit-select.tsx'
