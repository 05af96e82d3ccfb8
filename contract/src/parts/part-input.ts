import { z } from 'zod'
import { chosenFeatures } from '../catalogue/part-features.ts'
import { packageTypes } from '../lookups/fixed-lists.ts'
import { inputShape } from '../records/columns.ts'
import { id, isRecord, numberUpTo, optionalText, version } from '../shared/fields.ts'
import { richText } from '../shared/rich-text.ts'
import { withoutAlias } from '../shared/seo-alias.ts'
import { typedText } from '../shared/text.ts'
import { partColumns } from './part-fields.ts'
import { galleryOrder } from './part-images.ts'
import { partPrice } from './part-price.ts'
import { purchaseInput } from './purchase.ts'

export const seoDescriptionMax = 500

export const cleanArticle = (text: string): string => text.replace(/[^\p{L}\p{N} -]/gu, '')

const optional = <T extends z.ZodType>(field: T) => field.nullish().transform(value => value ?? null)

const article = typedText()
  .transform(text => cleanArticle(text).trim())
  .pipe(z.string().min(1).max(100))

const fields = z.object({
  ...inputShape(partColumns.listed),
  /** Required; `article` is an alias. */
  article_number: article.optional(),
  article: article.optional(),
  category_id: id,
  /** Required; `brand` is an alias. */
  brand_id: id.optional(),
  brand: id.optional(),
  supplier_id: optional(id),
  /** Required; `price` is an alias. */
  price_retail: partPrice.optional(),
  price: partPrice.optional(),
  min_limit: optional(numberUpTo(999_999, 3)),
  ...inputShape(partColumns.further),
  /** An alias of `price_old`. */
  old_price: optional(partPrice),
  package_type: optional(z.enum(packageTypes)),
  features: chosenFeatures,
  gallery_order: galleryOrder,
  seo: z
    .object({
      title: optionalText(255),
      h1: optionalText(255),
      desc: optionalText(seoDescriptionMax),
      /** An alias of `desc`. */
      description: optionalText(seoDescriptionMax),
      keywords: optionalText(500),
      text: richText,
    })
    .partial()
    .transform(withoutAlias)
    .prefault({}),
})

export const partNames = fields.pick({ slug: true, stock_number: true })

type Fields = z.output<typeof fields>

/** Fields required for the online shop, and for a sale. */
const neededFor = {
  for_shop: ['min_limit', 'length', 'width', 'height', 'weight', 'package_type'],
  is_sale: ['price_old', 'discount'],
} as const

const aliases = {
  article_number: 'article',
  brand_id: 'brand',
  price_retail: 'price',
  price_old: 'old_price',
} as const

function missingFields(input: Partial<Fields>): string[] {
  const needed = [
    ...(['article_number', 'brand_id', 'price_retail'] as const),
    ...(['for_shop', 'is_sale'] as const).flatMap(flag => (input[flag] ? neededFor[flag] : [])),
  ]
  return needed.filter(field => {
    const value = input[field] ?? (field in aliases ? input[aliases[field as keyof typeof aliases]] : null)
    return value === null || value === undefined
  })
}

/** Runs even if single fields failed, so that all errors return together. */
function complete(value: Partial<Fields>, context: z.core.$RefinementCtx) {
  for (const field of missingFields(value)) {
    context.issues.push({
      code: 'custom',
      path: [field],
      input: value,
      params: { code: 'validate__required' },
    })
  }
}

const canonical = <T extends Fields>({ article, brand, price, old_price, ...rest }: T) => ({
  ...rest,
  article_number: (rest.article_number ?? article)!,
  brand_id: (rest.brand_id ?? brand)!,
  price_retail: (rest.price_retail ?? price)!,
  // Cleared unless on sale.
  price_old: rest.is_sale ? (rest.price_old ?? old_price) : null,
  discount: rest.is_sale ? rest.discount : null,
})

/** The first purchase gives the initial quantity and cost. */
export const partInput = fields
  .extend({ unit_id: id, purchase: purchaseInput })
  .check(z.superRefine(complete, { when: isRecord }))
  .transform(canonical)
export type PartInput = z.output<typeof partInput>
export type PartPayload = z.input<typeof partInput>

/** Without unit and purchase, which cannot be changed. */
export const partUpdate = fields
  .extend({ version })
  .check(z.superRefine(complete, { when: isRecord }))
  .transform(canonical)
export type PartUpdate = z.output<typeof partUpdate>
export type PartUpdatePayload = z.input<typeof partUpdate>
