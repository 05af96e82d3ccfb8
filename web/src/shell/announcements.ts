import { createStore } from './store.ts'

/** What a screen reader is told politely, where nothing else on the page says it. */
export const announcement = createStore('')

/** Ready to be said: which page is there now, that something was copied, how many rows a filter found. */
export function announce(sentence: string): void {
  // The same sentence once more is said once more.
  announcement.set('')
  setTimeout(() => announcement.set(sentence), 100)
}
