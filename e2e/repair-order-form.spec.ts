import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { apiData, apiRequestsOf, call, delayResponses, flushRequests, stopClock } from './api-calls.ts'
import { countedKeys } from './counted-keys.ts'
import { type Colleague, createColleague, pressUntil } from './people.ts'
import {
  choose,
  declineDraft,
  fillLastSteps,
  newOrder,
  nextStep,
  openMenu,
  orderBody,
  setDate,
} from './repair-order-actions.ts'
import { signIn, signInAtHome, signInElsewhere } from './shop.ts'
import { test } from './test.ts'

// A draft belongs to a user and a form, so this file has its own user.
let clerk: Colleague

test.beforeAll(async ({ browser }) => {
  const page = await signInElsewhere(browser, 'admin')
  clerk = await createColleague(page, 'sales_manager')
  await page.context().close()
})

const draftOf = async (page: Page, id: string) => (await call(page, 'GET', `/drafts/${id}`)).body.data
const mark = () => String(Date.now()).slice(-6)

test('Cancel asks, goes back and deletes the draft', { tag: '@ROF-012' }, async ({ page }) => {
  await signIn(page, clerk)
  await page.goto('/orders?payment_status=overdue')
  await page.getByRole('link', { name: 'New order' }).click()
  await declineDraft(page)
  await page.getByRole('textbox', { name: 'Notes' }).fill('The brakes squeal')
  await expect(page.getByText(/Draft saved/)).toBeVisible()
  expect((await draftOf(page, 'orders.create')).data.notes).toBe('The brakes squeal')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Are you sure? All changes will be lost!')).toBeVisible()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/orders\?payment_status=overdue$/)
  await expect.poll(() => draftOf(page, 'orders.create')).toBeNull()
})

test('a form left in another way offers its draft, on create, edit and restore', {
  tag: '@ROF-046',
}, async ({ page: adminsPage, browser }) => {
  await signInAtHome(adminsPage, 'admin')
  const clerksPage = await signInElsewhere(browser, clerk)
  const open = await newOrder(adminsPage)
  const deleted = await newOrder(adminsPage)
  await apiData(adminsPage, 'DELETE', `/orders/${deleted.id}`)
  const forms = {
    'orders.create': ['/orders/create', 'POST', '/orders'],
    [`orders.edit.${open.id}`]: [`/orders/${open.id}/edit`, 'PUT', `/orders/${open.id}`],
    [`orders.restore.${deleted.id}`]: [
      `/orders/${deleted.id}/edit-deleted`,
      'PUT',
      `/orders/${deleted.id}/restore-update`,
    ],
  }
  for (const [id, [form, method, path]] of Object.entries(forms)) {
    const page = id === 'orders.create' ? clerksPage : adminsPage
    await page.goto(form!)
    await declineDraft(page)
    await page.getByRole('textbox', { name: 'Notes' }).fill(`Unfinished, ${id}`)
    const kept = page.waitForRequest(request => request.headers()['draft-store'] === id)
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    const request = await kept
    expect(request.method()).toBe(method)
    expect(new URL(request.url()).pathname).toBe(`/api/v1${path}`)
    expect(request.headers()['validate-only']).toBe('true')
    await expect.poll(async () => (await draftOf(page, id))?.data.notes).toBe(`Unfinished, ${id}`)
    await call(page, 'DELETE', `/drafts/${id}`)
  }
  await clerksPage.context().close()
})

