import { createStore } from '#web/shell/store.ts'

export const isOutdated = createStore(false)

/** The entry script of this tab; its name is a hash of the build. */
const started = entryOf(document)

export async function lookForNewerBuild(): Promise<void> {
  try {
    const answer = await fetch('/', { cache: 'no-cache' })
    if (!answer.ok || !started) return
    const served = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'))
    if (served && served !== started) isOutdated.set(true)
  } catch {
    // Offline: checked again on reconnecting.
  }
}

/** Checked when code cannot be loaded, as its build may be gone, and when a tab becomes visible. */
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
