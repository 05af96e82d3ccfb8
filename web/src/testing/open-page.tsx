import { QueryClientProvider } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router'
import { type ComponentType, useEffect } from 'react'
import { cleanup, render } from 'vitest-browser-react'
import { useMe } from '#web/access/me.ts'
import { queryClient } from '#web/api/query-client.ts'
import { AntdProvider } from '#web/app/antd-provider.tsx'
import { BreadcrumbTrail } from '#web/app/layout/navigation/breadcrumb-trail.tsx'
import { Announcer } from '#web/app/layout/notices/announcer.tsx'
import { NoticesHost } from '#web/app/layout/notices/notices-host.tsx'
import { OfflineNotice } from '#web/app/layout/notices/offline-notice.tsx'
import { TooManyRequests } from '#web/app/layout/notices/too-many-requests.tsx'
import { OverlaysHost } from '#web/app/layout/popups/overlays-host.tsx'
import { TitleTip } from '#web/app/layout/popups/title-tip.tsx'
import { ScanListener } from '#web/app/layout/scanner/scan-listener.tsx'
import { goToForbiddenWith } from '#web/app/reactions.ts'
import { recoverFocus } from '#web/shell/focus/recover-focus.ts'
import { createOverlayHistory } from '#web/shell/overlay-history.ts'
import { searchFromText, searchToText } from '#web/shell/search-text.ts'

/** The pages of a test by their paths, as in `web/src/app/routes.ts`. */
export type Pages = Readonly<Record<string, ComponentType>>

let history: RouterHistory | undefined

/**
 * Shows the page of an address as the application does: with router, history, notices and dialogs around it, but without
 * header, menu and realtime. Opened again, it is a reload: only the browser's storage and history stay.
 */
export async function openPage(address: string, pages: Pages): Promise<void> {
  await closePage()
  if (location.pathname + location.search !== address) window.history.pushState(null, '', address)
  history = createOverlayHistory()
  const rootRoute = createRootRoute({ component: Frame })
  const routes = Object.entries({ '/forbidden': Forbidden, ...pages }).map(([path, component]) =>
    createRoute({ getParentRoute: () => rootRoute, path, component }),
  )
  const router = createRouter({
    routeTree: rootRoute.addChildren(routes),
    history,
    parseSearch: searchFromText,
    stringifySearch: searchToText,
    defaultRemountDeps: ({ params }) => params,
  })
  goToForbiddenWith(() => void router.navigate({ to: '/forbidden', replace: true }))
  await render(
    <QueryClientProvider client={queryClient}>
      <AntdProvider>
        <RouterProvider router={router as never} />
      </AntdProvider>
    </QueryClientProvider>,
  )
}

export async function closePage(): Promise<void> {
  await cleanup()
  history?.destroy()
  history = undefined
  queryClient.clear()
}

const Forbidden = () => <h1>Forbidden</h1>

function Frame() {
  const me = useMe()
  useEffect(recoverFocus, [])
  return (
    <>
      <OfflineNotice />
      <main id="main" className="rb-main" tabIndex={-1}>
        <BreadcrumbTrail />
        {me && <Outlet />}
      </main>
      <Announcer />
      <TooManyRequests />
      <NoticesHost />
      <OverlaysHost />
      {me && <ScanListener />}
      <TitleTip />
    </>
  )
}
