import type { Reaction } from '#web/api/global-errors.ts'
import { notify } from '#web/shell/notices.ts'
import { createStore } from '#web/shell/store.ts'

/** Timestamp in milliseconds when the overlay closes; null if it is not shown. */
export const tooManyRequestsUntil = createStore<number | null>(null)

export const isOffline = createStore(false)

/** Set by the router, to avoid a circular import. */
let goToForbidden: () => void = () => {}
export function goToForbiddenWith(go: () => void): void {
  goToForbidden = go
}

export function showReaction(reaction: Reaction): void {
  switch (reaction.kind) {
    case 'notice':
      notify.raise({ level: reaction.level, title: reaction.title, description: reaction.description })
      break
    case 'forbidden':
      notify.error(reaction.title)
      goToForbidden()
      break
    case 'too-many-requests':
      tooManyRequestsUntil.set(Date.now() + reaction.seconds * 1000)
      break
    case 'offline':
      isOffline.set(true)
      break
    case 'silent':
      break
  }
}
