import { z } from 'zod'
import { defineEndpoint } from '../shared/endpoint.ts'
import { id } from '../shared/fields.ts'
import { listOf, searchText } from '../shared/page.ts'

/** Flat, each category after its parent; a root has `depth` 0. */
const categoryChoice = z.object({
  id,
  name: z.string(),
  parent_id: id.nullable(),
  depth: z.number().int(),
  /** Names from the root down: `Truck parts / Brakes`. */
  path: z.string(),
})
export type CategoryChoice = z.infer<typeof categoryChoice>

export const catalogueEndpoints = {
  listCategoryChoices: defineEndpoint({
    method: 'GET',
    path: '/api/v1/categories/tree-select',
    requires: ['inventory-categories.read', 'inventories.read'],
    summary:
      'Categories in the order of the tree, all or by id or search, for a choice in a form or a filter',
    query: z.object({ id: id.optional(), search: searchText }),
    response: listOf(categoryChoice),
  }),
}
