/**
 * Runs the work once per key, after a random delay of some seconds, for all calls until then: browsers that
 * get the same announcement do not all refetch at once.
 */
export function debouncePerKey<Key>(work: (key: Key) => Promise<unknown>): (key: Key) => void {
  const waiting = new Set<Key>()
  const running = new Map<Key, Promise<unknown>>()
  return key => {
    if (waiting.has(key)) return
    waiting.add(key)
    const delay = shortest + Math.random() * (longest - shortest)
    setTimeout(async () => {
      // A failed run does not block the next one.
      await running.get(key)?.catch(() => {})
      waiting.delete(key)
      running.set(key, work(key))
    }, delay)
  }
}

const shortest = 300
const longest = 3000
