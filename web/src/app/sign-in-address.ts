import { onOwnEntry } from '#web/shell/overlay-history.ts'
import { createStore } from '#web/shell/store.ts'

/** The address of the identity pages: a path here or another host. From the configuration. */
export const authUrl = createStore('/auth')

export interface EntryMessage {
  type: 'success' | 'info' | 'warning' | 'error'
  message: string
  description?: string
}

/** The URL of the sign-in page, with a message to show there and the page to come back to. */
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
  // The first reason to leave is the one that is shown.
  if (isLeaving) return
  isLeaving = true
  const address = signInAddress(authUrl.get(), comesBack ? location.pathname + location.search : '/', message)
  // In the place of the page that is left: Back must not lead to the sign-in of somebody who is signed in.
  onOwnEntry(() => location.replace(address))
}

/** Whether a visitor without a session must be redirected from this path. */
export const needsSignIn = (path: string, publicPaths: readonly string[]): boolean =>
  !publicPaths.some(open => path === open || path.startsWith(`${open}/`))
