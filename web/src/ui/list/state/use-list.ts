import { type RefObject, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { AnswerOf, CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { listName } from '#contract/shared/list-name.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { ApiFailure } from '#web/api/api-failure.ts'
import { useRead } from '#web/api/hooks.ts'
import { listQuery } from '../filters/list-search.ts'
import type { ListProps, RowOf } from '../list-types.ts'
import { chosenColumns } from '../table/chosen-columns.ts'
import { useRowView } from '../table/row-view.ts'
import { type ColumnChoice, useColumnChoice } from '../table/use-column-choice.ts'
import { useCutText } from '../table/use-cut-text.ts'
import { useRowTargets } from '../table/use-row-targets.ts'
import type { ListView } from './list-view.ts'
import { useListAnnouncement } from './use-list-announcement.ts'
import { useListKeys } from './use-list-keys.ts'
import { type ShownView, useListState } from './use-list-state.ts'
import { useReturnToRow } from './use-return-to-row.ts'
import { useSelected } from './use-selected.ts'
import { useShownAnswer } from './use-shown-answer.ts'
import { useStaleAddress } from './use-stale-address.ts'

interface PageAnswer<Row> {
  data: Row[]
  meta: {
    total: number
    total_is_estimate?: boolean | undefined
    total_is_more?: boolean | undefined
  }
}

export interface UsedList<E extends Endpoint> {
  view: ListView<RowOf<E>>
  /** As sent to the server. */
  query: Record<string, unknown>
  answer: AnswerOf<E> | undefined
  total: number | undefined
  isEstimate: boolean
  /** There are more rows than `total`. */
  isMore: boolean
  error: Error | null
  retry: () => void
  isForbidden: boolean
  /** Undefined if the list has no saved views: inside a record, or rendered by `draw`. */
  views: ListViews | undefined
  root: RefObject<HTMLDivElement | null>
}

/** What the list needs of saved views. */
export interface ListViews {
  /** The list's name on the server. */
  list: string
  /** The last opened view, once loaded. */
  current: ShownView | undefined
  /** Another user's view, or not loaded yet. */
  isUnknown: boolean
  setCurrent: (view: ShownView) => void
  columns: ColumnChoice
}

/** Loads a list as its URL says, with everything needed to render it. */
export function useList<const E extends Endpoint>(props: ListProps<E>): UsedList<E> {
  const { name, read: source, rows = noRows, filters = noFilters } = props
  const { endpoint } = source
  const allowed = useAllowed()
  const isAllowed = allowed(endpoint)
  const list = source.params || source.searchPrefix ? undefined : listName(endpoint)
  const state = useListState({
    list,
    filters,
    storageName: name,
    hasCards: props.cards !== undefined,
    pageSize: source.pageSize,
    searchPrefix: source.searchPrefix,
  })
  const opened = state.view
  const current = opened?.known
  const choice = useColumnChoice(name, opened?.id, current?.columns)
  const names = list ? choice.names : null
  const chosen = names?.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` is a new array each time
  const columns = useMemo(() => chosenColumns(props.columns, names), [props.columns, chosen])
  const query = {
    ...source.query,
    ...listQuery(state.search, { filters, perPage: state.perPage, defaultSort: source.sort }),
  }
  // The props' types have checked which parts the endpoint has.
  const input = { ...(source.params ? { params: source.params } : {}), query } as unknown as CallInput<E>
  const read = useRead(endpoint, input, { keepsPrevious: true, isEarly: true, enabled: isAllowed })
  const shown = useShownAnswer(read, input)
  const { isStale } = shown
  // Deferred, as repainting all rows must not delay the response to a click.
  const looksStale = useDeferredValue(isStale)
  const answer = shown.answer as (AnswerOf<E> & PageAnswer<RowOf<E>>) | undefined
  const root = useRef<HTMLDivElement>(null)
  useListKeys(root)
  useRowTargets(root)
  useCutText(root)
  const { returnsTo, onLeave } = useReturnToRow(root, name, answer !== undefined)
  const selected = useSelected(() => answer?.data.map(row.keyOf) ?? [])
  const row = useRowView(rows, { tick: selected.tick, onLeave })

  const isBeyondTheEnd = answer?.data.length === 0 && state.search.page > 1 && !isStale
  const { change } = state
  useEffect(() => {
    if (isBeyondTheEnd) change({ page: 1 }, { replace: true })
  }, [isBeyondTheEnd, change])

  useListAnnouncement(state.search, isStale ? undefined : answer?.meta.total)

  const failure = read.error
  const isStaleAddress = useStaleAddress(failure, state)
  const isForbidden = !isAllowed || (failure instanceof ApiFailure && failure.status === 403)
  return {
    view: {
      columns,
      rows: isBeyondTheEnd ? undefined : answer?.data,
      row,
      query: shown.query,
      returnsTo,
      state,
      isBusy: answer === undefined || isStale || state.isTyping,
      isStale: looksStale,
      defaultSort: source.sort,
      selected,
    },
    query,
    answer,
    total: answer?.meta.total,
    isEstimate: answer?.meta.total_is_estimate === true,
    isMore: answer?.meta.total_is_more === true,
    error: answer || isStaleAddress ? null : failure,
    retry: () => void read.refetch(),
    isForbidden,
    views: list
      ? {
          list,
          current,
          isUnknown: opened !== undefined && !current,
          setCurrent: state.setKnownView,
          columns: choice,
        }
      : undefined,
    root,
  }
}

/** Constants, so that nothing re-renders without a change. */
const noFilters = [] as const
const noRows = {}
