import { brandEndpoints } from '#contract/catalogue/brand.ts'
import { catalogueExportEndpoints } from '#contract/catalogue/catalogue-exports.ts'
import { DictionaryPage } from '#web/records/dictionary-page.tsx'

/** Makers of parts. */
export default function BrandListPage() {
  return (
    <DictionaryPage
      kind="brand"
      name="brands"
      endpoints={brandEndpoints}
      exports={catalogueExportEndpoints.exportBrands}
      words="catalogue.brands"
      columns={[{ title: 'catalogue.fields.slug', width: 320, render: brand => brand.slug }]}
      create="/brands/create"
      edit={brand => `/brands/${brand.id}`}
    />
  )
}
