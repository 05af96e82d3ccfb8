export { BrandSelect } from './brand-select.tsx'
export { categoryOption } from './category-option.ts'
export { UnitSelect } from './unit-select.tsx'
