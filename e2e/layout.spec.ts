import { expect, type Locator, type Page } from '@playwright/test'
import { addressOf, routePaths } from './addresses.ts'
import { call, delayResponses } from './api-calls.ts'
import { notices, signIn, signInAtHome, signInElsewhere, visit, writeStorage } from './shop.ts'
import { test } from './test.ts'

test('a page’s code is loaded when it is opened, and every API request has its headers', {
  tag: ['@PLAT-014', '@PLAT-023'],
}, async ({ page }) => {
  const scripts: string[] = []
  const calls: Record<string, string | undefined>[] = []
  page.on('request', request => {
    scripts.push(new URL(request.url()).pathname)
    if (request.url().includes('/api/v1/')) calls.push(request.headers())
  })
  const isLoaded = () => scripts.some(path => /\/customer-list-page-.*\.js$/.test(path))
  await signInAtHome(page, 'admin')
  await page.waitForLoadState('networkidle')
  expect(isLoaded()).toBe(false)
  await page.getByRole('navigation').getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible()
  expect(isLoaded()).toBe(true)
  expect(calls.length).toBeGreaterThan(3)
  for (const headers of calls) {
    expect(headers).toMatchObject({
      'admin-panel': 'true',
      'app-language': 'en',
      timezoneid: 'America/Chicago',
      authorization: expect.stringMatching(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/),
    })
  }
})

test('the root is home, and an unknown address shows a message', {
  tag: ['@PLAT-013', '@PLAT-016', '@PLAT-018'],
}, async ({ page }) => {
  await signInAtHome(page, 'admin')
  const isHome = async () => {
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1, name: /^Today, \w+day, / })).toBeVisible()
    await expect(page.getByRole('region', { name: 'By mechanic' })).toBeVisible()
  }
  await isHome()
  await page.goto('/customers')
  await page.goto('/')
  await isHome()
  for (const path of ['/nowhere', '/customers/abc', '/customers/12/nowhere', '/customers/0']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await isHome()
})

test('a page without the right leads to /forbidden', { tag: ['@PLAT-017', '@PLAT-020'] }, async ({
  page,
}) => {
  await signIn(page, 'mechanic')
  await page.goto('/profile')
  const closed = routePaths.filter(path => !openToMechanics.includes(path))
  expect(closed.length).toBeGreaterThan(30)
  const refusal = page.getByRole('heading', { name: 'You do not have enough rights' })
  for (const path of closed) {
    await visit(page, addressOf(path, 1))
    await expect(refusal, path).toBeVisible()
    await expect(page, path).toHaveURL(/\/forbidden$/)
    await visit(page, '/profile')
    await expect(refusal).toHaveCount(0)
  }
  await page.goto('/customers')
  await expect(page).toHaveURL(/\/forbidden$/)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a spinner is shown until the permissions are loaded', { tag: '@PLAT-021' }, async ({ page }) => {
  await signIn(page, 'admin')
  const { release } = await delayResponses(page, '**/api/v1/profile')
  await page.goto('/customers')
  await expect(page.locator('.rb-page-spinner')).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible()
  await expect(page.locator('.rb-page-spinner')).toHaveCount(0)
})