test('drafts have no files: leaving with chosen files always asks', { tag: '@LAY-029' }, async ({ page }) => {
  await signIn(page, clerk)
  await call(page, 'DELETE', '/drafts/orders.create')
  await page.goto('/orders')
  await page.getByRole('link', { name: 'New order' }).click()
  const photo = { name: 'brakes.txt', mimeType: 'text/plain', buffer: Buffer.from('worn') }
  await page.locator('input[type=file]:not([capture])').setInputFiles([photo])
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure, you want to leave this page?' })
  await expect(question).toContainText('The files you chose are not')
  await question.getByRole('button', { name: 'No' }).click()
  await expect(page.getByText('brakes.txt')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Are you sure? All changes will be lost!')).toBeVisible()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/orders$/)
})

test('a save deletes the draft and clears the PDF', { tag: '@ROF-042' }, async ({ page }) => {
  const pdf = 'ghostscript-scan.pdf'
  const isCarried = () => page.evaluate(() => Boolean(history.state?.pdf))
  await signIn(page, clerk)
  await call(page, 'DELETE', '/drafts/orders.create')
  await page.goto('/orders')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'From PDF' }).click()
  await (await chooser).setFiles(join(import.meta.dirname, '../server/src/testing/test-pdfs', pdf))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Create manually with this file attached' })
    .click()
  // The closing dialog has the name too.
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText(pdf)
  expect(await isCarried()).toBe(true)
  await fillSteps(page, `Alignment ${mark()}`)
  await expect.poll(() => draftOf(page, 'orders.create')).not.toBeNull()
  await page.getByRole('button', { name: 'Create order' }).click()
  await expect(page).toHaveURL(/\/orders\/\d+$/)
  await expect(page.getByText(pdf)).toBeVisible()
  expect(await isCarried()).toBe(false)
  await expect.poll(() => draftOf(page, 'orders.create')).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(/\/orders$/)
  await page.getByRole('link', { name: 'New order' }).click()
  await expect(page.getByText('Step 1 of 4')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Do you want to restore unsaved data?')).toHaveCount(0)
  await expect(page.getByText(pdf)).toHaveCount(0)
})

test('step 2 shows parsed input and errors at once', {
  tag: ['@ROF-026', '@ROF-027', '@ROF-029', '@ROF-030', '@ROF-031'],
}, async ({ page }) => {
  await signIn(page, clerk)
  await call(page, 'DELETE', '/drafts/orders.create')
  const [part] = await apiData<{ name: string; stock_number: string; quantity: number }[]>(
    page,
    'GET',
    '/inventories/shortlist?search=oil filter',
  )
  const requests = apiRequestsOf(page)
  await page.goto('/orders/create')
  await choose(page, 'Vehicle', 'Freightliner')
  await nextStep(page)

  const duration = page.getByRole('textbox', { name: 'Duration, hours:minutes' })
  await duration.pressSequentially('1.5')
  await expect(page.getByText('1 h 5 min')).toBeVisible()
  const rate = page.getByRole('textbox', { name: 'Hourly rate' })
  await rate.fill('-120')
  await expect(rate).toHaveValue('120')
  await expect(page.getByText('$130.00').last()).toBeVisible()
  await rate.press('ArrowUp')
  await expect(rate).toHaveValue('120.01')
  await rate.fill('0')
  await rate.press('ArrowDown')
  await expect(rate).toHaveValue(/^0(\.00)?$/)

  for (const [field, most] of [
    ['Discount, %', '99'],
    ['Labor tax, %', '99.9'],
    ['Parts tax, %', '99.9'],
  ] as const) {
    const percent = page.getByLabel(field)
    const item = page.locator('.ant-form-item', { has: percent })
    await percent.fill('')
    await percent.pressSequentially('1a2.55')
    await expect(percent).toHaveValue('12.5')
    await expect(item.getByText('At most 1 digit after the point')).toBeVisible()
    await percent.fill('150')
    await expect(item.getByText(`Must be ${most} or less`)).toBeVisible()
    await percent.fill('1234.5')
    await percent.fill('12345.6')
    await expect(percent).toHaveValue('1234.5')
    await percent.fill('')
  }
  const discount = page.getByLabel('Discount, %')
  await discount.fill('150')
  await expect(page.locator('.rb-totals-total')).toContainText('$0.00')
  await discount.fill('')

  await setDate(page, 'Due date', '01/05/2024')
  await expect(page.getByText('This date is in the past')).toBeVisible()
  await setDate(page, 'Due date', '12/30/2027')
  await expect(page.getByText('This date is in the past')).toBeHidden()

  // The same part in two types of work: together one more than available.
  const short = page.getByText(`available, this order needs ${part!.quantity + 1}`)
  await choose(page, 'Part name or number', part!.stock_number)
  await page.getByRole('textbox', { name: /^Quantity/ }).fill(String(part!.quantity))
  await page.getByRole('button', { name: 'Add type of work' }).click()
  await choose(page, 'Part name or number', part!.stock_number)
  await expect(short).toHaveCount(2)
  await page
    .getByRole('textbox', { name: /^Quantity/ })
    .last()
    .fill('0')
  await expect(short).toHaveCount(0)

  // A restored form reads the stock of all rows with one request.
  await expect(page.getByText(/Draft saved/)).toBeVisible()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.goto('/orders/create')
  requests.length = 0
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Quantity/ })).toHaveCount(2)
  await page.waitForLoadState('networkidle')
  expect(requests.filter(one => one.startsWith('GET /inventories/shortlist'))).toHaveLength(1)
  await drop(page)
})

