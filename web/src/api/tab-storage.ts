import { storagePrefix } from './local-storage.ts'

/** Data kept until the tab is closed, also across reloads. Without usable storage nothing is kept. */
export function readTab<T>(name: string): T | undefined {
  try {
    const text = sessionStorage.getItem(storagePrefix + name)
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

export function writeTab(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(storagePrefix + name, JSON.stringify(value))
  } catch (error) {
    console.warn('The tab could not keep this', name, error)
  }
}

export function dropTab(name: string): void {
  try {
    sessionStorage.removeItem(storagePrefix + name)
  } catch {
    // Inaccessible storage counts as empty.
  }
}
