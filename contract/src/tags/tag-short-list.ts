import { z } from 'zod'
import { defineEndpoint } from '../shared/endpoint.ts'
import { id } from '../shared/fields.ts'
import { listOf, searchText } from '../shared/page.ts'
import { tagShape, tagTypes } from './tag-shapes.ts'

export const tagShortListEndpoints = {
  shortListTags: defineEndpoint({
    method: 'GET',
    path: '/api/v1/tags/short-list',
    requires: [
      'tags.read',
      'vehicle-owners.read',
      'trucks.read',
      'trailers.read',
      'orders-bs.read',
      'orders-parts.read',
    ],
    summary: 'Tags to choose from by name: of one type, by id or search',
    query: z.object({ type: z.enum(tagTypes).optional(), id: id.optional(), search: searchText }),
    response: listOf(tagShape),
  }),
}