test('three roles have the menu at the top, or in a drawer 320 wide on a phone; a mechanic has none', {
  tag: ['@LAY-003', '@LAY-008', '@LAY-009', '@LAY-010', '@LAY-011'],
}, async ({ page }) => {
  const desk = { width: 1280, height: 800 }
  const phone = { width: 768, height: 900 }
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' })
  for (const account of ['superadmin', 'admin', 'sales'] as const) {
    await page.setViewportSize(desk)
    await signInAtHome(page, account)
    await expect(menu.getByRole('link', { name: 'Customers' })).toBeVisible()
    await page.setViewportSize(phone)
    await expect(menu).toHaveCount(0)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Main menu' })
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(320)
    const edge = await edgeOf(page)
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(edge - 320)
    await drawer.getByRole('link', { name: 'Customers' }).click()
    await expect(page).toHaveURL(/\/customers$/)
    await expect(drawer).toBeHidden()
  }
  for (const path of ['/customers', '/vehicles', '/trailers', '/profile']) {
    await visit(page, path)
    const isThere = path === '/profile' ? 0 : 1
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Main menu' })
    await expect(drawer.locator('[data-active]', { hasText: 'Customers' })).toHaveCount(isThere)
    await page.keyboard.press('Escape')
    await page.setViewportSize(desk)
    await expect(menu.locator('[data-active]')).toHaveText(isThere ? ['Customers'] : [])
    await page.setViewportSize(phone)
  }
  await signInAtHome(page, 'mechanic')
  for (const screen of [phone, desk]) {
    await page.setViewportSize(screen)
    await expect(page.getByRole('button', { name: 'Account and preferences' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open the menu' })).toHaveCount(0)
    await expect(menu).toHaveCount(0)
  }
})

test('the bell has a dot for new notifications until it is opened', {
  tag: ['@LAY-012', '@PLAT-008'],
}, async ({ page, browser }) => {
  const mechanic = await signInElsewhere(browser, 'mechanic')
  await expect(mechanic.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await mechanic.getByRole('button', { name: /^Notifications/ }).click()
  await mechanic.keyboard.press('Escape')
  await expect(mechanic.locator('.rb-bell-dot')).toHaveCount(0)
  const own = await call(mechanic, 'GET', '/orders?per_page=1')
  await signInAtHome(page, 'admin')
  const text = `Bell ${Date.now()}`
  const added = await call(page, 'POST', `/orders/${own.body.data[0].id}/comments`, { comment: text })
  expect(added.status).toBe(200)
  await expect(mechanic.locator('.rb-bell-dot')).toBeVisible()
  // A new connection gets recent announcements again.
  const connected = mechanic
    .waitForEvent('websocket')
    .then(line => line.waitForEvent('framereceived', frame => String(frame.payload).startsWith('40')))
  await mechanic.reload()
  await expect(mechanic.locator('.rb-bell-dot')).toBeVisible()
  await connected
  await call(mechanic, 'GET', '/profile')
  await mechanic.getByRole('button', { name: 'Notifications, new ones waiting' }).click()
  await expect(
    mechanic.getByRole('group', { name: 'Notifications' }).getByRole('listitem').first(),
  ).toBeVisible()
  await expect(mechanic.locator('.rb-bell-dot')).toHaveCount(0)
  await mechanic.context().close()
})

test('the full name in the header links to the profile', { tag: '@LAY-013' }, async ({ page }) => {
  await signInAtHome(page, 'sales')
  const me = await call(page, 'GET', '/profile')
  const link = page.getByRole('banner').getByRole('link', { name: me.body.data.full_name })
  await expect(link).toBeVisible()
  await expect(link).toHaveText(new RegExp(me.body.data.full_name))
  await link.click()
  await expect(page).toHaveURL(/\/profile$/)
})

test('breadcrumbs are separated by pipes, and the footer shows year and brand', {
  tag: ['@LAY-014', '@LAY-015'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/customers/create')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
  await expect(crumbs).toHaveText(['Home', 'Customers', 'New customer'])
  const separators = await crumbs.evaluateAll(items =>
    items.map(item => getComputedStyle(item, '::before').content),
  )
  expect(separators).toEqual(['none', '"|"', '"|"'])
  const year = new Date().getFullYear()
  const configured = await call(page, 'GET', '/app-config')
  await expect(page.getByRole('contentinfo')).toHaveText(`© ${year} ${configured.body.data.brand}`)
})

test('each page links to its page of the guide, in its heading and in the shortcuts', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/parts/receive')
  const [about] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'How this works' }).click(),
  ])
  await expect(about).toHaveURL(/\/guide\/receive-parts$/)
  await expect(about.getByRole('heading', { level: 1, name: 'Receiving parts' })).toBeVisible()
  const picture = about.getByRole('img', { name: 'A delivery being received' })
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(1200)
  await about.getByRole('link', { name: 'Rigbay guide' }).click()
  await about.getByRole('link', { name: 'Service writer' }).click()
  await expect(about.getByRole('heading', { level: 1, name: 'For the service writer' })).toBeVisible()
  await about.close()
  await page.goto('/customers')
  await expect(page.getByRole('link', { name: 'How this works' })).toHaveAttribute('href', '/guide/customers')
  await page.keyboard.press('?')
  const guide = page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByRole('link')
  await expect(guide).toHaveAttribute('href', '/guide/customers')
})

