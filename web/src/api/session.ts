import { failureOf } from './answer.ts'
import { UnexpectedAnswer } from './api-failure.ts'
import { apiBaseUrl } from './base-url.ts'
import { currentLanguage } from './language.ts'
import { storagePrefix } from './local-storage.ts'
import { createRefresher } from './refresh.ts'
import { send } from './send.ts'
import { clearToken, isTokenPair, readToken, saveToken, type TokenPair } from './token.ts'

/** Why a session ended: by the user's own act, or because nothing but signing in again helps. */
export type SessionEnd = { reason: 'logout' | 're-authorization' | 'password-changed'; message?: string }

let atEnd: (end: SessionEnd) => void = () => {}

/** The application says once what happens when the session is over. The token is cleared already by then. */
export function onSessionEnd(handler: (end: SessionEnd) => void): void {
  atEnd = handler
}

const queue = `${storagePrefix}refresh`

const refreshing = createRefresher({
  exchange: refreshToken => tokenCall('refresh', { refresh_token: refreshToken }),
  // Tabs share the token pair, and a refresh token works once: only one of them may use it.
  alone: work => (navigator.locks ? navigator.locks.request(queue, work) : work()),
  end: reason => endSession({ reason: isChangingPassword ? 'password-changed' : reason }),
  reload: () => location.reload(),
})

export const refresher = { ...refreshing, giveUp: () => endSession({ reason: 're-authorization' }) }

/** Trades the one-time salt of the sign-in for a token pair, and keeps it. */
export async function exchangeSalt(salt: string): Promise<void> {
  saveToken(await tokenCall('token', { token: salt }))
}

let isChangingPassword = false

/** The server ends the session before its answer to a change of the own password is here: then that is the reason. */
export function changingPassword(isUnderWay: boolean): void {
  isChangingPassword = isUnderWay
}

/** One's own password is changed, and with it every session has ended on the server. */
export const endAfterPasswordChange = (): void => endSession({ reason: 'password-changed' })

/** A failed call still ends the session here. */
export async function logout(): Promise<void> {
  const message = await logoutCall().catch((error: unknown) => {
    console.warn('The server did not hear of the logout', error)
    return undefined
  })
  endSession({ reason: 'logout', message })
}

function endSession(end: SessionEnd): void {
  clearToken()
  atEnd(end)
}

async function logoutCall(): Promise<string | undefined> {
  const pair = readToken()
  const response = await post('logout', { refresh_token: pair?.refresh_token }, pair?.access_token)
  if (!response.ok) throw await failureOf(response)
  const answer = (await response.json().catch(() => null)) as { data?: { message?: string } } | null
  return answer?.data?.message
}

async function tokenCall(name: 'token' | 'refresh', body: object): Promise<TokenPair> {
  const response = await post(name, body)
  if (!response.ok) throw await failureOf(response, name === 'refresh')
  const answer = (await response.json()) as { data?: unknown }
  if (!isTokenPair(answer.data)) throw new UnexpectedAnswer(answer)
  return answer.data
}

/** These calls go past `request`: no refresh, no notices, and no checking schema in the first chunk. */
function post(name: string, body: object, accessToken?: string): Promise<Response> {
  return send({
    method: 'POST',
    url: `${apiBaseUrl}/api/v1/auth/${name}`,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Admin-Panel': 'true',
      'App-Language': currentLanguage(),
      TimezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone,
      'Idempotency-Key': crypto.randomUUID(),
      ...(accessToken ? { Authorization: `Bearer ${accessToken}` } : {}),
    },
    body: JSON.stringify(body),
  })
}
