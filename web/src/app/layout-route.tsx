import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router'
import { fetchMe } from '#web/access/me.ts'
import { isSignedIn } from '#web/api/token.ts'
import { Layout } from './layout/layout.tsx'
import { ErrorPage } from './pages/error-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { PageSpinner } from './pages/page-spinner.tsx'
import { goToSignIn } from './sign-in-address.ts'

export const rootRoute = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage })

/** Requires a session. */
export const baseLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'base',
  component: Layout,
  pendingComponent: PageSpinner,
  errorComponent: ErrorPage,
  beforeLoad: async () => {
    if (!isSignedIn()) {
      goToSignIn()
      // The browser is leaving the page: render nothing more.
      await new Promise(() => {})
    }
    await fetchMe()
  },
})

export const publicLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  component: Outlet,
})
