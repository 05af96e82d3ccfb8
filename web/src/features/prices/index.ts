export { PriceLevelField, PriceMatrixField } from './price-choice.tsx'
export { TypedPriceNote } from './typed-price-note.tsx'
