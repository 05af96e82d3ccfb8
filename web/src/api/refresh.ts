import { ApiFailure } from './api-failure.ts'
import { readToken, saveToken, subjectOf, type TokenPair } from './token.ts'

export interface RefreshParts {
  /** Trades the refresh token for a new pair; fails with ApiFailure. */
  exchange(refreshToken: string): Promise<TokenPair>
  /** Runs the work while no other tab runs its own. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** The session is over: clears what is kept and goes to the sign-in. */
  end(reason: 're-authorization'): void
  /** Another person signed in in another tab: what this one shows is no longer theirs. */
  reload(): void
}

/**
 * One refresh at a time, whatever the number of requests and tabs that found the access token expired. Whoever
 * comes during a refresh waits for it (the queue) and is sent afterwards with the new token (the replay).
 */
export function createRefresher(parts: RefreshParts) {
  let running: Promise<TokenPair> | null = null

  async function renew(refused: string): Promise<TokenPair> {
    return parts.alone(async () => {
      const pair = readToken()
      if (!pair) throw sessionEnded()
      if (pair.access_token !== refused) {
        // Another tab was quicker. Its pair will do, unless somebody else signed in there.
        if (subjectOf(pair.access_token) === subjectOf(refused)) return pair
        parts.reload()
        throw sessionEnded()
      }
      const renewed = await parts.exchange(pair.refresh_token)
      saveToken(renewed)
      return renewed
    })
  }

  return {
    isRefreshing: (): boolean => running !== null,

    /** Resolves when no refresh is running; fails when the one that ran did. */
    async settled(): Promise<void> {
      await running
    },

    /** A pair that is newer than the refused access token. */
    refresh(refused: string): Promise<TokenPair> {
      running ??= renew(refused)
        .catch((failure: unknown) => {
          if (endsSession(failure)) parts.end('re-authorization')
          throw failure
        })
        .finally(() => {
          running = null
        })
      return running
    },
  }
}

/** A server that is away or busy has not refused: the session goes on when it is back. */
function endsSession(failure: unknown): boolean {
  return (
    failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500 && failure.status !== 429
  )
}

const sessionEnded = () =>
  new ApiFailure(401, [{ status: 401, code: 'session_ended', title: 'The session has ended' }])
