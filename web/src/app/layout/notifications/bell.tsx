import BellOutlined from '@ant-design/icons/es/icons/BellOutlined'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '#web/shell/store.ts'
import { hasNewNotifications, setHasNewNotifications } from '../../new-notifications.ts'
import { Popup } from '../popups/popup.tsx'
import './bell.css'

const NotificationList = lazy(() => import('./notification-list.tsx'))

export function Bell() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const isNew = useStore(hasNewNotifications)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])
  return (
    <div className="rb-anchor rb-bell">
      <button
        ref={button}
        type="button"
        className="rb-header-icon"
        aria-label={t(isNew ? 'app.notifications.open_new' : 'app.notifications.open')}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen)
          setHasNewNotifications(false)
        }}
      >
        <BellOutlined aria-hidden />
        {isNew && <span className="rb-bell-dot" />}
      </button>
      {isOpen && (
        <Popup
          anchor={button}
          onClose={close}
          className="rb-popup-end rb-notifications"
          label={t('app.notifications.title')}
        >
          <Suspense fallback={<div className="rb-notifications-wait" />}>
            <NotificationList onFollow={close} />
          </Suspense>
        </Popup>
      )}
    </div>
  )
}
