import { failureOf } from './answer.ts'
import { UnexpectedAnswer } from './api-failure.ts'
import { apiBaseUrl } from './base-url.ts'
import { browserZone } from './browser-zone.ts'
import { currentLanguage } from './language.ts'
import { storagePrefix } from './local-storage.ts'
import { createRefresher } from './refresh.ts'
import { send } from './send.ts'
import { clearToken, isTokenPair, readToken, saveToken, type TokenPair } from './token.ts'

export type SessionEnd = { reason: 'logout' | 're-authorization' | 'password-changed'; message?: string }

let atEnd: (end: SessionEnd) => void = () => {}

/** Set once by the application; the token is cleared before it is called. */
export function onSessionEnd(handler: (end: SessionEnd) => void): void {
  atEnd = handler
}

const queue = `${storagePrefix}refresh`

const refreshing = createRefresher({
  exchange: refreshToken => tokenCall('refresh', { refresh_token: refreshToken }),
  // A refresh token works once, and tabs share the pair: one refresh at a time.
  alone: work => (navigator.locks ? navigator.locks.request(queue, work) : work()),
  end: reason => endSession({ reason: isChangingPassword ? 'password-changed' : reason }),
  reload: () => location.reload(),
})

export const refresher = { ...refreshing, giveUp: () => endSession({ reason: 're-authorization' }) }

/** Exchanges the one-time salt of the sign-in for a token pair. */
export async function exchangeSalt(salt: string): Promise<void> {
  saveToken(await tokenCall('token', { token: salt }))
}

let isChangingPassword = false

/** The server ends the session before its response arrives; this sets the reason shown. */
export function changingPassword(isUnderWay: boolean): void {
  isChangingPassword = isUnderWay
}

/** A password change ends all sessions of the user. */
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

/** Without `request`: no refresh, no notices, no schemas in the first chunk. */
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
