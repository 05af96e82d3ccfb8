export { holdCategoryAndBrand, holdUnit } from './catalogue-queries.ts'
