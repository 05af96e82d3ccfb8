import { z } from 'zod'
import { dollars, id, numberUpTo, version } from '../shared/fields.ts'
import { partPrice } from './part-price.ts'

const maxBreaks = 5

/** Refused at the row. */
const areRising = z.superRefine<{ min_qty: number }[]>((breaks, { addIssue }) => {
  breaks.forEach(({ min_qty }, i) => {
    const before = breaks[i - 1]?.min_qty
    if (before !== undefined && min_qty <= before)
      addIssue({ code: 'custom', path: [i, 'min_qty'], params: { code: 'validate__breaks-rise' } })
  })
})

/** Replaces all that the part has. */
export const partPricesInput = z.object({
  /** Fixed prices, each level at most once; null: by its rule. */
  levels: z
    .array(z.object({ price_level_id: id, price: partPrice.nullable() }))
    .max(1000)
    .default([]),
  /** Prices by quantity. */
  breaks: z
    .array(z.object({ min_qty: numberUpTo(999_999, 3, 0.001), price: partPrice }))
    .max(maxBreaks)
    .check(areRising)
    .default([]),
  /** Of the part. */
  version,
})
export type PartPricesInput = z.output<typeof partPricesInput>

export const partPrices = z.object({
  /** Of each level of the shop; null: by its rule. */
  levels: z.array(z.object({ price_level_id: id, name: z.string(), price: dollars.nullable() })),
  breaks: z.array(z.object({ min_qty: z.number(), price: dollars })),
  /** Of the part. */
  version: z.number().int(),
})
export type PartPrices = z.infer<typeof partPrices>
