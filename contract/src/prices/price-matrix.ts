import { z } from 'zod'
import { column } from '../records/columns.ts'
import { defineDictionary } from '../records/dictionary.ts'
import { isRecord, numberUpTo, requiredText } from '../shared/fields.ts'
import { bandModes, priceRoundings } from './matrix-price.ts'

export const priceNameMax = 100
export const maxBands = 20
export const markupMax = 999.99
const marginMax = 99.99

/** Bands begin where the one before ends, so that none is missing and none overlaps. Refused at the row. */
const areBands = z.superRefine<unknown[]>((bands, { addIssue }) => {
  bands.forEach((band, i) => {
    if (!isRecord({ value: band })) return
    const { from_cost, percent, mode } = band as Record<string, unknown>
    const before = (bands[i - 1] as Record<string, unknown> | undefined)?.from_cost
    const refuse = (field: string, code: string) =>
      addIssue({ code: 'custom', path: [i, field], params: { code } })
    if (i === 0 && typeof from_cost === 'number' && from_cost !== 0)
      refuse('from_cost', 'validate__bands-from-zero')
    if (typeof before === 'number' && typeof from_cost === 'number' && from_cost <= before)
      refuse('from_cost', 'validate__bands-rise')
    if (mode === 'margin' && typeof percent === 'number' && percent > marginMax)
      addIssue({
        code: 'too_big',
        maximum: marginMax,
        inclusive: true,
        origin: 'number',
        path: [i, 'percent'],
      })
  })
})

const band = z.object({
  from_cost: numberUpTo(9_999_999, 2),
  percent: numberUpTo(markupMax, 2),
  mode: z.enum(bandModes),
})

/** Prices of parts by what they cost. */
export const priceMatrices = defineDictionary('/api/v1/price-matrices', {
  kind: 'price_matrix',
  resource: 'price-levels',
  what: 'price matrices',
  words: 'prices.matrices',
  labels: 'prices',
  columns: {
    name: column.text(requiredText(priceNameMax)),
    round_to: column.choice(priceRoundings, 'prices'),
  },
  children: {
    record: { bands: z.array(band) },
    input: { bands: z.array(band).min(1).max(maxBands).check(areBands) },
  },
})

export const priceMatrixEndpoints = priceMatrices.endpoints
export type PriceMatrix = z.infer<typeof priceMatrices.record>
export type PriceMatrixInput = z.output<typeof priceMatrices.input>
export type PriceMatrixPayload = z.input<typeof priceMatrices.input>
