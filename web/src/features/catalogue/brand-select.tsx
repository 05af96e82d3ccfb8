import { brandEndpoints } from '#contract/catalogue/brand.ts'
import { type DictionaryField, DictionarySelect } from '#web/records/dictionary-select.tsx'

export const BrandSelect = (field: DictionaryField) => (
  <DictionarySelect
    {...field}
    kind="brand"
    endpoints={brandEndpoints}
    newNamed="catalogue.brands.new_named"
    minLength={0}
  />
)
