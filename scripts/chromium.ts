import { existsSync } from 'node:fs'

/** The browser of the tests; undefined: the one that Playwright has downloaded. */
export const chromium = [
  process.env.CHROMIUM_PATH,
  // Without the frame around the page, which nobody sees and which costs as much as the page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find(path => path && existsSync(path))

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // All pages of a context share one process, in which the application is compiled once.
  '--renderer-process-limit=1',
  // A page lives for seconds: it does not earn back what optimizing its code costs.
  '--js-flags=--no-maglev --no-turbofan',
]
