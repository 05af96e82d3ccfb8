import { expect, type Locator, type Page } from '@playwright/test'
import { type Language, languageSlugs } from '../../contract/src/shared/languages.ts'
import { addressOf, routePaths } from '../addresses.ts'
import { call } from '../api-calls.ts'
import { contrastRatio } from '../colors.ts'
import { horizontalOverflow } from '../overflow.ts'
import { printDefects } from '../print-defects.ts'
import { newOrder } from '../repair-order-actions.ts'
import { phoneScreen, signIn, visit, writeStorage } from '../shop.ts'
import { test } from '../test.ts'
import { accessibilityViolations } from './accessibility-violations.ts'
import { brokenWords } from './broken-words.ts'

const desk = { width: 1280, height: 800 }
/** Several tests, so that all workers take a share of the pages. */
const shares = 4

for (let share = 0; share < shares; share += 1) {
  test(`every page is accessible, has large enough targets, fits from 320 to 1600 wide and prints: share ${share + 1} of ${shares}`, async ({
    page,
  }) => {
    test.setTimeout(900_000)
    await signIn(page, 'admin')
    const ids = await idsOf(page)
    const pages = routePaths
      .filter((_, index) => index % shares === share)
      .map(path => [path, addressOf(path, ids.for(path))] as const)
    await openAs(page, 'light', 'en')
    for (const [path, address] of pages) {
      await visit(page, address)
      await waitUntilLoaded(page)
      expect.soft(await accessibilityViolations(page), path).toEqual([])
      expect.soft(await smallTargets(page, 24), path).toEqual([])
      expect.soft(await brokenWords(page), path).toEqual([])
    }
    await onTouchScreen(page, async () => {
      for (const [path, address] of pages) {
        await visit(page, address)
        await waitUntilLoaded(page)
        // Controls grow once the page detects the touch screen.
        await expect
          .configure({ soft: true })
          .poll(() => smallTargets(page, 44), path)
          .toEqual([])
        expect.soft(await brokenWords(page), path).toEqual([])
      }
    })
    // Russian has the longest words.
    await openAs(page, 'dark', 'ru')
    for (const [path, address] of pages) {
      await visit(page, address)
      await waitUntilLoaded(page)
      expect.soft(await accessibilityViolations(page), path).toEqual([])
      expect.soft(await overflowingWidths(page), path).toEqual([])
      expect.soft(await printDefects(page), path).toEqual([])
    }
  })
}

test('overlays are accessible, light and dark, in four languages', async ({ page }) => {
  test.setTimeout(900_000)
  await signIn(page, 'admin')
  for (const [index, [name, path, show]] of overlays.entries()) {
    await writeStorage(page, { language: languageSlugs[index % languageSlugs.length]! })
    await open(page, path)
    // Keyboard shortcuts load after the first paint.
    await page.waitForLoadState('networkidle')
    await show(page)
    await expect(
      page
        .locator('[role=dialog], dialog[open], [role=menu], [role=listbox], .rb-popup, .ant-picker-dropdown')
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect.soft(await accessibilityViolations(page), `${name}, ${colorScheme}`).toEqual([])
    }
  }
})

test('forms with errors are accessible, light and dark', async ({ page }) => {
  await signIn(page, 'admin')
  for (const [path, submit] of [
    ['/customers/create', 'Save'],
    ['/vehicles/create', 'Save'],
    ['/parts/create', 'Save'],
    ['/orders/create', 'Next step'],
  ] as const) {
    await open(page, path)
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByText('Field is required').first(), path).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect.soft(await accessibilityViolations(page), `${path}, ${colorScheme}`).toEqual([])
    }
  }
})

test('checkboxes and radio buttons have enough contrast, light and dark [WCAG 1.4.11]', async ({ page }) => {
  await signIn(page, 'admin')
  const order = await newOrder(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`/orders/${order.id}/edit`)
    await expectContrast(page.locator('main .ant-checkbox').first())
    await page.goto(`/orders/${order.id}`)
    await page.getByRole('button', { name: 'Change status' }).click()
    await expectContrast(page.locator('.ant-radio').first())
  }

  async function expectContrast(mark: Locator) {
    const [edge, behind] = await mark.evaluate(one => {
      let under: Element | null = one.parentElement
      while (under && getComputedStyle(under).backgroundColor === 'rgba(0, 0, 0, 0)')
        under = under.parentElement
      return [getComputedStyle(one).borderTopColor, getComputedStyle(under ?? document.body).backgroundColor]
    })
    expect(contrastRatio(edge!, behind!), `${edge} on ${behind}`).toBeGreaterThanOrEqual(3)
  }
})

