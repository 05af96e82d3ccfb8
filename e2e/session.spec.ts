import { expect, type Page, type WebSocketRoute } from '@playwright/test'
import { addressOf, publicRoutePaths, routePaths } from './addresses.ts'
import { call, flushRequests } from './api-calls.ts'
import { notices, password, signIn, signInAtHome, signInElsewhere, writeStorage } from './shop.ts'
import { test } from './test.ts'

test('every page needs a session, except the invoice of a payment link', {
  tag: ['@PLAT-012', '@PLAT-015'],
}, async ({ page }) => {
  test.setTimeout(180_000)
  expect(routePaths.length).toBeGreaterThan(20)
  for (const path of routePaths) {
    await page.goto(addressOf(path, 1), { waitUntil: 'commit' })
    await expect(page, path).toHaveURL(/\/auth\/sign-in/)
  }
  expect(publicRoutePaths).toEqual(['/invoice/$token'])
  await page.goto('/invoice/of-no-order')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/invoice\/of-no-order$/)
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('a visitor is sent to the sign-in page and returns to the requested page', {
  tag: ['@AUTH-001', '@AUTH-002', '@PLAT-045'],
}, async ({ page }) => {
  const breaches: string[] = []
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) breaches.push(message.text())
  })
  await page.goto('/customers?page=2')
  await expect(page).toHaveURL(/\/auth\/sign-in\?return_to=/)
  await page.getByLabel('E-mail').fill('admin@rigbay.test')
  await page.getByLabel('Password', { exact: true }).fill(password)
  const exchanged = page.waitForRequest('**/api/v1/auth/token')
  await page.getByRole('button', { name: 'Sign in' }).click()
  expect((await exchanged).postDataJSON()).toEqual({ token: expect.stringMatching(/.{20,}/) })
  await expect(page).toHaveURL(/\/customers\?page=2$/)
  await expect(page.getByRole('table')).toBeVisible()
  expect(breaches).toEqual([])

  const elsewhere = await page.context().browser()!.newPage()
  await withConfiguration(elsewhere, { auth_url: 'https://id.example.com/auth' })
  await elsewhere.route('https://id.example.com/**', route => route.fulfill({ body: 'Sign in here' }))
  await elsewhere.goto('/customers')
  await expect(elsewhere).toHaveURL('https://id.example.com/auth/sign-in?return_to=%2Fcustomers')
  await elsewhere.close()
})

test('a password reset without a mail server explains that no e-mail is sent', async ({ page }) => {
  await page.goto('/auth/forgot-password')
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
  await expect(page.getByRole('note')).toHaveText(/nothing leaves this computer/)
})

