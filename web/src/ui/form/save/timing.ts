/** Throttle of submits. */
export const submitThrottleMs = 1000
/** Debounce of live validation. */
export const liveCheckMs = 333
/** Typed values must reach the server within 2 seconds, including the request. */
export const draftMs = 1500
/** How long a form waits for its draft; an unavailable server must not prevent typing. */
export const draftTimeoutMs = 5000

/** Returns the milliseconds left to wait, and 0 once per period. */
export function throttle(ms: number, now: () => number = () => performance.now()): () => number {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const remaining = last + ms - now()
    if (remaining > 0) return remaining
    last = now()
    return 0
  }
}

/** Each call aborts the running work. */
export function debounced(ms: number, work: (signal: AbortSignal) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined
  const cancel = () => {
    clearTimeout(timer)
    running?.abort()
    timer = undefined
    running = undefined
  }
  return {
    cancel,
    call() {
      cancel()
      timer = setTimeout(() => {
        running = new AbortController()
        work(running.signal)
      }, ms)
    },
  }
}

/** Runs the work this long after the first of several calls. `now` runs pending work at once. */
export function collected(ms: number, work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const run = () => {
    cancel()
    work()
  }
  return {
    cancel,
    call() {
      timer ??= setTimeout(run, ms)
    },
    now() {
      if (timer !== undefined) run()
    },
  }
}
