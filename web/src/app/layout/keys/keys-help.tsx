import { useTranslation } from 'react-i18next'
import { ModalDialog } from '../popups/modal-dialog.tsx'
import { useGuideAddress } from '../use-guide-address.ts'
import { isKeysHelpOpen } from './keys-help-open.ts'
import './keys-help.css'

const keys: readonly [keys: readonly string[], label: string][] = [
  [['Ctrl', 'K'], 'app.keys.palette'],
  [['/'], 'app.keys.search'],
  [['j'], 'app.keys.next'],
  [['k'], 'app.keys.previous'],
  [['Enter'], 'app.keys.open'],
  [['Ctrl', 'Enter'], 'app.keys.go_on'],
  [['+3'], 'app.keys.day'],
  [['n'], 'app.keys.notice'],
  [['Esc'], 'app.keys.close'],
  [['?'], 'app.keys.help'],
]

export default function KeysHelp() {
  const { t } = useTranslation()
  const close = () => isKeysHelpOpen.set(false)
  return (
    <ModalDialog label={t('app.keys.title')} className="rb-keys" onClose={close}>
      <h2>{t('app.keys.title')}</h2>
      <dl>
        {keys.map(([strokes, label]) => (
          <div key={label}>
            <dt>
              {strokes.map(stroke => (
                <kbd key={stroke}>{stroke}</kbd>
              ))}
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={useGuideAddress()} target="_blank" rel="noopener">
          {t('app.keys.guide')}
        </a>
      </p>
      <button type="button" className="rb-ink-button" onClick={close}>
        {t('app.close')}
      </button>
    </ModalDialog>
  )
}
