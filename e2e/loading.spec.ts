import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { delayResponses } from './api-calls.ts'
import { rowIds, rows } from './rows.ts'
import { phoneScreen, signIn, signInAtHome } from './shop.ts'
import { test } from './test.ts'

const opacityOf = (locator: Locator) => locator.evaluate(element => Number(getComputedStyle(element).opacity))

test('rows stay, dimmed, while others load; skeletons are shown before the first rows, after a delay', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const first = await delayResponses(page, '**/api/v1/customers?**')
  await page.goto('/customers')
  const skeleton = page.locator('.rb-table .rb-skeleton-bar').first()
  await expect(skeleton).toBeAttached()
  await expect(skeleton).toHaveCSS('animation-delay', '0.15s')
  first.release()
  await expect(rows(page)).toHaveCount(12)
  const before = await rowIds(page)

  const next = await delayResponses(page, '**/api/v1/customers?**')
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page.locator('tbody.rb-stale')).toBeVisible()
  expect(await rowIds(page)).toEqual(before)
  expect(await opacityOf(page.locator('tbody.rb-stale'))).toBeLessThan(0.8)
  await expect(skeleton).toHaveCount(0)
  next.release()
  await expect(page.locator('tbody.rb-stale')).toHaveCount(0)
  expect(await rowIds(page)).not.toEqual(before)
})

test('a late response to an earlier search does not replace a newer one', async ({ page }) => {
  await signInAtHome(page, 'admin')
  const delayed = await delayMatching(page, 'search=kru')

  await test.step('in the search of a list', async () => {
    await page.goto('/customers')
    const box = page.getByRole('searchbox')
    const early = delayed.requestTo('/customers?')
    await box.fill('kru')
    await early
    await box.fill('volk')
    await expect(rows(page).first()).toContainText(/volk/i)
    const ids = await rowIds(page)
    await delayed.answer()
    expect(await rowIds(page)).toEqual(ids)
  })

  await test.step('in the palette', async () => {
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Find anything' })
    const customers = palette.getByRole('group', { name: 'Customers', exact: true }).getByRole('option')
    const early = delayed.requestTo('/customers/short-list?')
    await palette.getByRole('combobox').fill('kru')
    await early
    await palette.getByRole('combobox').fill('volk')
    await expect(customers.first()).toContainText(/volk/i)
    await delayed.answer()
    expect(await customers.count()).toBeGreaterThan(0)
    for (const customer of await customers.all()) await expect(customer).toContainText(/volk/i)
    await page.keyboard.press('Escape')
  })

  await test.step('in a search select', async () => {
    await page.goto('/vehicles/create')
    const owner = page.getByRole('combobox', { name: 'Customer' })
    const early = delayed.requestTo('/customers/short-list?')
    await owner.fill('kru')
    await early
    await owner.fill('volk')
    const offered = page.locator('.ant-select-item-option')
    await expect(offered.first()).toContainText(/volk/i)
    await delayed.answer()
    expect(await offered.count()).toBeGreaterThan(0)
    for (const customer of await offered.all()) await expect(customer).toContainText(/volk/i)
  })
})

test('results of another search are not offered while the next one loads', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/vehicles/create')
  const owner = page.getByRole('combobox', { name: 'Customer' })
  const offered = page.locator('.ant-select-item-option:visible')
  await owner.fill('volk')
  await expect(offered.first()).toContainText(/volk/i)

  const longer = await delayResponses(page, '**/customers/short-list?*search=volko*')
  const request = page.waitForRequest(/search=volko/)
  await owner.fill('volko')
  await request
  await expect(offered.first()).toContainText(/volk/i)
  longer.release()

  const other = await delayResponses(page, '**/customers/short-list?*search=ruiz*')
  await owner.fill('ruiz')
  await expect(page.getByText('Searching')).toBeVisible()
  await expect(offered).toHaveCount(0)
  other.release()
  await expect(offered.first()).toContainText(/ruiz/i)
})

