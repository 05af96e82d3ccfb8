import i18next from 'i18next'
import type { bandModes, PriceRounding } from '#contract/prices/matrix-price.ts'
import { type PriceMatrix, type PriceMatrixPayload, priceMatrices } from '#contract/prices/price-matrix.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'

export interface PriceMatrixValues {
  name: string
  round_to: PriceRounding
  bands: BandValues[]
}

export interface BandValues {
  from_cost: number | null
  percent: number | null
  mode: (typeof bandModes)[number]
}

export const priceMatrixForm = declareForm({
  kind: 'price_matrix',
  endpoints: {
    get: priceMatrices.endpoints.get,
    create: priceMatrices.endpoints.create,
    edit: priceMatrices.endpoints.update,
  },
  values: {
    empty: {
      name: '',
      round_to: 'none',
      bands: [{ from_cost: 0, percent: null, mode: 'markup' }],
    } as PriceMatrixValues,
    of: ({ name, round_to, bands }: PriceMatrix): PriceMatrixValues => ({ name, round_to, bands }),
    // The server refuses missing numbers.
    toBody: values => values as PriceMatrixPayload,
  },
  label: field => `prices.fields.${field}`,
  showValue: (field, value) => {
    if (field === 'round_to') return i18next.t(`prices.choices.round_to.${value}`)
    if (field !== 'bands') return undefined
    return (value as BandValues[])
      .map(
        ({ from_cost, percent, mode }) =>
          `${from_cost}: ${percent}% ${i18next.t(`prices.choices.mode.${mode}`)}`,
      )
      .join(', ')
  },
  draft: { name: 'price-matrices' },
  page: {
    path: '/price-matrices',
    titles: { list: 'prices.matrices.title', create: 'prices.matrices.new', edit: 'prices.matrices.edit' },
    nameOf: matrix => matrix.name,
    missing: { notice: 'errors.no_such_record', to: '/price-matrices' },
    hasDetails: false,
  },
})
