import { memo } from 'react'
import type { RowAction } from '../list-types.ts'
import { RowActions } from './row-actions.tsx'
import { RowLink } from './row-link.tsx'
import type { RowView } from './row-view.ts'
import { TickBox } from './tick-box.tsx'
import { cellClass, type TableLayout } from './use-table-layout.ts'

interface TableRowProps<Row> {
  row: Row
  view: RowView<Row>
  isTicked: boolean
  layout: TableLayout<Row>
}

/** Memoized: re-renders only when its own props change. */
export const TableRow = memo(Row) as typeof Row

function Row<Row>({ row, view, layout, isTicked }: TableRowProps<Row>) {
  const { link, columns, styles, isTight } = layout
  const actions = view.actions?.(row)
  return (
    <tr data-row={view.keyOf(row)} className={view.edge?.(row) === 'overdue' ? 'rb-row-overdue' : undefined}>
      {view.isSelectable && (
        <td className="rb-cell-select">
          <TickBox id={view.keyOf(row)} isTicked={isTicked} view={view} />
        </td>
      )}
      {columns.map(column => (
        <td
          key={column.title}
          className={cellClass(column, layout)}
          style={{ textAlign: column.align, right: styles.get(column.title)?.right }}
        >
          <div className="rb-cell-first">
            {column === link ? (
              <RowLink view={view} row={row}>
                {column.render(row)}
              </RowLink>
            ) : (
              column.render(row)
            )}
          </div>
          {column.subtitle && <div className="rb-cell-subtitle">{column.subtitle(row)}</div>}
        </td>
      ))}
      {actions && (
        <td className="rb-cell-actions">
          <RowActions row={row} actions={isTight ? actions.map(inMenu) : actions} tools={view.tools} />
        </td>
      )}
    </tr>
  )
}

const inMenu = <Row,>(action: RowAction<Row>): RowAction<Row> => ({ ...action, inMenu: true })