test('a page opens without waiting after its link was hovered', async ({ page }) => {
  await signInAtHome(page, 'admin')
  for (const path of ['/orders', '/customers', '/vehicles', '/trailers', '/parts', '/type-of-work']) {
    await page.goto(path)
    const link = rows(page).nth(2).locator('[data-row-link]')
    const fetched = page.waitForResponse(/\/api\/v1\/[a-z-]+\/\d+$/)
    await link.hover()
    await fetched
    await page.waitForLoadState('networkidle')
    const { release } = await delayResponses(page, '**/api/v1/**')
    await link.click()
    await expect(page, path).not.toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).first(), path).toBeVisible()
    await expect(page.locator('.rb-record-page .rb-skeleton, main[aria-busy=true]'), path).toHaveCount(0)
    release()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

for (const [where, screen] of [
  ['at a desk', { width: 1280, height: 800 }],
  ['on a phone', phoneScreen],
] as const) {
  test(`Back returns to the scroll position of the opened row, ${where}`, async ({ page }) => {
    await page.setViewportSize(screen)
    await signIn(page, 'admin')
    for (const path of ['/orders', '/customers', '/vehicles', '/parts', '/parts-orders', '/report-orders']) {
      await page.goto(`${path}?per_page=24`)
      await expect(rows(page)).toHaveCount(24)
      const row = rows(page).nth(17)
      await row.evaluate(element => element.scrollIntoView({ block: 'center' }))
      const topOf = () => row.evaluate(element => Math.round(element.getBoundingClientRect().top))
      const before = await topOf()
      await row.locator('[data-row-link]').click()
      await expect(page.getByRole('heading', { level: 1, name: /\w/ })).toBeVisible()
      await expect(rows(page).nth(17)).toHaveCount(0)
      await page.goBack()
      await expect(rows(page)).toHaveCount(24)
      await expect.poll(async () => Math.abs((await topOf()) - before), path).toBeLessThanOrEqual(20)
    }
  })
}

test('a comment is shown at once; a refusal restores the form with the reason', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/customers/2')
  const comments = page.locator('section', { hasText: 'Comments' }).last()
  const box = page.getByLabel('Write a comment')
  await expect(box).toBeEnabled()
  await page.waitForLoadState('networkidle')
  const list = comments.getByRole('listitem')
  const before = await list.allTextContents()
  let answer: () => void = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  const error = { status: 422, code: 'refused', title: 'Not today', params: {} }
  await page.route(/\/customers\/\d+\/comments$/, async (route, request) => {
    if (request.method() !== 'POST') return route.continue()
    await held
    await route.fulfill({ status: 422, json: { errors: [error] } })
  })
  await box.fill('Pays on Fridays')
  await page.getByRole('button', { name: 'Add comment' }).click()
  await expect(list.filter({ hasText: 'Pays on Fridays' })).toBeVisible()
  await expect(box).toHaveValue('')
  answer()
  await expect(page.getByRole('alert').filter({ hasText: 'Not today' })).toBeVisible()
  await expect(box).toHaveValue('Pays on Fridays')
  await expect.poll(() => list.allTextContents()).toEqual(before)
})

/** Holds requests with `part` in their query back until `answer` is called. */
async function delayMatching(page: Page, part: string) {
  let release: () => void = () => {}
  let held = hold()
  const waiting: Request[] = []
  function hold() {
    return new Promise<void>(resolve => {
      release = resolve
    })
  }
  await page.route(
    url => url.pathname.startsWith('/api/v1/') && url.search.includes(part),
    async route => {
      waiting.push(route.request())
      await held
      await route.continue()
    },
  )
  return {
    requestTo: (path: string) =>
      page.waitForRequest(request => request.url().includes(path) && request.url().includes(part)),
    /** Releases the requests; resolves when their responses are rendered. Aborted ones have none. */
    async answer() {
      release()
      held = hold()
      for (const request of waiting.splice(0)) await (await request.response())?.finished()
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    },
  }
}
