import type { TagShape, TagType } from '#contract/tags/tag-shapes.ts'
import { tagShortListEndpoints } from '#contract/tags/tag-short-list.ts'
import type { ListFilter } from '#web/ui/list/list-types.ts'

export const tagFilter = (type: TagType): ListFilter => ({
  kind: 'remote',
  name: 'tag_id',
  label: 'tags.tag',
  endpoint: tagShortListEndpoints.shortListTags,
  query: { type },
  minLength: 0,
  toOption: (tag: TagShape) => ({ value: tag.id, label: tag.name }),
})
