import { expect, type Page } from '@playwright/test'
import { askedOf, call, caughtUp, holdBack, stopClock } from './browser-calls.ts'
import { phoneScreen, signIn } from './shop.ts'
import { test } from './test.ts'

// A draft belongs to a person and a form: these forms of the superadmin are this file's alone.
const question = 'Do you want to restore unsaved data?'
const form = '/type-of-work/create'
const draft = '/drafts/types-of-work.create'

async function begin(page: Page) {
  await signIn(page, 'superadmin')
  await call(page, 'DELETE', draft)
  await page.goto(form)
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
}

test('what was typed is kept, asked about, and restored or deleted', {
  tag: ['@LAY-029', '@PLAT-032', '@PLAT-033', '@PLAT-034', '@PLAT-035'],
}, async ({ page }) => {
  await begin(page)
  await expect(page.getByText(question)).toHaveCount(0)
  await page.getByLabel('Name', { exact: true }).fill('Half a word')
  await expect(page.getByText(/Draft saved/)).toBeVisible()
  expect((await call(page, 'GET', draft)).body.data.data.name).toBe('Half a word')
  await page.goto('/')
  await page.goto(form)
  await expect(page.getByText(question)).toBeVisible()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half a word')

  await page.goto('/')
  await page.goto(form)
  await expect(page.getByText(question)).toBeVisible()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await expect.poll(async () => (await call(page, 'GET', draft)).body.data).toBeNull()
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  await expect(page.getByText(question)).toHaveCount(0)

  // What is typed about one record is neither asked about at another one nor at a new one.
  const [one, other] = (await call(page, 'GET', '/types-of-work?per_page=2')).body.data
  await page.goto(`/type-of-work/${one.id}/edit`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(one.name)
  await page.getByLabel('Name', { exact: true }).fill('Half another word')
  await expect(page.getByText(/Draft saved/)).toBeVisible()
  await page.goto(`/type-of-work/${other.id}/edit`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(other.name)
  await expect(page.getByText(question)).toHaveCount(0)
  await page.goto(form)
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  await expect(page.getByText(question)).toHaveCount(0)
  await page.goto(`/type-of-work/${one.id}/edit`)
  await expect(page.getByText(question)).toBeVisible()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(one.name)

  await page.getByLabel('Name', { exact: true }).fill('Half a third word')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toContainText('Are you sure? All changes will be lost!')
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).not.toHaveURL(/edit/)
})

test('nothing is said to be missing while it is asked about a draft', async ({ page }) => {
  await page.clock.install()
  await begin(page)
  await page.getByLabel('Name', { exact: true }).fill('Half a word')
  await expect(page.getByText(/Draft saved/)).toBeVisible()
  await page.goto('/')
  await page.goto(form)
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toBeFocused()
  // The question took the focus from the first field, which nobody left. What is left is checked a moment later.
  await stopClock(page)
  await page.clock.runFor(1000)
  await caughtUp(page)
  await page.clock.runFor(1000)
  await expect(page.getByText('Field is required')).toHaveCount(0)
  await page.clock.resume()
  await page.getByRole('button', { name: 'No', exact: true }).click()
})

test('whoever has answered types on in the first field', async ({ page }) => {
  await signIn(page, 'superadmin')
  // What had the focus before a dialog gets it back once the dialog has moved out.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const answer of ['No', 'Yes']) {
    await page.goto('/orders/create')
    await page.getByLabel('Notes').fill('Half a word')
    await expect(page.getByText(/Draft saved/)).toBeVisible()
    await page.goto('/orders')
    const { release } = await holdBack(page, '**/api/v1/drafts/orders.create')
    await page.getByRole('link', { name: 'New order' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'New repair order' })).toBeFocused()
    release()
    await expect(page.getByRole('button', { name: 'Yes', exact: true })).toBeFocused()
    await expect(page.locator('.ant-modal[class*=zoom]')).toHaveCount(0)
    await page.getByRole('button', { name: answer, exact: true }).press('Enter')
    await expect(page.locator('.ant-modal-root')).toHaveCount(0)
    await expect(page.getByLabel('Vehicle')).toBeFocused()
    await expect(page.getByLabel('Notes')).toHaveValue(answer === 'Yes' ? 'Half a word' : '')
    await page.unrouteAll()
  }
  await call(page, 'DELETE', '/drafts/orders.create')
})

test('a form without a draft puts nothing into the console', async ({ page }) => {
  const logged: string[] = []
  await begin(page)
  page.on('console', message => message.type() === 'error' && logged.push(message.text()))
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(logged).toEqual([])
})

