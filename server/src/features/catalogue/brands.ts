import { brands as declared } from '#contract/catalogue/brand.ts'
import { implementDictionary } from '#server/records/crud/dictionary.ts'
import { usedByParts } from './used-by-parts.ts'

export const brands = implementDictionary(declared, {
  about: 'Brands of parts.',
  table: 'brands',
  unique: [
    { table: 'brands', column: 'name', index: 'brands_name' },
    { table: 'brands', column: 'slug', index: 'brands_slug_key', isExact: true },
  ],
  shortListMax: 50,
  usage: usedByParts('brands', 'brand_id'),
})
