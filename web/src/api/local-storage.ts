/** Everything that Rigbay keeps in this browser lies under this prefix. */
export const storagePrefix = 'HL__'

/**
 * The values are shifted by a few characters, so that nobody reads them over a shoulder.
 * It protects nothing: whoever has the storage has the value.
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
    // A full or forbidden storage: the value is then forgotten with the tab, which is all that can be done.
  }
}

export function dropStored(name: string): void {
  storage()?.removeItem(storagePrefix + name)
}

/** Calls back when another tab wrote or dropped the value. */
export function onStoredElsewhere(name: string, listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    // A null key: the whole storage was emptied.
    if (event.key === storagePrefix + name || event.key === null) listener()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

export const encode = (value: unknown): string => shifted(JSON.stringify(value), shift)

/** What cannot be decoded is dropped. */
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
