import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAllowed } from '#web/access/use-allowed.ts'
import { isAborted } from '#web/api/api-failure.ts'
import { type PaletteAct, type PaletteResult, paletteSearches } from '#web/shell/palette.ts'
import { useStore } from '#web/shell/store.ts'
import type { PaletteGroup } from './use-palette-actions.ts'

const shortest = 2
/** Debounce of the search, in milliseconds. */
const rest = 120

interface Found {
  name: string
  heading: string
  results: readonly (PaletteResult | PaletteAct)[]
}

/** The capabilities' results for the text. A response to an older text is never shown. */
export function usePaletteResults(text: string): { groups: PaletteGroup[]; isSearching: boolean } {
  const { t } = useTranslation()
  const allowed = useAllowed()
  const searches = useStore(paletteSearches)
  const [found, setFound] = useState<readonly Found[]>([])
  const [waiting, setWaiting] = useState(0)
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
    const timer = setTimeout(() => {
      for (const { name, heading, search } of mine) {
        search(asked, given.signal)
          .catch((error: unknown) => {
            // Its notice was shown; the other searches continue.
            if (!isAborted(error)) console.error(error)
            return []
          })
          .then(results => {
            if (given.signal.aborted) return
            setWaiting(count => count - 1)
            const mine = results.filter(result => !('requires' in result) || allowed(result.requires))
            setFound(before => [
              ...before.filter(other => other.name !== name),
              { name, heading, results: mine },
            ])
          })
      }
    }, rest)
    return () => {
      clearTimeout(timer)
      given.abort()
    }
  }, [asked, searches, allowed])

  const order = searches.map(search => search.name)
  const groups = [...found]
    .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
    .filter(group => group.results.length > 0)
    .map(group => ({
      heading: t(group.heading),
      entries: group.results.map(result => ({
        ...result,
        id: `${group.name} ${result.id}`,
        title: 'label' in result ? t(result.label) : result.title,
      })),
    }))
  return { groups, isSearching: waiting > 0 }
}
