export { PriceLevelField, PriceMatrixField } from './price-choice.tsx'
