import './app/base.css'
import { isSignedIn } from './api/token.ts'
import { boot } from './app/boot.ts'
import { followBuilds } from './app/outdated.ts'
import { followColorScheme } from './shell/color-scheme.ts'

const loadApp = () => import('./app/show-app.tsx')

followColorScheme()
followBuilds()
// Beside what is read at the start, and not at all for who is about to be sent to the sign-in page.
const hasSalt = location.search.includes('salt=')
const ahead = isSignedIn() || hasSalt ? loadApp() : undefined
// A salt signs in somebody else.
ahead?.then(app => (hasSalt ? undefined : app.loadAhead())).catch(() => undefined)
boot()
  .then(async outcome => {
    if (outcome === 'ready') (await loadApp()).showApp()
  })
  .catch(async (error: unknown) => {
    console.error(error)
    ;(await loadApp()).showBootFailure()
  })
