import { features } from '#contract/catalogue/feature.ts'
import { DictionaryPage } from '#web/records/dictionary-page.tsx'

export default function FeatureListPage() {
  return (
    <DictionaryPage
      dictionary={features}
      columns={[{ title: 'catalogue.fields.slug', width: 320, render: feature => feature.slug }]}
      create="/specifications/create"
      edit={feature => `/specifications/${feature.id}`}
    />
  )
}
