import { expect, type Page } from '@playwright/test'
import { accessibilityViolations } from './accessibility-violations.ts'
import { addressOf, routePaths } from './addresses.ts'
import { call } from './browser-calls.ts'
import { keep, signIn, waitForPages } from './shop.ts'
import { test } from './test.ts'

// A page is opened once a look, for all that is measured in it.
const looks = [
  {
    look: { theme: 'light', language: 'en' },
    also: 'what is pressed is 24 high under a mouse',
    measure: (page: Page) => smallTargets(page, 24),
  },
  {
    // The longest words.
    look: { theme: 'dark', language: 'ru' },
    also: 'nothing scrolls sideways from 320 to 1600',
    measure: sideways,
  },
] as const
/** What opens is looked at in both themes, by turns in two languages each. */
const themes = [
  { theme: 'light', languages: ['en', 'uk'] },
  { theme: 'dark', languages: ['ru', 'es'] },
] as const

for (const { look, also, measure } of looks) {
  test(`axe finds nothing on any page, ${look.theme}, in ${look.language}, and ${also}`, async ({ page }) => {
    test.setTimeout(900_000)
    await signIn(page, 'admin')
    const ids = await idsOf(page)
    await keep(page, { 'color-scheme': look.theme, language: look.language })
    for (const path of routePaths) {
      await open(page, addressOf(path, ids.for(path)))
      await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme)
      expect.soft(await accessibilityViolations(page), path).toEqual([])
      expect.soft(await measure(page), path).toEqual([])
    }
  })
}

for (const { theme, languages } of themes) {
  test(`axe finds nothing in what opens over a page, ${theme}, in ${languages.join(' and ')}`, async ({
    page,
  }) => {
    test.setTimeout(900_000)
    await signIn(page, 'admin')
    const ids = await idsOf(page)
    for (const [index, [name, path, show]] of overlays.entries()) {
      await keep(page, { 'color-scheme': theme, language: languages[index % 2]! })
      await open(page, path.replace('$order', String(ids.for('/orders/$id'))))
      // The keys are heard once what comes after the first paint is there.
      await page.waitForLoadState('networkidle')
      await show(page)
      await expect(page.locator('[role=dialog], dialog[open], [role=menu], .rb-popup').first()).toBeVisible()
      expect.soft(await accessibilityViolations(page), name).toEqual([])
    }
  })
}

