import { expect, type Request } from '@playwright/test'
import { permissions } from '../contract/src/access/permissions.ts'
import { call } from './browser-calls.ts'
import { password, signIn, signInAtHome } from './shop.ts'
import { test } from './test.ts'

// What the pages send to the server and take from it, whatever the page.

test('a form is checked by its own payload, marked as a check and with the name of its draft', {
  tag: ['@PLAT-022', '@PLAT-024', '@PLAT-025', '@PLAT-031'],
}, async ({ page }) => {
  await signIn(page, 'superadmin')
  await call(page, 'DELETE', '/drafts/types-of-work.create')
  const sent: Request[] = []
  const elsewhere: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET') sent.push(request)
    if (request.resourceType() === 'fetch' && !pathname.startsWith('/api/v1/')) elsewhere.push(pathname)
  })
  await page.goto('/type-of-work/create')
  const name = `Checked ${Date.now()}`
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel(/^Duration/).fill('1:00')
  await page.getByLabel('Hourly rate').fill('100')
  await expect(page.getByText(/Draft saved/)).toBeVisible()
  const own = () => sent.filter(request => request.url().endsWith('/api/v1/types-of-work'))
  const marked = (request: Request) => request.headers()['validate-only'] === 'true'
  const checks = () => own().filter(request => marked(request) && !request.headers()['draft-store'])
  await expect.poll(() => checks().at(-1)?.postDataJSON()).toMatchObject({ name, hourly_rate: 100 })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/type-of-work$/)
  const saves = own().filter(request => !marked(request))
  expect(saves).toHaveLength(1)
  expect(checks().at(-1)!.postDataJSON()).toEqual(saves[0]!.postDataJSON())
  expect(saves[0]!.postDataJSON()).toMatchObject({ name, duration: '1:00', hourly_rate: 100 })
  const drafts = own().flatMap(request => request.headers()['draft-store'] ?? [])
  expect(new Set(drafts)).toEqual(new Set(['types-of-work.create']))
  expect(saves[0]!.headers()['draft-store']).toBeUndefined()
  for (const request of own()) expect(request.headers()['content-type']).toBe('application/json')
  expect(elsewhere).toEqual([])
  const [made] = (await call(page, 'GET', `/types-of-work?search=${encodeURIComponent(name)}`)).body.data
  await call(page, 'DELETE', `/types-of-work/${made.id}`)
})

test('a salt is traded for a bearer pair and a refresh token for the next; a pair of another kind is none', {
  tag: ['@AUTH-003', '@AUTH-005', '@AUTH-006', '@AUTH-010', '@AUTH-018'],
}, async ({ page }) => {
  const enter = async () => {
    await page.getByLabel('E-mail').fill('sales@rigbay.test')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  const pair = {
    token_type: 'Bearer',
    expires_in: expect.any(Number),
    expires_at: expect.any(Number),
    access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    refresh_token: expect.stringMatching(/\S/),
  }
  await page.goto('/')
  const exchanged = page.waitForResponse('**/api/v1/auth/token')
  await enter()
  expect((await exchanged).request().postDataJSON()).toEqual({ token: expect.stringMatching(/.{20,}/) })
  const first = (await (await exchanged).json()).data
  expect(first).toEqual(pair)
  expect(Number.isInteger(first.expires_in)).toBe(true)
  await expect(page.getByRole('banner')).toBeVisible()

  // Its time is up: the next page trades it for another.
  await page.waitForLoadState('networkidle')
  await page.route('**/api/v1/customers?**', route =>
    route.request().headers().authorization === `Bearer ${first.access_token}`
      ? route.fulfill({ status: 401, json: { errors: [] } })
      : route.continue(),
  )
  const refreshed = page.waitForResponse('**/api/v1/auth/refresh')
  await page.goto('/customers')
  expect((await refreshed).request().postDataJSON()).toEqual({ refresh_token: first.refresh_token })
  expect((await (await refreshed).json()).data).toEqual(pair)
  await expect(page.getByRole('row').nth(3)).toBeVisible()

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.route('**/api/v1/auth/token', async route => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { ...data, token_type: 'MAC' } } })
  })
  await page.goto('/')
  await enter()
  // Nothing is asked of the page before it stands still again, on the way back to the sign-in.
  await expect(page.getByText('Please sign in again')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('HL__auth'))).toBeNull()
})

test('who holds every right is told of each, by resource, and nobody of more', {
  tag: [
    '@PERM-001',
    '@PERM-002',
    '@PERM-003',
    '@PERM-004',
    '@PERM-005',
    '@PERM-006',
    '@PERM-007',
    '@PERM-008',
    '@PERM-009',
    '@PERM-010',
  ],
}, async ({ page }) => {
  await signInAtHome(page, 'superadmin')
  const told = (await call(page, 'GET', '/profile')).body.data.permissions as Record<string, string[]>
  const sorted = (map: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(map).map(([resource, actions]) => [resource, [...actions].sort()]))
  expect(sorted(told)).toEqual(sorted(permissions))
  await signIn(page, 'mechanic')
  const less = (await call(page, 'GET', '/profile')).body.data.permissions as Record<string, string[]>
  for (const [resource, actions] of Object.entries(less))
    expect(told[resource]).toEqual(expect.arrayContaining(actions))
  expect(less.users).toBeUndefined()
})
