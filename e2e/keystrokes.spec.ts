import { expect, type Locator, type Page } from '@playwright/test'
import { apiData, call } from './api-calls.ts'
import { countedKeys } from './counted-keys.ts'
import { newOrder } from './repair-order-actions.ts'
import { accounts, notices, password, signIn } from './shop.ts'
import { test } from './test.ts'

async function deleteDraft(page: Page) {
  await page.goto('/health/live')
  expect((await call(page, 'DELETE', '/drafts/orders.create')).status).toBe(204)
}

const options = (page: Page) => page.locator('.ant-select-item-option:visible')

test('a new repair order for a known truck with one saved job takes at most 50 keystrokes and no pointer', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await deleteDraft(page)
  const [truck] = await apiData<{ unit_number: string; vin: string }[]>(page, 'GET', '/trucks?per_page=1')
  await page.goto('/orders')
  await page.getByRole('link', { name: 'New order', exact: true }).focus()
  const keys = countedKeys(page)
  await keys.press('Enter')

  await expect(page.getByRole('combobox', { name: 'Vehicle' })).toBeFocused()
  await keys.type(truck!.vin.slice(-6))
  await expect(options(page).first()).toBeVisible()
  await keys.press('Enter')
  await keys.press('Control+Enter')

  await expect(page.getByRole('combobox', { name: 'Type of work' })).toBeFocused()
  await keys.type('oil')
  await expect(options(page).first()).toBeVisible()
  await keys.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Quantity/ }).first()).toBeVisible()
  await keys.press('Control+Enter')

  await expect(page.getByLabel('Implementation date and time')).toBeFocused()
  await keys.type('+1 8:30')
  await keys.press('Control+Enter')

  await expect(page.getByRole('combobox', { name: 'Mechanic' })).toBeFocused()
  await keys.type('bon')
  await expect(options(page).first()).toBeVisible()
  await keys.press('Enter')
  await keys.press('Control+Enter')
  await expect(page).toHaveURL(/\/orders\/\d+$/)
  expect(keys.count()).toBeLessThanOrEqual(50)
})

test('a counter sale to a known customer takes at most 30 keystrokes and no pointer', async ({ page }) => {
  await signIn(page, 'sales')
  const customers = await apiData<{ email: string; phone: string }[]>(page, 'GET', '/customers?per_page=50')
  const { email } = customers.find(customer => customer.email && customer.phone)!
  await page.goto('/parts')
  await page.getByRole('button', { name: 'Sell', exact: true }).and(page.locator(':enabled')).first().focus()
  const keys = countedKeys(page)
  await keys.press('Enter')

  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: 'Sold' })).toBeFocused()
  await expect(dialog.getByLabel('Invoice number')).not.toBeEmpty()
  await expect(dialog.getByLabel('Tax')).toHaveValue('8.5')
  await keys.press('Tab')
  await keys.type(email.slice(0, 6))
  await expect(options(page).first()).toContainText(email)
  await keys.press('Enter')
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email)
  await expect(dialog.getByLabel('Phone')).not.toBeEmpty()
  await expect(dialog.getByLabel('Quantity')).toBeFocused()
  for (let field = 0; field < 7; field++) await keys.press('Tab')
  await expect(dialog.getByRole('combobox', { name: 'Payment method' })).toBeFocused()
  await keys.press('ArrowDown')
  await keys.press('Enter')
  await keys.press('Control+Enter')
  await expect(notices(page)).toContainText('Operation completed successfully')
  expect(keys.count()).toBeLessThanOrEqual(30)
})

