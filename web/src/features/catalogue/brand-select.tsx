import { brands } from '#contract/catalogue/brand.ts'
import { type DictionaryField, DictionarySelect } from '#web/records/dictionary-select.tsx'

export const BrandSelect = (field: DictionaryField) => (
  <DictionarySelect {...field} dictionary={brands} minLength={0} />
)
