import type { CSSProperties } from 'react'
import type { ListView } from '../state/list-view.ts'
import { useDrawnCount } from '../state/use-drawn-count.ts'
import { widestActions } from './actions-width.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { useTableLayout } from './use-table-layout.ts'
import './list-table.css'

/** The list as a table. Not antd's, which is slow with 72 rows on a phone. */
export function ListTable<Row>({ view }: { view: ListView<Row> }) {
  const { rows, selected } = view
  const { keyOf, actions } = view.row
  const iconsWidth = actions ? widestActions(rows?.map(actions), view.row.tools.t) : 0
  const layout = useTableLayout(view, iconsWidth)
  const drawn = useDrawnCount(view, rowsInSight)
  const missing = Math.max(0, (rows?.length ?? view.state.perPage) - drawn)
  const style = {
    '--rb-min-width': `${layout.minWidth}px`,
    // Reserves the height of rows not rendered yet.
    marginBottom: missing * rowHeight,
  } as CSSProperties
  return (
    <div ref={layout.wrap} className="rb-sheet rb-table-wrap">
      <table className="rb-table" style={style} aria-busy={view.isBusy || missing > 0}>
        <TableHead view={view} layout={layout} />
        <tbody className={view.isStale ? 'rb-stale' : undefined} inert={view.isBusy}>
          {rows ? (
            rows
              .slice(0, drawn)
              .map(row => (
                <TableRow
                  key={keyOf(row)}
                  row={row}
                  view={view.row}
                  layout={layout}
                  isTicked={selected.ids.includes(keyOf(row))}
                />
              ))
          ) : (
            <TableSkeleton view={view} layout={layout} count={Math.min(drawn, view.state.perPage)} />
          )}
        </tbody>
      </table>
    </div>
  )
}

/** As in list-table.css. */
const rowHeight = 57
const rowsInSight = () => Math.ceil(window.innerHeight / rowHeight)
