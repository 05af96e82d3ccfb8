export { holdCategoryAndBrand, holdUnit } from './catalogue-queries.ts'
export { againstFeatures } from './hold-features.ts'
