import { createStore } from './store.ts'

/** Sentences for screen readers, for what nothing else on the page says. */
export const announcement = createStore('')

/** Ready to be said: which page is there now, that something was copied, how many rows a filter found. */
export function announce(sentence: string): void {
  // Emptied first, so that a repeated sentence is read again.
  announcement.set('')
  setTimeout(() => announcement.set(sentence), 100)
}
