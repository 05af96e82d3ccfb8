import type { CSSProperties } from 'react'
import { widestActions } from './actions-width.ts'
import type { ListView } from './list-view.ts'
import { TableBones } from './table-bones.tsx'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { useTableLayout } from './use-table-layout.ts'
import './list-table.css'

/** The tabular mode. Our own table: antd's is slow with 72 rows on a phone, and a row must be 57 high. */
export function ListTable<Row>({ view }: { view: ListView<Row> }) {
  const rows = view.rows?.map(row => ({ row, actions: view.rowActions?.(row) }))
  const iconsWidth = view.rowActions ? widestActions(rows?.map(({ actions }) => actions ?? [])) : 0
  const layout = useTableLayout(view, iconsWidth)
  const style = { '--rb-least': `${layout.leastWidth}px` } as CSSProperties
  return (
    <div ref={layout.wrap} className="rb-sheet rb-table-wrap">
      <table className="rb-table" style={style} aria-busy={view.isBusy}>
        <TableHead view={view} layout={layout} />
        <tbody className={view.isStale ? 'rb-stale' : undefined}>
          {rows ? (
            rows.map(({ row, actions }) => (
              <TableRow key={view.keyOf(row)} row={row} actions={actions} view={view} layout={layout} />
            ))
          ) : (
            <TableBones view={view} layout={layout} />
          )}
        </tbody>
      </table>
    </div>
  )
}
