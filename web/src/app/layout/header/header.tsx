import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/access/me.ts'
import { useIsMobile } from '#web/shell/use-is-mobile.ts'
import { hasMenu } from '../navigation/menu.ts'
import { TopNavigation } from '../navigation/top-navigation.tsx'
import { Bell } from '../notifications/bell.tsx'
import { AccountMenu } from './account-menu.tsx'
import { FindButton } from './find-button.tsx'
import { HelpLink } from './help-link.tsx'
import { Logo } from './logo.tsx'
import { ProfileLink } from './profile-link.tsx'
import './header.css'

const MobileMenu = lazy(() => import('../navigation/mobile-menu.tsx'))

export function Header() {
  const me = useMe()
  const isMobile = useIsMobile()
  const mayNavigate = hasMenu(me)
  return (
    <header className="rb-header">
      <Logo />
      {mayNavigate && !isMobile && <TopNavigation />}
      <div className="rb-header-end">
        <FindButton isSmall={isMobile} />
        <HelpLink />
        <Bell />
        <ProfileLink />
        {mayNavigate && isMobile ? <Burger /> : <AccountMenu />}
      </div>
    </header>
  )
}

function Burger() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="rb-header-icon"
        aria-label={t('app.menu.open')}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <MenuOutlined aria-hidden />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <MobileMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
