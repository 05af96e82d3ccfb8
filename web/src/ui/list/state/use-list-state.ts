import { useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type DefaultListView, listModes } from '#contract/records/list-views.ts'
import { defaultPageSize } from '#contract/shared/page.ts'
import { useMe } from '#web/access/me.ts'
import { readStored, writeStored } from '#web/api/local-storage.ts'
import { useGo } from '#web/shell/use-go.ts'
import {
  knownPageSize,
  type ListSearch,
  namesOf,
  readListSearch,
  writeListSearch,
} from '../filters/list-search.ts'
import type { ListFilter } from '../list-types.ts'

export type ListMode = 'tiled' | 'tabular'

export interface ListState {
  search: ListSearch
  mode: ListMode
  perPage: number
  /** Anything that changes what the list shows takes it back to page 1, unless a page is said. */
  change: (change: Partial<ListSearch>, how?: { replace?: boolean; mode?: ListMode }) => void
  setFilter: (values: ListSearch['values'], how?: { replace?: boolean }) => void
  clearFilters: () => void
  setPerPage: (perPage: number) => void
  setMode: (mode: ListMode) => void
  isFiltered: boolean
  /** The saved view that was opened last; what is shown may have been changed since. */
  view: { id: number; known: ShownView | undefined } | undefined
  /** A view was read, or saved. */
  setKnownView: (view: ShownView) => void
}

/** As much of a saved view as the list itself goes by. */
export type ShownView = Omit<DefaultListView, 'list'>

interface ListStateOptions {
  filters: readonly ListFilter[]
  storageName: string
  hasCards: boolean
  pageSize?: number | undefined
  searchPrefix?: string | undefined
  /** As the server calls it, where it may have saved views. */
  list?: string | undefined
}

/** What a list shows, from its URL; page size and mode besides from what was chosen last. */
export function useListState(options: ListStateOptions): ListState {
  const { filters, storageName, hasCards, searchPrefix = '' } = options
  const addressed = useSearch({ strict: false }) as Record<string, unknown>
  const go = useGo()
  const byDefault = useMe()?.default_views?.find(({ list }) => list === options.list)
  // Whoever comes with nothing but the list's address gets their own view of it.
  const opensByDefault = byDefault !== undefined && isBare(addressed, filters, searchPrefix)
  const urlSearch = useMemo(
    () => (opensByDefault ? withView({}, byDefault) : addressed),
    [opensByDefault, byDefault, addressed],
  )
  const [knownView, setKnownView] = useState<ShownView>()
  const viewId = Number(urlSearch[viewParameter])
  const view =
    viewId > 0 ? { id: viewId, known: [byDefault, knownView].find(one => one?.id === viewId) } : undefined
  const [ownMode, setOwnMode] = useState<ListMode>(() => firstMode(storageName, hasCards))
  // A view's mode is no choice of the person's for the list itself.
  const modeOfView = view && (listModes.find(one => one === urlSearch[modeParameter]) ?? view.known?.mode)
  const mode = modeOfView ?? ownMode
  const search = useMemo(
    () => readListSearch(urlSearch, filters, searchPrefix),
    [urlSearch, filters, searchPrefix],
  )
  const stored = knownPageSize(readStored(sizeName(storageName, mode)))
  const perPage = search.perPage ?? stored ?? options.pageSize ?? defaultPageSize

  const hasDefault = byDefault !== undefined
  const change = useCallback<ListState['change']>(
    (next, { replace = false, mode: withMode } = {}) => {
      const write = (now: Record<string, unknown>) => ({
        // Back and a reload must not take it for an address without anything.
        ...(hasDefault && { [viewParameter]: 'none' }),
        ...writeListSearch(now, filters, { page: 1, ...next }, searchPrefix),
        ...(withMode && { [modeParameter]: withMode }),
      })
      void go('.', { search: write, replace, resetScroll: false })
    },
    [filters, go, searchPrefix, hasDefault],
  )

  // A copied address must show the same rows to somebody who chose another size.
  const ownSize = options.pageSize ?? defaultPageSize
  useEffect(() => {
    if (opensByDefault)
      void go('.', { search: now => withView(now, byDefault), replace: true, resetScroll: false })
    else if (search.perPage === undefined && perPage !== ownSize)
      change({ perPage, page: search.page }, { replace: true })
  }, [search.perPage, search.page, perPage, ownSize, change, opensByDefault, byDefault, go])

  return {
    search,
    view,
    setKnownView,
    mode: hasCards ? mode : 'tabular',
    perPage,
    change,
    setFilter: (values, how) => change({ values: { ...search.values, ...values } }, how),
    clearFilters: () => change({ values: {} }),
    setPerPage: size => {
      writeStored(sizeName(storageName, mode), size)
      change({ perPage: size })
    },
    setMode: next => {
      const size = knownPageSize(readStored(sizeName(storageName, next))) ?? ownSize
      const otherSize = size === perPage ? undefined : { perPage: size }
      if (modeOfView) change(otherSize ?? { page: search.page }, { replace: true, mode: next })
      else {
        writeStored(modeName(storageName), next)
        setOwnMode(next)
        if (otherSize) change(otherSize)
      }
    },
    isFiltered: Object.keys(search.values).length > 0,
  }
}

/** In the URL: which view was opened last, or 'none'. What it shows stands there besides. */
export const viewParameter = 'view'

/** In the URL of a view that has one. */
const modeParameter = 'mode'

/** What the address of a view says besides filters and order. */
export const viewAddress = (view: Pick<ShownView, 'id' | 'mode'> | undefined) => ({
  [viewParameter]: view?.id ?? 'none',
  [modeParameter]: view?.mode ?? undefined,
})

const withView = (search: Record<string, unknown>, view: ShownView) => ({
  ...search,
  ...view.query,
  ...viewAddress(view),
})

const isBare = (search: Record<string, unknown>, filters: readonly ListFilter[], prefix: string) =>
  ['page', 'order_by', ...filters.flatMap(namesOf)].every(name => search[prefix + name] === undefined) &&
  search[viewParameter] === undefined

const modeName = (storageName: string) => `list.${storageName}.mode`
const sizeName = (storageName: string, mode: ListMode) => `list.${storageName}.${mode}.per_page`

/** What was chosen last; else cards where a table would leave columns out that matter. */
function firstMode(storageName: string, hasCards: boolean): ListMode {
  const stored = readStored<string>(modeName(storageName))
  if (stored === 'tiled' || stored === 'tabular') return stored
  return hasCards && window.matchMedia('(max-width: 1023px)').matches ? 'tiled' : 'tabular'
}
