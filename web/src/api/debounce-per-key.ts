/**
 * Does the work for a key at some moment of the next seconds, once for all calls until then. Every open page hears the
 * same at the same moment: those who ask for it again spread out, and none asks twice for what it has not got yet.
 */
export function debouncePerKey<Key>(
  work: (key: Key) => Promise<unknown>,
  pause = () => shortest + Math.random() * (longest - shortest),
): (key: Key) => void {
  const waiting = new Set<Key>()
  const running = new Map<Key, Promise<unknown>>()
  return key => {
    if (waiting.has(key)) return
    waiting.add(key)
    setTimeout(async () => {
      // What could not be read is asked for again all the same.
      await running.get(key)?.catch(() => {})
      waiting.delete(key)
      running.set(key, work(key))
    }, pause())
  }
}

const shortest = 300
const longest = 3000
