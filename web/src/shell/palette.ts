import type { Permission } from '#contract/access/permissions.ts'
import { createStore } from './store.ts'

/** One thing that the palette finds. */
export interface PaletteResult {
  /** Unique within its search. */
  id: string | number
  title: string
  /** What helps to recognise it: company, unit, VIN. */
  subtitle?: string
  /** Path of the page that it opens. */
  to: string
}

export interface PaletteSearch {
  /** Name of the capability; its group is headed by the translation of `heading`. */
  name: string
  heading: string
  requires: Permission | readonly [Permission, ...Permission[]]
  search: (text: string, signal: AbortSignal) => Promise<readonly PaletteResult[]>
}

export const paletteSearches = createStore<readonly PaletteSearch[]>([])

/** Adds the records of a capability to what "Find anything" finds. */
export function registerPaletteSearch(search: PaletteSearch): void {
  const others = paletteSearches.get().filter(other => other.name !== search.name)
  paletteSearches.set([...others, search])
}
