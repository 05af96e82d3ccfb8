import { type BrandInput, brandEndpoints } from '#contract/catalogue/brand.ts'
import type { Dictionary } from '#server/records/dictionary/dictionary.ts'
import { dictionaryFeature } from '#server/records/dictionary/dictionary-feature.ts'
import { freeSlug } from './free-slug.ts'
import { usedByParts } from './used-by-parts.ts'

export const brands: Dictionary<BrandInput> = {
  kind: 'brand',
  table: 'brands',
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
}

export const brandsFeature = dictionaryFeature<BrandInput>({
  name: 'brands',
  about: 'Brands of parts.',
  endpoints: brandEndpoints,
  ...brands,
})
