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
  /** Returns to page 1, unless `page` is given. */
  change: (change: Partial<ListSearch>, how?: { replace?: boolean; mode?: ListMode }) => void
  setFilter: (values: ListSearch['values'], how?: { replace?: boolean }) => void
  clearFilters: () => void
  setPerPage: (perPage: number) => void
  setMode: (mode: ListMode) => void
  isFiltered: boolean
  /** A search is typed that the URL does not have yet. */
  isTyping: boolean
  /** Called by the search box with its name. */
  setTyping: (name: string, isTyping: boolean) => void
  /** The last opened view; the list may have changed since. */
  view: { id: number; known: ShownView | undefined } | undefined
  /** Called when a view was loaded or saved. */
  setKnownView: (view: ShownView) => void
}

/** The part of a saved view that the list applies. */
export type ShownView = Omit<DefaultListView, 'list'>

interface ListStateOptions {
  filters: readonly ListFilter[]
  storageName: string
  hasCards: boolean
  pageSize?: number | undefined
  searchPrefix?: string | undefined
  /** The list's name on the server, if it has saved views. */
  list?: string | undefined
}

/** The state of a list from its URL; page size and mode also from the stored choice. */
export function useListState(options: ListStateOptions): ListState {
  const { filters, storageName, hasCards, searchPrefix = '' } = options
  const addressed = useSearch({ strict: false }) as Record<string, unknown>
  const go = useGo()
  const byDefault = useMe()?.default_views?.find(({ list }) => list === options.list)
  // A URL without parameters opens the user's default view.
  const opensByDefault = byDefault !== undefined && isBare(addressed, filters, searchPrefix)
  const urlSearch = useMemo(
    () => (opensByDefault ? withView({}, byDefault) : addressed),
    [opensByDefault, byDefault, addressed],
  )
  const [typedIn, setTypedIn] = useState<string>()
  const setTyping = useCallback<ListState['setTyping']>(
    (name, isTyping) => setTypedIn(now => (isTyping ? name : now === name ? undefined : now)),
    [],
  )
  const [knownView, setKnownView] = useState<ShownView>()
  const viewId = Number(urlSearch[viewParameter])
  const view =
    viewId > 0 ? { id: viewId, known: [byDefault, knownView].find(one => one?.id === viewId) } : undefined
  const [ownMode, setOwnMode] = useState<ListMode>(() => firstMode(storageName, hasCards))
  // A view's mode does not change the list's stored mode.
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
        // Marks the URL as not bare for back and reload, which would reopen the default view.
        ...(hasDefault && { [viewParameter]: 'none' }),
        ...writeListSearch(now, filters, { page: 1, ...next }, searchPrefix),
        ...(withMode && { [modeParameter]: withMode }),
      })
      void go('.', { search: write, replace, resetScroll: false })
    },
    [filters, go, searchPrefix, hasDefault],
  )

  // A copied URL must show the same rows to a user with another page size.
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
    isTyping: typedIn !== undefined,
    setTyping,
  }
}

/** URL parameter: the last opened view, or 'none'. Its content is in the other parameters. */
export const viewParameter = 'view'

/** URL parameter of a view with a mode. */
const modeParameter = 'mode'

/** The URL parameters of a view besides filters and order. */
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

/** The stored mode; else cards if a table would hide important columns. */
function firstMode(storageName: string, hasCards: boolean): ListMode {
  const stored = readStored<string>(modeName(storageName))
  if (stored === 'tiled' || stored === 'tabular') return stored
  return hasCards && window.matchMedia('(max-width: 1023px)').matches ? 'tiled' : 'tabular'
}
