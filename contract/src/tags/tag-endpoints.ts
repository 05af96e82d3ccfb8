import { z } from 'zod'
import { dictionaryEndpoints, dictionaryRecord } from '../records/dictionary.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { requiredText, version } from '../shared/fields.ts'
import { one } from '../shared/page.ts'
import { tagColors, tagNameMax, tagShape, tagTypes } from './tag-shapes.ts'

const tag = dictionaryRecord.extend({ color: z.enum(tagColors), type: z.enum(tagTypes) })
export type Tag = z.infer<typeof tag>

const tagInput = z.object({
  name: requiredText(tagNameMax),
  color: z.string().toLowerCase().pipe(z.enum(tagColors)),
  /** What a tag is for stays as it was made. `vehicle_owner` is another word for `customer`. */
  type: z
    .enum([...tagTypes, 'vehicle_owner'])
    .transform(type => (type === 'vehicle_owner' ? 'customer' : type)),
  version,
})
export type TagInput = z.output<typeof tagInput>

const tags = z.array(tag)

function tagEndpointsAt<const P extends string>(path: P) {
  const {
    list: _,
    shortList: __,
    ...ofOne
  } = dictionaryEndpoints(path, {
    resource: 'tags',
    what: 'tags',
    record: tag,
    choice: tagShape,
    input: tagInput,
  })
  return {
    ...ofOne,
    list: defineEndpoint({
      method: 'GET',
      path,
      requires: 'tags.read',
      summary: 'All tags by what they are for, by name; `vehicle_owner` has those of `customer`',
      response: one(z.object({ order: tags, trucks_and_trailer: tags, customer: tags, vehicle_owner: tags })),
    }),
  }
}

export const tagEndpoints = tagEndpointsAt('/api/v1/tags')
/** The same under the path of the shop's management. */
export const shopTagEndpoints = tagEndpointsAt('/api/v1/shop-management/tags')
