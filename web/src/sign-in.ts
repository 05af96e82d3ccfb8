import './without-eval.ts'
import './app/base.css'
import './features/session/session.css'
import { showIdentityPages } from './features/session/identity-pages.ts'
import { followColorScheme } from './ui/color-scheme.ts'

// Without React, which alone is as large as this entry may be.
followColorScheme()
showIdentityPages(document.getElementById('root')!).catch((error: unknown) => {
  console.error(error)
  document.getElementById('root')!.textContent = 'Rigbay'
})
