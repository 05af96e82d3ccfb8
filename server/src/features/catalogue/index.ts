export { lockSharedCategoryAndBrand, lockSharedUnit } from './catalogue-queries.ts'
export { validateFeatures } from './lock-features.ts'
export { brandsByName, categoriesByName, sameName, unitsByName } from './names-to-ids.ts'
export { usedByParts } from './used-by-parts.ts'
