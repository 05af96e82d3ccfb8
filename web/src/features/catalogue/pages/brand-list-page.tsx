import { brands } from '#contract/catalogue/brand.ts'
import { DictionaryPage } from '#web/records/dictionary-page.tsx'

export default function BrandListPage() {
  return (
    <DictionaryPage
      dictionary={brands}
      columns={[{ title: 'catalogue.fields.slug', width: 320, render: brand => brand.slug }]}
      create="/brands/create"
      edit={brand => `/brands/${brand.id}`}
    />
  )
}
