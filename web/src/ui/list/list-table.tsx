import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonLine } from '../states/skeletons.tsx'
import { nextSort } from './list-search.ts'
import type { ListView } from './list-view.ts'
import { RowActions } from './row-actions.tsx'
import { RowLink } from './row-link.tsx'
import { SortMark } from './sort-mark.tsx'
import './list-table.css'

/** The tabular mode. Our own table: antd's is slow with 72 rows on a phone, and a row must be 57 high. */
export function ListTable<Row>({ view }: { view: ListView<Row> }) {
  const { t } = useTranslation()
  const titles = useId()
  const { columns, state, rows, selected } = view
  const sort = sortOf(view)
  const allIds = (rows ?? []).map(view.keyOf)
  const isAllSelected = allIds.length > 0 && allIds.every(id => selected.ids.includes(id))
  return (
    <div className="rb-sheet rb-table-wrap">
      <table className="rb-table" aria-busy={view.isBusy}>
        <thead>
          <tr>
            {view.isSelectable && (
              <th className="rb-cell-select">
                <input
                  type="checkbox"
                  aria-label={t('ui.list.select_all')}
                  checked={isAllSelected}
                  onChange={() => selected.set(isAllSelected ? [] : allIds)}
                />
              </th>
            )}
            {columns.map((column, index) => (
              <th
                key={column.title}
                scope="col"
                id={`${titles}${index}`}
                style={{ width: column.width, textAlign: column.align }}
                aria-sort={column.sort && sort.by === column.sort ? ariaSort[sort.type] : undefined}
              >
                {column.sort ? (
                  <button
                    type="button"
                    className="rb-sort"
                    onClick={() => state.change(nextSort(state.search, column.sort!))}
                  >
                    {t(column.title)}
                    <SortMark type={sort.by === column.sort ? sort.type : undefined} />
                  </button>
                ) : (
                  <span className={column.hideTitle ? 'rb-visually-hidden' : undefined}>
                    {t(column.title)}
                  </span>
                )}
                {column.headingExtra && <div className="rb-heading-extra">{column.headingExtra}</div>}
              </th>
            ))}
            {view.rowActions && (
              <th scope="col" className="rb-cell-actions">
                <span className="rb-visually-hidden">{t('ui.list.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className={view.isStale ? 'rb-stale' : undefined}>
          {rows ? (
            rows.map(row => <TableRow key={view.keyOf(row)} row={row} view={view} />)
          ) : (
            <Bones view={view} />
          )}
        </tbody>
      </table>
    </div>
  )
}

function TableRow<Row>({ row, view }: { row: Row; view: ListView<Row> }) {
  const { t } = useTranslation()
  const id = view.keyOf(row)
  const { selected } = view
  return (
    <tr data-row={id} className={view.rowEdge?.(row) === 'overdue' ? 'rb-row-overdue' : undefined}>
      {view.isSelectable && (
        <td className="rb-cell-select">
          <input
            type="checkbox"
            aria-label={t('ui.list.select_row')}
            checked={selected.ids.includes(id)}
            onChange={() =>
              selected.set(
                selected.ids.includes(id)
                  ? selected.ids.filter(other => other !== id)
                  : [...selected.ids, id],
              )
            }
          />
        </td>
      )}
      {view.columns.map((column, index) => (
        <td key={column.title} style={{ textAlign: column.align }}>
          <div className="rb-cell-first">
            {index === 0 ? (
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
      {view.rowActions && (
        <td className="rb-cell-actions">
          <RowActions row={row} actions={view.rowActions(row)} />
        </td>
      )}
    </tr>
  )
}

/** As many rows, as high as those that will come. */
function Bones<Row>({ view }: { view: ListView<Row> }) {
  return Array.from({ length: view.state.perPage }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: bones have nothing else
    <tr key={row} className="rb-bones">
      {view.isSelectable && <td className="rb-cell-select" />}
      {view.columns.map((column, index) => (
        <td key={column.title} style={{ textAlign: column.align }}>
          <div className="rb-cell-first">
            <SkeletonLine width={boneWidth(column.width, row + index)} />
          </div>
        </td>
      ))}
      {view.rowActions && <td className="rb-cell-actions" />}
    </tr>
  ))
}

const boneWidth = (width = 140, seed: number) => Math.round((width - 20) * (0.55 + ((seed * 29) % 40) / 100))

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

function sortOf<Row>({ state, defaultSort }: ListView<Row>) {
  const { orderBy, orderType = 'asc' } = state.search
  return orderBy ? { by: orderBy, type: orderType } : (defaultSort ?? { by: undefined, type: 'asc' as const })
}
