import './without-eval.ts'
import './app/base.css'
import { isSignedIn } from './api/token.ts'
import { boot } from './app/boot.ts'
import { followBuilds } from './app/outdated.ts'
import { followColorScheme } from './ui/color-scheme.ts'

const loadApp = () => import('./app/show-app.tsx')

followColorScheme()
followBuilds()
// Beside what is read at the start, and not at all for who is about to be sent to the sign-in page. A salt signs in
// somebody else: who that is, is not asked yet.
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
