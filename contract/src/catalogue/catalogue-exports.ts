import type { z } from 'zod'
import { exportEndpoint } from '../records/list-export.ts'
import { brandEndpoints } from './brand.ts'
import { categoryEndpoints } from './category.ts'
import { featureEndpoints } from './feature.ts'
import { featureValueEndpoints } from './feature-value.ts'
import { unitEndpoints } from './unit.ts'

/** The lists of the catalogue as files. */
export const catalogueExportEndpoints = {
  exportBrands: exportEndpoint('/api/v1/brands', { ...brandEndpoints.list, what: 'the brands' }),
  exportUnits: exportEndpoint('/api/v1/inventory-units', {
    ...unitEndpoints.list,
    what: 'the units of measure',
  }),
  exportFeatures: exportEndpoint('/api/v1/features', {
    ...featureEndpoints.list,
    what: 'the specifications',
  }),
  exportFeatureValues: exportEndpoint('/api/v1/feature-values', {
    ...featureValueEndpoints.list,
    what: 'the values of specifications',
  }),
  exportCategories: exportEndpoint('/api/v1/categories', {
    ...categoryEndpoints.listCategories,
    what: 'the categories, from the top of the tree down,',
  }),
}

export type CategoryListQuery = z.output<typeof categoryEndpoints.listCategories.query>
