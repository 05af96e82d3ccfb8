import Tooltip from 'antd/es/tooltip'
import type { TagShape } from '#contract/tags/tag-shapes.ts'
import { ColoredTag } from '#web/ui/text/colored-tag.tsx'
import '../tags.css'

/** The first `most` tags of a record; a tooltip lists the others. */
export function TagList({ tags, most = 5 }: { tags: readonly TagShape[]; most?: number }) {
  if (tags.length === 0) return null
  const more = tags.slice(most)
  return (
    <span className="rb-tag-list">
      <Tags tags={tags.slice(0, most)} />
      {more.length > 0 && <OtherTags tags={more} />}
    </span>
  )
}

function OtherTags({ tags }: { tags: readonly TagShape[] }) {
  return (
    <Tooltip title={tags.map(tag => <div key={tag.id}>{tag.name}</div>)} trigger={['hover', 'focus']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the other tags must be reachable by keyboard */}
      <span className="rb-status rb-status-outlined" tabIndex={0}>
        +{tags.length}
        <span className="rb-visually-hidden">: {tags.map(tag => tag.name).join(', ')}</span>
      </span>
    </Tooltip>
  )
}

const Tags = ({ tags }: { tags: readonly TagShape[] }) =>
  tags.map(tag => (
    <ColoredTag key={tag.id} color={tag.color}>
      {tag.name}
    </ColoredTag>
  ))
