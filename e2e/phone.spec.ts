import { type Browser, expect, type Page } from '@playwright/test'
import { apiData } from './api-calls.ts'
import { expectNoOverflow } from './overflow.ts'
import { createColleague } from './people.ts'
import { declineDraft, newOrder, nextStep } from './repair-order-actions.ts'
import { notices, phoneScreen, signInElsewhere } from './shop.ts'
import { test } from './test.ts'

const phone = { viewport: phoneScreen, hasTouch: true, isMobile: true }

test('calendars fit the screen, and an opened step is scrolled into view', async ({ browser }) => {
  const page = await signInElsewhere(browser, 'admin', phone)
  const order = await newOrder(page)
  await page.goto(`/orders/${order.id}/edit`)
  await declineDraft(page)
  await page.getByLabel('Due date').click()
  await expectOnScreen(page)
  await page.keyboard.press('Escape')
  await nextStep(page)
  const head = page.getByRole('heading', { name: 'Implementation date and time' })
  await expect(head).toBeFocused()
  await expect(head).toBeInViewport()
  const field = page.getByRole('textbox', { name: 'Implementation date and time' })
  await field.click()
  await expectOnScreen(page)
  // Date and time have large targets, the field shows them, and Done moves on.
  const sheet = page.locator('.ant-picker-dropdown:visible').last()
  for (const cell of ['.ant-picker-cell-in-view', '.ant-picker-time-panel-cell-inner'])
    expect((await sheet.locator(cell).nth(9).boundingBox())!.height, cell).toBeGreaterThanOrEqual(44)
  await sheet.locator('.ant-picker-cell-in-view').nth(14).click()
  await expect(field).toHaveValue(/^12\/15\/2027 8:30 AM$/)
  const top = (await sheet.boundingBox())!.y
  const box = (await field.boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(top)
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(/^12\/15\/2027 8:30 AM$/)
  await expect(page.getByRole('button', { name: 'Next step' })).toBeInViewport()

  await page.goto('/orders')
  const filters = page.getByRole('button', { name: 'Filters' })
  await expect(filters).toBeVisible()
  await expect(page.locator('.ant-picker-range')).toHaveCount(0)
  await filters.click()
  await page.locator('.ant-picker-range:visible').first().click()
  await expectOnScreen(page)
  const calendar = page.locator('.ant-picker-dropdown:visible').last()
  const month = await calendar.locator('.ant-picker-header-view').first().textContent()
  await calendar.locator('.ant-picker-header-next-btn').first().click()
  await expect(calendar.locator('.ant-picker-header-view').first()).not.toHaveText(month ?? '')
  await page.context().close()
})

test('a recipient is removed by touch', async ({ browser }) => {
  const page = await signInElsewhere(browser, 'admin', phone)
  const order = await newOrder(page)
  await page.goto(`/orders/${order.id}`)
  await page.getByRole('button', { name: 'More actions' }).tap()
  await page.getByRole('menuitem', { name: 'Send documents' }).tap()
  const recipients = page.getByRole('combobox', { name: 'Recipient e-mails' })
  await recipients.fill('owner@example.com')
  await recipients.press('Enter')
  const chosen = page.locator('.ant-select-selection-item').filter({ hasText: 'owner@example.com' })
  const { x, y, width, height } = (await chosen.boundingBox())!
  // Close to the end of the chosen recipient.
  await page.touchscreen.tap(x + width - 40, y + height / 2)
  await expect(chosen).toHaveCount(0)
  await page.context().close()
})

test('a part takes two lines with all of its figures, without horizontal scrolling', async ({ browser }) => {
  const page = await signInElsewhere(browser, 'admin', phone)
  const [part] = await apiData<{ id: number; name: string; stock_number: string }[]>(
    page,
    'GET',
    '/inventories/shortlist?search=oil filter',
  )
  const work = { name: 'Oil', hourly_rate: 100, duration: '1:00' }
  const order = await newOrder(page, {
    types_of_work: [{ ...work, inventories: [{ id: part!.id, quantity: 1 }] }],
  })
  const kept = await apiData<{ id: number }>(page, 'POST', '/types-of-work', {
    ...work,
    inventories: [{ inventory_id: part!.id, quantity: 1 }],
  })
  for (const form of [`/orders/${order.id}/edit`, `/type-of-work/${kept.id}/edit`]) {
    await page.goto(form)
    await declineDraft(page)
    const row = page.locator('tbody tr').filter({ hasText: part!.name })
    await expect(row).toContainText(part!.stock_number)
    const boxes = [
      row.locator('td').first(),
      row.getByRole('textbox', { name: /^Quantity/ }),
      row.getByText('$').first(),
      row.getByText('$').last(),
      row.locator('td').last(),
    ].map(one => one.boundingBox())
    const [name, quantity, price, amount, bin] = (await Promise.all(boxes)).map(box => box!)
    // The name has its own line; the figures share the next.
    expect(name!.width).toBeGreaterThan(phoneScreen.width * 0.7)
    for (const one of [quantity, price, amount, bin]) expect(one!.y).toBeGreaterThan(name!.y + 10)
    const line = [quantity!, price!, amount!, bin!]
    for (const [index, one] of line.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(index === 0 ? 0 : line[index - 1]!.x + line[index - 1]!.width)
      expect(one.x + one.width).toBeLessThanOrEqual(phoneScreen.width)
    }
    await expectNoOverflow(page)
  }
  await page.context().close()
})

test('rare actions on parts are behind one button that does not cover the list', async ({ browser }) => {
  const page = await signInElsewhere(browser, 'admin', phone)
  await page.goto('/parts')
  await expect(page.locator('[data-row]').first()).toBeInViewport()
  const heading = page.locator('.rb-heading-actions')
  const seldom = ['Print labels', 'Import', 'Check stock']
  for (const name of seldom) await expect(heading.getByText(name)).toHaveCount(0)
  const more = heading.getByRole('button', { name: 'More actions' })
  await more.tap()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(heading.getByRole('link', { name: 'Import' })).toBeVisible()
  await expect(heading.getByRole('button', { name: 'Print labels' })).toBeVisible()
  await heading.getByRole('button', { name: 'Check stock' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.context().close()
})

test('offline a job reports that it was not started, and a photo waits', async ({ browser }) => {
  const page = await signInElsewhere(browser, 'mechanic', phone)
  await page.getByRole('button', { name: 'Start' }).first().waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Start' }).first().click()
  await expect(page.getByText('The server cannot be reached. Check the connection.')).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page
    .getByRole('button', { name: /^Add a photo to/ })
    .first()
    .click()
  const name = 'hose.png'
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') })
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await expect(uploads.getByText(name)).toBeVisible()
  await expect(uploads.getByText('No connection.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.locator('[data-announcer]')).toContainText(/^hose\.png, .+: Uploaded$/)
  await expect(uploads).toHaveCount(0)
  await page.context().close()
})

test('offline a comment explains why it was not added, and is added later', async ({ browser }) => {
  const page = await signInElsewhere(browser, 'mechanic', phone)
  // The drawer was never opened: its code is loaded with the jobs.
  const loaded = page.waitForResponse(/\/assets\/repair-order-comments-/)
  await page.reload()
  await loaded
  await page.context().setOffline(true)
  await page
    .getByRole('button', { name: /^Comments for order / })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  const field = drawer.getByRole('textbox')
  const add = drawer.getByRole('button', { name: 'Add comment' })
  await expect(field).toBeFocused()
  await field.fill('Hub seal leaks')
  await add.click()
  await expect(drawer.getByRole('alert')).toHaveText(/^No connection: the comment was not added/)
  await expect(field).toHaveValue('Hub seal leaks')
  await page.context().setOffline(false)
  await add.click()
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Hub seal leaks' })).toHaveCount(1)
  await expect(drawer.getByRole('alert')).toHaveText('')
  await page.context().close()
})

async function expectOnScreen(page: Page) {
  const calendar = page.locator('.ant-picker-dropdown:visible').last()
  await expect(calendar).toBeVisible()
  const { x, y, width, height } = (await calendar.boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(y).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(phoneScreen.width)
  expect(y + height).toBeLessThanOrEqual(phoneScreen.height)
  await expectNoOverflow(page)
}

const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC'

/** A mechanic's phone with an order, and the desk that created it. */
async function jobOnPhone(browser: Browser, change: object = {}) {
  const [desk, page] = [
    await signInElsewhere(browser, 'admin'),
    await signInElsewhere(browser, 'mechanic', phone),
  ]
  const { id: mechanic_id } = await apiData<{ id: number }>(page, 'GET', '/profile')
  return { desk, page, order: await newOrder(desk, { mechanic_id, ...change }) }
}

test('a job shows the driver’s complaint above the work', async ({ browser }) => {
  const { desk, page, order } = await jobOnPhone(browser, { notes: 'Marker lights out on the right.' })
  await page.goto(`/orders/${order.id}`)
  await expect(page.getByText('Marker lights out on the right.')).toBeInViewport()
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.indexOf('Notes')).toBeLessThan(headings.indexOf('Types of work'))
  for (const own of [page, desk]) await own.context().close()
})

test('a mechanic is notified when the open job is reassigned; other orders are reported as missing', async ({
  browser,
}) => {
  const { desk, page, order } = await jobOnPhone(browser)
  const { id: other } = await createColleague(desk, 'mechanic')
  await page.goto(`/orders/${order.id}`)
  await expect(page.getByText(order.order_number).first()).toBeVisible()
  await apiData(desk, 'POST', `/orders/${order.id}/reassign-mechanic`, { mechanic_id: other })
  await expect(page).toHaveURL(/\/orders$/)
  await expect(notices(page).getByText('No such order exists')).toBeVisible()
  await expect(notices(page).getByText('It is no longer one of your jobs.')).toBeVisible()
  await page.goto(`/orders/${order.id}`)
  await expect(page).toHaveURL(/\/orders$/)
  await expect(notices(page)).toHaveText(['No such order exists'])
  for (const own of [page, desk]) await own.context().close()
})

test('a job’s card shows the complaint and opens wherever it is tapped', async ({ browser }) => {
  const { desk, page, order } = await jobOnPhone(browser, { notes: 'Pulls to the left when braking.' })
  await page.goto('/?tab=next')
  const card = page.locator('.rb-job').filter({ hasText: order.order_number })
  await expect(card).toContainText('Pulls to the left when braking.')
  await card.getByRole('heading').scrollIntoViewIfNeeded()
  const { x, y } = (await card.getByRole('heading').boundingBox())!
  await page.touchscreen.tap(x + 5, y + 5)
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`))
  for (const own of [page, desk]) await own.context().close()
})
