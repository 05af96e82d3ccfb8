/** One submit a second. */
export const submitThrottleMs = 1000
/** Live validation waits for typing to rest this long. */
export const liveCheckMs = 333
/** What was typed is with the server 2 seconds later at the latest, the way there included. */
export const draftMs = 1500
/** A form waits so long to hear whether there is a draft; a server that is not there must not keep anybody from typing. */
export const draftPatienceMs = 5000

/** Says whether it may be done now: the first time, and again once the time has passed. */
export function throttle(ms: number, now: () => number = () => performance.now()): () => boolean {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    if (now() - last < ms) return false
    last = now()
    return true
  }
}

/** Runs the work when calls have rested for so long; each call gives up the work that is under way. */
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

/** Runs the work so long after the first call, however many follow. `now` does it at once if it is due at all. */
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