test('the shortcuts fit in two columns in every language, a line per key', async ({ page }) => {
  await signIn(page, 'admin')
  for (const language of ['en', 'ru', 'es', 'uk']) {
    await writeStorage(page, { language })
    await page.goto('/customers')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('?')
    const help = page.locator('.rb-keys')
    await expect(help).toBeVisible()
    const edges = (selector: string, side: 'x' | 'height') =>
      help
        .locator(selector)
        .evaluateAll(
          (all, of) => [...new Set(all.map(one => Math.round(one.getBoundingClientRect()[of])))],
          side,
        )
    expect(await edges('dd', 'x'), language).toHaveLength(1)
    expect(await edges('kbd', 'height'), language).toHaveLength(1)
  }
})

test('a button to the top appears after half a window of scrolling', { tag: '@LAY-016' }, async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/parts?per_page=48')
  await expect(page.getByRole('row').nth(40)).toBeAttached()
  const button = page.getByRole('button', { name: 'Back to top' })
  const scrollTo = (beyond: number) =>
    page.evaluate(by => window.scrollTo(0, window.innerHeight / 2 + by), beyond)
  await scrollTo(5)
  await expect(button).toBeVisible()
  await scrollTo(-5)
  await expect(button).toHaveCount(0)
  await scrollTo(5)
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(button).toHaveCount(0)
})

test('at the end of a page the button to the top covers nothing, also on a phone', {
  tag: '@LAY-016',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await signInAtHome(page, 'admin')
  const pages = [
    ['/parts?per_page=48', page.getByRole('navigation', { name: 'Pages' })],
    ['/customers/create', page.getByRole('button', { name: 'Save' })],
  ] as const
  for (const [path, last] of pages) {
    await page.goto(path)
    await expect(last).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
    const covered = await page.evaluate(() => {
      const own = document.querySelector('.rb-to-top')!.getBoundingClientRect()
      const head = document.querySelector('.rb-header')!.getBoundingClientRect().bottom
      return [...document.querySelectorAll('main a, main button, main input, main li, main td')]
        .filter(one => {
          const { left, right, top, bottom } = one.getBoundingClientRect()
          // Elements below the header do not count.
          return left < own.right && right > own.left && Math.max(top, head) < own.bottom && bottom > own.top
        })
        .map(one => one.textContent)
    })
    expect(covered, path).toEqual([])
  }
})

