import i18next from 'i18next'
import { showReactionsWith } from '#web/api/global-errors.ts'
import { currentLanguage } from '#web/api/language.ts'
import { exchangeSalt } from '#web/api/session.ts'
import { isSignedIn } from '#web/api/token.ts'
import { notify } from '#web/shell/notices.ts'
import { replaceAddress } from '#web/shell/overlay-history.ts'
import { showTranslations } from '#web/shell/translations.ts'
import { followCompany, loadConfiguration } from './configuration.ts'
import { raiseEntryNotice } from './entry-notice.ts'
import { publicPaths } from './public-paths.ts'
import { showReaction } from './reactions.ts'
import { watchSession } from './session-watch.ts'
import { goToSignIn, needsSignIn } from './sign-in-address.ts'

/** Loads translations, configuration and user, all needed before the first page. */
export async function boot(): Promise<'ready' | 'leaving'> {
  showReactionsWith(showReaction)
  const address = raiseEntryNotice(new URL(location.href))
  const salt = address.searchParams.get('salt')
  address.searchParams.delete('salt')
  // A salt works once, and must not stay in the history.
  replaceAddress(address)

  const exchanged = salt ? exchangeSalt(salt).catch((error: unknown) => error as Error) : Promise.resolve()
  const guessed = currentLanguage()
  const words = showTranslations()
  await Promise.all([loadConfiguration(), words])
  if (currentLanguage() !== guessed) await showTranslations()
  followCompany()
  watchSession()

  const failure = await exchanged
  if (failure) {
    console.error(failure)
    if (!isSignedIn()) {
      goToSignIn({ type: 'warning', message: i18next.t('app.session.sign_in_again') })
      return 'leaving'
    }
    notify.warning('app.session.sign_in_again')
  }
  if (!isSignedIn() && needsSignIn(location.pathname, publicPaths)) {
    goToSignIn()
    return 'leaving'
  }
  return 'ready'
}
