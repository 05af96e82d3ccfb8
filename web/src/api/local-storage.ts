/** The prefix of everything that Rigbay stores in this browser. */
export const storagePrefix = 'HL__'

/**
 * The values are shifted by a few characters, so that they cannot be read at a glance.
 * This is not protection: anyone with access to the storage has the value.
 */
const shift = 3

export function readStored<T>(name: string): T | null {
  const stored = storage()?.getItem(storagePrefix + name)
  return stored == null ? null : decode<T>(stored)
}

export function writeStored(name: string, value: unknown): void {
  try {
    storage()?.setItem(storagePrefix + name, encode(value))
  } catch {
    // Storage is full or blocked: then the value is lost with the tab.
  }
}

export function dropStored(name: string): void {
  storage()?.removeItem(storagePrefix + name)
}

/** Calls back when another tab wrote or removed the value. */
export function onStoredElsewhere(name: string, listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    // A null key: the whole storage was cleared.
    if (event.key === storagePrefix + name || event.key === null) listener()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

export const encode = (value: unknown): string => shifted(JSON.stringify(value), shift)

/** Removes values that cannot be decoded. */
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
