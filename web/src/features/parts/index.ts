export { PartRowsField } from './components/part-rows-field.tsx'
export { emptyPartRow, isCompleteRow, type PartRowValues, partRowErrors } from './part-row-values.ts'
export { formatQuantity } from './quantity-format.ts'
