import { expect, type Page } from '@playwright/test'
import { apiRequestsOf, call, flushRequests, stopClock } from './api-calls.ts'
import { notices, signIn, signInAtHome, signInElsewhere } from './shop.ts'
import { test } from './test.ts'

const rows = (page: Page) => page.locator('tbody tr[data-row]')

test("a part's movements have pages of 10, a full history pages of 12", {
  tag: ['@LIST-005', '@LIST-006'],
}, async ({ page }) => {
  await signInAtHome(page, 'admin')
  const busiest = await partWithManyMovements(page)
  const requests = apiRequestsOf(page)
  await page.goto(`/parts/${busiest}`)
  const movements = page.locator('.rb-section', { hasText: 'Transactions' })
  await expect(movements.locator('tbody tr[data-row]')).toHaveCount(10)
  expect(requests.some(one => one.includes('/reserved?') && one.includes('per_page=10'))).toBe(true)
  await page.goto('/specifications')
  await page.locator('tbody tr[data-row] a').first().click()
  const values = 'GET /feature-values?'
  await expect.poll(() => requests.find(one => one.startsWith(values))).toContain('per_page=10')
  const without = await call(page, 'GET', `/inventories/${busiest}/transactions`)
  expect(without.body.data).toHaveLength(10)

  const order = await orderWithHistory(page, 13)
  await page.goto(`/orders/${order}/history`)
  await expect(page.locator('.rb-history > li')).toHaveCount(12)
  const full = await call(page, 'GET', `/orders/${order}/history-detailed`)
  expect(full.body.data).toHaveLength(12)
})

test('orders, trucks, trailers and parts have a history, filtered by user and dates, in the reader’s time zone', {
  tag: ['@LIST-011', '@LIST-012', '@LIST-013', '@PART-037'],
}, async ({ page, browser }) => {
  await signInAtHome(page, 'admin')
  const me = (await call(page, 'GET', '/profile')).body.data
  const own = await createdWithHistory(page)
  for (const path of own) {
    const short = await call(page, 'GET', `${path}/history`)
    expect(short.body.data[0], path).toMatchObject({ user_id: me.id })
    const today = await call(
      page,
      'GET',
      `${path}/history-detailed?user_id=${me.id}&dates_range=${aroundToday()}`,
    )
    expect(today.body.data.length, path).toBeGreaterThan(0)
    for (const entry of today.body.data) {
      expect(entry).toMatchObject({
        id: expect.any(Number),
        message: expect.stringMatching(/\S/),
        model_id: Number(path.split('/').at(-1)),
        performed_at: expect.any(Number),
        performed_timezone: 'America/Chicago',
        user_id: me.id,
        user: { full_name: me.full_name, email: me.email },
      })
    }
    const before = await call(page, 'GET', `${path}/history-detailed?dates_range=2019-01-01 - 2019-01-31`)
    expect(before.body.data, path).toEqual([])
    const others = await call(
      page,
      'GET',
      `${path}/history-detailed?user_id=${me.id + 1}&dates_range=${aroundToday()}`,
    )
    expect(
      others.body.data.filter((entry: { user_id: number }) => entry.user_id === me.id),
      path,
    ).toEqual([])

    await page.goto(`${path.replace('/inventories', '/parts').replace('/trucks', '/vehicles')}/history`)
    const newest = page.locator('.rb-history > li').first()
    await expect(newest, path).toContainText(short.body.data[0].message)
    await expect(newest).toContainText(`${me.full_name} · ${me.email}`)
    const requests = apiRequestsOf(page)
    await page.getByRole('combobox', { name: 'User' }).fill(me.full_name)
    await page.getByRole('option', { name: me.full_name }).click()
    const byMe = `GET ${path}/history-detailed?user_id=${me.id}&`
    await expect.poll(() => requests.some(one => one.startsWith(byMe)), path).toBe(true)
    await expect(newest).not.toContainText('America/Chicago')
  }

  const tokyo = await signInElsewhere(browser, 'admin', { timezoneId: 'Asia/Tokyo' })
  await tokyo.goto(`${own[0]}/history`)
  const newest = tokyo.locator('.rb-history > li').first()
  await expect(newest).toContainText('GMT+9')
  await expect(newest).toContainText(`${me.email} · America/Chicago`)
  await tokyo.context().close()
})

