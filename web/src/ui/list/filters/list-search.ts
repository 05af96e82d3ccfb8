import { pageSizes } from '#contract/shared/page.ts'
import { shopToday } from '../../text/today.ts'
import type { ListFilter } from '../list-types.ts'
import { withDaysOfPresets } from './date-presets.ts'

/** A list's state in the URL. */
export interface ListSearch {
  page: number
  /** Undefined: the stored choice, or the list's default. */
  perPage?: number | undefined
  orderBy?: string | undefined
  orderType?: 'asc' | 'desc' | undefined
  /** By filter name; undefined if not set. */
  values: Record<string, FilterValue>
}
export type FilterValue = string | string[] | true

type UrlSearch = Record<string, unknown>

/** Invalid values are ignored. */
export function readListSearch(search: UrlSearch, filters: readonly ListFilter[], prefix = ''): ListSearch {
  const text = (name: string) => asText(search[prefix + name])
  const page = Number(text('page'))
  const perPage = Number(text('per_page'))
  const orderType = text('order_type')
  const values: ListSearch['values'] = {}
  for (const filter of filters) {
    for (const name of namesOf(filter)) {
      const value = readValue(search[prefix + name], filter)
      if (value !== undefined) values[name] = value
    }
  }
  return {
    page: Number.isInteger(page) && page > 1 ? page : 1,
    perPage: Number.isInteger(perPage) && perPage > 0 && perPage <= 100 ? perPage : undefined,
    orderBy: text('order_by'),
    orderType: orderType === 'asc' || orderType === 'desc' ? orderType : undefined,
    values,
  }
}

/** Parameters of others stay unchanged. */
export function writeListSearch(
  search: UrlSearch,
  filters: readonly ListFilter[],
  change: Partial<ListSearch>,
  prefix = '',
): UrlSearch {
  const now = { ...readListSearch(search, filters, prefix), ...change }
  const next: UrlSearch = { ...search }
  const put = (name: string, value: unknown) => {
    if (value === undefined) delete next[prefix + name]
    else next[prefix + name] = value
  }
  put('page', now.page > 1 ? now.page : undefined)
  put('per_page', now.perPage)
  put('order_by', now.orderBy)
  put('order_type', now.orderBy ? now.orderType : undefined)
  for (const filter of filters) {
    for (const name of namesOf(filter)) put(name, isSet(now.values[name]) ? now.values[name] : undefined)
  }
  return next
}

export function listQuery(
  state: ListSearch,
  options: {
    filters: readonly ListFilter[]
    perPage: number
    defaultSort?: { by: string; type: 'asc' | 'desc' } | undefined
  },
): Record<string, unknown> {
  const by = state.orderBy ?? options.defaultSort?.by
  const type = state.orderBy ? (state.orderType ?? 'asc') : options.defaultSort?.type
  return {
    ...withDaysOfPresets(state.values, options.filters, shopToday()),
    page: state.page,
    per_page: options.perPage,
    ...(by ? { order_by: by, order_type: type } : {}),
  }
}

/** Clicking a heading: ascending, descending, then the default order. */
export function nextSort(
  state: Pick<ListSearch, 'orderBy' | 'orderType'>,
  column: string,
): Pick<ListSearch, 'orderBy' | 'orderType'> {
  if (state.orderBy !== column) return { orderBy: column, orderType: 'asc' }
  if (state.orderType !== 'desc') return { orderBy: column, orderType: 'desc' }
  return { orderBy: undefined, orderType: undefined }
}

/** A stored page size may no longer be an option. */
export const knownPageSize = (stored: unknown): number | undefined =>
  pageSizes.find(size => size === Number(stored))

export const namesOf = (filter: ListFilter): string[] =>
  filter.kind === 'dates' && filter.names ? [filter.name, filter.names.from, filter.names.to] : [filter.name]

const isSet = (value: FilterValue | undefined) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

function readValue(raw: unknown, filter: ListFilter): FilterValue | undefined {
  if (filter.kind === 'toggle')
    return raw === true || raw === 'true' || raw === 1 || raw === '1' ? true : undefined
  if (filter.kind === 'select' && filter.multiple) {
    const list = (Array.isArray(raw) ? raw : [raw]).map(asText).filter(value => value !== undefined)
    return list.length > 0 ? list : undefined
  }
  return asText(raw)
}

function asText(raw: unknown): string | undefined {
  if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw)
  if (typeof raw === 'boolean') return String(raw)
  return typeof raw === 'string' && raw.trim() !== '' ? raw : undefined
}
