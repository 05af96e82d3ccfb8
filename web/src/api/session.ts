import { failureOf } from './answer.ts'
import { UnexpectedAnswer } from './api-failure.ts'
import { apiBaseUrl } from './base-url.ts'
import { browserZone } from './browser-zone.ts'
import { currentLanguage } from './language.ts'
import { storagePrefix } from './local-storage.ts'
import { createRefresher } from './refresh.ts'
import { send } from './send.ts'
import { clearToken, isTokenPair, readToken, saveToken, type TokenPair } from './token.ts'

/** Why a session ended: the user signed out, or only signing in again helps. */
export type SessionEnd = { reason: 'logout' | 're-authorization' | 'password-changed'; message?: string }

let atEnd: (end: SessionEnd) => void = () => {}

/** Set once by the application: what happens when the session is over. The token is already cleared by then. */
export function onSessionEnd(handler: (end: SessionEnd) => void): void {
  atEnd = handler
}

const queue = `${storagePrefix}refresh`

const refreshing = createRefresher({
  exchange: refreshToken => tokenCall('refresh', { refresh_token: refreshToken }),
  // Tabs share the token pair, and a refresh token works only once: only one of them may use it.
  alone: work => (navigator.locks ? navigator.locks.request(queue, work) : work()),
  end: reason => endSession({ reason: isChangingPassword ? 'password-changed' : reason }),
  reload: () => location.reload(),
})

export const refresher = { ...refreshing, giveUp: () => endSession({ reason: 're-authorization' }) }

/** Exchanges the one-time salt of the sign-in for a token pair, and stores it. */
export async function exchangeSalt(salt: string): Promise<void> {
  saveToken(await tokenCall('token', { token: salt }))
}

let isChangingPassword = false

/** The server ends the session before its response to a password change arrives: then that is the reason. */
export function changingPassword(isUnderWay: boolean): void {
  isChangingPassword = isUnderWay
}

/** The own password was changed, so the server has ended every session. */
export const endAfterPasswordChange = (): void => endSession({ reason: 'password-changed' })

/** The session ends here even if the request fails. */
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

/** These calls do not use `request`: no refresh, no notices, and no schemas in the first chunk. */
function post(name: string, body: object, accessToken?: string): Promise<Response> {
  return send({
    method: 'POST',
    url: `${apiBaseUrl}/api/v1/auth/${name}`,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Admin-Panel': 'true',
      'App-Language': currentLanguage(),
      TimezoneId: browserZone(),
      'Idempotency-Key': crypto.randomUUID(),
      ...(accessToken ? { Authorization: `Bearer ${accessToken}` } : {}),
    },
    body: JSON.stringify(body),
  })
}
