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
  /** Other names of it: a number, a plate, a phone. Typed in full, they put it first. */
  names?: readonly (string | null)[]
  /** Translated already. */
  status?: { tone: 'new' | 'in-process' | 'finished' | 'deleted' | 'overdue' | 'outlined'; label: string }
  /** What else one asks of it: a date, a balance. */
  facts?: readonly string[]
  /** Path of the page that it opens. */
  to: string
  search?: Record<string, unknown>
  /** Done instead, over the page that is open. */
  run?: () => void
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

interface Numbered<Row> {
  find: (search: string, signal: AbortSignal) => Promise<readonly Row[]>
  /** The number that is meant by what was typed, as it is written; null where it is none. */
  readNumber: (text: string) => string | null
  numberOf: (row: Row) => string
  toResult: (row: Row) => PaletteResult
  /** Words that ask for `act`, in the reader's language, with spaces between: `pay`. */
  verbs: () => string
  /** What is done with the one that was typed by its number. */
  act: (row: Row) => PaletteResult | undefined
}

/** A search of what has numbers: the one with exactly that number first, and what is done with it, then the newest. */
export function numberedSearch<Row>(of: Numbered<Row>): PaletteSearch['search'] {
  return async (text, signal) => {
    const afterVerb = afterAVerb(text, of.verbs())
    const number = of.readNumber(afterVerb ?? text)
    const [numbered, found] = await Promise.all([
      number === null ? [] : of.find(number, signal),
      afterVerb === null ? of.find(text, signal) : [],
    ])
    const isMeant = (row: Row) => of.numberOf(row) === number
    const meant = numbered.filter(isMeant)
    const acts = meant.flatMap(row => of.act(row) ?? []).map(act => ({ ...act, names: [text] }))
    if (afterVerb !== null) return acts
    const named = meant.map(row => ({ ...of.toResult(row), names: [text] }))
    const others = found.filter(row => !isMeant(row)).map(of.toResult)
    return [...named, ...acts, ...others].slice(0, mostFound)
  }
}

/** `pay R-000869` -> `r-000869`; null where no such word begins it. */
function afterAVerb(text: string, verbs: string): string | null {
  const [verb = '', ...rest] = text.trim().toLowerCase().split(/\s+/)
  return rest.length > 0 && verbs.split(' ').includes(verb) ? rest.join(' ') : null
}

export const namesOf = ({ title, names = [] }: PaletteResult) => [title, ...names]

/** How many results of one search are shown, so that the others are visible too. */
export const mostFound = 4
