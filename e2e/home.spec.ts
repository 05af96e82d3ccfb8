import { expect, type Page } from '@playwright/test'
import { apiData, call } from './api-calls.ts'
import { newOrder } from './repair-order-actions.ts'
import { signIn, signInAtHome } from './shop.ts'
import { test } from './test.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const numberIn = (text: string | null) => Number(/\d[\d,]*/.exec(text ?? '')?.[0].replace(',', ''))

test('each number links to a list with the same count and amount', async ({ page }) => {
  await signInAtHome(page, 'admin')
  await expect(section(page, 'At or below minimum')).toBeVisible()
  const main = page.getByRole('main')
  const counted = [
    ...(await section(page, 'By mechanic').locator('.rb-tile-counts a').all()),
    ...(await section(page, 'Money').locator('li a').all()),
    ...(await section(page, 'Unpaid by age').locator('li a').all()),
    main.getByRole('link', { name: /^\d+ (orders?|today|parts?|new)$/ }).first(),
    section(page, 'Arrivals').getByRole('link', { name: /today$/ }),
    section(page, 'At or below minimum').getByRole('link', { name: /parts$/ }),
    section(page, 'Parts orders waiting').getByRole('link', { name: /new$/ }),
  ]
  expect(counted.length).toBeGreaterThan(10)
  const lists = { '/orders': '/orders', '/parts': '/inventories', '/parts-orders': '/parts-orders' }
  for (const link of counted) {
    const url = new URL((await link.getAttribute('href'))!, page.url())
    const { body } = await call(
      page,
      'GET',
      `${lists[url.pathname as keyof typeof lists]}?${url.searchParams}`,
    )
    const count = link.locator('.rb-owed-count, .rb-age-count')
    const shown = await ((await count.count()) > 0 ? count : link).textContent()
    expect.soft(numberIn(shown), String(url)).toBe((body as { meta?: { total: number } }).meta?.total)
  }

  const overdue = section(page, 'Money').getByRole('link', { name: /^Overdue/ })
  const amount = await overdue.locator('strong').textContent()
  await overdue.click()
  await expect(page).toHaveURL(/\/orders\?payment_status=overdue/)
  await expect(page.locator('.rb-figure', { hasText: 'Past due' })).toContainText(amount!)
  await page.goto('/')
  const oldest = section(page, 'Unpaid by age').getByRole('link', { name: /^Over 90 days/ })
  const late = await oldest.locator('strong').textContent()
  await oldest.click()
  await expect(page.locator('.rb-figure', { hasText: 'Past due' })).toContainText(late!)
  await expect(page.getByTitle('Overdue over 90 days').first()).toBeVisible()
})

test('an order planned by another user appears at once and can be started at home', async ({ page }) => {
  // The page misses announcements before it is connected.
  const listens = page
    .waitForEvent('websocket', line => line.url().includes('/socket.io/'))
    .then(line => line.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40')))
  await signInAtHome(page, 'admin')
  await listens
  const sums = page
    .getByRole('main')
    .getByRole('link', { name: /^\d+ orders?$/ })
    .first()
  await expect(sums).toBeVisible()
  const before = numberIn(await sums.textContent())
  const { date } = await apiData<{ date: string }>(page, 'GET', '/home/day')
  // Created by the API, so that the page learns of it by an announcement.
  const order = await newOrder(page, { implementation_date: `${date} 00:05` })
  await expect(sums).toHaveText(`${before + 1} orders`)
  const begin = section(page, 'Arrivals').getByRole('button', { name: `Start ${order.order_number}` })
  await begin.focus()
  await page.keyboard.press('Enter')
  await expect(begin).toHaveCount(0)
  const job = section(page, 'By mechanic').getByRole('link', { name: new RegExp(order.order_number) })
  await expect(job).toContainText('In process')
  await expect(page.locator('.rb-arrival :focus, h1:focus')).toHaveCount(1)
})

test('each section is shown and requested only with its right', async ({ page }) => {
  await signIn(page, 'sales')
  const paths: string[] = []
  page.on('request', request => paths.push(new URL(request.url()).pathname.replace('/api/v1', '')))
  for (const [permissions, sections, calls] of [
    [{ inventories: ['read'] }, ['At or below minimum'], ['/inventories']],
    [{ 'orders-parts': ['read'] }, ['Parts orders waiting'], ['/parts-orders']],
    [{ reports: ['orders'] }, ['Last 7 days'], ['/home/sales']],
    [{ 'orders-bs': ['read'] }, ['Arrivals'], ['/orders']],
    [{ 'orders-bs': ['read', 'report'] }, ['Arrivals', 'Money', 'Unpaid by age'], ['/home/owed', '/orders']],
    [{ 'orders-bs': ['read', 'reassign-mechanic'] }, ['Arrivals', 'By mechanic'], ['/home/day', '/orders']],
  ] as const) {
    await page.unrouteAll()
    await page.route('**/api/v1/profile', async route => {
      const response = await route.fetch()
      const { data } = await response.json()
      await route.fulfill({ response, json: { data: { ...data, permissions } } })
    })
    paths.length = 0
    await page.goto('/')
    for (const name of sections) await expect(section(page, name)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('region')).toHaveCount(sections.length)
    await expect(page.getByRole('link', { name: 'Receive' })).toHaveCount(0)
    const ofSections = paths.filter(path =>
      /^\/(home|orders|reports|parts-orders|inventories|company)/.test(path),
    )
    expect([...new Set(ofSections)].toSorted()).toEqual([...calls])
  }
})
