import { type BrandInput, brandEndpoints } from '#contract/catalogue/brand.ts'
import { dictionaryFeature } from '#server/records/dictionary/dictionary-feature.ts'
import { freeSlug } from './free-slug.ts'
import { usedByParts } from './used-by-parts.ts'

export const brandsFeature = dictionaryFeature<BrandInput>({
  name: 'brands',
  kind: 'brand',
  table: 'brands',
  endpoints: brandEndpoints,
  columns: ['slug'],
  labels: 'catalogue.fields',
  unique: [
    { table: 'brands', column: 'name', index: 'brands_name' },
    { table: 'brands', column: 'slug', index: 'brands_slug_key', isExact: true },
  ],
  shortListMax: 50,
  usedBy: usedByParts('brands', 'brand_id'),
  values: async (context, { name, slug }, id) => ({
    name,
    slug: slug || (await freeSlug(context, 'brands', name, id)),
  }),
})
