import { ApiFailure } from '#web/api/api-failure.ts'
import type { createStore } from '#web/shell/store.ts'
import { draftBackup } from './draft-backup.ts'
import { collected, draftMs } from './timing.ts'

/** Unix seconds of the last stored draft. Only the draft mark subscribes to it: forms can be large. */
export type SavedAt = ReturnType<typeof createStore<number | undefined>>

export interface DraftSource {
  /** Sends the form values with Draft-Store. */
  store: (id: string) => Promise<unknown>
  body: () => unknown
}

/** Stores what was typed, throttled; what the server does not have yet goes into the tab's backup. */
export function draftKeeper(id: string, latest: { readonly current: DraftSource }, savedAt: SavedAt) {
  const backup = draftBackup(id)
  // Never overwrites a draft that the user has not been asked about yet.
  let isAsked = false
  let onItsWay: { body: unknown } | undefined
  let sending: Promise<void> = Promise.resolve()
  const timer = collected(draftMs, () => {
    const sent = { body: latest.current.body() }
    onItsWay = sent
    sending = latest.current.store(id).then(saved, (failure: unknown) => {
      // A draft may be invalid; on other errors it stays in the tab.
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
    /** Called when the question is answered, or there was none. */
    begin() {
      isAsked = true
    },
    /** A page that unloads may abort requests in flight. */
    leave() {
      timer.now()
      if (onItsWay) backup.write(onItsWay.body)
    },
    /** Resolves when the last store has finished: otherwise it could restore the draft after its deletion. */
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
