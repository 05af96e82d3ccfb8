import { createRoot } from 'react-dom/client'
import { fetchMe } from '#web/access/me.ts'
import { App } from './app.tsx'
import { baseLayoutRoute } from './layout-route.tsx'
import { BootFailure } from './pages/boot-failure.tsx'
import { router } from './router.ts'
import './print.css'

const root = createRoot(document.getElementById('root')!)

export const showApp = () => root.render(<App />)
export const showBootFailure = () => root.render(<BootFailure />)

/** Loads the user and the page's code in parallel; the router would load them one after the other. */
export function loadAhead(): void {
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    if (routeId === baseLayoutRoute.id) fetchMe().catch(askedAgain)
    const route = router.routesById[routeId]
    if (route) router.loadRouteChunk(route)?.catch(askedAgain)
  }
}

/** The router retries and shows the failure. */
const askedAgain = () => undefined
