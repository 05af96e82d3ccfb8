import DownOutlined from '@ant-design/icons/es/icons/DownOutlined'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Popup } from '../popups/popup.tsx'
import { Preferences } from './preferences.tsx'

export function AccountMenu() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])
  return (
    <div className="rb-anchor">
      <button
        ref={button}
        type="button"
        className="rb-header-icon rb-account-button"
        aria-label={t('app.account.open')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <DownOutlined aria-hidden />
      </button>
      {isOpen && (
        <Popup anchor={button} onClose={close} className="rb-popup-end" label={t('app.account.open')}>
          <Preferences onDone={close} />
        </Popup>
      )}
    </div>
  )
}
