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

/** Asks for who is signed in and for the code of the page, which the router would ask for one after the other. */
export function loadAhead(): void {
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    if (routeId === baseLayoutRoute.id) fetchMe().catch(askedAgain)
    const route = router.routesById[routeId]
    if (route) router.loadRouteChunk(route)?.catch(askedAgain)
  }
}

/** The router asks again for what failed, and says so. */
const askedAgain = () => undefined
