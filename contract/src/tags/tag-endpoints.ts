import { z } from 'zod'
import { column } from '../records/columns.ts'
import { defineDictionary } from '../records/dictionary.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { requiredText } from '../shared/fields.ts'
import { one } from '../shared/page.ts'
import { tagColors, tagNameMax, tagShape, tagTypes } from './tag-shapes.ts'

const color = z.enum(tagColors)

const tagsAt = <const P extends string>(path: P) =>
  defineDictionary(path, {
    kind: 'tag',
    resource: 'tags',
    what: 'tags',
    words: 'tags',
    columns: {
      name: column.text(requiredText(tagNameMax)),
      color: column.text(z.string().toLowerCase().pipe(color), color),
      /** Cannot be changed. `vehicle_owner` is an alias of `customer`. */
      type: column.text(
        z
          .enum([...tagTypes, 'vehicle_owner'])
          .transform(type => (type === 'vehicle_owner' ? 'customer' : type)),
        z.enum(tagTypes),
      ),
    },
    choice: tagShape,
  })

export const tags = tagsAt('/api/v1/tags')
export type Tag = z.infer<typeof tags.record>
export type TagInput = z.output<typeof tags.input>

function endpointsOf<const P extends string>({ path, record, endpoints }: ReturnType<typeof tagsAt<P>>) {
  const { list: _, shortList: __, exportList: ___, ...ofOne } = endpoints
  const all = z.array(record)
  return {
    ...ofOne,
    list: defineEndpoint({
      method: 'GET',
      path,
      requires: 'tags.read',
      summary: 'All tags by type, then name; `vehicle_owner` has those of `customer`',
      response: one(z.object({ order: all, trucks_and_trailer: all, customer: all, vehicle_owner: all })),
    }),
  }
}

export const tagEndpoints = endpointsOf(tags)
/** The same endpoints under the path of shop management. */
export const shopTagEndpoints = endpointsOf(tagsAt('/api/v1/shop-management/tags'))
