import { useEffect, useMemo, useRef, useState } from 'react'
import { draftEndpoints } from '#contract/records/drafts.ts'
import { ApiFailure } from '#web/api/api-failure.ts'
import { request } from '#web/api/request.ts'
import { draftBackup } from './draft-backup.ts'
import { collected, draftMs } from './timing.ts'

export interface Draft {
  /** Unix seconds of the last time that the server took it. */
  savedAt: number | undefined
  /** Found when the form was opened, not yet answered for: the body of the form. */
  found: unknown
  /** Something was typed: it will be stored soon. */
  touch: () => void
  /** Stores what is not stored yet, now. */
  flush: () => void
  /** The server has it, by another call. */
  stored: () => void
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
  const [savedAt, setSavedAt] = useState<number>()
  const [found, setFound] = useState<unknown>()
  const latest = useRef({ store, body })
  latest.current = { store, body }

  const keeper = useMemo(() => {
    if (!id) return null
    const backup = draftBackup(id)
    // Nothing is stored over a draft that the user has not yet been asked about.
    let isAsked = false
    let isTouched = false
    const saved = () => {
      backup.drop()
      setSavedAt(Math.floor(Date.now() / 1000))
    }
    const timer = collected(draftMs, () => {
      backup.write(latest.current.body())
      latest.current.store(id).then(saved, (failure: unknown) => {
        // A draft may be invalid; anything else leaves it in the tab's backup.
        if (failure instanceof ApiFailure && failure.status === 422) saved()
      })
    })
    return {
      backup,
      timer,
      saved,
      touch: () => {
        isTouched = true
        if (isAsked) timer.call()
      },
      begin: () => {
        isAsked = true
      },
      /** There was no draft: what was typed before that was known is one now. */
      beginAnew: () => {
        isAsked = true
        if (isTouched) timer.call()
      },
    }
  }, [id])

  useEffect(() => {
    if (!keeper || !id) return
    let isGone = false
    const own = keeper.backup.read()
    const ask =
      own === undefined
        ? request(draftEndpoints.getDraft, { params: { id } }).then(answer => answer.data?.data)
        : Promise.resolve(own)
    ask
      .catch((failure: unknown) => {
        if (!(failure instanceof ApiFailure)) throw failure
        return undefined
      })
      .then(data => {
        if (isGone) return
        if (data === undefined || data === null) keeper.beginAnew()
        else setFound(data)
      })
    return () => {
      isGone = true
    }
  }, [id, keeper])

  useEffect(() => {
    if (!keeper) return
    const hidden = () => document.visibilityState === 'hidden' && keeper.timer.now()
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      keeper.timer.now()
    }
  }, [keeper])

  return {
    savedAt,
    found,
    touch: () => keeper?.touch(),
    flush: () => keeper?.timer.now(),
    stored: () => {
      keeper?.timer.cancel()
      keeper?.saved()
    },
    restored: () => {
      setFound(undefined)
      keeper?.begin()
    },
    drop: () => {
      if (!id || !keeper) return
      keeper.timer.cancel()
      keeper.backup.drop()
      keeper.begin()
      setFound(undefined)
      setSavedAt(undefined)
      request(draftEndpoints.dropDraft, { params: { id } }).catch((failure: unknown) =>
        console.warn('The draft could not be deleted', failure),
      )
    },
  }
}
