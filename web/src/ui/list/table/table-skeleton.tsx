import { SkeletonLine } from '../../states/skeletons.tsx'
import type { ListView } from '../state/list-view.ts'
import { cellClass, type TableLayout } from './use-table-layout.ts'

interface TableSkeletonProps<Row> {
  view: ListView<Row>
  layout: TableLayout<Row>
  count: number
}

/** Skeleton rows. */
export function TableSkeleton<Row>({ view, layout, count }: TableSkeletonProps<Row>) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no other key
    <tr key={row} className="rb-skeleton">
      {view.row.isSelectable && <td className="rb-cell-select" />}
      {layout.columns.map((column, index) => (
        <td
          key={column.title}
          className={cellClass(column, layout)}
          style={{ textAlign: column.align, right: layout.styles.get(column.title)?.right }}
        >
          <div className="rb-cell-first">
            <SkeletonLine width={boneWidth(column.width, row + index)} />
          </div>
        </td>
      ))}
      {view.row.actions && <td className="rb-cell-actions" />}
    </tr>
  ))
}

const boneWidth = (width = 140, seed: number) => Math.round((width - 20) * (0.55 + ((seed * 29) % 40) / 100))
