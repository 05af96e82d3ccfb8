import { useTranslation } from 'react-i18next'
import { type PriceLevel, priceLevels } from '#contract/prices/price-level.ts'
import { DictionaryPage } from '#web/records/dictionary-page.tsx'
import type { ListColumn } from '#web/ui/list/list-types.ts'
import { bodyOf, PriceLevelFields } from './price-level-fields.tsx'

export default function PriceLevelListPage() {
  const { t } = useTranslation()
  const columns: ListColumn<PriceLevel>[] = [
    {
      title: 'prices.fields.kind',
      width: 320,
      render: ({ kind, percent, price_matrix_name: name }) =>
        kind === 'matrix'
          ? (name ?? t('prices.levels.of_category'))
          : t(`prices.levels.${kind}`, { percent }),
    },
  ]
  return (
    <DictionaryPage
      dictionary={priceLevels}
      columns={columns}
      fields={<PriceLevelFields />}
      bodyOf={bodyOf}
    />
  )
}
