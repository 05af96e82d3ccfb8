/** Prefix of all storage keys. */
export const storagePrefix = 'HL__'

/** Shifts values so that they cannot be read at a glance. This is no protection. */
const shift = 3

export function readStored<T>(name: string): T | null {
  const stored = storage()?.getItem(storagePrefix + name)
  return stored == null ? null : decode<T>(stored)
}

export function writeStored(name: string, value: unknown): void {
  try {
    storage()?.setItem(storagePrefix + name, encode(value))
  } catch {
    // Storage is full or blocked: the value lives in memory only.
  }
}

export function dropStored(name: string): void {
  storage()?.removeItem(storagePrefix + name)
}

export function onStoredElsewhere(name: string, listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    // A null key: the whole storage was cleared.
    if (event.key === storagePrefix + name || event.key === null) listener()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

export const encode = (value: unknown): string => shifted(JSON.stringify(value), shift)

function decode<T>(text: string): T | null {
  try {
    return JSON.parse(shifted(text, -shift)) as T
  } catch {
    return null
  }
}

function shifted(text: string, by: number): string {
  let result = ''
  for (let index = 0; index < text.length; index++)
    result += String.fromCharCode((text.charCodeAt(index) + by) & 0xffff)
  return result
}

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}
