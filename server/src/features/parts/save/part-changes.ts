import type { Part } from '#contract/parts/part.ts'
import { type Change, changesBetween } from '#server/operation/history.ts'

/** Changes of an update, for the history. */
export const partChanges = (before: Part, after: Part): Change[] =>
  changesBetween(
    remembered(before),
    remembered(after),
    Object.keys(remembered(after)).map(field => ({
      field,
      label: `parts.fields.${field}`,
      as: money.has(field) ? 'money' : keys.has(field) ? 'key' : field === 'discount' ? 'percent' : undefined,
    })),
  )

const money = new Set(['price_retail', 'delivery_cost', 'min_limit_price', 'price_old'])
const keys = new Set(['for_shop', 'is_new', 'is_popular', 'is_sale', 'package_type'])

const remembered = (part: Part) => ({
  name: part.name,
  slug: part.slug,
  stock_number: part.stock_number,
  article_number: part.article_number,
  category_id: part.category_name,
  brand_id: part.brand_name,
  supplier_id: part.supplier_name,
  price_retail: part.price_retail,
  delivery_cost: part.delivery_cost,
  min_limit: part.min_limit,
  min_limit_price: part.min_limit_price,
  for_shop: yesNo(part.for_shop),
  is_new: yesNo(part.is_new),
  is_popular: yesNo(part.is_popular),
  is_sale: yesNo(part.is_sale),
  price_old: part.price_old,
  discount: part.discount,
  length: part.length,
  width: part.width,
  height: part.height,
  weight: part.weight,
  package_type: part.package_type && `parts.package_types.${part.package_type}`,
  notes: part.notes,
  seo_title: part.seo.title,
  seo_h1: part.seo.h1,
  seo_desc: part.seo.desc,
  seo_keywords: part.seo.keywords,
  // Formatted texts are compared without formatting.
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

const yesNo = (value: boolean): string => `parts.${value ? 'yes' : 'no'}`