test('a progress bar is shown while a request is pending', { tag: '@LAY-017' }, async ({ page }) => {
  await signInAtHome(page, 'admin')
  const { release } = await delayResponses(page, '**/api/v1/inventories?**')
  await page.getByRole('navigation').getByRole('button', { name: 'Inventory' }).click()
  await page.getByRole('link', { name: 'Parts', exact: true }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  release()
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)

  await page.getByRole('navigation').getByRole('link', { name: 'Customers' }).click()
  await page
    .getByRole('button', { name: /^Comments/ })
    .first()
    .click()
  await page.getByLabel('Write a comment').fill('Calls back at noon')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const written = await delayResponses(page, /\/customers\/\d+\/comments$/)
  await page.getByRole('button', { name: 'Add comment' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  written.release()
  await expect(page.getByRole('dialog').getByText('Calls back at noon')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('overlays close when the page is left', { tag: '@LAY-020' }, async ({ page }) => {
  await signInAtHome(page, 'admin')
  await page.getByRole('navigation').getByRole('link', { name: 'Customers' }).click()
  await page
    .getByRole('button', { name: /^Comments/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill('Staff')
  await page.getByRole('option').first().click()
  await expect(page).not.toHaveURL(/\/customers/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const [tag, screen, share] of [
  ['@LAY-021', { width: 1280, height: 800 }, 0.4],
  ['@LAY-022', { width: 768, height: 900 }, 0.5],
] as const) {
  test(`a drawer takes ${share * 100}% of a screen ${screen.width} wide`, { tag }, async ({ page }) => {
    await page.setViewportSize(screen)
    await signInAtHome(page, 'admin')
    await drawerOfRestoring(page)
    const drawer = page.getByRole('dialog')
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(screen.width * share)
  })
}

test('a modal is 520 wide, the draft question 400, and a confirmation is above both', {
  tag: ['@LAY-023', '@LAY-024', '@LAY-025'],
}, async ({ page }) => {
  await signInAtHome(page, 'superadmin')
  const width = async () => Math.round((await page.getByRole('dialog').boundingBox())?.width ?? 0)
  await page.goto('/orders?status=new')
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Reassign mechanic' }).click()
  await expect.poll(width).toBe(520)
  await page.keyboard.press('Escape')

  await page.goto('/orders/create')
  const notes = page.getByRole('textbox').first()
  await notes.waitFor()
  await call(page, 'POST', '/drafts/orders.create', { data: { notes: 'half' } })
  await page.goto('/')
  await page.goto('/orders/create')
  await expect(page.getByText('Do you want to restore unsaved data?')).toBeVisible()
  await expect.poll(width).toBe(400)
  await page.getByRole('button', { name: 'No', exact: true }).click()

  await page.goto('/customers/create')
  await page.getByLabel('First name').fill('Rosa')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog').filter({ hasText: 'Are you sure?' })
  await expect(page.locator('.ant-modal-wrap', { has: question })).toHaveCSS('z-index', '1200')
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page).not.toHaveURL(/create/)
})

for (const [width, top] of [
  [1280, 86],
  [360, 10],
] as const) {
  test(`notices are at the top right, ${top} from the top on ${width}`, {
    tag: ['@LAY-026', '@LAY-027'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn(page, 'admin')
    await page.goto('/customers?notify_type=success&notify_message=Well+done')
    const notice = page.getByRole('status').filter({ hasText: 'Well done' })
    await expect(notice).toBeVisible()
    const holder = page.locator('.ant-notification-topRight')
    await expect(holder).toBeVisible()
    await expect.poll(async () => Math.round((await notices(page).boundingBox())?.y ?? 0)).toBe(top)
    const box = (await notices(page).boundingBox())!
    const main = (await page.getByRole('link', { name: 'New customer' }).boundingBox())!
    // Beside the page's main button, which it never covers.
    const edge = width === 1280 ? main.x : await edgeOf(page)
    expect(edge - box.x - box.width).toBeGreaterThanOrEqual(0)
    expect(edge - box.x - box.width).toBeLessThan(30)
    await expect(page).toHaveURL(/\/customers$/)
  })
}

test('a message in any page’s address is shown after half a second', {
  tag: '@AUTH-015',
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.clock.install()
  for (const [path, heading, type] of [
    ['/customers?page=2&', 'Customers', 'success'],
    ['/parts?', 'Parts', 'error'],
    ['/parts?', 'Parts', 'warning'],
    ['/parts?', 'Parts', 'info'],
  ] as const) {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.goto(`${path}notify_type=${type}&notify_message=Well+done&notify_description=All+of+it`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveURL(path.slice(0, -1))
    // In steps, so that a message that comes too early would be rendered.
    for (let passed = 0; passed < 490; passed += 10) await page.clock.runFor(10)
    await expect(notices(page)).toHaveCount(0)
    await page.clock.runFor(10)
    await page.clock.resume()
    await expect(notices(page)).toHaveText(['Well doneAll of it'])
    await expect(notices(page).locator(`.ant-notification-notice-icon-${type}`)).toBeVisible()
  }
})

const openToMechanics = [
  ...['/', '/forbidden', '/profile', '/inventory-units', '/imports/$id'],
  ...['/orders', '/orders/$id', '/orders/$id/history'],
  ...['/vehicles', '/trailers', '/parts'].flatMap(list => [
    list,
    `${list}/$id`,
    `${list}/$id/edit`,
    `${list}/$id/history`,
  ]),
  ...['/type-of-work', '/type-of-work/$id', '/type-of-work/$id/edit'],
]

/** Right edge of the page without the scroll bar. */
const edgeOf = (page: Page) => page.evaluate(() => document.body.getBoundingClientRect().right)

/** Coordinates of the middle, to click whatever is on top. */
async function middleOf(locator: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await locator.boundingBox())!
  return [x + width / 2, y + height / 2]
}

test('on a phone a notice stays within the header, and a tap goes through and dismisses it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await signIn(page, 'admin')
  await page.goto('/parts/1?notify_type=success&notify_message=Operation+completed+successfully')
  const notice = notices(page)
  await expect(notice).toBeVisible()
  const bottom = async () => {
    const box = (await notice.boundingBox())!
    return box.y + box.height
  }
  await expect.poll(bottom).toBeLessThanOrEqual(52)
  await page.mouse.click(...(await middleOf(page.getByRole('button', { name: 'Notifications' }))))
  await expect(page.getByRole('group', { name: 'Notifications' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('a press goes through a notice to the button below it', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/customers?notify_type=success&notify_message=Well+done')
  const notice = notices(page)
  await expect(notice).toBeVisible()
  const place = await middleOf(page.getByRole('link', { name: 'Import' }))
  await expect(notice).toHaveCSS('opacity', '1')
  await page.mouse.move(...place, { steps: 3 })
  await expect(notice).toHaveCSS('opacity', '0.15')
  await page.mouse.click(...place)
  await expect(page).toHaveURL('/customers/import')
  await expect(notice).toHaveCount(0)
})

test('a notice disappears with reduced motion too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'admin')
  await page.goto('/customers?notify_type=success&notify_message=Well+done')
  const notice = notices(page)
  await expect(notice).toBeVisible()
  await page.mouse.click(...(await middleOf(notice)))
  await expect(notice).toHaveCount(0)
})

test('the layout changes at 300, 576, 768, 992, 1200 and 1600', { tag: '@LAY-028' }, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/orders')
  await page.getByRole('button', { name: 'Cards' }).click()
  await expect(page.locator('.rb-card').nth(5)).toBeVisible()
  const columns = () =>
    page
      .locator('.rb-card')
      .evaluateAll(cards => new Set(cards.map(card => card.getBoundingClientRect().left)).size)
  const padding = () => page.getByRole('main').evaluate(main => getComputedStyle(main).paddingLeft)
  const isBurger = () => page.getByRole('button', { name: 'Open the menu' }).isVisible()
  const at = async (width: number, expected: [number, string, boolean]) => {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expect.poll(async () => [await columns(), await padding(), await isBurger()]).toEqual(expected)
  }
  await at(300, [1, '12px', true])
  await at(575, [1, '12px', true])
  await at(576, [1, '24px', true])
  await at(767, [1, '24px', true])
  await at(768, [2, '24px', true])
  await at(991, [2, '24px', true])
  await at(992, [2, '24px', false])
  await at(1199, [2, '24px', false])
  await at(1200, [3, '24px', false])
  await at(1599, [3, '24px', false])
  await at(1600, [4, '24px', false])
})

/** Opens the drawer of an order that cannot be restored unchanged; only the response is mocked. */
async function drawerOfRestoring(page: Page) {
  await page.goto('/orders?status=deleted')
  await page.route('**/api/v1/orders/*/restore', route =>
    route.fulfill({
      status: 422,
      json: { errors: [{ status: 422, code: 'not_enough_in_stock', title: 'Only 2 are left', params: {} }] },
    }),
  )
  await page.locator('[data-row]').getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Only 2 are left')).toBeVisible()
}

test('every menu item and link has an address', { tag: '@LAY-030' }, async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page, 'admin')
  const { body: parts } = await call(page, 'GET', '/inventories?per_page=1')
  const { body: orders } = await call(page, 'GET', '/orders?per_page=1')
  const part = parts.data[0].id
  const here = ['/parts', `/parts/${part}`, `/parts/${part}/edit`, `/parts/${part}/history`]
  const catalogue = [
    '/categories',
    '/categories/create',
    '/categories/1',
    '/specifications',
    '/supplier',
    '/tags',
    '/parts-orders',
  ]
  const nowhere = page.getByRole('heading', { level: 1, name: 'Page not found' })
  await page.goto('/no-such-page')
  await expect(nowhere).toBeVisible()
  const dictionaries = ['/type-of-work', '/inventory-units', '/brands', '/brands/create', '/company-settings']
  for (const path of [...here, `/orders/${orders.data[0].id}/history`, ...dictionaries, ...catalogue]) {
    await visit(page, path)
    await expect(page.locator('main[aria-busy=false]').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(nowhere).toHaveCount(0)
  }
})