test('a part chosen again costs its saved price', { tag: '@ROF-040' }, async ({ page }) => {
  await signInAtHome(page, 'admin')
  const find = '/inventories/shortlist?search=oil filter'
  const [part] = await apiData<{ id: number; stock_number: string }[]>(page, 'GET', find)
  const order = await newOrder(page, {
    types_of_work: [
      { name: 'Oil', hourly_rate: 100, duration: '1:00', inventories: [{ id: part!.id, quantity: 1 }] },
    ],
  })
  await partsAreDearer(page)
  await page.goto(`/orders/${order.id}/edit`)
  await declineDraft(page)
  const total = page.locator('.rb-totals-total')
  const before = (await total.textContent()) ?? ''
  await page.getByRole('button', { name: 'Add part' }).click()
  await page.getByRole('button', { name: /^Remove part ./ }).click()
  await expect(total).not.toHaveText(before)
  await choose(page, 'Part name or number', part!.stock_number)
  await expect(total).toHaveText(before)
  await drop(page)
})

test('Tab moves from a quantity to the next field and skips the remove button', async ({ page }) => {
  await signInAtHome(page, 'admin')
  const order = await newOrder(page)
  await page.goto(`/orders/${order.id}/edit`)
  await declineDraft(page)
  await choose(page, 'Part name or number', 'oil filter')
  const quantity = page.getByRole('textbox', { name: /^Quantity/ }).last()
  await expect(quantity).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Add part' }).first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: /^Remove part ./ }).last()).toBeFocused()
  await quantity.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Part name or number' })).toBeFocused()
  await choose(page, 'Part name or number', 'brake')
  const quantities = page.getByRole('textbox', { name: /^Quantity/ })
  await expect(quantities.nth(1)).toBeFocused()
  await quantities.nth(0).focus()
  await page.keyboard.press('Tab')
  await expect(quantities.nth(1)).toBeFocused()
  await page.keyboard.type('7')
  await expect(quantities.nth(1)).toHaveValue('7')
  await drop(page)
})

test('an old draft uses current prices', async ({ page }) => {
  await signInAtHome(page, clerk)
  await call(page, 'DELETE', '/drafts/orders.create')
  await partsAreDearer(page)
  await page.goto('/orders/create')
  await choose(page, 'Vehicle', 'Freightliner')
  await nextStep(page)
  await choose(page, 'Part name or number', 'oil filter')
  const total = page.locator('.rb-totals-total')
  await expect(total).not.toHaveText(/ ?\$0\.00/)
  const before = (await total.textContent()) ?? ''
  await expect.poll(async () => (await draftOf(page, 'orders.create'))?.data.form_values.parts.length).toBe(1)
  await page.unroute(shortlist)
  await page.goto('/orders/create')
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByRole('textbox', { name: /^Quantity/ })).toHaveCount(1)
  await expect(total).not.toHaveText(before)
  await drop(page)
})

test('the errors of a type of work are removed with it', async ({ page }) => {
  await signIn(page, 'admin')
  const work = (name: string) => ({ name, hourly_rate: 100, duration: '1:00', inventories: [] })
  const order = await newOrder(page, { types_of_work: ['Oil', 'Brakes', 'Lights'].map(work) })
  await page.goto(`/orders/${order.id}/edit`)
  await declineDraft(page)
  await page.getByRole('region', { name: 'Brakes' }).getByRole('combobox', { name: 'Type of work' }).fill('')
  await page.getByRole('button', { name: 'Save order' }).click()
  await expect(page.locator('.rb-work-bad')).toHaveCount(1)
  // Until the next live validation.
  const checks = await delayResponses(page, `**/api/v1/orders/${order.id}`)
  await page
    .locator('.rb-work-bad')
    .getByRole('button', { name: /^Remove type of work/ })
    .click()
  await expect(page.locator('.rb-work')).toHaveCount(2)
  await expect(page.locator('.rb-work-bad')).toHaveCount(0)
  checks.release()
  await drop(page)
})

