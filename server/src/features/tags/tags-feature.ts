import { tagShortListEndpoints } from '#contract/tags/tag-short-list.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { shortListTags } from './tag-queries.ts'

export const tagsFeature = defineFeature({
  name: 'tags',
  endpoints: tagShortListEndpoints,
  handlers: {
    shortListTags: async (context, { query }) => ({ data: await shortListTags(context, query) }),
  },
})
