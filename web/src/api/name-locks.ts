/** Locks a name until released or the page closes. False: another page of this browser has it. */
export function lockName(name: string, release?: AbortSignal): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true)
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(prefix + name, { ifAvailable: true }, lock => {
        resolve(lock !== null)
        if (!lock || release?.aborted) return
        return new Promise<void>(done => release?.addEventListener('abort', () => done()))
      })
      .catch(reject)
  })
}

/** The same, once no other page has it. */
export function lockNameWhenFree(name: string, release: AbortSignal): Promise<void> {
  if (!navigator.locks) return Promise.resolve()
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(prefix + name, () => {
        resolve()
        if (release.aborted) return
        return new Promise<void>(done => release.addEventListener('abort', () => done()))
      })
      .catch(reject)
  })
}

/** The names locked by pages of this browser. */
export async function lockedNames(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(lock => lock.name?.slice(prefix.length) ?? ''))
}

const prefix = 'rigbay.'
