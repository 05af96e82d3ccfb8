import type { ReactNode } from 'react'
import { useId } from 'react'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonLine } from '#web/ui/states/skeletons.tsx'
import './status-word.css'
import './tile.css'

interface TileProps {
  title: string
  /** Counts, each a link to the list behind it. */
  counts?: ReactNode
  /** The action of the section. */
  verb?: ReactNode
  read: { data: unknown; error: unknown; refetch(): unknown }
  /** Lines of the skeleton: the usual number. */
  lines: number
  /** Called once data is loaded. */
  children(): ReactNode
}

/** A section of the board: head, and the data, a skeleton, or the failure. */
export function Tile({ title, counts, verb, read, lines, children }: TileProps) {
  const id = useId()
  const isLoading = read.data === undefined && !read.error
  return (
    <section className="rb-sheet rb-tile" aria-labelledby={id} data-loading={isLoading || undefined}>
      <div className="rb-tile-head">
        <div className="rb-tile-said">
          <h2 id={id}>{title}</h2>
          {counts && <div className="rb-tile-counts">{counts}</div>}
        </div>
        {verb && <div className="rb-tile-verb">{verb}</div>}
      </div>
      {read.data !== undefined ? (
        children()
      ) : read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <ul className="rb-tile-rows" aria-hidden="true">
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a skeleton are nothing else
            <li key={line} className="rb-tile-skeleton">
              <SkeletonLine width={`${40 + ((line * 37) % 45)}%`} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
