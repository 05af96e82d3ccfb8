import { useTranslation } from 'react-i18next'
import { Money } from '../../text/money.tsx'
import { WholeWords } from '../../text/whole-words.tsx'
import { nextSort } from '../filters/list-search.ts'
import type { ListColumn } from '../list-types.ts'
import type { ListView } from '../state/list-view.ts'
import { SortMark } from './sort-mark.tsx'
import './tick-box.css'
import { cellClass, type TableLayout } from './use-table-layout.ts'

interface TableHeadProps<Row> {
  view: ListView<Row>
  layout: TableLayout<Row>
}

/** Headings; sortable ones are buttons. */
export function TableHead<Row>({ view, layout }: TableHeadProps<Row>) {
  const { t } = useTranslation()
  const { state, rows, selected } = view
  const { orderBy, orderType = 'asc' } = state.search
  const sort = orderBy ? { by: orderBy, type: orderType } : view.defaultSort
  const allIds = (rows ?? []).map(view.row.keyOf)
  const isAllSelected = allIds.length > 0 && allIds.every(id => selected.ids.includes(id))
  const sortOf = (column: ListColumn<Row>) =>
    column.sort && sort?.by === column.sort ? sort.type : undefined
  return (
    <thead>
      <tr>
        {view.row.isSelectable && (
          <th className="rb-cell-select">
            <label className="rb-tick">
              <input
                type="checkbox"
                aria-label={t('ui.list.select_all')}
                checked={isAllSelected}
                onChange={() => selected.tickPage(allIds, !isAllSelected)}
              />
            </label>
          </th>
        )}
        {layout.columns.map(column => {
          const sorted = sortOf(column)
          return (
            <th
              key={column.title}
              scope="col"
              className={cellClass(column, layout)}
              style={{ ...layout.styles.get(column.title), textAlign: column.align }}
              aria-sort={sorted && ariaSort[sorted]}
            >
              {column.sort ? (
                <button
                  type="button"
                  className="rb-sort"
                  onClick={() => state.change(nextSort(state.search, column.sort!))}
                >
                  <span>
                    <WholeWords text={t(column.title)} />
                  </span>
                  <SortMark type={sorted} />
                </button>
              ) : (
                <WholeWords text={t(column.title)} />
              )}
              {column.sum !== undefined && (
                <div className="rb-head-sum">{column.sum !== null && <Money value={column.sum} />}</div>
              )}
            </th>
          )
        })}
        {view.row.actions && (
          <th scope="col" className="rb-cell-actions" style={{ width: layout.actionsWidth }}>
            <span className="rb-visually-hidden">{t('ui.list.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const