test('rows of parts are typed without a pause: part, quantity, Enter, next part', async ({ page }) => {
  await signIn(page, 'admin')
  await deleteDraft(page)
  const [truck] = await apiData<{ id: number; unit_number: string }[]>(page, 'GET', '/trucks?per_page=1')
  await page.goto(`/vehicles/${truck!.id}`)
  // From the truck's page the vehicle is preselected.
  await page.getByRole('link', { name: 'New repair order' }).press('Enter')
  const name = page.getByRole('combobox', { name: 'Type of work' })
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  await expect(page.getByText(truck!.unit_number).first()).toBeVisible()
  await name.fill('Brakes')
  await page.keyboard.press('Escape')
  const pickers = page.getByRole('combobox', { name: 'Part name or number' })
  await pickers.first().focus()
  for (const [part, quantity] of [
    ['oil filter', '2'],
    ['heater hose', '3'],
  ] as const) {
    await expect(pickers.last()).toBeFocused()
    await page.keyboard.type(part)
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: /^Quantity/ }).last()).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(quantity)
    await page.keyboard.press('Enter')
  }
  const quantities = page.getByRole('textbox', { name: /^Quantity/ })
  await expect(quantities).toHaveCount(2)
  await expect(pickers).toHaveCount(1)
  await expect(pickers).toBeFocused()

  await page.keyboard.type('no such part')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(pickers).toHaveValue('no such part')
  await page.keyboard.press('Control+a')

  // The same part again adds to its quantity, with a notice.
  const first = (await quantities.first().getAttribute('aria-label'))!.replace('Quantity, ', '')
  // Slower than a scanner.
  await page.keyboard.type(first, { delay: 50 })
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(notices(page)).toContainText('was in this job already')
  await expect(quantities).toHaveCount(2)
  await expect(quantities.first()).toHaveValue('3')
  await expect(quantities.first()).toBeFocused()

  // A saved type of work keeps chosen parts.
  await name.fill('oil and filter')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Duration, hours:minutes')).toBeFocused()
  await expect(page.getByRole('textbox', { name: /^Quantity, Heater hose/ })).toHaveValue('3')
  expect(await quantities.count()).toBeGreaterThan(2)
  await cancel(page)
})

test('an empty name field offers the truck’s types of work first; parts already chosen are reported', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await deleteDraft(page)
  const [truck] = await apiData<{ id: number }[]>(page, 'GET', '/trucks?per_page=1')
  const name = 'PM service A: oil, filters, chassis lube'
  await newOrder(page, {
    truck_id: truck!.id,
    types_of_work: [{ name, hourly_rate: 90, duration: '1:00', inventories: [] }],
  })
  await page.goto(`/orders/create?vehicle_id=${truck!.id}`)
  const work = page.getByRole('combobox', { name: 'Type of work' })
  await expect(work).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toContainText(name)

  await work.fill('Brakes')
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Part name or number' }).fill('Oil filter Cummins X15')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Quantity/ })).toBeFocused()
  await work.fill('')
  await work.press('ArrowDown')
  await expect(options(page).first()).toContainText(name)
  await page.keyboard.press('Enter')
  await expect(notices(page)).toContainText(/^Oil filter Cummins X15.* was in this job already/)
  await expect(page.getByRole('textbox', { name: /^Quantity, Oil filter/ })).toHaveValue('2')
  await cancel(page)
})

test('an order started from a truck is not mixed with an older draft', async ({ page }) => {
  await signIn(page, 'admin')
  await deleteDraft(page)
  const trucks = await apiData<{ id: number; vin: string; unit_number: string }[]>(
    page,
    'GET',
    '/trucks?per_page=2',
  )
  const [ours, other] = [trucks[0]!, trucks[1]!]
  const vehicle = page.locator('.rb-vehicle-line').first()
  await page.goto(`/orders/create?vehicle_id=${other.id}`)
  await page.getByRole('textbox', { name: 'Notes' }).fill('Of the other truck')
  await expect(page.getByText(/Draft saved/)).toBeVisible()

  await page.goto(`/orders/create?vehicle_id=${ours.id}`)
  const question = page.getByRole('dialog', { name: 'An older draft is kept too' })
  await expect(question).toContainText(`#${other.unit_number}`)
  await question.getByRole('button', { name: 'Continue with this form' }).click()
  await expect(vehicle).toContainText(ours.vin)
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('')

  // From the list the draft is offered by its name.
  await page.goto('/orders')
  await page.goto(`/orders/create?vehicle_id=${other.id}`)
  const restore = page.getByRole('dialog', { name: 'Do you want to restore unsaved data?' })
  await expect(restore).toContainText(`#${other.unit_number}`)
  await restore.getByRole('button', { name: 'Yes' }).click()
  await expect(vehicle).toContainText(other.vin)
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Of the other truck')
  await cancel(page)
})

test("an order started from a customer's page offers their vehicles; home and the palette start orders too", async ({
  page,
}) => {
  await signIn(page, 'admin')
  await deleteDraft(page)
  const trucks = await apiData<{ owner_id: number; unit_number: string; vin: string }[]>(
    page,
    'GET',
    '/trucks?per_page=1',
  )
  const { owner_id, unit_number, vin } = trucks[0]!
  await page.goto(`/customers/${owner_id}`)
  await page.getByRole('link', { name: 'New repair order' }).click()
  await page.getByRole('combobox', { name: 'Vehicle' }).click()
  await expect(options(page).filter({ hasText: `#${unit_number}` })).toBeVisible()
  await page.getByRole('button', { name: 'Search all vehicles' }).click()
  await expect(page.getByText('at least 3', { exact: false }).first()).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('link', { name: 'New repair order' })).toHaveAttribute('href', '/orders/create')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill(vin.slice(-8))
  await page
    .getByRole('option', { name: /New repair order/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/orders\/create\?vehicle_id=\d+/)
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
})

