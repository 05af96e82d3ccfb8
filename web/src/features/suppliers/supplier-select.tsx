import { suppliers } from '#contract/suppliers/supplier.ts'
import { type DictionaryField, DictionarySelect } from '#web/records/dictionary-select.tsx'

export const SupplierSelect = (field: DictionaryField) => (
  <DictionarySelect {...field} dictionary={suppliers} />
)
