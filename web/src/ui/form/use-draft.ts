import { useEffect, useMemo, useRef, useState } from 'react'
import { draftEndpoints } from '#contract/records/drafts.ts'
import { ApiFailure, isAborted } from '#web/api/api-failure.ts'
import { request } from '#web/api/request.ts'
import { createStore } from '#web/shell/store.ts'
import { type DraftSource, draftKeeper, type SavedAt } from './draft-keeper.ts'
import { draftPatienceMs } from './timing.ts'

export interface Draft {
  savedAt: SavedAt
  /** Whether it is known if there is one: it could replace text typed before. */
  isKnown: boolean
  /** The draft found when the form was opened and not yet decided on: the body of the form. */
  found: unknown
  /** Called when something was typed: it will be stored soon. */
  touch: () => void
  restored: () => void
  drop: () => void
}

interface DraftOptions extends DraftSource {
  /** Undefined: this form has no drafts. */
  id: string | undefined
}

/** The draft of a form: loaded on opening, stored while typing and on leaving. */
export function useDraft({ id, store, body }: DraftOptions): Draft {
  const [savedAt] = useState(() => createStore<number | undefined>(undefined))
  // Whose draft was requested: the form may turn out to have no drafts while the response is in flight.
  const [known, setKnown] = useState<string>()
  const [found, setFound] = useState<unknown>()
  const latest = useRef({ store, body })
  latest.current = { store, body }

  const keeper = useMemo(() => (id ? draftKeeper(id, latest, savedAt) : null), [id, savedAt])

  useEffect(() => {
    if (!keeper || !id) return
    const stop = new AbortController()
    const patience = setTimeout(() => stop.abort(), draftPatienceMs)
    let isGone = false
    const own = keeper.backup.read()
    const ask =
      own === undefined
        ? request(draftEndpoints.getDraft, { params: { id } }, { signal: stop.signal }).then(
            answer => answer.data?.data,
          )
        : Promise.resolve(own)
    ask
      .catch((failure: unknown) => {
        if (!(failure instanceof ApiFailure) && !isAborted(failure)) throw failure
        return undefined
      })
      .then(data => {
        clearTimeout(patience)
        if (isGone) return
        if (data === undefined || data === null) keeper.begin()
        else setFound(data)
        setKnown(id)
      })
    return () => {
      isGone = true
      clearTimeout(patience)
    }
  }, [id, keeper])

  useEffect(() => {
    if (!keeper) return
    const hidden = () => document.visibilityState === 'hidden' && keeper.leave()
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      keeper.leave()
    }
  }, [keeper])

  return {
    savedAt,
    isKnown: !id || known === id,
    found,
    touch: () => keeper?.touch(),
    restored: () => {
      setFound(undefined)
      keeper?.begin()
    },
    drop: () => {
      if (!id || !keeper) return
      setFound(undefined)
      keeper
        .drop()
        .then(() => request(draftEndpoints.dropDraft, { params: { id } }))
        .catch((failure: unknown) => console.warn('The draft could not be deleted', failure))
    },
  }
}
