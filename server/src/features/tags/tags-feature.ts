import { shopTagEndpoints, type Tag, tagEndpoints } from '#contract/tags/tag-endpoints.ts'
import { tagExportEndpoints } from '#contract/tags/tag-export.ts'
import { tagShortListEndpoints } from '#contract/tags/tag-short-list.ts'
import type { Context } from '#server/operation/context.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { uniqueChecks } from '#server/operation/unique-checks.ts'
import { dictionaryHandlers } from '#server/records/crud/dictionary-handlers.ts'
import { exportLink } from '#server/records/export/export-link.ts'
import { tagDictionary } from './tag-dictionary.ts'
import { listTagsByType, shortListTags } from './tag-queries.ts'

const { list: _, shortList: __, exportList: ___, ...ofOne } = dictionaryHandlers<Tag>(tagDictionary)
const handlers = { ...ofOne, list: async (context: Context) => ({ data: await listTagsByType(context) }) }
const valuesAreFree = uniqueChecks(tagDictionary.unique, tagEndpoints.create.body)
const fieldChecks = { create: valuesAreFree, update: valuesAreFree }

export const tagsFeature = defineFeature({
  name: 'tags',
  about: tagDictionary.about,
  endpoints: { ...tagEndpoints, ...tagShortListEndpoints, ...tagExportEndpoints },
  handlers: {
    ...handlers,
    exportTags: (context, { query }) => exportLink(context, 'tags', query),
    shortListTags: async (context, { query }) => ({ data: await shortListTags(context, query) }),
  },
  fieldChecks,
})

export const shopTagsFeature = defineFeature({
  name: 'shop-tags',
  about: 'Tags under the path of shop management.',
  endpoints: shopTagEndpoints,
  handlers,
  fieldChecks,
})
