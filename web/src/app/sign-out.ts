import { logout } from '#web/api/session.ts'
import { openOverlay } from '#web/shell/overlays.ts'

/** Asks first if pending uploads would be lost. */
export async function signOut(): Promise<void> {
  const queue = await import('#web/records/uploads/uploads.ts').catch(() => undefined)
  const names = (await queue?.uploads.unsentNames()) ?? []
  if (names.length > 0) openOverlay('uploads.sign-out', { names })
  else await logout()
}