test('what is pressed is 44 high under a finger', async ({ browser }) => {
  test.setTimeout(900_000)
  const context = await browser.newContext({
    viewport: { width: 360, height: 760 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await waitForPages(page)
  // What is moving is measured smaller than it will be.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'admin')
  const ids = await idsOf(page)
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  for (const path of routePaths) {
    await open(page, addressOf(path, ids.for(path)))
    expect.soft(await smallTargets(page, 44), path).toEqual([])
  }
  await context.close()
})

test('nothing moves for those who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'admin')
  await open(page, '/customers')
  await page
    .getByRole('button', { name: /^Comments/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(element => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
        const longest = (text: string) => Math.max(...text.split(',').map(Number.parseFloat))
        const isRunning = animationName !== 'none' && longest(animationDuration) > 0.001
        return isRunning || longest(transitionDuration) > 0.001
      })
      .map(element => element.className.toString()),
  )
  expect(moving).toEqual([])
  await page.goto('/parts?per_page=48')
  await expect(page.getByRole('row').nth(40)).toBeAttached()
  await page.evaluate(() => window.scrollTo(0, 2000))
  await page.getByRole('button', { name: 'Back to top' }).click()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a dialog holds the focus, gives it back, and Escape closes what is on top', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, '/customers')
  const opener = page.getByRole('button', { name: /^Comments/ }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  for (let count = 0; count < 8; count += 1) {
    await page.keyboard.press('Tab')
    // At the ends the browser's own controls have it for one press; the page behind never has.
    expect(await page.evaluate(() => document.activeElement!.closest('.rb-main, .rb-header'))).toBeNull()
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(opener).toBeFocused()
})

type Show = (page: Page) => Promise<unknown>
const overlays: readonly [name: string, path: string, show: Show][] = [
  ['palette', '/', page => page.keyboard.press('Control+k')],
  ['keys', '/', page => page.keyboard.press('?')],
  ['account', '/', page => page.locator('.rb-account-button').click()],
  ['bell', '/', page => page.locator('.rb-bell button').click()],
  ['comments', '/customers', page => page.locator('.rb-icon-action:has(.anticon-comment)').first().click()],
  [
    'row menu',
    '/orders',
    async page => {
      await page.locator('.rb-icon-action:has(.anticon-more)').first().click()
      await page.getByRole('menu').waitFor()
    },
  ],
  ['purchase', '/parts/1', page => page.locator('.rb-main button:has(.anticon-import)').click()],
  ['delete a part', '/parts/1', page => page.locator('.rb-main button:has(.anticon-delete)').first().click()],
  [
    'comments of an order',
    '/orders',
    page => page.locator('.rb-icon-action:has(.anticon-comment)').first().click(),
  ],
]

/** Opens the page and waits until it has what it asked for. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.rb-bones, [aria-busy=true]')).toHaveCount(0)
  await expect(
    page.getByRole('progressbar', { includeHidden: true }).and(page.locator('.rb-progress')),
  ).toHaveCount(0)
}

/** Widths, as text, at which the page is wider than the window. */
async function sideways(page: Page): Promise<string[]> {
  const wide: string[] = []
  const before = page.viewportSize()!
  for (const width of [320, 360, 480, 576, 768, 992, 1200, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    const over = await page.evaluate(async () => {
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    if (over > 0) wide.push(`${over} too wide at ${width}`)
  }
  await page.setViewportSize(before)
  return wide
}

/** An id that exists for each kind of record. */
async function idsOf(page: Page) {
  const first = async (path: string): Promise<number> => (await call(page, 'GET', path)).body.data[0].id
  const ids: Record<string, number> = {
    customers: await first('/customers?per_page=1'),
    vehicles: await first('/trucks?per_page=1'),
    trailers: await first('/trailers?per_page=1'),
    orders: await first('/orders?per_page=1&status=new'),
    deleted: await first('/orders?per_page=1&status=deleted'),
    parts: 1,
    'type-of-work': await first('/types-of-work?per_page=1'),
    users: await first('/users?per_page=1'),
  }
  return {
    for: (path: string): number =>
      (path.endsWith('edit-deleted') ? ids.deleted : ids[path.split('/')[1]!]) ?? 1,
  }
}

/** Buttons, fields and links lower or narrower than so many pixels. A link within a sentence may be as low as its line. */
function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate(min => {
    const frames =
      'label, .ant-select, .ant-input-affix-wrapper, .ant-input-number, .ant-picker, .ant-upload, .ant-input-group-wrapper'
    const found = [
      ...document.querySelectorAll<HTMLElement>('button, a[href], input, textarea, select, [role=button]'),
    ]
    // A target may reach further than it is drawn.
    const isHitAround = (target: HTMLElement) => {
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = target.getBoundingClientRect()
      const reach = [min / 2 - 1, -(min / 2 - 1)].map(by => [0, by] as const)
      const sides = [11, -11].map(by => [Math.abs(by) < width / 2 ? 0 : by, 0] as const)
      return [...reach, ...sides].every(([right, down]) => {
        const hit = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down)
        return hit !== null && target.contains(hit)
      })
    }
    const small = found.filter(element => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      if (element.closest('[aria-hidden=true], .rb-skip, .rb-visually-hidden')) return false
      if (element.matches('a') && getComputedStyle(element).display === 'inline') return false
      const target = element.matches('input, textarea')
        ? (element.closest<HTMLElement>(frames) ?? element)
        : element
      const { width, height } = target.getBoundingClientRect()
      if (width <= 1 || height <= 1) return false
      return (height < min - 0.5 || width < 23.5) && !isHitAround(target)
    })
    return [
      ...new Set(
        small.map(element => {
          const { width, height } = element.getBoundingClientRect()
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? ''
          return `${element.tagName.toLowerCase()}.${String(element.className).split(' ').slice(0, 2).join('.')} '${name}' ${Math.round(width)}x${Math.round(height)}`
        }),
      ),
    ].slice(0, 12)
  }, least)
}
