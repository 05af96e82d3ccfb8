import { draftEndpoints } from '#contract/records/drafts.ts'
import { ApiFailure } from '#web/api/api-failure.ts'
import { request } from '#web/api/request.ts'
import type { createStore } from '#web/shell/store.ts'
import { collected, draftMs } from '../save/timing.ts'
import { type DraftName, draftBackup } from './draft-backup.ts'

/** Unix seconds of the last stored draft. Only the draft mark subscribes to it: forms can be large. */
export type SavedAt = ReturnType<typeof createStore<number | undefined>>

export interface DraftSource {
  /** Sends the form values with Draft-Store and Draft-Tab. */
  store: (name: DraftName) => Promise<unknown>
  body: () => unknown
}

/** Stores what was typed, throttled; what the server does not have yet goes into the tab's backup. */
export function draftKeeper(name: DraftName, latest: { readonly current: DraftSource }, savedAt: SavedAt) {
  const backup = draftBackup(name)
  // Never overwrites a draft that the user has not been asked about yet.
  let isAsked = false
  let onItsWay: { body: unknown } | undefined
  let sending: Promise<void> = Promise.resolve()
  const timer = collected(draftMs, () => {
    const sent = { body: latest.current.body() }
    onItsWay = sent
    sending = latest.current.store(name).then(saved, (failure: unknown) => {
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
    /** The question is answered, or there was none. */
    begin() {
      isAsked = true
    },
    /** A page that goes away may take what is on its way with it. */
    leave() {
      timer.now()
      if (onItsWay) backup.write(onItsWay.body)
    },
    /** Continues the draft of another tab: it is deleted there once it is stored here. */
    takeOver(tab: string, body: unknown): void {
      backup.write(body)
      sending = moveHere(name, tab, body).catch((failure: unknown) =>
        console.warn('The draft of another tab stays there too', failure),
      )
    },
    /** After the last store has finished: otherwise it could restore the draft after its deletion. */
    async drop(): Promise<void> {
      timer.cancel()
      onItsWay = undefined
      isAsked = true
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

/** The draft of this tab becomes one of a tab that was closed: this tab keeps another now. */
export async function setAside({ id, tab }: DraftName, data: unknown): Promise<void> {
  await moveHere({ id, tab: crypto.randomUUID() }, tab, data)
  draftBackup({ id, tab }).drop()
}

async function moveHere({ id, tab }: DraftName, from: string, data: unknown): Promise<void> {
  await request(draftEndpoints.saveDraft, { params: { id }, body: { tab, data } })
  await deleteDraft({ id, tab: from })
}
