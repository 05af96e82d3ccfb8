import { column } from '../records/columns.ts'
import { defineDictionary } from '../records/dictionary.ts'
import { requiredText } from '../shared/fields.ts'
import { slug } from '../shared/slug.ts'

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
    /** Made from the name if empty. */
    slug: column.text(slug.default('')),
  },
})

export const brandEndpoints = brands.endpoints