test('dates are sent in the server’s format, and future ones cannot be chosen', {
  tag: ['@CONST-012', '@LIST-013', '@LIST-014', '@LIST-015'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const { body } = await call(page, 'GET', '/orders?per_page=1')
  await page.goto(`/orders/${body.data[0].id}/history`)
  const requests = apiRequestsOf(page)
  await page.getByPlaceholder('Start date').click()
  const tomorrow = page.locator('.ant-picker-cell-in-view.ant-picker-cell-today + td')
  if ((await tomorrow.count()) > 0) await expect(tomorrow).toHaveClass(/ant-picker-cell-disabled/)
  const future = page.locator('.ant-picker-cell-today ~ td:not(.ant-picker-cell-disabled)')
  await expect(future).toHaveCount(0)
  await expect(page.locator('.ant-picker-cell-disabled').first()).toBeAttached()
  await page.getByPlaceholder('Start date').fill('01/02/2026')
  await page.keyboard.press('Tab')
  await page.getByPlaceholder('End date').fill('02/03/2026')
  await page.keyboard.press('Enter')
  const sent = 'dates_range=2026-01-02%20-%202026-02-03'
  await expect.poll(() => requests.some(one => one.includes(sent))).toBe(true)
})

test('date presets stay in the address; a search that is too short explains itself and runs on Enter', {
  tag: ['@LIST-014', '@LIST-016'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/orders')
  await expect(rows(page).first()).toBeVisible()
  const requests = apiRequestsOf(page)
  const dates = page.getByRole('button', { name: 'Implementation date' })
  const days = aroundToday().split(' - ')
  await dates.press('Enter')
  await page.getByRole('menuitem', { name: 'Today' }).press('Enter')
  await expect(page).toHaveURL(/\/orders\?dates_range=today$/)
  await expect(dates).toHaveText('Implementation dateToday')
  await expect(dates).toBeFocused()
  const sent = /dates_range=([\d-]+)%20-%20([\d-]+)/
  await expect.poll(() => requests.some(one => sent.test(one))).toBe(true)
  const [, from, to] = requests.map(one => sent.exec(one)).find(Boolean)!
  expect(from).toBe(to)
  expect(from! >= days[0]! && to! <= days[1]!).toBe(true)

  await dates.click()
  await page.getByRole('menuitem', { name: 'Overdue (due date)' }).click()
  await expect(page).toHaveURL(/\/orders\?payment_status=overdue$/)
  await expect(dates).toHaveText('Implementation dateAny day')

  await page.goto(`/orders?dates_range=${aroundToday()}`)
  await expect(dates).toHaveText('Implementation dateChosen days')
  for (const day of await page.getByRole('textbox', { name: 'Implementation date' }).all())
    expect(await day.evaluate(box => box.scrollWidth - box.clientWidth), 'the day is not cut').toBe(0)
  await page.goto('/orders')

  await page.getByRole('searchbox').fill('7')
  await expect(page.getByText('2 more, or Enter')).toBeVisible()
  // The hint leaves room for two letters.
  expect((await page.getByRole('searchbox').boundingBox())!.width).toBeGreaterThan(30)

  const owner = (await call(page, 'GET', '/customers?per_page=1')).body.data[0].id
  const plow = { vin: '1FUJGLDR3CLBP8834', make: 'Mack', model: 'Anthem', year: 2020, type: 1, gvwr: 52_000 }
  const seven = { ...plow, license_plate: 'P-7', unit_number: '7Q', owner_id: owner }
  expect((await call(page, 'POST', '/trucks', seven)).status).toBe(200)
  await page.goto('/vehicles')
  await expect(rows(page)).toHaveCount(12)
  const box = page.getByRole('searchbox')
  await box.fill('7q')
  await expect(page.getByText('1 more, or Enter')).toBeVisible()
  await box.press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('7Q')
  await expect(page).toHaveURL(/search=7q$/)
  await expect(page.getByText('1 more, or Enter')).toBeHidden()
  await page.goto('/orders/create')
  await page.getByRole('combobox', { name: 'Vehicle' }).fill('7q')
  await expect(page.getByText('1 more, or Enter')).toBeVisible()
  await page.getByRole('combobox', { name: 'Vehicle' }).press('Enter')
  await expect(page.getByRole('option')).toHaveCount(1)
  await expect(page.locator('.ant-select-item-option')).toContainText('7Q')
})

for (const [form, draft, lookups] of [
  [
    '/trailers/create',
    'trailers.create',
    [
      ['Model', 'r', 're', '/vehicle-models?'],
      ['Make', 'U', 'Ut', '/vehicle-makes?'],
      ['Model', '', '3000', '/vehicle-models?'],
      ['VIN', '1FUJGLDR3CLBP883', '1FUJGLDR3CLBP8834', '/vin-decode?'],
    ],
  ],
  [
    '/customers/create',
    'customers.create',
    [
      ['ZIP', '0', '00001', '/cities?zip='],
      ['City', 'Ch', 'Chi', '/cities?search='],
      ['Company', 'Pr', 'Pra', '/company-names?'],
    ],
  ],
] as const) {
  test(`input in ${form} is looked up 333 ms after the last key, if it is long enough`, {
    tag: ['@LOOK-023', '@LOOK-024', '@LOOK-025', '@LOOK-026', '@LOOK-027'],
  }, async ({ page }) => {
    await page.clock.install()
    await signIn(page, 'superadmin')
    await call(page, 'DELETE', `/drafts/${draft}`)
    await page.goto(form)
    const requests = apiRequestsOf(page)
    const asks = (path: string) => requests.filter(one => one.includes(path))
    await page.getByLabel(lookups[0][0]).waitFor()
    await page.clock.runFor(2000)
    await stopClock(page)
    for (const [label, short, typed, path] of lookups) {
      await page.getByLabel(label).click()
      await page.getByLabel(label).fill(short)
      await page.clock.runFor(400)
      await flushRequests(page)
      const before = asks(path)
      // Models of the typed make are offered without input.
      if (short) expect(before, label).toEqual([])
      await page.getByLabel(label).fill(typed)
      await page.clock.runFor(332)
      await flushRequests(page)
      expect(asks(path), label).toEqual(before)
      await page.clock.runFor(2)
      await expect
        .poll(() => asks(path).slice(before.length), label)
        .toEqual([expect.stringContaining(typed)])
    }
    await page.clock.resume()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page).not.toHaveURL(/create/)
  })
}

test('a failed lookup shows an error', { tag: ['@ERR-022', '@LOOK-028'] }, async ({ page }) => {
  await signIn(page, 'superadmin')
  await call(page, 'DELETE', '/drafts/trailers.create')
  await page.route('**/vehicle-makes?**', route => route.fulfill({ status: 500, json: { errors: [] } }))
  for (const lookup of ['vehicle-models', 'vin-decode', 'cities', 'company-names'])
    await page.route(`**/${lookup}?**`, route => route.fulfill({ status: 500, json: { errors: [] } }))
  for (const [form, label, typed] of [
    ['/trailers/create', 'Make', 'Freigh'],
    ['/trailers/create', 'Model', 'Casca'],
    ['/trailers/create', 'VIN', '1FUJGLDR3CLBP8834'],
    ['/customers/create', 'City', 'Chica'],
    ['/customers/create', 'ZIP', '60601'],
    ['/customers/create', 'Company', 'Prair'],
  ] as const) {
    await page.goto(form)
    await page.getByLabel(label).click()
    await page.keyboard.type(typed)
    await expect(notices(page), label).toHaveText(['Something went wrong'])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page).not.toHaveURL(/create/)
  }
})

