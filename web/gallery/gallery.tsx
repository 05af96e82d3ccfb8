import { QueryClientProvider } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { useMe } from '#web/access/me.ts'
import { queryClient } from '#web/api/query-client.ts'
import { AntdProvider } from '#web/app/antd-provider.tsx'
import '#web/app/base.css'
import '#web/app/layout/layout.css'
import { NoticesHost } from '#web/app/layout/notices/notices-host.tsx'
import { searchFromText, searchToText } from '#web/shell/search-text.ts'
import { EditThing, NewThing } from './thing-form.tsx'
import { ThingList } from './thing-list.tsx'

// The frames of the pages over made-up records, for the tests in e2e/components: these answer for the server.
const files = import.meta.glob('../../translations/en/*.json', { eager: true, import: 'default' })
const sentences = Object.fromEntries(
  Object.entries(files).map(([path, value]) => [path.split('/').at(-1)!.replace('.json', ''), value]),
)
await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { translation: sentences } },
  interpolation: { escapeValue: false },
})

const rootRoute = createRootRoute({ component: Root })
const page = (path: string, component: () => React.ReactNode) =>
  createRoute({ getParentRoute: () => rootRoute, path, component })
const router = createRouter({
  routeTree: rootRoute.addChildren([
    page('/things', ThingList),
    page('/things/create', NewThing),
    page('/things/$id/edit', EditThing),
    page('/elsewhere', () => <h1>Elsewhere</h1>),
  ]),
  parseSearch: searchFromText,
  stringifySearch: searchToText,
})

function Root() {
  const me = useMe()
  return (
    <main className="rb-main">
      <Link to="/elsewhere">Away</Link>
      {me && <Outlet />}
      <NoticesHost />
    </main>
  )
}

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={queryClient}>
    <AntdProvider>
      <RouterProvider router={router as never} />
    </AntdProvider>
  </QueryClientProvider>,
)
