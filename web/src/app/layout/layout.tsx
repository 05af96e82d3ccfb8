import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { keepFocus } from '#web/shell/focus/keep-focus.ts'
import { closeOverlays } from '#web/shell/overlays.ts'
import { useAfterFirstPaint } from './after-first-paint.ts'
import { Footer } from './footer.tsx'
import { Header } from './header/header.tsx'
import { BreadcrumbTrail } from './navigation/breadcrumb-trail.tsx'
import { Announcer } from './notices/announcer.tsx'
import { OfflineNotice } from './notices/offline-notice.tsx'
import { OutdatedNotice } from './notices/outdated-notice.tsx'
import { ProgressBar } from './notices/progress-bar.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import './layout.css'
import { useGlobalKeys } from './keys/use-global-keys.ts'
import { TooManyRequests } from './notices/too-many-requests.tsx'

// What the first paint does not need loads after it.
const Later = lazy(() => import('./later.tsx'))

/** Busy while the page of the current URL has not yet replaced the previous one. */
function Main() {
  const isBusy = useRouterState({ select: state => state.status === 'pending' })
  return (
    <main id="main" className="rb-main" tabIndex={-1} aria-busy={isBusy}>
      <BreadcrumbTrail />
      <Outlet />
    </main>
  )
}

/** The base layout: everything around a page. */
export function Layout() {
  const { t } = useTranslation()
  const isPainted = useAfterFirstPaint()
  useGlobalKeys()
  // From the first press on: what it opens gives the focus back to what was pressed.
  useEffect(keepFocus, [])
  const path = useRouterState({ select: state => state.location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of location closes what was open
  useEffect(() => closeOverlays, [path])
  return (
    <>
      {/* A link would be an entry of the history. */}
      <button type="button" className="rb-skip" onClick={() => document.getElementById('main')?.focus()}>
        {t('app.skip_to_content')}
      </button>
      <ProgressBar />
      <Header />
      <OfflineNotice />
      <OutdatedNotice />
      <Main />
      <Footer />
      <ScrollToTop />
      <Announcer />
      <TooManyRequests />
      {isPainted && (
        <Suspense fallback={null}>
          <Later />
        </Suspense>
      )}
    </>
  )
}
