import type { Permission } from '#contract/access/permissions.ts'
import type { AnswerOf, CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { request } from '#web/api/request.ts'
import { isExactly } from './is-exactly.ts'
import { createStore } from './store.ts'

export interface PaletteResult {
  /** Unique within its search. */
  id: string | number
  /** A proper name, not a translation key. */
  title: string
  /** Identifying details: company, unit, VIN. */
  subtitle?: string
  /** Other names: a number, a plate, a phone. An exact match puts it first. */
  names?: readonly (string | null)[]
  /** Translated. */
  status?: { tone: 'new' | 'in-process' | 'finished' | 'deleted' | 'overdue' | 'outlined'; label: string }
  /** Further facts: a date, a balance. */
  facts?: readonly string[]
  /** Path of its page. */
  to: string
  search?: Record<string, unknown>
  /** Runs instead of opening a page. */
  run?: () => void
  /** Hidden without this permission. */
  requires?: Permission
}

/** An action on the result before it. */
export interface PaletteAct {
  id: string | number
  /** Translation key. */
  label: string
  subtitle?: string
  to: string
  search?: Record<string, unknown>
  /** Hidden without this permission. */
  requires: Permission
}

interface PaletteSearch {
  /** Name of the capability; its group's heading is the translation of `heading`. */
  name: string
  heading: string
  requires: Permission | readonly [Permission, ...Permission[]]
  /** Path prefixes of its records' pages: `/orders`. */
  pages: readonly string[]
  search: (text: string, signal: AbortSignal) => Promise<readonly (PaletteResult | PaletteAct)[]>
}

export const paletteSearches = createStore<readonly PaletteSearch[]>([])

export function registerPaletteSearch(search: PaletteSearch): void {
  const others = paletteSearches.get().filter(other => other.name !== search.name)
  paletteSearches.set([...others, search])
}

type RowOf<E extends Endpoint> = AnswerOf<E> extends { data: (infer Row)[] } ? Row : never

/** Searches by a list endpoint that takes `search`; exact matches first. */
export function listSearch<const E extends Endpoint>(
  endpoint: E,
  toResult: (row: RowOf<E>) => PaletteResult,
  /** An action on the best hit, offered below it. */
  toAct?: (row: RowOf<E>) => PaletteAct,
): PaletteSearch['search'] {
  return async (text, signal) => {
    const input = { query: { search: text } } as unknown as CallInput<E>
    const { data } = (await request(endpoint, input, { signal })) as { data: RowOf<E>[] }
    const results = data.map(row => ({ row, result: toResult(row) }))
    const isMeant = ({ result }: (typeof results)[number]) => isExactly(text, namesOf(result))
    const [best, ...others] = [...results.filter(isMeant), ...results.filter(one => !isMeant(one))].slice(
      0,
      maxFound,
    )
    if (!best) return []
    return [best.result, ...(toAct ? [toAct(best.row)] : []), ...others.map(({ result }) => result)]
  }
}

interface Numbered<Row> {
  find: (search: string, signal: AbortSignal) => Promise<readonly Row[]>
  /** The normalized number in the input; null if it is none. */
  readNumber: (text: string) => string | null
  numberOf: (row: Row) => string
  toResult: (row: Row) => PaletteResult
  /** Words for `act` in the user's language, separated by spaces: `pay`. */
  verbs: () => string
  /** The action on the record with the typed number. */
  act: (row: Row) => PaletteResult | undefined
}

/** For records with numbers: the exact number first, with its action, then the newest. */
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
    return [...named, ...acts, ...others].slice(0, maxFound)
  }
}

/** `pay R-000869` -> `r-000869`; null where no such word begins it. */
function afterAVerb(text: string, verbs: string): string | null {
  const [verb = '', ...rest] = text.trim().toLowerCase().split(/\s+/)
  return rest.length > 0 && verbs.split(' ').includes(verb) ? rest.join(' ') : null
}

export const namesOf = ({ title, names = [] }: PaletteResult) => [title, ...names]

/** Per search, so that the others are visible too. */
export const maxFound = 4
