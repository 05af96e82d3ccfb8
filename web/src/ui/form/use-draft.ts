import { useEffect, useMemo, useRef, useState } from 'react'
import { draftEndpoints } from '#contract/records/drafts.ts'
import { ApiFailure, isAborted } from '#web/api/api-failure.ts'
import { request } from '#web/api/request.ts'
import { createStore } from '#web/shell/store.ts'
import { draftBackup } from './draft-backup.ts'
import { collected, draftMs, draftPatienceMs } from './timing.ts'

/** Unix seconds of the last time that the server took a draft. Followed by the mark alone: forms can be large. */
export type SavedAt = ReturnType<typeof createStore<number | undefined>>

export interface Draft {
  savedAt: SavedAt
  /** Whether it is known if there is one: what is typed before could be lost to it. */
  isKnown: boolean
  /** Found when the form was opened, not yet answered for: the body of the form. */
  found: unknown
  /** Something was typed: it will be stored soon. */
  touch: () => void
  restored: () => void
  drop: () => void
}

export interface DraftOptions {
  /** Undefined: this form keeps none. */
  id: string | undefined
  /** Sends what stands in the form with Draft-Store. */
  store: (id: string) => Promise<unknown>
  body: () => unknown
}

/** The draft of a form: found on opening, kept while typing, stored on leaving. */
export function useDraft({ id, store, body }: DraftOptions): Draft {
  const [savedAt] = useState(() => createStore<number | undefined>(undefined))
  // Whose draft has been asked for: a form may turn out to keep none while the answer is on its way.
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

/** Stores what was typed, soon and not at each key; what the server has not taken yet goes into the tab's backup. */
function draftKeeper(
  id: string,
  latest: { current: Pick<DraftOptions, 'store' | 'body'> },
  savedAt: SavedAt,
) {
  const backup = draftBackup(id)
  // Nothing is stored over a draft that the user has not yet been asked about.
  let isAsked = false
  let onItsWay: { body: unknown } | undefined
  let sending: Promise<void> = Promise.resolve()
  const timer = collected(draftMs, () => {
    const sent = { body: latest.current.body() }
    onItsWay = sent
    sending = latest.current.store(id).then(saved, (failure: unknown) => {
      // A draft may be invalid; anything else leaves it in the tab.
      if (failure instanceof ApiFailure && failure.status === 422) saved()
      else if (onItsWay === sent) backup.write(sent.body)
    })
    function saved() {
      if (onItsWay !== sent) return
      onItsWay = undefined
      backup.drop()
      savedAt.set(Math.floor(Date.now() / 1000))
    }
  })
  return {
    backup,
    touch() {
      if (isAsked) timer.call()
    },
    /** The question is answered, or there was none. */
    begin() {
      isAsked = true
    },
    /** A page that goes away may take what is on its way with it. */
    leave() {
      timer.now()
      if (onItsWay) backup.write(onItsWay.body)
    },
    /** Resolves when the last store has arrived: it would bring the draft back behind its deletion. */
    drop(): Promise<void> {
      timer.cancel()
      onItsWay = undefined
      isAsked = true
      backup.drop()
      savedAt.set(undefined)
      return sending
    },
  }
}
