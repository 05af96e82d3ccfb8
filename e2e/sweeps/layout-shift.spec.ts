import { expect, type Page } from '@playwright/test'
import { delayResponses } from '../api-calls.ts'
import { phoneScreen, signIn } from '../shop.ts'
import { test } from '../test.ts'

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
  // Units and specifications have the same layout.
  '/brands',
  '/report-orders',
  '/report-inventory',
]

const others = [
  '/orders/1',
  '/parts-orders/1',
  '/customers/1',
  '/vehicles/1',
  '/parts/1',
  '/parts/1/edit',
  '/company-settings',
  '/profile',
]

test('no page shifts while it loads over a slow network, at 1280 and 360 wide', async ({ page }) => {
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
    for (const path of [...lists, ...others]) {
      await page.goto(path)
      await waitUntilLoaded(page)
      const { sum, worst } = await page.evaluate(
        () => (window as unknown as { shifts: { sum: number; worst: string[] } }).shifts,
      )
      expect.soft(sum, `${path} at ${viewport.width}: ${worst.join(' | ')}`).toBeLessThanOrEqual(0.02)
    }
  }
  await network.detach()
})

test('the footer is below the window while the code of a page loads, and stays there', async ({ page }) => {
  await signIn(page, 'admin')
  const code = await delayResponses(page, /\/assets\/customer-list-page-/)
  await page.goto('/customers', { waitUntil: 'commit' })
  // A locator would wait until the page is loaded, and frames may not come until then.
  const footer = await page.waitForFunction(
    () => document.querySelector('.rb-page-spinner') && document.querySelector('footer'),
    undefined,
    { polling: 100 },
  )
  expect(
    await footer.evaluate(element => element!.getBoundingClientRect().top - innerHeight),
  ).toBeGreaterThan(0)
  code.release()
  await waitUntilLoaded(page)
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
})

test('opening a dialog does not move the page', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/parts')
  await waitUntilLoaded(page)
  await page.evaluate(() => window.scrollTo(0, 300))
  const places = () =>
    page.evaluate(() =>
      ['.rb-header', 'h1', 'tbody tr[data-row]:nth-child(8)'].map(selector => {
        const { x, y, width } = document.querySelector(selector)!.getBoundingClientRect()
        return [x, y, width]
      }),
    )
  const before = await places()
  await page.locator('[data-row]').getByRole('button', { name: 'Purchase' }).nth(6).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await places()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await places()).toEqual(before)
})

test('the notice of a lost connection moves and covers nothing, and is not printed', async ({ page }) => {
  await signIn(page, 'admin')
  for (const viewport of [{ width: 1280, height: 800 }, phoneScreen]) {
    await page.setViewportSize(viewport)
    for (const path of ['/orders', '/']) {
      await page.goto(path)
      await waitUntilLoaded(page)
      const shown = () =>
        page.evaluate(() => {
          const all = document.querySelectorAll(
            '.rb-header :is(a, button), .rb-crumbs, h1, .rb-heading-actions *, tr, li',
          )
          return [...all].map(one => {
            const { x, y, width, height } = one.getBoundingClientRect()
            // The element in the middle, which the notice must not cover.
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
      // The text begins a few pixels below the top of its box.
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

async function waitUntilLoaded(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.rb-skeleton, [aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}