test('the question about prices shows saved and current prices with both totals', {
  tag: '@ROF-040',
}, async ({ page }) => {
  await signIn(page, 'admin')
  const [part] = await apiData<{ id: number; name: string; price_retail: number }[]>(
    page,
    'GET',
    '/inventories/shortlist?search=oil filter',
  )
  const order = await newOrder(page, {
    types_of_work: [
      { name: 'Oil', hourly_rate: 100, duration: '1:00', inventories: [{ id: part!.id, quantity: 1 }] },
    ],
  })
  await page.route(`**/api/v1/orders/${order.id}`, async route => {
    if (route.request().method() !== 'GET') return route.continue()
    const { data } = await (await route.fetch()).json()
    data.is_prices_changed = true
    data.typeOfWork[0].inventories[0].price_current += 5
    return route.fulfill({ json: { data } })
  })
  await page.goto(`/orders/${order.id}/edit`)
  await declineDraft(page)
  await page.getByRole('button', { name: 'Save order' }).click()
  const question = page.getByRole('dialog', { name: 'Prices have changed. Apply the new ones?' })
  const figures = (...sums: number[]) => sums.map(sum => `$${sum.toFixed(2)}`)
  const kept = part!.price_retail
  await expect(question.getByRole('row', { name: part!.name }).getByRole('cell')).toHaveText([
    part!.name,
    ...figures(kept, kept + 5),
  ])
  await expect(question.getByRole('row', { name: 'Total' }).getByRole('cell')).toHaveText([
    'Total',
    ...figures(kept + 100, kept + 105),
  ])
  await question.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/edit$/)
})

test('undo restores a removed type of work in its place', async ({ page }) => {
  await signIn(page, 'admin')
  const work = (name: string) => ({ name, hourly_rate: 100, duration: '1:00', inventories: [] })
  const order = await newOrder(page, { types_of_work: ['Oil', 'Brakes', 'Lights'].map(work) })
  const saved = await apiData<{ typeOfWork: { id: number }[] }>(page, 'GET', `/orders/${order.id}`)
  await page.goto(`/orders/${order.id}/edit`)
  await declineDraft(page)
  const brakes = page.getByRole('region', { name: 'Brakes' })
  await brakes.getByRole('textbox', { name: 'Hourly rate' }).fill('140')
  await brakes.getByRole('button', { name: /^Remove type of work/ }).click()
  await expect(brakes).toHaveCount(0)
  await expect(page.getByText('“Brakes” was removed')).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(undo).toHaveCount(0)
  expect(await page.locator('.rb-work').evaluateAll(all => all.map(one => one.ariaLabel))).toEqual([
    'Oil',
    'Brakes',
    'Lights',
  ])
  await expect(brakes.getByRole('textbox', { name: 'Hourly rate' })).toHaveValue(/^140/)

  await page.getByRole('button', { name: 'Add type of work' }).click()
  await page.getByRole('button', { name: 'Remove type of work New type of work' }).click()
  await expect(page.locator('.rb-work')).toHaveCount(3)
  await expect(undo).toHaveCount(0)

  const sent = page.waitForRequest(
    request => request.method() === 'PUT' && !request.headers()['validate-only'],
  )
  await page.getByRole('button', { name: 'Save order' }).click()
  const { types_of_work } = (await sent).postDataJSON()
  expect(types_of_work.map((one: { id: number }) => one.id)).toEqual(saved.typeOfWork.map(({ id }) => id))
})

