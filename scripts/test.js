// `npm test`: rules, API, components and the journeys of a day's work. `npm run test:all`: also
// what each page does besides, and sweeps over every page, endpoint and list.
// `npm test -- server/src/features/customers`: only matching tests of rules, API and components.
import { existsSync } from 'node:fs'
import { ensureBuilt, ensureInstalled, run } from './fresh-clone.js'

ensureInstalled()
const isAll = process.argv.includes('--all')
const wanted = process.argv.slice(2).filter(word => word !== '--all')
ensureBrowser()
run('Rules, API and components', 'vitest', [
  'run',
  ...wanted,
  ...(isAll || wanted.length > 0 ? [] : ['--project=!sweeps']),
])
if (wanted.length === 0) {
  ensureBuilt()
  const projects = isAll ? [] : ['--project=journeys']
  run('Journeys in the browser', 'playwright', ['test', '-c', 'e2e/playwright.config.ts', ...projects])
}

/**
 * The system's Chromium; as root on Debian its packages are installed; elsewhere Playwright's own.
 * Journeys are faster in the headless shell, which has no camera.
 */
function ensureBrowser() {
  const withCamera = ['chromium', 'chromium-browser', 'google-chrome']
  if (process.env.CHROMIUM_PATH || withCamera.some(name => existsSync(`/usr/bin/${name}`))) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('Looking up Debian packages', 'apt-get', ['update', '-qq'])
    run('Installing Chromium', 'apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'], {
      DEBIAN_FRONTEND: 'noninteractive',
    })
    return
  }
  run("Downloading Playwright's Chromium", 'playwright', ['install', 'chromium'])
}