test('signing out works offline and removes all data of the session', {
  tag: ['@AUTH-011', '@AUTH-012', '@AUTH-018', '@PLAT-042'],
}, async ({ page }) => {
  await signInAtHome(page, 'admin')
  const me = (await call(page, 'GET', '/profile')).body.data
  await page.getByRole('navigation').getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await writeStorage(page, { 'has-new-notifications': true })
  await page.getByRole('button', { name: 'Account and preferences' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.route('**/api/v1/auth/logout', route => route.fulfill({ status: 500, json: { errors: [] } }))
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['HL__color-scheme'])
  // Back does not show former pages.
  await page.goBack()
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  await expect(page.getByText(me.full_name)).toHaveCount(0)
  await page.goto('/customers')
  await expect(page).toHaveURL(/\/auth\/sign-in/)

  await signInAtHome(page, 'admin')
  await page.route('**/api/v1/auth/logout', route => route.abort())
  await page.getByRole('button', { name: 'Account and preferences' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  expect(await page.evaluate(() => localStorage.getItem('HL__auth'))).toBeNull()
})

test('after signing out the sign-in page shows a message', { tag: ['@AUTH-013', '@AUTH-014'] }, async ({
  page,
}) => {
  await signInAtHome(page, 'sales')
  await page.getByRole('button', { name: 'Account and preferences' }).click()
  // The page removes the message from its address, so the request is checked.
  const message = page.waitForRequest(/\/auth\/sign-in\?notify_type=success/)
  await page.route('**/api/v1/auth/logout', async route => {
    const response = await route.fetch()
    expect(await response.json()).toEqual({ data: { message: 'You are signed out' } })
    await route.fulfill({ response, json: { data: { message: 'Drive home safely' } } })
  })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await message
  await expect(page.getByText('Drive home safely')).toBeVisible()
})

test('a session that ended elsewhere leads to the sign-in and back to the page', {
  tag: ['@AUTH-017', '@ERR-012'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/customers?page=2')
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await page.context().clearCookies()
  await page.route('**/api/v1/customers?**', route => route.fulfill({ status: 401, json: { errors: [] } }))
  const leaving = page.waitForRequest(
    /\/auth\/sign-in\?notify_type=warning&notify_message=Re-authorization\+required/,
  )
  await page.reload()
  await leaving
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  await expect(page.getByText('Re-authorization required')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('HL__auth'))).toBeNull()
  await page.unrouteAll()
  await page.getByLabel('E-mail').fill('admin@rigbay.test')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/customers\?page=2$/)
})

test('an expired token is renewed once for all requests, and nothing is shown', {
  tag: ['@AUTH-008', '@AUTH-009', '@ERR-003'],
}, async ({ page }) => {
  await signInAtHome(page, 'admin')
  let refreshes = 0
  let refused = 0
  page.on('request', request => {
    if (request.url().endsWith('/api/v1/auth/refresh')) refreshes += 1
  })
  const old = await bearerOf(page, '/customers')
  // An unfinished request would renew the token.
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.route('**/api/v1/**', route => {
    const isOld = route.request().headers().authorization === old
    if (!isOld || route.request().url().includes('/auth/')) return route.continue()
    refused += 1
    return route.fulfill({ status: 401, json: { errors: [] } })
  })
  await page.goto('/orders')
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  expect(refused).toBeGreaterThan(0)
  expect(refreshes).toBe(1)
  await expect(page).toHaveURL(/\/orders/)
})

test('the language is the chosen one, else the configured one', {
  tag: ['@PLAT-002', '@PLAT-003', '@PLAT-004'],
}, async ({ page }) => {
  await withConfiguration(page, { default_language: 'es' })
  await page.goto('/')
  await page.locator('[name=email]').fill('admin@rigbay.test')
  await page.locator('[name=password]').fill(password)
  await page.locator('.id-submit').click()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Clientes' })).toBeVisible()
  const [order] = (await call(page, 'GET', '/orders?per_page=1')).body.data
  await call(page, 'POST', `/orders/${order.id}/comments`, { comment: 'Looked at it' })
  await page.goto(`/orders/${order.id}/history`)
  const newest = page.locator('.rb-history > li').first()
  await expect(newest).toContainText('Comentario agregado')
  await page.locator('.rb-account-button').click()
  await expect(
    page.locator('.rb-preferences').getByRole('radio', { name: /^(English|Русский|Español|Українська)$/ }),
  ).toHaveCount(4)
  const sentences = page.waitForRequest('**/api/v1/translations?lang=ru')
  await page.getByRole('radio', { name: 'Русский' }).click()
  await sentences
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Клиенты' })).toBeVisible()
  // Texts of the server change without a reload.
  await expect(newest).toContainText('Добавлен комментарий')
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'ru')
  expect(await page.evaluate(() => localStorage.getItem('HL__language'))).not.toBeNull()
  await page.evaluate(() => localStorage.removeItem('HL__language'))
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'es')
})

test('a support message changes nothing, an alert does; nothing is polled', {
  tag: ['@PLAT-007', '@PLAT-008', '@PLAT-009'],
}, async ({ page }) => {
  let socket: WebSocketRoute | undefined
  let isConnected = false
  const polled: string[] = []
  page.on('request', request => {
    if (request.url().includes('/socket.io/')) polled.push(request.url())
  })
  await page.routeWebSocket(/\/socket\.io\//, own => {
    const server = own.connectToServer()
    server.onMessage(message => {
      own.send(message)
      // The server has accepted the connection.
      if (String(message).startsWith('40')) isConnected = true
    })
    socket = own
  })
  await signInAtHome(page, 'admin')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.keyboard.press('Escape')
  const dot = page.locator('.rb-bell-dot')
  await expect(dot).toHaveCount(0)
  await expect.poll(() => isConnected).toBe(true)
  socket!.send('42["support.new-is-not-read-message",{"id":1}]')
  await flushRequests(page)
  await expect(dot).toHaveCount(0)
  await expect(notices(page)).toHaveCount(0)
  for (const event of ['alerts.company', 'alerts.user']) {
    socket!.send(`42["${event}",{"id":1}]`)
    await expect(dot).toBeVisible()
    await page.getByRole('button', { name: 'Notifications, new ones waiting' }).click()
    await page.keyboard.press('Escape')
    await expect(dot).toHaveCount(0)
  }
  expect(socket!.url()).toContain('transport=websocket')
  expect(polled).toEqual([])
})

test('signing out in another tab signs this one out too', async ({ page, browser }) => {
  await signInAtHome(page, 'sales')
  const other = await page.context().newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Account and preferences' }).click()
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  const elsewhere = await signInElsewhere(browser, 'sales')
  await expect(elsewhere).not.toHaveURL(/sign-in/)
  await elsewhere.context().close()
})

async function withConfiguration(page: Page, change: object) {
  await page.route('**/api/v1/app-config', async route => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { ...data, ...change } } })
  })
}

async function bearerOf(page: Page, path: string): Promise<string> {
  const sent = page.waitForRequest(request => request.headers().authorization !== undefined)
  await page.goto(path)
  return (await sent).headers().authorization!
}
