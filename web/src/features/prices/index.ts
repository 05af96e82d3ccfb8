export { LinePrice } from './line-price.tsx'
export { PriceLevelField, PriceMatrixField } from './price-choice.tsx'
export { TypedPriceNote } from './typed-price-note.tsx'
