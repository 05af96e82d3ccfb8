import type { TagType } from '#contract/tags/tag-shapes.ts'
import { tagShortListEndpoints } from '#contract/tags/tag-short-list.ts'
import { useRead } from '#web/api/hooks.ts'

export function TagNames({ type, ids }: { type: TagType; ids: readonly number[] }) {
  const tags = useRead(tagShortListEndpoints.shortListTags, { query: { type } }).data?.data ?? []
  const names = tags.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return names.join(', ') || '-'
}