test('a comment shows its author and time, in the author’s time zone', {
  tag: ['@CONST-009', '@LIST-018'],
}, async ({ page }) => {
  await signInAtHome(page, 'admin')
  const me = (await call(page, 'GET', '/profile')).body.data
  const { body } = await call(page, 'GET', '/orders?per_page=1')
  const id = body.data[0].id
  await call(page, 'POST', `/orders/${id}/comments`, { comment: 'The belt squeals when cold' })
  const comments = (await call(page, 'GET', `/orders/${id}/comments`)).body.data
  const own = comments.find((one: { comment: string }) => one.comment === 'The belt squeals when cold')
  expect(own).toMatchObject({
    id: expect.any(Number),
    timezone: 'America/Chicago',
    author: { id: me.id, full_name: me.full_name, role_id: 2 },
  })
  expect(Object.keys(own.author)).toContain('photo')
  expect(Math.abs(own.timestamp - Date.now() / 1000)).toBeLessThan(60)

  const [sold] = (await call(page, 'GET', '/parts-orders?per_page=1')).body.data
  await call(page, 'POST', `/parts-orders/${sold.id}/comments`, { comment: 'Leave it at the dock' })
  for (const [list, number, text] of [
    ['/orders', body.data[0].order_number, 'The belt squeals when cold'],
    ['/parts-orders', sold.order_number, 'Leave it at the dock'],
  ]) {
    await page.goto(`${list}?search=${number}`)
    await page.getByRole('button', { name: /^Comments/ }).click()
    const shown = page.getByRole('dialog').getByRole('listitem').filter({ hasText: text }).first()
    await expect(shown).toContainText(`${me.full_name} Admin`)
    await expect(shown).toContainText(/\d\d\/\d\d\/\d{4} \d{1,2}:\d\d [AP]M/)
  }
})

