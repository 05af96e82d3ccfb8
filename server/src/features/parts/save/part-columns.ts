import type { PartInput, PartUpdate } from '#contract/parts/part-input.ts'

export const partColumns = (input: PartInput | PartUpdate) => ({
  name: input.name,
  slug: input.slug,
  stock_number: input.stock_number,
  article_number: input.article_number,
  category_id: input.category_id,
  brand_id: input.brand_id,
  supplier_id: input.supplier_id,
  price_retail: String(input.price_retail),
  delivery_cost: String(input.delivery_cost),
  min_limit_price: text(input.min_limit_price),
  is_sale: input.is_sale,
  is_new: input.is_new,
  is_popular: input.is_popular,
  for_shop: input.for_shop,
  price_old: text(input.price_old),
  discount: text(input.discount),
  length: text(input.length),
  width: text(input.width),
  height: text(input.height),
  weight: text(input.weight),
  package_type: input.package_type,
  notes: input.notes,
  seo: input.seo,
})

const text = (value: number | null): string | null => (value === null ? null : String(value))
