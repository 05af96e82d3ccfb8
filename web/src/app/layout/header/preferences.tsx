import { useTranslation } from 'react-i18next'
import { languages } from '#contract/shared/languages.ts'
import { useStore } from '#web/shell/store.ts'
import { shownLanguage } from '#web/shell/translations.ts'
import { type ColorSchemeChoice, chooseColorScheme, colorSchemeChoice } from '#web/ui/color-scheme.ts'
import { signOut } from '../../sign-out.ts'
import { isKeysHelpOpen } from '../keys/keys-help-open.ts'
import { ChoiceRow } from '../popups/choice-row.tsx'
import { useGuideAddress } from '../use-guide-address.ts'
import { chooseLanguage } from './choose-language.ts'
import './preferences.css'
import '../navigation/menu-list.css'

const schemes: readonly ColorSchemeChoice[] = ['system', 'light', 'dark']

export function Preferences({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const language = useStore(shownLanguage)
  const scheme = useStore(colorSchemeChoice)
  const guide = useGuideAddress()
  return (
    <div className="rb-preferences">
      <ChoiceRow
        label={t('app.account.language')}
        options={languages.map(({ slug, name }) => ({ value: slug, label: name, lang: slug }))}
        value={language}
        onChoose={chooseLanguage}
      />
      <ChoiceRow
        label={t('app.account.colors')}
        options={schemes.map(value => ({ value, label: t(`app.account.scheme_${value}`) }))}
        value={scheme}
        onChoose={chooseColorScheme}
      />
      <hr />
      <a className="rb-menu-button" href={guide} target="_blank" rel="noopener" onClick={onDone}>
        {t('app.how_this_works')}
      </a>
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
      <button
        type="button"
        className="rb-menu-button"
        onClick={() => {
          onDone()
          void signOut()
        }}
      >
        {t('app.account.sign_out')}
      </button>
    </div>
  )
}
