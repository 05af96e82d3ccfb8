import { useTranslation } from 'react-i18next'
import type { RowAction } from './list-types.ts'
import type { ListView } from './list-view.ts'
import { RowActions } from './row-actions.tsx'
import { RowLink } from './row-link.tsx'
import { linkColumn } from './table-layout.ts'
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
      {view.isSelectable && <SelectCell id={view.keyOf(row)} view={view} />}
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

function SelectCell<Row>({ id, view }: { id: string | number; view: ListView<Row> }) {
  const { t } = useTranslation()
  const { selected } = view
  const isSelected = selected.ids.includes(id)
  return (
    <td className="rb-cell-select">
      <label>
        <input
          type="checkbox"
          aria-label={t('ui.list.select_row')}
          checked={isSelected}
          onChange={event =>
            selected.set(
              ticked(selected.ids, id, {
                all: view.rows?.map(view.keyOf) ?? [],
                isRange: (event.nativeEvent as MouseEvent).shiftKey,
              }),
            )
          }
        />
      </label>
    </td>
  )
}

type Id = string | number

/** After a press on one row's box. With Shift, all between it and the one that was ticked last are ticked. */
function ticked(
  ids: readonly Id[],
  id: Id,
  { all, isRange }: { all: readonly Id[]; isRange: boolean },
): Id[] {
  if (ids.includes(id)) return ids.filter(other => other !== id)
  const last = all.indexOf(ids.at(-1) ?? id)
  const [from, to] = [last, all.indexOf(id)].sort((one, other) => one - other) as [number, number]
  const between = isRange && last >= 0 ? all.slice(from, to + 1) : []
  return [...new Set([...ids, ...between, id])]
}
