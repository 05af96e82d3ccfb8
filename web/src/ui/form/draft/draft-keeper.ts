import { draftEndpoints } from '#contract/records/drafts.ts'
import { ApiFailure } from '#web/api/api-failure.ts'
import { request } from '#web/api/request.ts'
import type { createStore } from '#web/shell/store.ts'
import { collected, draftMs } from '../save/timing.ts'
import { type DraftName, draftBackup } from './draft-backup.ts'

/** Unix seconds of the last stored draft. A store, so that only the draft mark re-renders. */
export type SavedAt = ReturnType<typeof createStore<number | undefined>>

export interface DraftSource {
  /** Sends the form values with Draft-Store and Draft-Tab. */
  store: (name: DraftName) => Promise<unknown>
  body: () => unknown
}

/** Stores typed values, throttled; what the server does not have yet is backed up in the tab. */
export function draftKeeper(name: DraftName, latest: { readonly current: DraftSource }, savedAt: SavedAt) {
  const backup = draftBackup(name)
  // Prevents overwriting a draft before the user has decided about it.
  let isDecided = false
  let inFlight: { body: unknown } | undefined
  let sending: Promise<void> = Promise.resolve()
  const timer = collected(draftMs, () => {
    const sent = { body: latest.current.body() }
    inFlight = sent
    sending = latest.current.store(name).then(saved, (failure: unknown) => {
      // An invalid draft is accepted; after other errors the backup stays.
      if (failure instanceof ApiFailure && failure.status === 422) saved()
      else if (inFlight === sent) backup.write(sent.body)
    })
    function saved() {
      if (inFlight !== sent) return
      inFlight = undefined
      backup.drop()
      savedAt.set(Math.floor(Date.now() / 1000))
    }
  })
  return {
    backup,
    touch() {
      if (isDecided) timer.call()
    },
    /** The user has decided, or there was no draft. */
    begin() {
      isDecided = true
    },
    /** A request in flight may be lost with the page. */
    leave() {
      timer.now()
      if (inFlight) backup.write(inFlight.body)
    },
    /** Moves the draft of another tab here: deletes it there once it is stored here. */
    takeOver(tab: string, body: unknown): void {
      backup.write(body)
      sending = moveHere(name, tab, body).catch((failure: unknown) =>
        console.warn('The draft of another tab stays there too', failure),
      )
    },
    /** Waits for the last store, which could otherwise restore the deleted draft. */
    async drop(): Promise<void> {
      timer.cancel()
      inFlight = undefined
      isDecided = true
      backup.drop()
      savedAt.set(undefined)
      await sending
      await deleteDraft(name)
    },
  }
}

export function deleteDraft({ id, tab }: DraftName): Promise<undefined> {
  return request(draftEndpoints.dropDraft, { params: { id }, query: { tab } })
}

/** Moves the draft of this tab to a closed tab's name, so that this tab can store another. */
export async function setAside({ id, tab }: DraftName, data: unknown): Promise<void> {
  await moveHere({ id, tab: crypto.randomUUID() }, tab, data)
  draftBackup({ id, tab }).drop()
}

async function moveHere({ id, tab }: DraftName, from: string, data: unknown): Promise<void> {
  await request(draftEndpoints.saveDraft, { params: { id }, body: { tab, data } })
  await deleteDraft({ id, tab: from })
}