test('orders, trucks, trailers and customers have a comments drawer, and deleting needs confirmation', {
  tag: ['@LIST-021', '@LIST-023', '@VEH-026'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  for (const path of ['/orders', '/vehicles', '/trailers', '/customers']) {
    await page.goto(path)
    await page
      .getByRole('button', { name: /^Comments/ })
      .first()
      .click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByLabel('Write a comment')).toBeVisible()
    await drawer.getByLabel('Write a comment').fill(`Drawer of ${path}`)
    await drawer.getByRole('button', { name: 'Add comment' }).click()
    const own = drawer
      .getByRole('listitem')
      .filter({ hasText: `Drawer of ${path}` })
      .first()
    await own.getByRole('button', { name: 'Delete comment' }).click()
    const question = page
      .getByRole('dialog')
      .filter({ hasText: 'Are you sure you want to delete this comment?' })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'No', exact: true }).click()
    await expect(own).toBeVisible()
  }
})

test('deleting a file needs confirmation', { tag: '@LIST-022' }, async ({ page }) => {
  await signIn(page, 'admin')
  const { body } = await call(page, 'GET', '/orders?per_page=1&status=new')
  await page.goto(`/orders/${body.data[0].id}`)
  await page
    .locator('input[type=file]:not([capture])')
    .first()
    .setInputFiles({
      name: 'note.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Left mirror was broken before'),
    })
  const file = page.getByRole('listitem').filter({ hasText: 'note.txt' })
  await file
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  const question = page.getByRole('dialog').filter({ hasText: 'Are you sure you want to delete this file?' })
  await expect(question).toContainText('note.txt')
  await question.getByRole('button', { name: 'No', exact: true }).click()
  await expect(file.first()).toBeVisible()
  await file
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(file).toHaveCount(0)
})

test('amounts are dollars with two decimals', { tag: '@CONST-007' }, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/parts')
  const { body } = await call(page, 'GET', '/inventories')
  const prices = body.data.map((part: { price_retail: number }) =>
    part.price_retail.toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
  )
  for (const [index, price] of prices.entries()) await expect(rows(page).nth(index)).toContainText(price)
})

interface Counted {
  meta: { total: number }
}

/** From yesterday to tomorrow, for a test around midnight. */
function aroundToday(): string {
  const day = (offset: number) =>
    new Date(Date.now() + offset * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/Chicago' })
  return `${day(-1)} - ${day(1)}`
}

async function partWithManyMovements(page: Page): Promise<number> {
  for (let id = 1; id < 40; id += 1) {
    const { body } = await call(page, 'GET', `/inventories/${id}/transactions?per_page=1`)
    if (((body as unknown as Partial<Counted>).meta?.total ?? 0) > 10) return id
  }
  throw new Error('No part of the demo shop moved more than ten times')
}

async function orderWithHistory(page: Page, entries: number): Promise<number> {
  const { body } = await call(page, 'GET', '/orders?per_page=1&status=new')
  const { id } = body.data[0]
  for (let count = 0; count < entries; count += 1)
    await call(page, 'POST', `/orders/${id}/comments`, { comment: `Entry ${count} of the history` })
  return id
}

/** Creates records with history of this user, today. */
async function createdWithHistory(page: Page): Promise<string[]> {
  const paths: string[] = []
  for (const kind of ['/orders', '/trucks', '/trailers']) {
    const { body } = await call(page, 'GET', `${kind}?per_page=1`)
    const path = `${kind}/${body.data[0].id}`
    await call(page, 'POST', `${path}/comments`, { comment: 'Looked at it' })
    paths.push(path)
  }
  const bought = await call(page, 'POST', '/inventories/1/purchase', {
    quantity: 1,
    cost: 3,
    date: new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' }),
  })
  expect(bought.status).toBe(200)
  return [...paths, '/inventories/1']
}
