export { lockSharedCategoryAndBrand, lockSharedUnit } from './catalogue-queries.ts'
export { againstFeatures } from './hold-features.ts'
export { brandsByName, categoriesByName, sameName, unitsByName } from './names-to-ids.ts'
export { usedByParts } from './used-by-parts.ts'
