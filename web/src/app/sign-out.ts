import { logout } from '#web/api/session.ts'
import { openOverlay } from '#web/shell/overlays.ts'

/** Signs out, but asks first if files would be lost with it. */
export async function signOut(): Promise<void> {
  const { uploads } = await import('#web/records/uploads/uploads.ts')
  const names = await uploads.namesLeft()
  if (names.length > 0) openOverlay('uploads.sign-out', { names })
  else await logout()
}
