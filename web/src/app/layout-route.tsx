import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router'
import { fetchMe } from '#web/access/me.ts'
import { isSignedIn } from '#web/api/token.ts'
import { Layout } from './layout/layout.tsx'
import { ErrorPage } from './pages/error-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { PageSpinner } from './pages/page-spinner.tsx'
import { goToSignIn } from './sign-in-address.ts'

export const rootRoute = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage })

/** The base layout. Everything in it requires a session. */
export const baseLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'base',
  component: Layout,
  pendingComponent: PageSpinner,
  errorComponent: ErrorPage,
  beforeLoad: async () => {
    if (!isSignedIn()) {
      goToSignIn()
      // The browser is leaving the page: show nothing more.
      await new Promise(() => {})
    }
    await fetchMe()
  },
})

/** The layout of public pages. */
export const publicLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  component: Outlet,
})
