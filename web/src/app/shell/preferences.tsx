import { useTranslation } from 'react-i18next'
import { type Language, languages } from '#contract/shared/languages.ts'
import { request } from '#web/api/request.ts'
import { logout } from '#web/api/session.ts'
import { type ColorSchemeChoice, chooseColorScheme, colorSchemeChoice } from '#web/shell/color-scheme.ts'
import { notify } from '#web/shell/notices.ts'
import { useStore } from '#web/shell/store.ts'
import { shownLanguage, switchLanguage } from '#web/shell/translations.ts'
import { ChoiceRow } from './choice-row.tsx'
import { isKeysHelpOpen } from './keys-help-open.ts'

/** For what is worded when nobody is looking. A refusal has told of itself. */
async function saveLanguage(language: Language): Promise<void> {
  const { profileEndpoints } = await import('#contract/profile/profile-endpoints.ts')
  await request(profileEndpoints.changeOwnLanguage, { body: { language } })
}

const schemes: readonly ColorSchemeChoice[] = ['system', 'light', 'dark']

/** What a user sets for this browser, and the way out. */
export function Preferences({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const language = useStore(shownLanguage)
  const scheme = useStore(colorSchemeChoice)
  const showIn = (next: Language) => {
    switchLanguage(next).then(
      () => saveLanguage(next).catch((error: unknown) => console.error(error)),
      (error: unknown) => {
        console.error(error)
        notify.error('app.errors.something_went_wrong', { description: 'app.errors.try_again_later' })
      },
    )
  }
  return (
    <div className="rb-preferences">
      <ChoiceRow
        label={t('app.account.language')}
        options={languages.map(({ slug, name }) => ({ value: slug, label: name, lang: slug }))}
        value={language}
        onChoose={showIn}
      />
      <ChoiceRow
        label={t('app.account.colors')}
        options={schemes.map(value => ({ value, label: t(`app.account.scheme_${value}`) }))}
        value={scheme}
        onChoose={chooseColorScheme}
      />
      <hr />
      <button
        type="button"
        className="rb-menu-button"
        onClick={() => {
          onDone()
          isKeysHelpOpen.set(true)
        }}
      >
        {t('app.keys.title')} <kbd>?</kbd>
      </button>
      <button type="button" className="rb-menu-button" onClick={() => void logout()}>
        {t('app.account.sign_out')}
      </button>
    </div>
  )
}
