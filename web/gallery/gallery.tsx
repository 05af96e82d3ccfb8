import { QueryClientProvider } from '@tanstack/react-query'
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import '@fontsource-variable/inter/index.css'
import '@fontsource-variable/jetbrains-mono/index.css'
import i18next from 'i18next'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { useMe } from '#web/access/me.ts'
import { queryClient } from '#web/api/query-client.ts'
import { AntdProvider } from '#web/app/antd-provider.tsx'
import '#web/app/base.css'
import '#web/app/layout/layout.css'
import { BreadcrumbTrail } from '#web/app/layout/navigation/breadcrumb-trail.tsx'
import { NoticesHost } from '#web/app/layout/notices/notices-host.tsx'
import { chooseColorScheme, followColorScheme } from '#web/shell/color-scheme.ts'
import { searchFromText, searchToText } from '#web/shell/search-text.ts'
import { ControlsPage } from './controls-page.tsx'
import { pretendToBeTheServer } from './fake-server.ts'
import { FormPages, StepsPage } from './form-pages.tsx'
import { ForbiddenPage, GalleryHistory, ThingsPage } from './list-pages.tsx'
import { ThingPage } from './thing-page.tsx'

pretendToBeTheServer()
const dark = new URLSearchParams(location.search).has('dark')
chooseColorScheme(dark ? 'dark' : 'light')
followColorScheme()
const language = new URLSearchParams(location.search).get('lang') ?? 'en'
const files = import.meta.glob('../../translations/*/*.json', { eager: true, import: 'default' })
const sentences: Record<string, object> = {}
for (const [path, value] of Object.entries(files)) {
  const [slug, file] = path.split('/').slice(-2)
  if (slug === language) sentences[file!.replace('.json', '')] = value as object
}
await i18next.use(initReactI18next).init({
  lng: language,
  resources: { [language]: { translation: sentences } },
  interpolation: { escapeValue: false },
})
document.documentElement.lang = language

const rootRoute = createRootRoute({ component: Root })
const page = (path: string, component: () => React.ReactNode) =>
  createRoute({ getParentRoute: () => rootRoute, path, component })
const router = createRouter({
  routeTree: rootRoute.addChildren([
    page('/', ThingsPage),
    page('/forbidden', ForbiddenPage),
    page('/history', GalleryHistory),
    page('/things/$id', ThingPage),
    page('/form', () => <FormPages mode="create" />),
    page('/edit', () => <FormPages mode="edit" />),
    page('/steps', StepsPage),
    page('/controls', ControlsPage),
  ]),
  history: createHashHistory(),
  parseSearch: searchFromText,
  stringifySearch: searchToText,
  scrollRestoration: true,
})

function Root() {
  const me = useMe()
  return (
    <main className="rb-main">
      <BreadcrumbTrail />
      {me && <Outlet />}
      <NoticesHost />
    </main>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <AntdProvider>
        <RouterProvider router={router as never} />
      </AntdProvider>
    </QueryClientProvider>
  </StrictMode>,
)
