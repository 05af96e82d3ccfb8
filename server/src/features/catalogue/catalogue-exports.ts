import { sql } from 'kysely'
import type { Brand } from '#contract/catalogue/brand.ts'
import { catalogueExportEndpoints } from '#contract/catalogue/catalogue-exports.ts'
import type { Feature } from '#contract/catalogue/feature.ts'
import type { FeatureValue } from '#contract/catalogue/feature-value.ts'
import type { Unit } from '#contract/catalogue/unit.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { dictionaryExport } from '#server/records/dictionary/dictionary-export.ts'
import { exportLink } from '#server/records/export/export-link.ts'
import { brands } from './brands-feature.ts'
import { featureValues } from './feature-values-feature.ts'
import { features } from './features-feature.ts'
import { units } from './units-feature.ts'

const name = { title: 'catalogue.fields.name', value: (row: { name: string }) => row.name }
const slug = { title: 'catalogue.fields.slug', value: (row: { slug: string }) => row.slug }
const yesOrNo = (is: boolean) => `ui.confirm.${is ? 'yes' : 'no'}`

export const brandsExport = dictionaryExport<Brand, never>(brands, 'catalogue.brands.title', () => [
  name,
  slug,
])

export const unitsExport = dictionaryExport<Unit, never>(units, 'catalogue.units.title', ({ t }) => [
  name,
  { title: 'catalogue.fields.accept_decimals', value: row => t(yesOrNo(row.accept_decimals)) },
])

export const featuresExport = dictionaryExport<Feature, never>(
  features,
  'catalogue.features.title',
  ({ t }) => [
    name,
    slug,
    { title: 'catalogue.features.values', value: row => row.values.map(value => value.name).join(', ') },
    { title: 'catalogue.fields.multiple', value: row => t(yesOrNo(row.multiple)) },
    { title: 'catalogue.fields.active', value: row => t(yesOrNo(row.active)) },
  ],
)

/** Each with its specification, as all of them may be in one file. */
export const featureValuesExport = dictionaryExport<FeatureValue & { feature: string }, never>(
  {
    ...featureValues,
    parts: [
      sql<string>`(select f.name from features f where f.id = feature_values.feature_id)`.as('feature'),
    ],
  },
  'catalogue.features.values',
  () => [{ title: 'catalogue.fields.feature_id', value: row => row.feature }, name, slug],
)

/** The lists themselves are dictionaries', and the tree's. */
export const catalogueExportsFeature = defineFeature({
  name: 'catalogue-exports',
  about: 'Categories, brands, specifications with their values and units of measure as files.',
  endpoints: catalogueExportEndpoints,
  handlers: {
    exportBrands: (context, { query }) => exportLink(context, 'brands', query),
    exportUnits: (context, { query }) => exportLink(context, 'units', query),
    exportFeatures: (context, { query }) => exportLink(context, 'features', query),
    exportFeatureValues: (context, { query }) => exportLink(context, 'feature-values', query),
    exportCategories: (context, { query }) => exportLink(context, 'categories', query),
  },
})
