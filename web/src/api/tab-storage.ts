import { storagePrefix } from './local-storage.ts'

/** What a tab keeps until it is closed, and through a reload. A storage that is forbidden, full or spoilt keeps nothing. */
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
    // What cannot be reached was never kept.
  }
}
