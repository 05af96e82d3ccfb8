import { logout } from '#web/api/session.ts'
import { openOverlay } from '#web/shell/overlays.ts'

/** Signs out, but asks first if files would be lost with it. */
export async function signOut(): Promise<void> {
  // Without it there is no queue either.
  const queue = await import('#web/records/uploads/uploads.ts').catch(() => undefined)
  const names = (await queue?.uploads.namesLeft()) ?? []
  if (names.length > 0) openOverlay('uploads.sign-out', { names })
  else await logout()
}