test('nothing can be typed until it is known whether there is a draft', { tag: '@PLAT-034' }, async ({
  page,
}) => {
  await begin(page)
  const { release } = await holdBack(page, `**/api/v1${draft}`)
  const asked = page.waitForRequest(`**/api/v1${draft}`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await asked
  await caughtUp(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0)
  release()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Quick fingers')
  await expect(page.getByText(/Draft saved/)).toBeVisible()
  expect((await call(page, 'GET', draft)).body.data.data.name).toBe('Quick fingers')
  await leave(page)
})

test('a killed tab loses at most two seconds of typing', async ({ page, context }) => {
  await page.clock.install()
  await begin(page)
  await stopClock(page)
  await page.getByLabel('Name', { exact: true }).fill('Alignment')
  const stored = page.waitForResponse(response => 'draft-store' in response.request().headers())
  await page.clock.runFor(2000)
  await stored
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.clock.resume()
  await again.goto(form)
  await expect(again.getByText(question)).toBeVisible()
  await again.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(again.getByLabel('Name', { exact: true })).toHaveValue('Alignment')
  await leave(again)
})

test('a tab that is hidden keeps at once what was typed', { tag: '@PLAT-032' }, async ({ page }) => {
  await page.clock.install()
  await begin(page)
  await stopClock(page)
  await page.getByLabel('Name', { exact: true }).fill('Wheel end')
  const stored = page.waitForResponse(response => 'draft-store' in response.request().headers())
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await stored
  expect((await call(page, 'GET', draft)).body.data.data.name).toBe('Wheel end')
  await page.clock.resume()
  await leave(page)
})

test('a lost connection keeps what was typed', { tag: '@PLAT-034' }, async ({ page }) => {
  await begin(page)
  await page.route('**/api/v1/types-of-work', route => route.abort())
  const lost = page.waitForEvent('requestfailed', request => 'draft-store' in request.headers())
  await page.getByLabel('Name', { exact: true }).fill('Under the bridge')
  await lost
  await page.unroute('**/api/v1/types-of-work')
  await page.reload()
  await expect(page.getByText(question)).toBeVisible()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Under the bridge')
  await leave(page)
})

test('cancelling asks when something would be lost, and deletes the draft', { tag: '@LAY-029' }, async ({
  page,
}) => {
  await begin(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).not.toHaveURL(/create/)
  await page.goto(form)
  await page.getByLabel('Name', { exact: true }).fill('Not so')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure? All changes will be lost!')
  await dialog.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Not so')
  await leave(page)
  await expect.poll(async () => (await call(page, 'GET', draft)).body.data).toBeNull()
})

test('the form is checked by the server while typing, and a second press submits nothing twice', {
  tag: ['@ERR-024', '@PLAT-036', '@PLAT-040'],
}, async ({ page }) => {
  await begin(page)
  const name = `Journey ${Date.now()}`
  const asked: { method: string; only: string | undefined; body: Record<string, unknown> }[] = []
  page.on('request', request => {
    // What keeps the draft comes in its own time.
    if (request.url().endsWith('/api/v1/types-of-work') && !request.headers()['draft-store'])
      asked.push({
        method: request.method(),
        only: request.headers()['validate-only'],
        body: request.postDataJSON(),
      })
  })
  // Every change is asked about as it stands, wrong and right by turns; nothing is sent to be kept.
  const nameField = page.getByLabel('Name', { exact: true })
  const required = page.locator('.ant-form-item', { has: nameField }).getByText('Field is required')
  for (const [typed, isWrong] of [
    ['x', false],
    ['', true],
    ['y', false],
    ['', true],
    ['z', false],
  ] as const) {
    asked.length = 0
    await nameField.fill(typed)
    await expect.poll(() => asked.map(({ only, body }) => [only, body.name])).toEqual([['true', typed]])
    await expect(required).toHaveCount(isWrong ? 1 : 0)
  }

  // Whatever the server objects to is said beside its field, and taken back once it objects no more.
  const title = 'Nobody works for that'
  const errors = [{ status: 422, code: 'odd', title, source: { parameter: 'hourly_rate' }, params: {} }]
  await page.route('**/api/v1/types-of-work', route => route.fulfill({ status: 422, json: { errors } }))
  const rate = page.getByLabel('Hourly rate')
  await rate.fill('1')
  await expect(page.locator('.ant-form-item', { has: rate }).getByText(title)).toBeVisible()
  // It stays until the server takes it back: typing alone does not.
  await rate.fill('2')
  await expect.poll(() => asked.at(-1)!.body.hourly_rate).toBe(2)
  await expect(page.getByText(title)).toBeVisible()
  await page.unroute('**/api/v1/types-of-work')
  await rate.fill('3')
  await expect(page.getByText(title)).toHaveCount(0)
  expect(asked.at(-1)!.body.hourly_rate).toBe(3)
  expect(asked.every(one => one.only === 'true')).toBe(true)

  await nameField.fill(name)
  await page.getByLabel(/^Duration/).fill('1:00')
  await page.getByLabel('Hourly rate').fill('100')
  await page.getByLabel('Part name or number').click()
  await page.getByLabel('Part name or number').fill('OI-10000')
  await page.locator('.ant-select-item-option').filter({ hasText: 'OI-10000' }).first().click()
  await page.getByLabel(/^Quantity, Oil filter/).fill('1')
  await page.getByRole('button', { name: 'Save' }).dblclick()
  await expect(page.getByText('Operation completed successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/type-of-work$/)
  expect(asked.filter(one => one.method === 'POST' && !one.only)).toHaveLength(1)
  const { body } = await call(page, 'GET', `/types-of-work?search=${encodeURIComponent(name)}`)
  expect(body.data).toHaveLength(1)
  await expect.poll(async () => (await call(page, 'GET', draft)).body.data).toBeNull()
  await call(page, 'DELETE', `/types-of-work/${body.data[0].id}`)
})

test('what was refused is sent again a second after it, however often one presses', {
  tag: '@PLAT-040',
}, async ({ page }) => {
  await page.clock.install()
  await begin(page)
  const sent: string[] = []
  await page.route('**/api/v1/types-of-work', route => {
    const { 'validate-only': isCheck } = route.request().headers()
    if (isCheck) return route.continue()
    sent.push(route.request().method())
    return route.fulfill({ status: 422, json: { errors: [] } })
  })
  await stopClock(page)
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect.poll(() => sent).toEqual(['POST'])
  for (let passed = 0; passed < 900; passed += 300) {
    await expect(save).toBeEnabled()
    await save.click()
    await page.clock.runFor(300)
    await caughtUp(page)
  }
  expect(sent).toEqual(['POST'])
  await page.clock.runFor(101)
  await expect.poll(() => sent).toEqual(['POST', 'POST'])
  await page.clock.resume()
})

test('two tabs keep a draft each; the other is told of, and one is chosen', {
  tag: ['@PLAT-032', '@PLAT-034'],
}, async ({ page, context }) => {
  await begin(page)
  await page.getByLabel('Name', { exact: true }).fill('In the first tab')
  await expect(page.getByText(/Draft saved/)).toBeVisible()

  const second = await context.newPage()
  await second.goto(form)
  const dialog = second.getByRole('dialog')
  await expect(dialog).toContainText('Another tab has this form open with unsaved data.')
  await dialog.getByRole('button', { name: 'No', exact: true }).click()
  await expect(second.getByLabel('Name', { exact: true })).toHaveValue('')
  await second.getByLabel('Name', { exact: true }).fill('In the second tab')
  await expect(second.getByText(/Draft saved/)).toBeVisible()

  // Each goes on with its own after a reload, and may choose the other's.
  await page.reload()
  const choice = page.getByRole('dialog')
  await expect(choice.getByRole('radio')).toHaveCount(2)
  await choice.getByText(/this tab/).click()
  await choice.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('In the first tab')

  // What a closed tab left is offered beside what is open.
  await second.close()
  const third = await context.newPage()
  await third.setViewportSize(phoneScreen)
  await third.goto(form)
  await expect(third.getByText('open in another tab')).toBeVisible()
  await third.getByText('tab was closed').click()
  await third.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(third.getByLabel('Name', { exact: true })).toHaveValue('In the second tab')
  await leave(third)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('In the first tab')

  // Going on with it elsewhere is told where it was.
  await third.goto(form)
  await third.getByRole('dialog').getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(third.getByLabel('Name', { exact: true })).toHaveValue('In the first tab')
  await expect(page.getByText('You continued with this form in another tab.')).toBeVisible()
  await leave(third)
  await page.getByLabel('Name', { exact: true }).fill('Not lost')
  await expect(page.getByText(/Draft saved/)).toBeVisible()
  await leave(page)
})

test('nothing is sent while nothing was typed, and a check once typing rests for 333 ms', {
  tag: '@PLAT-037',
}, async ({ page }) => {
  await page.clock.install()
  await begin(page)
  await stopClock(page)
  const asked = askedOf(page)
  await page.clock.runFor(10_000)
  await caughtUp(page)
  expect(asked.filter(one => !one.startsWith('GET'))).toEqual([])

  const checked: string[] = []
  page.on('request', request => {
    const { 'validate-only': isCheck, 'draft-store': draft } = request.headers()
    if (isCheck && !draft) checked.push(request.postDataJSON().name)
  })
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Br')
  await page.clock.runFor(332)
  await name.fill('Brakes')
  await page.clock.runFor(332)
  await caughtUp(page)
  expect(checked).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => checked).toEqual(['Brakes'])
  await page.clock.resume()
  await leave(page)
})

async function leave(page: Page) {
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).not.toHaveURL(/create/)
}
