export { levelTermsJson, matrixJson, partCost } from './level-terms.ts'
export { refusedDiscount } from './refused-discount.ts'
export { refusedPrice } from './refused-price.ts'
export { validatePriceLevel, validatePriceMatrix } from './validate-references.ts'
