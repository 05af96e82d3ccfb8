import { createStore } from '#web/shell/store.ts'

/** Whether the server has a newer build of these pages than this tab. */
export const isOutdated = createStore(false)

/** The file that this tab was started with: its name holds a hash over all that it loads. */
const started = entryOf(document)

/** Compares what runs here with what the server would start now. */
export async function lookForNewerBuild(): Promise<void> {
  try {
    const answer = await fetch('/', { cache: 'no-cache' })
    if (!answer.ok || !started) return
    const served = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'))
    if (served && served !== started) isOutdated.set(true)
  } catch {
    // Without a server nothing is known of it; it is asked again when it is back.
  }
}

/** Code that cannot be loaded may belong to a build that is gone, and a tab may have slept through an upgrade. */
export function followBuilds(): void {
  window.addEventListener('vite:preloadError', () => void lookForNewerBuild())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAt > betweenLooksMs) look()
  })
}

const betweenLooksMs = 15 * 60_000
let lookedAt = Date.now()

function look(): void {
  lookedAt = Date.now()
  void lookForNewerBuild()
}

function entryOf(page: Document): string | null {
  return page.querySelector('script[type=module][src]')?.getAttribute('src') ?? null
}