test('each search starts with three characters, half a second after the last key', {
  tag: '@ROF-036',
}, async ({ page }) => {
  await page.clock.install()
  await signInAtHome(page, clerk)
  await call(page, 'DELETE', '/drafts/orders.create')
  const requests: { path: string; search: string | null }[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    requests.push({ path: pathname, search: searchParams.get('search') })
  })
  const type = async (field: string, path: string, [text, more]: [string, string]) => {
    const box = page.getByRole('combobox', { name: field })
    // Saved types of work are also offered without a search.
    const searches = () =>
      requests.filter(one => one.path === `/api/v1${path}` && one.search !== null).map(one => one.search)
    await box.focus()
    await stopClock(page)
    await box.fill(text)
    await page.clock.runFor(1000)
    await box.fill(text + more)
    await page.clock.runFor(499)
    await flushRequests(page)
    expect(searches()).toEqual([])
    await page.clock.runFor(2)
    await expect.poll(searches).toEqual([text + more])
    await page.clock.resume()
  }
  await page.goto('/orders/create')
  await type('Vehicle', '/vehicles/short-list', ['fr', 'e'])
  await page.locator('.ant-select-item-option:visible').first().click()
  await nextStep(page)
  await type('Type of work', '/types-of-work/shortlist', ['oi', 'l'])
  await type('Part name or number', '/inventories/shortlist', ['fi', 'l'])
  await drop(page)
})

test('a type of work has at most thirty part rows', { tag: '@ROF-033' }, async ({ page }) => {
  await signIn(page, clerk)
  await call(page, 'DELETE', '/drafts/orders.create')
  await page.goto('/orders/create')
  await choose(page, 'Vehicle', 'Freightliner')
  await nextStep(page)
  const add = page.getByRole('button', { name: 'Add part' })
  for (let rows = 1; rows < 30; rows += 1) await add.click()
  await expect(page.getByRole('combobox', { name: 'Part name or number' })).toHaveCount(30)
  await expect(add).toBeDisabled()
  await expect(add).toHaveAttribute('title', 'At most 30 parts')
  await drop(page)
})

