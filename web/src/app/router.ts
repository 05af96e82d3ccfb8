import { createRouter } from '@tanstack/react-router'
import { createOverlayHistory } from '#web/shell/overlay-history.ts'
import { searchFromText, searchToText } from '#web/shell/search-text.ts'
import { baseLayoutRoute, publicLayoutRoute, rootRoute } from './layout-route.tsx'
import { ErrorPage } from './pages/error-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { PageSpinner } from './pages/page-spinner.tsx'
import { goToForbiddenWith } from './reactions.ts'
import { pages, publicPages } from './routes.ts'

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    baseLayoutRoute.addChildren(pages),
    publicLayoutRoute.addChildren(publicPages),
  ]),
  history: createOverlayHistory(),
  parseSearch: searchFromText,
  stringifySearch: searchToText,
  defaultPreload: 'intent',
  defaultPreloadDelay: 50,
  // The query cache decides what is fresh.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  scrollRestoration: true,
  // Another record remounts the page, another filter does not.
  defaultRemountDeps: ({ params }) => params,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  defaultPendingComponent: PageSpinner,
})

goToForbiddenWith(() => void router.navigate({ to: '/forbidden', replace: true }))
