import type { RowAction } from './list-types.ts'
import type { ListView } from './list-view.ts'
import { RowActions } from './row-actions.tsx'
import { RowLink } from './row-link.tsx'
import { linkColumn } from './table-layout.ts'
import { TickBox } from './tick-box.tsx'
import { cellClass, type TableLayout } from './use-table-layout.ts'

interface TableRowProps<Row> {
  row: Row
  actions: readonly RowAction<Row>[] | undefined
  view: ListView<Row>
  layout: TableLayout<Row>
}

/** One row: two lines a cell, and what may be done with it. */
export function TableRow<Row>({ row, actions, view, layout }: TableRowProps<Row>) {
  const link = linkColumn(view.columns)
  return (
    <tr
      data-row={view.keyOf(row)}
      className={view.rowEdge?.(row) === 'overdue' ? 'rb-row-overdue' : undefined}
    >
      {view.isSelectable && (
        <td className="rb-cell-select">
          <TickBox id={view.keyOf(row)} view={view} />
        </td>
      )}
      {layout.columns.map(column => (
        <td
          key={column.title}
          className={cellClass(column, layout)}
          style={{ textAlign: column.align, right: layout.styles.get(column.title)?.right }}
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
          {column.second && <div className="rb-cell-second">{column.second(row)}</div>}
        </td>
      ))}
      {actions && (
        <td className="rb-cell-actions">
          <RowActions row={row} actions={layout.isTight ? actions.map(inMenu) : actions} />
        </td>
      )}
    </tr>
  )
}

const inMenu = <Row,>(action: RowAction<Row>): RowAction<Row> => ({ ...action, inMenu: true })
