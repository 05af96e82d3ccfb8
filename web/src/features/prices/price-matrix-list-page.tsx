import { useTranslation } from 'react-i18next'
import { type PriceMatrix, priceMatrices } from '#contract/prices/price-matrix.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { DictionaryPage } from '#web/records/dictionary-page.tsx'
import type { ListColumn } from '#web/ui/list/list-types.ts'

export default function PriceMatrixListPage() {
  const { t } = useTranslation()
  const columns: ListColumn<PriceMatrix>[] = [
    {
      title: 'prices.fields.bands',
      width: 420,
      hidePriority: 1,
      render: ({ bands }) =>
        bands
          .map(({ from_cost, percent, mode }) =>
            t(`prices.matrices.band_${mode}`, { from: formatDollars(from_cost), percent }),
          )
          .join(' · '),
    },
    {
      title: 'prices.fields.round_to',
      width: 160,
      hidePriority: 2,
      render: ({ round_to }) => t(`prices.choices.round_to.${round_to}`),
    },
  ]
  return (
    <DictionaryPage
      dictionary={priceMatrices}
      columns={columns}
      create="/price-matrices/create"
      edit={matrix => `/price-matrices/${matrix.id}`}
    />
  )
}
