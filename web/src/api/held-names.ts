/** Holds a name while this page lives, or until it is released. False: another page of this browser holds it. */
export function holdName(name: string, release?: AbortSignal): Promise<boolean> {
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

/** Holds a name as soon as no other page of this browser does, until it is released. */
export function holdNameWhenFree(name: string, release: AbortSignal): Promise<void> {
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

/** The names that pages of this browser hold now: what was closed or crashed holds none. */
export async function heldNames(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(lock => lock.name?.slice(prefix.length) ?? ''))
}

const prefix = 'rigbay.'
