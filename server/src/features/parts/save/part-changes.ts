import type { Part } from '#contract/parts/part.ts'
import { partColumns } from '#contract/parts/part-fields.ts'
import { type Change, fieldChanges } from '#server/operation/history.ts'
import { historyFormats, historyValues } from '#server/records/crud/columns.ts'

export const partChanges = (before: Part, after: Part): Change[] =>
  fieldChanges(shown(before), shown(after), 'parts', formats)

const formats = {
  ...historyFormats(partColumns.all),
  price_retail: 'money',
  discount: 'percent',
  package_type: 'key',
} as const

const shown = (part: Part) => ({
  ...historyValues(partColumns.listed, part),
  article_number: part.article_number,
  category_id: part.category_name,
  brand_id: part.brand_name,
  supplier_id: part.supplier_name,
  price_retail: part.price_retail,
  min_limit: part.min_limit,
  ...historyValues(partColumns.further, part),
  package_type: part.package_type && `parts.package_types.${part.package_type}`,
  seo_title: part.seo.title,
  seo_h1: part.seo.h1,
  seo_desc: part.seo.desc,
  seo_keywords: part.seo.keywords,
  seo_text: plainText(part.seo.text),
  features: part.features
    .map(({ name, values }) => `${name}: ${values.map(value => value.name).join(', ')}`)
    .join('; '),
})

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