/** Leaves no draft for the next journey. */
async function cancel(page: Page) {
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page).not.toHaveURL(/create/)
}

test('a day’s main work by keyboard alone: sign-in, order, part, status, invoice, payment, list', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ acceptDownloads: true })).newPage()
  let pressed = 0
  await page.exposeFunction('pointerPressed', () => (pressed += 1))
  await page.addInitScript(() => {
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
      window.addEventListener(kind, () => (window as unknown as Pointed).pointerPressed(), { capture: true })
  })

  await page.goto('/')
  await tabTo(page, page.getByLabel('E-mail'))
  await page.keyboard.type(accounts.admin)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner')).toBeVisible()
  const [truck] = await apiData<{ vin: string }[]>(page, 'GET', '/trucks?per_page=1')

  await go(page, 'New repair order')
  await expect(page.getByRole('combobox', { name: 'Vehicle' })).toBeFocused()
  await pick(page, truck!.vin.slice(-8))
  await page.keyboard.press('Control+Enter')
  const work = page.getByRole('combobox', { name: 'Type of work' })
  await expect(work).toBeFocused()
  await page.keyboard.type('Bleed the clutch by keys')
  await tabTo(page, page.getByLabel('Duration, hours:minutes'))
  await page.keyboard.type('1:30')
  await tabTo(page, page.getByRole('combobox', { name: 'Part name or number' }))
  await pick(page, 'oil filter')
  await expect(page.getByRole('textbox', { name: /^Quantity/ })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Implementation date and time')).toBeFocused()
  await page.keyboard.type('+1 8:30')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('combobox', { name: 'Mechanic' })).toBeFocused()
  await pick(page, 'bon')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/orders\/\d+$/)
  const title = page.getByRole('heading', { level: 1, name: /^R-\d{6}$/ })
  const number = (await title.textContent())!.trim()

  for (const status of ['In process', 'Finished']) {
    await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Change status' }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const choice = dialog.getByRole('radio', { name: status })
    await tabTo(page, dialog.getByRole('radio').first())
    await page.keyboard.press('Space')
    for (let moves = 0; moves < 3 && !(await choice.isChecked()); moves += 1)
      await page.keyboard.press('ArrowDown')
    await expect(choice).toBeChecked()
    await tabTo(page, dialog.getByRole('button', { name: 'Change status' }))
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('main').getByText(status, { exact: true }).first()).toBeVisible()
  }

  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Download' }))
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toContain(number)

  await go(page, 'Repair orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Repair orders' })).toBeFocused()
  await expect(page.locator('[data-row]').first()).toBeVisible()
  // Slower than a scanner.
  await page.keyboard.press('/', { delay: 50 })
  await page.keyboard.type(number, { delay: 50 })
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await tabTo(page, page.locator('[data-row]').getByRole('button', { name: 'More actions' }))
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: 'Create payment' })
  await arrowTo(page, item)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('combobox', { name: 'Payment method' }))
  await page.keyboard.press('Enter')
  await pick(page, 'cash')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('[data-row]').getByText('Paid', { exact: true })).toBeVisible()
  expect(pressed).toBe(0)
  await page.context().close()
})

interface Pointed {
  pointerPressed(): void
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible()
  const isThere = () => target.first().evaluate(one => one === document.activeElement)
  for (let presses = 0; !(await isThere()); presses += 1) {
    expect(presses, 'presses of Tab').toBeLessThan(60)
    await page.keyboard.press('Tab')
  }
}

async function arrowTo(page: Page, item: Locator): Promise<void> {
  await expect(item).toBeVisible()
  // The menu reacts with a delay: another press would skip the item.
  const marked = () =>
    page.getByRole('menu').evaluate(menu => menu.querySelector('[class*=active], :focus')?.textContent)
  await expect.poll(marked).toBeTruthy()
  const label = await item.textContent()
  let presses = 0
  for (let now = await marked(); now !== label; now = await marked()) {
    expect(presses++, 'presses of the arrow').toBeLessThan(20)
    await page.keyboard.press('ArrowDown')
    await expect.poll(marked).not.toBe(now)
  }
}

async function go(page: Page, where: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(where)
  await expect(page.getByRole('option', { name: where }).first()).toBeVisible()
  await page.keyboard.press('Enter')
}

async function pick(page: Page, typed: string): Promise<void> {
  await page.keyboard.type(typed)
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
}
