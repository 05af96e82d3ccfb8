import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'

export interface Bench {
  browser: Browser
  url: string
  session: Awaited<ReturnType<BrowserContext['storageState']>>
}

export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
/** As slow, with room for a table. */
export const desk = { viewport: { width: 1280, height: 800 } }

const slower = 4
/** As Chromium's developer tools define it. */
const fast4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
}

/** In a new browser context with the session only. */
export async function openPage(
  { browser, url, session }: Bench,
  screen: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, storageState: session, ...screen })
  await context.addInitScript({ content: watched })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', fast4G)
  return page
}

const watched = `
  window.vitals = { lcp: 0, shifts: 0, events: [] }
  const watch = (options, each) =>
    new PerformanceObserver(list => list.getEntries().forEach(each)).observe({ buffered: true, ...options })
  watch({ type: 'largest-contentful-paint' }, ({ startTime }) => (vitals.lcp = startTime))
  watch({ type: 'layout-shift' }, ({ value, hadRecentInput }) => (vitals.shifts += hadRecentInput ? 0 : value))
  watch({ type: 'event', durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (interactionId) vitals.events.push(duration)
  })
`

/** Polls seldom, as polling takes the page's time. */
export async function until(page: Page, condition: string): Promise<void> {
  for (let left = 300; !(await page.evaluate<boolean>(`Boolean(${condition})`)); left--) {
    if (left === 0) throw new Error(`${page.url()} never came to ${condition}`)
    await page.waitForTimeout(200)
  }
}

export const settled = (page: Page) => page.waitForLoadState('networkidle')

/** The position of an element: finding it by role takes longer than much of what is measured. */
export async function pressed(page: Page, found: Locator): Promise<() => Promise<void>> {
  await found.scrollIntoViewIfNeeded()
  // After scrolling, the layout may change.
  await page.waitForTimeout(300)
  await found.scrollIntoViewIfNeeded()
  const box = await found.boundingBox()
  if (!box) throw new Error(`Nothing to press: ${found}`)
  const [x, y] = [box.x + Math.min(box.width / 2, 60), box.y + box.height / 2]
  const isTouched = await page.evaluate<boolean>('navigator.maxTouchPoints > 0')
  return () => (isTouched ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

/** From the slowest press or key to the next frame. Below 16 is reported as 16. */
export async function delayOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate('vitals.events.length = 0')
  await act()
  await page.waitForTimeout(1500)
  return page.evaluate<number>('Math.max(16, ...vitals.events)')
}
