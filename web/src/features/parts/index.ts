export { formatQuantity } from './quantity-format.ts'
export { sayAdded, sayFull, withOneMore } from './rows/add-scanned.ts'
export { TypedPricesContext } from './rows/part-price.tsx'
export {
  addQuantities,
  emptyPartRow,
  isCompleteRow,
  type PartRowValues,
  partRowErrors,
} from './rows/part-row-values.ts'
export { PartRows } from './rows/part-rows.tsx'
export { PartRowsField } from './rows/part-rows-field.tsx'
export { type PartsStock, type Quantities, sumById } from './rows/part-stock.ts'
export { type PartChoices, usePartChoices } from './rows/use-part-choices.ts'
export { PartsStockContext, PartsStockReader, usePartsStock, useShortCount } from './rows/use-part-stock.ts'
export { useScannedPart } from './scanned-part.ts'