test('a save without a response is announced until it succeeds', async ({ page }) => {
  await signIn(page, 'admin')
  const order = await newOrder(page)
  await page.goto(`/orders/${order.id}/edit`)
  await declineDraft(page)
  await page.getByRole('textbox', { name: 'Notes' }).fill('Under the bridge')
  const isSave = (url: URL) => url.pathname === `/api/v1/orders/${order.id}`
  await page.route(isSave, route => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Save order' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Not saved yet.' })
  await expect(notice).toBeVisible()
  await page.unroute(isSave)
  await page.getByRole('textbox', { name: 'Notes' }).press('End')
  await page.keyboard.type(', the driver waits')
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`))
  await expect(page.getByText('Under the bridge, the driver waits')).toBeVisible()
})

test('an unknown truck is created from the search and becomes the order’s vehicle', async ({ page }) => {
  await signIn(page, clerk)
  await call(page, 'DELETE', '/drafts/orders.create')
  await page.goto('/orders/create')
  await page.getByRole('textbox', { name: 'Notes' }).fill('Pulls to the left')
  await page.getByRole('combobox', { name: 'Vehicle' }).click()
  await page.keyboard.type('1fuj gldr 6csbm1234')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('button', { name: 'Create truck' }).click()

  await expect(page).toHaveURL(/\/vehicles\/create\?/)
  await expect(page.getByLabel('VIN', { exact: true })).toHaveValue('1FUJGLDR6CSBM1234')
  await expect(page.getByLabel('Make')).toHaveValue('Freightliner')
  await choose(page, 'Customer', 'Great Lakes')
  await page.getByLabel('Unit number').fill('Z77')
  await page.getByLabel('License plate').fill('P556677')
  await page.getByLabel('GVWR, lb').fill('52000')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page).toHaveURL(/\/orders\/create$/)
  await expect(page.locator('.rb-vehicle-line')).toContainText('1FUJGLDR6CSBM1234')
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Pulls to the left')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
})

test('an unknown truck or trailer is created by keyboard, with one arrow more than a result', async ({
  page,
}) => {
  await signIn(page, clerk)
  await call(page, 'DELETE', '/drafts/orders.create')
  const vehicle = page.getByRole('combobox', { name: 'Vehicle' })
  const strokes: Record<string, number> = {}
  for (const [kind, path] of [
    ['truck', '/vehicles/create'],
    ['trailer', '/trailers/create'],
  ] as const) {
    await page.goto('/orders/create')
    await expect(vehicle).toBeFocused()
    const keys = countedKeys(page)
    await keys.type('z79')
    await expect(page.getByText('Nothing found')).toBeVisible()
    const typed = keys.count()
    // Enter without an arrow creates nothing.
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nothing found')).toBeVisible()
    await keys.press('ArrowDown')
    await expect(page.getByRole('button', { name: 'Create truck' })).toBeFocused()
    if (kind === 'trailer') await keys.press('ArrowDown')
    await expect(page.getByRole('button', { name: `Create ${kind}` })).toBeFocused()
    await keys.press('Enter')
    await page.keyboard.press('Enter')
    strokes[kind] = keys.count() - typed
    await expect(page).toHaveURL(new RegExp(`${path}\\?`))
    await expect(page.getByLabel('Unit number')).toHaveValue('Z79')
    await page.goBack()
    await expect(page).toHaveURL(/\/orders\/create$/)
    await call(page, 'DELETE', '/drafts/orders.create')
  }
  expect(strokes).toEqual({ truck: 2, trailer: 3 })

  await page.goto('/orders/create')
  await vehicle.fill('z79')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('button', { name: 'Create truck' }).dblclick()
  await expect(page.getByLabel('Unit number')).toHaveValue('Z79')
  await page.goBack()
  await expect(page).toHaveURL(/\/orders\/create$/)
  await call(page, 'DELETE', '/drafts/orders.create')

  // Also from the last result and back; typing continues in the field.
  await page.goto('/orders/create')
  await vehicle.fill('freightliner')
  const hits = page.locator('.ant-select-item-option:visible')
  await expect(hits.first()).toBeVisible()
  const create = page.getByRole('button', { name: 'Create truck' })
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    expect(await create.evaluate(one => one === document.activeElement)).toBe(true)
  }).toPass({ intervals: [0] })
  await page.keyboard.press('ArrowUp')
  await expect(vehicle).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(create).toBeFocused()
  await page.keyboard.type('x')
  await expect(vehicle).toBeFocused()
  await expect(vehicle).toHaveValue('freightlinerx')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Create truck' })).toBeHidden()
})

test('an invalid or disallowed date is reported', async ({ page }) => {
  await signIn(page, clerk)
  const order = await newOrder(page)
  await page.goto(`/orders?search=${order.order_number}`)
  await openMenu(page, order.order_number, 'Create payment')
  const date = page.getByRole('dialog').getByLabel('Payment date')
  await expect(date).toHaveValue(/./)
  const today = await date.inputValue()
  for (const typed of ['tomorrow', '2/30/2026', '12/30/2099']) {
    await setDate(page, 'Payment date', typed)
    await expect(date).toHaveValue(today)
    await expect(date).toHaveAccessibleDescription(new RegExp(`“${typed}” is not a day`))
  }
  await setDate(page, 'Payment date', '+0')
  await expect(date).toHaveValue(today)
  await expect(date).not.toHaveAccessibleDescription(/is not a day/)
})

test('vehicles with the same VIN are linked in a new tab', {
  tag: '@ROF-015',
}, async ({ page }) => {
  await signIn(page, clerk)
  const twin = mark()
  const vin = `1FUJGLDR9CL${twin}`
  await newVehicle(page, 'trucks', vin, `C${twin}`)
  const truck = await newVehicle(page, 'trucks', vin, `T${twin}`)
  const trailer = await newVehicle(page, 'trailers', vin, `R${twin}`)
  await page.goto('/orders/create')
  await declineDraft(page)
  await choose(page, 'Vehicle', `C${twin}`)
  const warning = page.getByRole('alert').filter({ hasText: 'VIN is not unique' })
  await expect(warning.getByRole('link')).toHaveCount(2)
  await expect(warning.getByRole('link', { name: `#C${twin}` })).toHaveCount(0)
  for (const [unit, path] of [
    [`T${twin}`, `/vehicles/${truck}`],
    [`R${twin}`, `/trailers/${trailer}`],
  ]) {
    const opened = page.waitForEvent('popup')
    await warning.getByRole('link', { name: `#${unit}` }).click()
    const tab = await opened
    await expect(tab).toHaveURL(new RegExp(`${path}$`))
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(unit!)
    await tab.close()
  }
  await expect(page.getByText('Step 1 of 4')).toBeVisible()
  await drop(page)
})

