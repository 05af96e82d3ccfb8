import './without-eval.ts'
import './app/base.css'
import { isSignedIn } from './api/token.ts'
import { boot } from './app/boot.ts'
import { followBuilds } from './app/outdated.ts'
import { followColorScheme } from './ui/color-scheme.ts'

const loadApp = () => import('./app/show-app.tsx')

followColorScheme()
followBuilds()
// Loads the application while `boot` reads, but not before a redirect to the sign-in page. A salt signs in another
// user, so nothing is read ahead for the present one.
if (location.search.includes('salt=')) loadApp().catch(() => undefined)
else if (isSignedIn())
  loadApp()
    .then(app => app.loadAhead())
    .catch(() => undefined)
boot()
  .then(async outcome => {
    if (outcome === 'ready') (await loadApp()).showApp()
  })
  .catch(async (error: unknown) => {
    console.error(error)
    ;(await loadApp()).showBootFailure()
  })
