import { useTranslation } from 'react-i18next'
import { type LaborRate, laborRates } from '#contract/company/labor-rate.ts'
import { DictionaryPage } from '#web/records/dictionary-page.tsx'
import type { ListColumn } from '#web/ui/list/list-types.ts'
import { Money } from '#web/ui/text/money.tsx'
import { StatusTag } from '#web/ui/text/status-tag.tsx'

export default function LaborRateListPage() {
  const { t } = useTranslation()
  const columns: ListColumn<LaborRate>[] = [
    {
      title: 'labor-rates.fields.rate',
      width: 160,
      align: 'right',
      render: ({ rate }) => <Money value={rate} />,
    },
    {
      title: 'labor-rates.use',
      width: 200,
      render: ({ is_default, is_active }) => {
        if (is_default) return <StatusTag tone="outlined">{t('labor-rates.default')}</StatusTag>
        return is_active ? '' : t('labor-rates.inactive')
      },
    },
  ]
  return (
    <DictionaryPage
      dictionary={laborRates}
      columns={columns}
      create="/labor-rates/create"
      edit={rate => `/labor-rates/${rate.id}`}
    />
  )
}
