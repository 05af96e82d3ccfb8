import { expect, type Page } from '@playwright/test'
import { holdBack } from '../browser-calls.ts'
import { phoneScreen, signIn } from '../shop.ts'
import { test } from '../test.ts'

// Nothing moves by itself: not while a page comes in, not when a dialog opens, not when a filter is filled.

const lists = [
  '/',
  '/orders',
  '/customers',
  '/vehicles',
  '/parts',
  '/parts-orders',
  '/type-of-work',
  '/supplier',
  '/categories',
  '/users',
  '/tags',
  // Units and specifications are the same page.
  '/brands',
  '/report-orders',
  '/report-inventory',
]

test('no list jumps while it comes in over a slow network, on a desk and on a phone', async ({ page }) => {
  await signIn(page, 'admin')
  await page.addInitScript(() => {
    const shifts = { sum: 0, worst: [] as string[] }
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput) continue
        shifts.sum += entry.value
        const moved = entry.sources.map(
          ({ node }) => `${node?.nodeName}.${(node as Element)?.className ?? ''}`,
        )
        shifts.worst.push(`${entry.value.toFixed(3)} ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })

    interface Shift {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
  })
  const network = await page.context().newCDPSession(page)
  // Fast 3G.
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 760 },
  ]) {
    await page.setViewportSize(viewport)
    for (const path of lists) {
      await page.goto(path)
      await isThere(page)
      const { sum, worst } = await page.evaluate(
        () => (window as unknown as { shifts: { sum: number; worst: string[] } }).shifts,
      )
      expect.soft(sum, `${path} at ${viewport.width}: ${worst.join(' | ')}`).toBeLessThanOrEqual(0.02)
    }
  }
  await network.detach()
})

test('while the code of a page is on its way the footer is out of sight, and is not pushed there', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const code = await holdBack(page, /\/assets\/customer-list-page-/)
  await page.goto('/customers', { waitUntil: 'commit' })
  // Not by locators, which wait for pages that are busy.
  const footer = await page.waitForFunction(
    () => document.querySelector('.rb-page-spinner') && document.querySelector('footer'),
  )
  expect(
    await footer.evaluate(element => element!.getBoundingClientRect().top - innerHeight),
  ).toBeGreaterThan(0)
  code.release()
  await isThere(page)
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
})

test('a dialog that opens leaves the page where it is', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/parts')
  await isThere(page)
  await page.evaluate(() => window.scrollTo(0, 300))
  const places = () =>
    page.evaluate(() =>
      ['.rb-header', 'h1', 'tbody tr[data-row]:nth-child(8)'].map(found => {
        const { x, y, width } = document.querySelector(found)!.getBoundingClientRect()
        return [x, y, width]
      }),
    )
  const before = await places()
  await page.locator('.rb-icon-action:has(.anticon-import)').nth(6).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await places()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await places()).toEqual(before)
})

test('a lost connection is said without moving or covering anything, in print not at all', async ({
  page,
}) => {
  await signIn(page, 'admin')
  for (const viewport of [{ width: 1280, height: 800 }, phoneScreen]) {
    await page.setViewportSize(viewport)
    // With a trail above the heading, and without.
    for (const path of ['/orders', '/']) {
      await page.goto(path)
      await isThere(page)
      const shown = () =>
        page.evaluate(() => {
          const all = document.querySelectorAll(
            '.rb-header :is(a, button), .rb-crumbs, h1, .rb-heading-actions *, tr, li',
          )
          return [...all].map(one => {
            const { x, y, width, height } = one.getBoundingClientRect()
            // Nothing else lies on the middle of what is pressed or read.
            const top = document.elementsFromPoint(x + width / 2, y + height / 2)[0]
            return [x, y, width, height, top?.tagName, top?.className]
          })
        })
      const before = await shown()
      expect(before.length).toBeGreaterThan(5)
      const notice = page.getByRole('alert').filter({ hasText: 'No connection to the server.' })
      await page.context().setOffline(true)
      await expect(notice).toBeVisible()
      expect(await shown(), `${path} at ${viewport.width}`).toEqual(before)
      const { y, height } = (await notice.boundingBox())!
      const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!
      // Its letters begin a few pixels below the box.
      expect(y + height, `${path} at ${viewport.width}`).toBeLessThanOrEqual(heading.y + 5)
      if (path === '/') {
        await page.emulateMedia({ media: 'print' })
        await expect(notice).toBeHidden()
        await page.emulateMedia({ media: null })
      }
      await page.context().setOffline(false)
      await expect(notice).toHaveCount(0)
      if (path !== '/') expect(await shown(), `${path} at ${viewport.width}`).toEqual(before)
    }
  }
})

/** The page has what it asked for. */
async function isThere(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.rb-skeleton, [aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}