test('a type of work can be saved to the list and is then found by name', {
  tag: ['@RO-020', '@TOW-009'],
}, async ({ page }) => {
  const name = `Quill seal ${mark()}`
  // Saving needs the right to create types of work.
  await signIn(page, clerk)
  await page.goto('/orders/create')
  await declineDraft(page)
  await choose(page, 'Vehicle', 'Freightliner')
  await nextStep(page)
  await expect(page.getByRole('combobox', { name: 'Type of work' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Save to types of work' })).toHaveCount(0)
  await drop(page)

  await signIn(page, 'admin')
  await call(page, 'DELETE', '/drafts/orders.create')
  await page.goto('/orders/create')
  // On a slow machine typing continues before the last field is rendered: no input is lost.
  const machine = await page.context().newCDPSession(page)
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await fillSteps(page, name, async () => {
    const keep = page.getByRole('checkbox', { name: 'Save to types of work' })
    await expect(keep).not.toBeChecked()
    await keep.check()
  })
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const sent = page.waitForRequest(
    request => request.method() === 'POST' && !request.headers()['validate-only'],
  )
  await page.getByRole('button', { name: 'Create order' }).click()
  expect((await sent).postDataJSON().types_of_work[0]).toMatchObject({ name, save_to_the_list: 1 })
  await expect(page).toHaveURL(/\/orders\/\d+$/)

  await page.goto('/orders/create')
  await declineDraft(page)
  await choose(page, 'Vehicle', 'Freightliner')
  await nextStep(page)
  const requests = page.waitForRequest(/\/types-of-work\/shortlist\?/)
  await page.getByRole('combobox', { name: 'Type of work' }).fill(name)
  expect(new URL((await requests).url()).searchParams.get('search')).toBe(name)
  await page.getByRole('option', { name }).click()
  await expect(page.getByRole('textbox', { name: 'Duration, hours:minutes' })).toHaveValue('1:45')
  await expect(page.getByRole('textbox', { name: 'Hourly rate' })).toHaveValue(/^110/)
  await drop(page)
})

test('a refused edit shows all errors, in open and closed steps', {
  tag: '@RO-057',
}, async ({ page }) => {
  await signIn(page, 'admin')
  const order = await newOrder(page)
  const refusals = [
    { title: 'Choose an active mechanic', source: { parameter: 'mechanic_id' } },
    { title: 'This mechanic is away that day', source: { parameter: 'mechanic_id' } },
    { title: 'Field is required', source: { parameter: 'due_date' } },
    { title: 'This part no longer exists', source: { parameter: 'types_of_work.0.inventories.0.id' } },
    { title: 'The new total of $180.00 is less than the $200.00 already paid. Delete a payment first' },
  ]
  await page.route(`**/api/v1/orders/${order.id}`, route =>
    route.request().method() === 'PUT' && !route.request().headers()['validate-only']
      ? route.fulfill({
          status: 422,
          json: { errors: refusals.map(one => ({ status: 422, code: 'refused', params: {}, ...one })) },
        })
      : route.continue(),
  )
  await page.goto(`/orders/${order.id}/edit`)
  await declineDraft(page)
  await page.getByRole('button', { name: 'Save order' }).click()
  for (const { title } of refusals)
    await expect(page.getByText(title).filter({ visible: true })).toHaveCount(1)
  await expect(page).toHaveURL(/\/edit$/)
})

test('a restore is validated at once: step 2 is open, and a wrong step shows its error', {
  tag: '@ROF-044',
}, async ({ page }) => {
  await signIn(page, 'admin')
  const gone = await createColleague(page, 'mechanic')
  const order = await newOrder(page, { mechanic_id: gone.id })
  await apiData(page, 'DELETE', `/orders/${order.id}`)
  await apiData(page, 'PUT', `/users/${gone.id}/toggle-status`)
  await page.goto(`/orders/${order.id}/edit-deleted`)
  const mechanic = page.locator('.rb-step-bad')
  await expect(mechanic).toHaveCount(1)
  await expect(mechanic.getByRole('heading', { name: 'Mechanic' })).toBeVisible()
  await expect(
    mechanic.getByText('Choose a mechanic who is not deactivated').filter({ visible: true }),
  ).toHaveCount(1)
  await expect(page.getByText('Step 2 of 4').filter({ visible: true })).toBeVisible()

  await page.getByRole('button', { name: 'Edit step: Mechanic' }).click()
  await page.getByRole('combobox', { name: 'Mechanic' }).click()
  await page.locator('.ant-select-item-option:visible').first().click()
  await expect(mechanic).toHaveCount(0)
  await page.getByRole('button', { name: 'Save and restore' }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`))
})

test('a version conflict shows both versions, and either can be kept', async ({ page }) => {
  await signInAtHome(page, 'admin')
  const order = await newOrder(page, { notes: 'As the driver said' })
  const saveElsewhere = async (notes: string) =>
    apiData(page, 'PUT', `/orders/${order.id}`, await orderBody(page, { notes, due_date: '2027-12-31' }))
  const notes = page.getByRole('textbox', { name: 'Notes' })
  const dialog = page.getByRole('dialog', { name: 'Someone else saved this in the meantime' })
  await page.goto(`/orders/${order.id}/edit`)
  await declineDraft(page)
  await notes.fill('Mine')
  await saveElsewhere('Theirs')
  await page.getByRole('button', { name: 'Save order' }).click()
  await expect(dialog.getByRole('row', { name: 'Notes' }).getByRole('cell')).toHaveText(['Mine', 'Theirs'])
  await expect(dialog.getByRole('row', { name: 'Due date' }).getByRole('cell')).toHaveText([
    '12/30/2027',
    '12/31/2027',
  ])
  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await expect(notes).toHaveValue('Theirs')
  await expect(page.getByLabel('Due date')).toHaveValue('12/31/2027')

  await notes.fill('Mine after all')
  await saveElsewhere('Theirs again')
  await pressUntil(page.getByRole('button', { name: 'Save order' }), () =>
    expect(dialog.getByRole('row', { name: 'Notes' })).toContainText('Theirs again', { timeout: 5000 }),
  )
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`))
  await expect(page.getByRole('paragraph').filter({ hasText: 'Mine after all' })).toBeVisible()
})

test('input stays when another user finishes the order, and the server explains why it is not saved', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const order = await newOrder(page)
  await page.goto(`/orders/${order.id}/edit`)
  await declineDraft(page)
  const notes = page.getByRole('textbox', { name: 'Notes' })
  await notes.fill('Left front hub is warm')
  await apiData(page, 'POST', `/orders/${order.id}/change-status`, { status: 'finished' })
  await page.getByRole('button', { name: 'Save order' }).click()
  await expect(page.getByText(/A finished order/).first()).toBeVisible()
  await expect(notes).toHaveValue('Left front hub is warm')
})

/** Fills all steps of a new order, with a type of work of this name. */
async function fillSteps(page: Page, name: string, more?: () => Promise<void>): Promise<void> {
  await choose(page, 'Vehicle', 'Freightliner')
  await nextStep(page)
  await page.getByRole('combobox', { name: 'Type of work' }).fill(name)
  await page.getByRole('textbox', { name: 'Duration, hours:minutes' }).fill('1:45')
  await page.getByRole('textbox', { name: 'Hourly rate' }).fill('110')
  await more?.()
  await fillLastSteps(page)
}

const shortlist = '**/api/v1/inventories/shortlist*'

async function partsAreDearer(page: Page): Promise<void> {
  await page.route(shortlist, async route => {
    const json = await (await route.fetch()).json()
    const dearer = json.data.map((one: { price_retail: number }) => ({
      ...one,
      price_retail: one.price_retail + 50,
    }))
    await route.fulfill({ json: { ...json, data: dearer } })
  })
}

async function newVehicle(page: Page, kind: 'trucks' | 'trailers', vin: string, unit_number: string) {
  const [owner] = await apiData<{ id: number }[]>(page, 'GET', '/customers?per_page=12')
  const body = { vin, unit_number, make: 'Volvo', model: 'VNL', year: 2020, license_plate: 'P1' }
  const { id } = await apiData<{ id: number }>(page, 'POST', `/${kind}`, {
    ...body,
    gvwr: 50_000,
    owner_id: owner?.id,
    ...(kind === 'trucks' ? { type: 1 } : {}),
  })
  return id
}

async function drop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
}
