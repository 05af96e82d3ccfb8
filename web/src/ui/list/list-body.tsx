import Button from 'antd/es/button'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import { firstField } from '#web/shell/focus/focusable.ts'
import { useIsPhone } from '#web/shell/use-is-mobile.ts'
import { EmptyState } from '../states/empty-state.tsx'
import { ErrorState } from '../states/error-state.tsx'
import { SkeletonSections } from '../states/skeletons.tsx'
import { cardFromColumns } from './cards/card-from-columns.tsx'
import { ListCards } from './cards/list-cards.tsx'
import { ListFilters } from './filters/list-filters.tsx'
import { ListPagination } from './list-pagination.tsx'
import type { CardColumns, ListProps } from './list-types.ts'
import { SelectionBar } from './selection-bar.tsx'
import { totalText } from './state/shown-total.ts'
import type { UsedList } from './state/use-list.ts'
import { ListTable } from './table/list-table.tsx'
import './list-body.css'

/** Filters, rows or cards, and pager, or the empty state. */
export function ListBody<E extends Endpoint>({ list, props }: { list: UsedList<E>; props: ListProps<E> }) {
  const { t } = useTranslation()
  const { view } = list
  const { state, selected } = view
  const { rows, cards } = props
  const isPhone = useIsPhone()
  const fromColumns = useMemo(() => cardFromColumns(view.columns, t), [view.columns, t])
  const drawCard = state.mode === 'tiled' ? cards?.draw : !cards && isPhone ? fromColumns : undefined
  if (list.isForbidden)
    return (
      <div className="rb-sheet">
        <EmptyState title={t('ui.list.no_right')} text={t('ui.list.no_right_text')} />
      </div>
    )
  const isEmpty = view.rows?.length === 0
  const clearFilters = () => {
    state.clearFilters()
    // The button disappears, so the first filter gets the focus.
    focusSoon(() => firstField(list.root.current))
  }
  return (
    <div ref={list.root} className="rb-list">
      <ListFilters
        filters={props.filters ?? []}
        state={state}
        onClear={clearFilters}
        hasCards={cards !== undefined}
      />
      {rows?.select && selected.ids.length > 0 && (
        <SelectionBar
          draw={rows.select}
          selection={{
            ...selected,
            clear: () => selected.set([]),
            query: list.query,
            total: list.total,
            shownTotal: list.total === undefined ? '' : totalText(list.total, list.isMore),
          }}
        />
      )}
      {list.error ? (
        <div className="rb-sheet">
          <ErrorState error={list.error} onRetry={list.retry} />
        </div>
      ) : isEmpty ? (
        <div className={view.isStale ? 'rb-sheet rb-stale' : 'rb-sheet'}>
          {state.isFiltered ? (
            <EmptyState
              title={t('ui.list.none_match')}
              text={t('ui.list.none_match_text')}
              action={<Button onClick={clearFilters}>{t('ui.list.clear_filters')}</Button>}
            />
          ) : (
            <EmptyState
              title={t(props.empty.title)}
              text={props.empty.text && t(props.empty.text)}
              action={
                <div className="rb-state-actions">
                  {props.empty.action}
                  {props.empty.besides}
                </div>
              }
            />
          )}
        </div>
      ) : rows?.draw && view.rows ? (
        <div className={view.isStale ? 'rb-stale' : undefined} aria-busy={view.isBusy} inert={view.isBusy}>
          {rows.draw(view.rows)}
        </div>
      ) : rows?.draw ? (
        <SkeletonSections sections={1} lines={12} />
      ) : drawCard ? (
        <ListCards view={view} card={drawCard} grid={cards?.columns ?? defaultGrid} />
      ) : (
        <ListTable view={view} />
      )}
      {!list.error && !isEmpty && (
        <ListPagination
          state={state}
          shown={view.rows?.length}
          total={list.total ?? 0}
          isEstimate={list.isEstimate}
          isMore={list.isMore}
        />
      )}
    </div>
  )
}

const defaultGrid: CardColumns = { xs: 1, md: 2, xl: 3, xxl: 4 }
