import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/jetbrains-mono/wght.css'
import './app/base.css'
import './app/print.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { boot } from './app/boot.ts'
import { followBuilds } from './app/outdated.ts'
import { BootFailure } from './app/pages/boot-failure.tsx'
import { followColorScheme } from './shell/color-scheme.ts'

const root = createRoot(document.getElementById('root')!)

followColorScheme()
followBuilds()
boot()
  .then(outcome => {
    if (outcome === 'ready') root.render(<App />)
  })
  .catch((error: unknown) => {
    console.error(error)
    root.render(<BootFailure />)
  })
