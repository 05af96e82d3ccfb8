import { ApiFailure } from './api-failure.ts'
import { readToken, saveToken, subjectOf, type TokenPair } from './token.ts'

export interface RefreshParts {
  /** Fails with ApiFailure. */
  exchange(refreshToken: string): Promise<TokenPair>
  /** Runs the work while holding a lock across tabs. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Clears the session and goes to the sign-in page. */
  end(reason: 're-authorization'): void
  reload(): void
}

/** One refresh at a time, across requests and tabs. Requests that come meanwhile wait for the new token. */
export function createRefresher(parts: RefreshParts) {
  let running: Promise<TokenPair> | null = null

  async function renew(refused: string): Promise<TokenPair> {
    return parts.alone(async () => {
      const pair = readToken()
      if (!pair) throw sessionEnded()
      if (pair.access_token !== refused) {
        // Another tab refreshed first. Its pair is used, unless another user signed in there.
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

    /** Resolves when no refresh is running; rejects if the running one failed. */
    async settled(): Promise<void> {
      await running
    },

    /** A pair newer than the refused access token. */
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

/** An unavailable or busy server has not refused the token. */
function endsSession(failure: unknown): boolean {
  return (
    failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500 && failure.status !== 429
  )
}

const sessionEnded = () =>
  new ApiFailure(401, [{ status: 401, code: 'session_ended', title: 'The session has ended' }])