test('nothing moves with reduced motion', async ({ page }) => {
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

test('a dialog traps the focus and returns it, and Escape closes the top one', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, '/customers')
  const opener = page.getByRole('button', { name: /^Comments/ }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  for (let count = 0; count < 8; count += 1) {
    await page.keyboard.press('Tab')
    // The focus may reach the browser's own controls, but never the page behind.
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
  [
    'an act on ticked rows',
    '/customers',
    async page => {
      await page.locator('.rb-tick input').nth(1).check()
      await page.locator('.rb-selection-bar button').nth(1).click()
      await page.getByRole('dialog').waitFor()
    },
  ],
  ['purchase', '/parts/1', page => page.locator('.rb-main button:has(.anticon-import)').click()],
  [
    'delete a part',
    '/parts/1',
    async page => {
      await page.locator('.rb-heading-actions [aria-haspopup=menu]').click()
      await page.getByRole('menuitem').click()
    },
  ],
  [
    'comments of an order',
    '/orders',
    page => page.locator('.rb-icon-action:has(.anticon-comment)').first().click(),
  ],
  ['calendar', '/parts/1/history', page => openCalendar(page.locator('.ant-picker-range input').first())],
  ['months', '/parts/1/history', page => openMonths(page)],
  [
    'day',
    '/parts/1',
    async page => {
      await page.locator('.rb-main button:has(.anticon-import)').click()
      await openCalendar(page.getByRole('dialog').locator('.ant-picker input').first())
    },
  ],
  ['choices', '/orders', page => page.locator('.rb-list-filter .ant-select').first().click()],
]

async function openCalendar(field: Locator) {
  await field.click()
  await field.page().locator('.ant-picker-dropdown:visible .ant-picker-cell').first().waitFor()
}

async function openMonths(page: Page) {
  await openCalendar(page.locator('.ant-picker-range input').first())
  await page.locator('.ant-picker-dropdown:visible .ant-picker-month-btn').first().click()
  await page.locator('.ant-picker-dropdown:visible .ant-picker-month-panel').first().waitFor()
}

async function openAs(page: Page, theme: 'light' | 'dark', language: Language) {
  await writeStorage(page, { 'color-scheme': theme, language })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await waitUntilLoaded(page)
}

async function waitUntilLoaded(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNotLoading(page)
  // Targets below the sticky header would count as small.
  await page.evaluate(() => window.scrollTo(0, 0))
}

async function expectNotLoading(page: Page) {
  await expect(page.locator('.rb-skeleton, [aria-busy=true]')).toHaveCount(0)
  await expect(
    page.getByRole('progressbar', { includeHidden: true }).and(page.locator('.rb-progress')),
  ).toHaveCount(0)
}

/** Measures on a phone with a touch screen. */
async function onTouchScreen(page: Page, measure: () => Promise<void>) {
  const machine = await page.context().newCDPSession(page)
  await page.setViewportSize(phoneScreen)
  await machine.send('Emulation.setDeviceMetricsOverride', {
    ...phoneScreen,
    deviceScaleFactor: 1,
    mobile: true,
  })
  await machine.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  await expectNotLoading(page)
  await measure()
  await machine.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await machine.detach()
  await page.setViewportSize(desk)
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(false)
  await expectNotLoading(page)
}

async function overflowingWidths(page: Page): Promise<string[]> {
  const wide: string[] = []
  const before = page.viewportSize()!
  for (const width of [320, 360, 480, 576, 768, 992, 1200, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    const over = await horizontalOverflow(page)
    if (over > 0) wide.push(`${over} too wide at ${width}`)
  }
  await page.setViewportSize(before)
  return wide
}

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
    drafts: await newDraft(page),
  }
  return {
    for: (path: string): number =>
      (path.endsWith('edit-deleted')
        ? ids.deleted
        : path === '/parts-orders/$id/create'
          ? ids.drafts
          : ids[path.split('/')[1]!]) ?? 1,
  }
}

async function newDraft(page: Page): Promise<number> {
  const [customer] = (await call(page, 'GET', '/customers/short-list?search=walk-in')).body.data
  const { body } = await call(page, 'POST', '/parts-orders', { customer_id: customer.id })
  const { id } = body.data
  const [part] = (await call(page, 'GET', '/inventories?per_page=1&status=in_stock')).body.data
  await call(page, 'POST', `/parts-orders/${id}/item`, { inventory_id: part.id, quantity: 1, discount: 0 })
  return id
}

/** Controls smaller than `least` pixels. With a mouse, a link within a sentence may be as low as its line. */
function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate(min => {
    const frames =
      'label, .ant-select, .ant-input-affix-wrapper, .ant-input-number, .ant-picker, .ant-upload, .ant-input-group-wrapper'
    const controls = [
      ...document.querySelectorAll<HTMLElement>('button, a[href], input, textarea, select, [role=button]'),
    ]
    // The clickable area may be larger than the element.
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
    const small = controls.filter(element => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      if (element.closest('[aria-hidden=true], .rb-skip, .rb-visually-hidden')) return false
      if (min < 44 && element.matches('a') && getComputedStyle(element).display === 'inline') return false
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
