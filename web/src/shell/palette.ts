import type { Permission } from '#contract/access/permissions.ts'
import type { AnswerOf, CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { request } from '#web/api/request.ts'
import { isExactly } from './is-exactly.ts'
import { createStore } from './store.ts'

/** A search result of the palette. */
export interface PaletteResult {
  /** Unique within its search. */
  id: string | number
  /** As it is shown: people's own words, in which no translation is looked for. */
  title: string
  /** Details that identify it: company, unit, VIN. */
  subtitle?: string
  /** What names it besides its title: a number, a plate, a phone. Typed in full, it leads. */
  names?: readonly (string | null)[]
  /** Translated already. */
  status?: { tone: 'new' | 'in-process' | 'finished' | 'deleted' | 'overdue' | 'outlined'; label: string }
  /** What else one asks of it: a date, a balance. */
  facts?: readonly string[]
  /** Path of the page that it opens. */
  to: string
  search?: Record<string, unknown>
  /** Left out for those without it. */
  requires?: Permission
}

/** What can be done with the result before it. */
export interface PaletteAct {
  id: string | number
  /** Translation key. */
  label: string
  subtitle?: string
  to: string
  search?: Record<string, unknown>
  /** Left out for those without it. */
  requires: Permission
}

interface PaletteSearch {
  /** Name of the capability; the heading of its group is the translation of `heading`. */
  name: string
  heading: string
  requires: Permission | readonly [Permission, ...Permission[]]
  /** Paths below which its records have their pages: `/orders`. */
  pages: readonly string[]
  search: (text: string, signal: AbortSignal) => Promise<readonly (PaletteResult | PaletteAct)[]>
}

export const paletteSearches = createStore<readonly PaletteSearch[]>([])

/** Adds the records of a capability to the palette's search. */
export function registerPaletteSearch(search: PaletteSearch): void {
  const others = paletteSearches.get().filter(other => other.name !== search.name)
  paletteSearches.set([...others, search])
}

type RowOf<E extends Endpoint> = AnswerOf<E> extends { data: (infer Row)[] } ? Row : never

/** A search by a list that takes `search`: its first rows, those that are named exactly so before the others. */
export function listSearch<const E extends Endpoint>(
  endpoint: E,
  toResult: (row: RowOf<E>) => PaletteResult,
  /** What is done with the best hit, offered right below it. */
  toAct?: (row: RowOf<E>) => PaletteAct,
): PaletteSearch['search'] {
  return async (text, signal) => {
    const input = { query: { search: text } } as unknown as CallInput<E>
    const { data } = (await request(endpoint, input, { signal })) as { data: RowOf<E>[] }
    const results = data.map(row => ({ row, result: toResult(row) }))
    const isMeant = ({ result }: (typeof results)[number]) => isExactly(text, namesOf(result))
    const [best, ...others] = [...results.filter(isMeant), ...results.filter(one => !isMeant(one))].slice(
      0,
      mostFound,
    )
    if (!best) return []
    return [best.result, ...(toAct ? [toAct(best.row)] : []), ...others.map(({ result }) => result)]
  }
}

export const namesOf = ({ title, names = [] }: PaletteResult) => [title, ...names]

/** How many results of one search are shown, so that the others are visible too. */
export const mostFound = 4
