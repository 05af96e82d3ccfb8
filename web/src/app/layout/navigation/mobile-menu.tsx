import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined'
import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/access/me.ts'
import { Preferences } from '../header/preferences.tsx'
import { ModalDialog } from '../popups/modal-dialog.tsx'
import { isAt, menuFor } from './menu.ts'
import './mobile-menu.css'
import './menu-list.css'

/** A drawer for small screens. */
export default function MobileMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const me = useMe()
  const path = useRouterState({ select: state => state.location.pathname })
  const opened = useRef(path)
  useEffect(() => {
    if (path !== opened.current) onClose()
  }, [path, onClose])
  return (
    <ModalDialog label={t('app.menu.main')} className="rb-mobile-menu" onClose={onClose}>
      <div className="rb-mobile-menu-head">
        <Link to="/profile" onClick={onClose}>
          {me?.full_name}
        </Link>
        <button type="button" className="rb-icon-button" aria-label={t('app.close')} onClick={onClose}>
          <CloseOutlined aria-hidden />
        </button>
      </div>
      <nav aria-label={t('app.menu.main')}>
        {menuFor(me).map(group => (
          <section key={group.label}>
            {!group.isSingle && <h2>{t(group.label)}</h2>}
            <ul className="rb-menu-list">
              {(group.isSingle ? group.items.slice(0, 1) : group.items).map(item => (
                <li key={item.to}>
                  <Link
                    to={item.to}
                    onClick={onClose}
                    data-active={
                      (group.isSingle ? group.items : [item]).some(one => isAt(one, path)) || undefined
                    }
                  >
                    {t(group.isSingle ? group.label : item.label)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <Preferences onDone={onClose} />
    </ModalDialog>
  )
}
