import { z } from 'zod'
import { column } from '../records/columns.ts'
import { defineDictionary } from '../records/dictionary.ts'
import { isRecord, numberUpTo, requiredText } from '../shared/fields.ts'
import { markupMax, priceNameMax } from './price-matrix.ts'
import { priceLevelKinds } from './price-of.ts'

const isComplete = z.superRefine<Record<string, unknown>>(
  ({ kind, percent }, { addIssue }) => {
    const path = ['percent']
    if (kind !== 'matrix' && (percent ?? null) === null)
      addIssue({ code: 'custom', path, params: { code: 'validate__required' } })
    if (kind === 'retail_minus' && typeof percent === 'number' && percent > 100)
      addIssue({ code: 'too_big', maximum: 100, inclusive: true, origin: 'number', path })
  },
  { when: isRecord },
)

/** What a customer pays for parts instead of the retail price. */
export const priceLevels = defineDictionary('/api/v1/price-levels', {
  kind: 'price_level',
  resource: 'price-levels',
  choosers: ['vehicle-owners.read', 'inventories.read'],
  what: 'price levels',
  words: 'prices.levels',
  labels: 'prices',
  columns: {
    name: column.text(requiredText(priceNameMax)),
    kind: column.choice(priceLevelKinds, 'prices'),
    /** Off the retail price, or on the cost; null of a matrix. */
    percent: column.optionalNumber(numberUpTo(markupMax, 2)),
    /** Null: that of the part's category, else of the company. */
    price_matrix_id: column.reference(),
  },
  rule: isComplete,
  choice: z.object({ id: z.number().int(), name: z.string() }),
})

export const priceLevelEndpoints = priceLevels.endpoints
export type PriceLevel = z.infer<typeof priceLevels.record>
export type PriceLevelInput = z.output<typeof priceLevels.input>
export type PriceLevelPayload = z.input<typeof priceLevels.input>
