/** For the progress bar. */
let count = 0
const listeners = new Set<() => void>()

export async function whilePending<T>(work: () => Promise<T>): Promise<T> {
  change(1)
  try {
    return await work()
  } finally {
    change(-1)
  }
}

export const pendingRequests = (): number => count

export function onPendingChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(by: number): void {
  count += by
  for (const listener of listeners) listener()
}
