import type { ErrorEntry } from '#contract/shared/errors.ts'
import { browserZone } from '#web/api/browser-zone.ts'
import { currentLanguage } from '#web/api/language.ts'

export type IdentityAnswer =
  | { ok: true; data: Record<string, string> }
  | { ok: false; status: number; entries: readonly ErrorEntry[] }

/** A request to the identity service. Status 0: it could not be reached. */
export async function identityCall(
  name: string,
  body: Record<string, string>,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<IdentityAnswer> {
  try {
    const response = await fetch(`/auth/${name}`, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Admin-Panel': 'true',
        'App-Language': currentLanguage(),
        TimezoneId: browserZone(),
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify(body),
    })
    const answer = (await response.json().catch(() => ({}))) as {
      data?: Record<string, string>
      errors?: ErrorEntry[]
    }
    if (response.ok && answer.data) return { ok: true, data: answer.data }
    return { ok: false, status: response.status, entries: answer.errors ?? [] }
  } catch (error) {
    console.error(error)
    return { ok: false, status: 0, entries: [] }
  }
}
