import { brandEndpoints } from '#contract/catalogue/brand.ts'
import { catalogueEndpoints } from '#contract/catalogue/catalogue-endpoints.ts'
import { categoryEndpoints } from '#contract/catalogue/category.ts'
import { featureEndpoints } from '#contract/catalogue/feature.ts'
import { featureValueEndpoints } from '#contract/catalogue/feature-value.ts'
import { unitEndpoints } from '#contract/catalogue/unit.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'
import { registerOverlay } from '#web/shell/overlays.ts'

registerOverlay('catalogue.value', () => import('./components/value-modal.tsx'))

for (const [kind, { list, get, shortList }] of [
  ['unit', unitEndpoints],
  ['brand', brandEndpoints],
  ['feature', featureEndpoints],
  ['feature_value', featureValueEndpoints],
] as const) {
  onRecordChanged(kind, [list, get, shortList])
  // Parts prevent deletion.
  onRecordChanged('part', [list])
}

// A specification is read with its values.
onRecordChanged('feature_value', [featureEndpoints.get, featureEndpoints.shortList])

const { listCategories, getCategory } = categoryEndpoints
onRecordChanged('category', [listCategories, getCategory, catalogueEndpoints.listCategoryChoices])
onRecordChanged('part', [listCategories])
