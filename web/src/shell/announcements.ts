import { createStore } from './store.ts'

/** Sentences for screen readers, about what nothing else on the page says. */
export const announcement = createStore('')

/** A translated sentence. */
export function announce(sentence: string): void {
  // Emptied first, so that a repeated sentence is read again.
  announcement.set('')
  setTimeout(() => announcement.set(sentence), 100)
}
