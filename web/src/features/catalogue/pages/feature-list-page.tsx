import { catalogueExportEndpoints } from '#contract/catalogue/catalogue-exports.ts'
import { featureEndpoints } from '#contract/catalogue/feature.ts'
import { DictionaryPage } from '#web/records/dictionary-page.tsx'

/** Specifications: what describes parts. */
export default function FeatureListPage() {
  return (
    <DictionaryPage
      kind="feature"
      name="features"
      endpoints={featureEndpoints}
      exports={catalogueExportEndpoints.exportFeatures}
      words="catalogue.features"
      columns={[{ title: 'catalogue.fields.slug', width: 320, render: feature => feature.slug }]}
      create="/specifications/create"
      edit={feature => `/specifications/${feature.id}`}
    />
  )
}
