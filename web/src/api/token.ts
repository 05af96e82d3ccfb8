import type { TokenPair } from '#contract/session/token-pair.ts'
import { dropStored, onStoredElsewhere, readStored, writeStored } from './local-storage.ts'

export type { TokenPair }

const name = 'auth'
const listeners = new Set<() => void>()

/** Read from storage each time, as another tab may have changed it. */
export function readToken(): TokenPair | null {
  const pair = readStored<TokenPair>(name)
  return isTokenPair(pair) ? pair : null
}

export const isSignedIn = (): boolean => readToken() !== null

export function saveToken(pair: TokenPair): void {
  if (!isTokenPair(pair)) throw new Error('Not a pair of tokens')
  writeStored(name, pair)
  tell()
}

export function clearToken(): void {
  dropStored(name)
  tell()
}

/** Called when the pair was saved or cleared, in any tab. */
export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onStoredElsewhere(name, listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** Called when another tab saved or cleared the pair. */
export const onTokenChangeElsewhere = (listener: () => void): (() => void) =>
  onStoredElsewhere(name, listener)

/** The user of an access token, unverified. */
export function subjectOf(accessToken: string): string | null {
  try {
    const payload = accessToken.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    return String((JSON.parse(atob(payload)) as { sub?: unknown }).sub ?? '') || null
  } catch {
    return null
  }
}

export function isTokenPair(value: unknown): value is TokenPair {
  const pair = value as TokenPair | null
  return (
    typeof pair === 'object' &&
    pair !== null &&
    pair.token_type === 'Bearer' &&
    Number.isInteger(pair.expires_in) &&
    Number.isInteger(pair.expires_at) &&
    typeof pair.access_token === 'string' &&
    typeof pair.refresh_token === 'string'
  )
}

function tell(): void {
  for (const listener of listeners) listener()
}
