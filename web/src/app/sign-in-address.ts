import { onOwnEntry } from '#web/shell/overlay-history.ts'
import { createStore } from '#web/shell/store.ts'

/** A path here or another host, from the configuration. */
export const authUrl = createStore('/auth')

export interface EntryMessage {
  type: 'success' | 'info' | 'warning' | 'error'
  message: string
  description?: string
}

/** With a message to show there and the page to return to. */
export function signInAddress(auth: string, from: string, message?: EntryMessage): string {
  const query = new URLSearchParams()
  if (message) {
    query.set('notify_type', message.type)
    query.set('notify_message', message.message)
    if (message.description) query.set('notify_description', message.description)
  }
  if (from !== '/' && from !== '') query.set('return_to', from)
  const text = query.toString()
  return `${auth.replace(/\/$/, '')}/sign-in${text && `?${text}`}`
}

let isLeaving = false

export function goToSignIn(message?: EntryMessage, { comesBack = true } = {}): void {
  // The first reason is shown.
  if (isLeaving) return
  isLeaving = true
  const address = signInAddress(authUrl.get(), comesBack ? location.pathname + location.search : '/', message)
  // Replaces the page's entry, so that Back does not lead a signed-in user to the sign-in page.
  onOwnEntry(() => location.replace(address))
}

export const needsSignIn = (path: string, publicPaths: readonly string[]): boolean =>
  !publicPaths.some(open => path === open || path.startsWith(`${open}/`))
