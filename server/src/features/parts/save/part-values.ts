import { partColumns } from '#contract/parts/part-fields.ts'
import type { PartInput, PartUpdate } from '#contract/parts/part-input.ts'
import { columnValues } from '#server/records/crud/columns.ts'

export const partValues = (input: PartInput | PartUpdate) => ({
  ...columnValues(partColumns.all, input),
  article_number: input.article_number,
  category_id: input.category_id,
  brand_id: input.brand_id,
  supplier_id: input.supplier_id,
  price_retail: input.price_retail,
  package_type: input.package_type,
  seo: input.seo,
})
