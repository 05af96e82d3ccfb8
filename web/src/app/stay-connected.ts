import { retryWaitMs } from '#web/api/retry-wait.ts'

/** The methods of socket.io's socket used here. */
interface Line {
  /** Whether it reconnects by itself, as after a lost connection. */
  readonly active: boolean
  connect(): unknown
  on(event: 'connect' | 'connect_error', heard: () => void): unknown
  on(event: 'disconnect', heard: (reason: string) => void): unknown
}

interface ReconnectOptions {
  /** Gets a new token; rejects if there is none now. */
  renew: () => Promise<unknown>
  isSignedIn: () => boolean
  random?: () => number
}

/**
 * Reconnects after the server refused or closed the connection, which socket.io treats as final; the token
 * may be expired. Waits grow and are randomized, so that browsers do not all reconnect to a restarted server
 * at once.
 */
export function stayConnected(line: Line, { renew, isSignedIn, random = Math.random }: ReconnectOptions) {
  let attempts = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  line.on('connect', () => {
    attempts = 0
  })
  line.on('connect_error', () => {
    if (!line.active) soon()
  })
  line.on('disconnect', reason => {
    if (reason === 'io server disconnect') soon()
  })
  return () => {
    isOver = true
    clearTimeout(timer)
  }

  function soon() {
    clearTimeout(timer)
    timer = setTimeout(() => void again(), retryWaitMs(attempts++, random()))
  }

  async function again() {
    if (!mayTry()) return
    const isRenewed = await renew().then(
      () => true,
      () => false,
    )
    if (!mayTry()) return
    if (isRenewed) line.connect()
    else soon()
  }

  function mayTry(): boolean {
    return !isOver && isSignedIn()
  }
}
