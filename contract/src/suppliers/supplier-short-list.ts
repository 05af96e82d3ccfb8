import { z } from 'zod'
import { defineEndpoint } from '../shared/endpoint.ts'
import { id } from '../shared/fields.ts'
import { listOf, searchText } from '../shared/page.ts'

const supplierChoice = z.object({ id, name: z.string() })
export type SupplierChoice = z.infer<typeof supplierChoice>

export const supplierShortListEndpoints = {
  shortListSuppliers: defineEndpoint({
    method: 'GET',
    path: '/api/v1/suppliers/shortlist',
    requires: ['suppliers.read', 'inventories.read'],
    summary: 'Up to 20 suppliers by id or search, by name',
    query: z.object({ id: id.optional(), search: searchText }),
    response: listOf(supplierChoice),
  }),
}
