import { brands } from '#contract/catalogue/brand.ts'
import { slugOf } from '#contract/shared/slug.ts'
import { type DictionaryField, DictionarySelect } from '#web/records/dictionary-select.tsx'

export const BrandSelect = (field: DictionaryField) => (
  <DictionarySelect {...field} dictionary={brands} minLength={0} moreOf={name => ({ slug: slugOf(name) })} />
)
