import i18next from 'i18next'
import { dropStored } from '#web/api/local-storage.ts'
import { forgetSessionData } from '#web/api/query-client.ts'
import { onSessionEnd, type SessionEnd } from '#web/api/session.ts'
import { onTokenChangeElsewhere, readToken, subjectOf } from '#web/api/token.ts'
import { closeOverlays } from '#web/shell/overlays.ts'
import { forgetRecords } from '#web/shell/recent-records.ts'
import { hasNewNotificationsName } from './new-notifications.ts'
import { type EntryMessage, goToSignIn } from './sign-in-address.ts'

/** Follows the end of the session, and signing out or in in another tab. */
export function watchSession(): void {
  onSessionEnd(end => {
    forgetSessionData()
    closeOverlays()
    dropStored(hasNewNotificationsName)
    // The device may be shared. After a forced sign-in the same user finds them again.
    if (end.reason !== 're-authorization') forgetRecords()
    goToSignIn(messageFor(end), { comesBack: end.reason === 're-authorization' })
  })
  let subject = currentSubject()
  onTokenChangeElsewhere(() => {
    const now = currentSubject()
    if (now === null) goToSignIn()
    // Another user signed in in another tab: no data of the previous user may stay on screen.
    else if (subject !== null && now !== subject) location.reload()
    subject = now
  })
}

function messageFor(end: SessionEnd): EntryMessage | undefined {
  const t = i18next.t.bind(i18next)
  if (end.reason === 're-authorization')
    return { type: 'warning', message: t('app.session.re_authorization_required') }
  if (end.reason === 'password-changed') {
    return {
      type: 'success',
      message: t('app.session.password_saved'),
      description: t('app.session.re_authorization_required'),
    }
  }
  return end.message ? { type: 'success', message: end.message } : undefined
}

const currentSubject = (): string | null => {
  const token = readToken()?.access_token
  return token === undefined ? null : (subjectOf(token) ?? '')
}
