import type { TagShape } from '#contract/tags/tag-shapes.ts'
import { ColoredTag } from '#web/ui/text/colored-tag.tsx'
import { StatusTag } from '#web/ui/text/status-tag.tsx'
import './tags.css'

/** The tags of a record with their colors; in a row of a list the first few and the number of others. */
export function TagList({ tags, most = 5 }: { tags: readonly TagShape[]; most?: number }) {
  if (tags.length === 0) return null
  const more = tags.slice(most)
  return (
    <span className="rb-tag-list">
      {tags.slice(0, most).map(tag => (
        <ColoredTag key={tag.id} color={tag.color}>
          {tag.name}
        </ColoredTag>
      ))}
      {more.length > 0 && (
        <StatusTag tone="outlined" title={more.map(tag => tag.name).join(', ')}>
          +{more.length}
        </StatusTag>
      )}
    </span>
  )
}
