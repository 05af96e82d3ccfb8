import { column } from '../records/columns.ts'
import { defineDictionary } from '../records/dictionary.ts'
import { requiredText } from '../shared/fields.ts'
import { requiredSlug } from '../shared/slug.ts'

export const brandNameMax = 255

export const brands = defineDictionary('/api/v1/brands', {
  kind: 'brand',
  resource: 'inventory-brands',
  choosers: ['inventories.read'],
  what: 'brands',
  words: 'catalogue.brands',
  labels: 'catalogue',
  columns: {
    name: column.text(requiredText(brandNameMax)),
    slug: column.text(requiredSlug),
  },
})

export const brandEndpoints = brands.endpoints
