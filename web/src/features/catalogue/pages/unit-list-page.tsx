import { useTranslation } from 'react-i18next'
import { units } from '#contract/catalogue/unit.ts'
import { DictionaryPage } from '#web/records/dictionary-page.tsx'

export default function UnitListPage() {
  const { t } = useTranslation()
  return (
    <DictionaryPage
      dictionary={units}
      columns={[
        {
          title: 'catalogue.units.quantities',
          width: 220,
          render: unit => t(`catalogue.units.${unit.accept_decimals ? 'fractions' : 'whole'}`),
        },
      ]}
    />
  )
}
