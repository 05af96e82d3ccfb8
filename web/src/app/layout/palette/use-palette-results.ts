import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAllowed } from '#web/access/use-allowed.ts'
import { isAborted } from '#web/api/api-failure.ts'
import { isExactly } from '#web/shell/is-exactly.ts'
import { namesOf, type PaletteAct, type PaletteResult, paletteSearches } from '#web/shell/palette.ts'
import { useStore } from '#web/shell/store.ts'
import type { PaletteEntry, PaletteGroup } from './use-palette-actions.ts'

const shortest = 2
const rest = 120
/**
 * Each search is a call per kind of record, and calls are limited per minute: each search within these
 * milliseconds doubles the delay of the next.
 */
const remembered = 5000
const maxDoublings = 3

interface Found {
  name: string
  heading: string
  /** The search text of the results. */
  asked: string
  results: readonly (PaletteResult | PaletteAct)[]
}

/** Exact matches and others. */
interface Results {
  exact: PaletteGroup[]
  others: PaletteGroup[]
  isSearching: boolean
}

/** A response to an older text is never shown. */
export function usePaletteResults(text: string): Results {
  const { t } = useTranslation()
  const allowed = useAllowed()
  const searches = useStore(paletteSearches)
  const [found, setFound] = useState<readonly Found[]>([])
  const [waiting, setWaiting] = useState(0)
  const searchedAt = useRef<number[]>([])
  const asked = text.trim()

  useEffect(() => {
    if (asked.length < shortest) {
      setFound([])
      setWaiting(0)
      return
    }
    const given = new AbortController()
    const mine = searches.filter(search => allowed(search.requires))
    setWaiting(mine.length)
    searchedAt.current = searchedAt.current.filter(at => at > performance.now() - remembered)
    const wait = rest * 2 ** Math.min(searchedAt.current.length, maxDoublings)
    const timer = setTimeout(() => {
      searchedAt.current.push(performance.now())
      for (const { name, heading, search } of mine) {
        search(asked, given.signal)
          .catch((error: unknown) => {
            // Its notice was shown; other searches continue.
            if (!isAborted(error)) console.error(error)
            return []
          })
          .then(results => {
            if (given.signal.aborted) return
            setWaiting(count => count - 1)
            const mine = results.filter(result => !result.requires || allowed(result.requires))
            setFound(before => [
              ...before.filter(other => other.name !== name),
              { name, heading, asked, results: mine },
            ])
          })
      }
    }, wait)
    return () => {
      clearTimeout(timer)
      given.abort()
    }
  }, [asked, searches, allowed])

  const order = searches.map(search => search.name)
  const groups = [...found]
    .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
    .map(group => ({ heading: t(group.heading), entries: entriesOf(group) }))
  const having = (isExact: boolean) =>
    groups
      .map(({ heading, entries }) => ({
        heading,
        entries: entries.filter(entry => entry.isExact === isExact),
      }))
      .filter(({ entries }) => entries.length > 0)
  return { exact: having(true), others: having(false), isSearching: waiting > 0 }

  function entriesOf({ name, asked, results }: Found): PaletteEntry[] {
    let isExact = false
    return results.map(result => {
      // Actions on a result follow it.
      if (!('label' in result)) isExact = isExactly(asked, namesOf(result))
      const title = 'label' in result ? t(result.label) : result.title
      return { ...result, id: `${name} ${result.id}`, title, isExact }
    })
  }
}
