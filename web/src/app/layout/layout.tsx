import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { recoverFocus } from '#web/shell/focus/recover-focus.ts'
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

const Later = lazy(() => import('./later.tsx'))

/** Busy until the page of the current URL has rendered. */
function Main() {
  const isBusy = useRouterState({ select: state => state.status === 'pending' })
  return (
    <main id="main" className="rb-main" tabIndex={-1} aria-busy={isBusy}>
      <BreadcrumbTrail />
      <Outlet />
    </main>
  )
}

export function Layout() {
  const { t } = useTranslation()
  const isPainted = useAfterFirstPaint()
  useGlobalKeys()
  // From the first press on, so that closing returns the focus to what opened.
  useEffect(recoverFocus, [])
  const path = useRouterState({ select: state => state.location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of location closes overlays
  useEffect(() => closeOverlays, [path])
  return (
    <>
      {/* A link would add an entry to the history. */}
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
