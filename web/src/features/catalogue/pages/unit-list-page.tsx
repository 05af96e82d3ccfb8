import { useTranslation } from 'react-i18next'
import { catalogueExportEndpoints } from '#contract/catalogue/catalogue-exports.ts'
import { unitEndpoints } from '#contract/catalogue/unit.ts'
import { DictionaryPage } from '#web/records/dictionary-page.tsx'
import { openOverlay } from '#web/shell/overlays.ts'

/** What parts are counted in. */
export default function UnitListPage() {
  const { t } = useTranslation()
  return (
    <DictionaryPage
      kind="unit"
      name="units"
      endpoints={unitEndpoints}
      exports={catalogueExportEndpoints.exportUnits}
      words="catalogue.units"
      columns={[
        {
          title: 'catalogue.units.quantities',
          width: 220,
          render: unit => t(`catalogue.units.${unit.accept_decimals ? 'fractions' : 'whole'}`),
        },
      ]}
      create={() => openOverlay('catalogue.unit', {})}
      edit={unit => () => openOverlay('catalogue.unit', { unit })}
    />
  )
}
