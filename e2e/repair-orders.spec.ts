import { expect, type Page } from '@playwright/test'
import { answerDraft, ask, choose, newOrder, nextStep, openMenu, rowOf, setDate } from './order-acts.ts'
import { anotherPerson, phoneScreen, signIn } from './shop.ts'
import { test } from './test.ts'

test.describe('repair orders', () => {
  test('a new order goes through four steps to its page, its list and the palette [ROF-001] [ROF-002] [ROF-003] [ROF-005] [ROF-008] [ROF-009] [ROF-010] [ROF-028] [ROF-036] [ROF-037] [RO-001]', async ({
    page,
  }) => {
    await signIn(page, 'sales')
    await page.goto('/orders/create')
    await answerDraft(page)
    await expect(page.getByText('Step 1 of 4')).toBeVisible()
    await choose(page, 'Vehicle', 'Freightliner')
    await nextStep(page)

    await expect(page.getByText('Step 2 of 4')).toBeVisible()
    const name = page.getByRole('combobox', { name: 'Type of work' })
    await name.fill('oil')
    await page.locator('.ant-select-item-option:visible').first().click()
    await expect(name).toHaveValue(/oil/i)
    await expect(page.getByRole('textbox', { name: 'Duration, hours:minutes' })).toHaveValue(/^\d+:\d\d$/)
    await page.getByRole('textbox', { name: 'Duration, hours:minutes' }).fill('2')
    await page.getByRole('textbox', { name: 'Hourly rate' }).fill('100')
    await expect(page.getByRole('textbox', { name: 'Duration, hours:minutes' })).toHaveValue('2:00')
    await setDate(page, 'Due date', '12/30/2027')
    await nextStep(page)

    await expect(page.getByText('Step 3 of 4')).toBeVisible()
    await setDate(page, 'Implementation date and time', '12/20/2027 8:30 AM')
    await nextStep(page)

    await expect(page.getByText('Step 4 of 4')).toBeVisible()
    await page.getByRole('combobox', { name: 'Mechanic' }).click()
    await page.locator('.ant-select-item-option:visible').first().click()
    await page.getByRole('button', { name: 'Create order' }).click()

    await expect(page).toHaveURL(/\/orders\/\d+$/)
    await expect(page.getByText('12/20/2027 8:30 AM')).toBeVisible()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(/^R-\d{6}$/)
    const number = (await heading.textContent()) ?? ''

    await page.goto('/orders')
    await expect(page.getByRole('link', { name: number })).toBeVisible()
    await page.getByRole('button', { name: /Find anything/ }).click()
    await page.getByRole('dialog').getByRole('combobox').fill(number)
    await expect(page.getByRole('option', { name: new RegExp(number) })).toBeVisible()
  })

  test('a step with errors is red and is not left; the rows say what is missing [ROF-004] [ROF-023] [ROF-024] [ROF-034] [ROF-035]', async ({
    page,
  }) => {
    await signIn(page, 'admin')
    await page.goto('/orders/create')
    await answerDraft(page)
    await page.getByRole('button', { name: 'Next step' }).click()
    await expect(page.getByText('Field is required')).toBeVisible()
    await expect(page.locator('.rb-step-bad')).toHaveCount(1)
    await choose(page, 'Vehicle', 'Freightliner')
    await nextStep(page)

    await page.getByRole('button', { name: 'Next step' }).click()
    await expect(page.getByText('Type of work: Field is required')).toBeVisible()
    await expect(page.getByText('Hourly rate: Field is required')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remove part/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('button', { name: /^Remove type of work/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await page.getByRole('textbox', { name: 'Hourly rate' }).fill('95')
    await expect(page.getByText('Hourly rate: Field is required')).toBeHidden()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Are you sure? All changes will be lost!')).toBeVisible()
    await page.getByRole('button', { name: 'Yes' }).click()
  })

  test('a part that is short says how many there are [ROF-032]', async ({ page }) => {
    await signIn(page, 'superadmin')
    await page.goto('/orders/create')
    await answerDraft(page)
    await choose(page, 'Vehicle', 'Freightliner')
    await nextStep(page)
    await choose(page, 'Part name or number', 'filter')
    const quantity = page.getByRole('textbox', { name: /^Quantity/ })
    await expect(quantity).toHaveValue('1')
    await quantity.fill('9999')
    await expect(page.getByText(/^Only \d+ .* available/)).toBeVisible()
    await quantity.fill('1')
    await expect(page.getByText(/^Only \d+ .* available/)).toBeHidden()
    await quantity.press('End')
    await quantity.pressSequentially('.5')
    await expect(page.getByText('Whole numbers only')).toBeVisible()
    await quantity.blur()
    await expect(quantity).toHaveValue('1')
    await dropDraft(page)
  })

  test('Create vehicle asks truck or trailer and leads to the list [ROF-005] [ROF-006] [ROF-007]', async ({
    page,
  }) => {
    await signIn(page, 'sales')
    await page.goto('/orders/create')
    await answerDraft(page)
    await page.getByRole('button', { name: /Create vehicle/ }).click()
    const dialog = page.getByRole('dialog', { name: 'What kind of vehicle do you want to create?' })
    await dialog.getByText('Trailer').click()
    await dialog.getByRole('button', { name: 'Ok' }).click()
    await expect(page).toHaveURL(/\/trailers$/)
  })

  test('an edit starts from the saved order, asks about changed prices and points out another date [ROF-011] [ROF-040] [ROF-041] [ROF-043]', async ({
    page,
  }) => {
    await signIn(page, 'admin')
    const order = await newOrder(page)
    await page.route(`**/api/v1/orders/${order.id}`, async route => {
      if (route.request().method() !== 'GET') return route.continue()
      const answer = await route.fetch()
      const json = await answer.json()
      return route.fulfill({ json: { data: { ...json.data, is_prices_changed: true } } })
    })
    await page.goto(`/orders/${order.id}/edit`)
    await page.getByRole('button', { name: 'Edit step: Implementation date and time' }).click()
    await setDate(page, 'Implementation date and time', '12/22/2027 9:00 AM')
    await expect(page.getByText(/The implementation date differs from the saved one/)).toBeVisible()
    await page.getByRole('button', { name: 'Save order' }).click()
    const sent = page.waitForRequest(
      request => request.method() === 'PUT' && !request.headers()['validate-only'],
    )
    await page.getByRole('button', { name: 'Apply new prices' }).click()
    expect((await sent).postDataJSON().need_to_update_prices).toBe(1)
    await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`))
    await expect(page.getByText('12/22/2027 9:00 AM')).toBeVisible()
  })

  test('the status is changed from a list of the others, chosen before it can be sent [RO-024] [RO-025]', async ({
    page,
  }) => {
    await signIn(page, 'sales')
    const order = await newOrder(page)
    await page.goto(`/orders/${order.id}`)
    await page.getByRole('button', { name: 'Change status' }).click()
    const dialog = page.getByRole('dialog')
    const submit = dialog.getByRole('button', { name: 'Change status' })
    await expect(submit).toBeDisabled()
    await expect(dialog.getByRole('radio')).toHaveCount(2)
    await dialog.getByText('Finished').click()
    await submit.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('banner').locator('~ *').getByText('Finished').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /Edit$/ })).toHaveCount(0)
    await page.goto(`/orders/${order.id}/edit`)
    await expect(page.getByText('A finished order cannot be edited')).toBeVisible()
  })

  test('an order is given to another mechanic [RO-029] [RO-030] [RO-032]', async ({ page }) => {
    await signIn(page, 'sales')
    const order = await newOrder(page)
    await openMenu(page, order.order_number, 'Reassign mechanic')
    const dialog = page.getByRole('dialog')
    const submit = dialog.getByRole('button', { name: 'Reassign mechanic' })
    await expect(submit).toBeDisabled()
    await dialog.getByRole('combobox').click()
    await page
      .locator('.ant-select-item-option:visible:not(.ant-select-item-option-disabled)')
      .first()
      .click()
    await submit.click()
    await expect(page.getByText('Mechanic successfully assigned')).toBeVisible()
  })

  test('a payment suggests the total, then the balance, and pays the order [RO-033] [RO-035] [RO-036] [RO-037] [RO-039] [RO-049]', async ({
    page,
  }) => {
    await signIn(page, 'admin')
    const order = await newOrder(page)
    await openMenu(page, order.order_number, 'Create payment')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Amount')).toHaveValue(order.total_amount.toFixed(2))
    await expect(dialog.getByLabel('Payer')).toHaveText(/\S/)
    await expect(dialog.getByRole('textbox', { name: 'Payer' })).toHaveCount(0)
    await expect(dialog.getByLabel('Reference number')).toHaveCount(0)
    await dialog.getByLabel('Amount').fill('50')
    await dialog.getByRole('combobox', { name: 'Payment method' }).click()
    await page.getByTitle('Money order').click()
    await dialog.getByLabel('Reference number').fill('MO-17')
    await dialog.getByRole('button', { name: 'Create payment' }).click()
    await expect(dialog).toBeHidden()

    await openMenu(page, order.order_number, 'Create payment')
    await expect(dialog.getByLabel('Amount')).toHaveValue((order.total_amount - 50).toFixed(2))
    await dialog.getByRole('combobox', { name: 'Payment method' }).click()
    await page.getByTitle('Cash').click()
    await dialog.getByRole('button', { name: 'Create payment' }).click()
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, order.order_number).getByText('Paid', { exact: true })).toBeVisible()

    await page.goto(`/orders/${order.id}`)
    await expect(page.getByText('Money order · MO-17')).toBeVisible()
    await page.getByRole('button', { name: 'More actions' }).click()
    await expect(page.getByRole('menuitem', { name: 'Create payment' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Delete payment' }).first().click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('Money order · MO-17')).toBeHidden()
    await expect(page.getByText('Not paid').first()).toBeVisible()
  })

  test('an order is deleted, restored and deleted for good [RO-005] [RO-053] [RO-054] [RO-055] [RO-040]', async ({
    page,
  }) => {
    await signIn(page, 'admin')
    const order = await newOrder(page)
    await openMenu(page, order.order_number, 'Delete')
    await expect(page.getByText('Are you sure you want to delete this order?')).toBeVisible()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('Order successfully deleted!')).toBeVisible()

    await openMenu(page, order.order_number, 'Restore', '&status=deleted')
    await expect(page.getByRole('link', { name: order.order_number })).toHaveCount(0)
    await expect(page.getByText('Are you sure you want to restore current order?')).toBeVisible()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('Order successfully restored!')).toBeVisible()

    await openMenu(page, order.order_number, 'Delete')
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('Order successfully deleted!')).toBeVisible()
    await openMenu(page, order.order_number, 'Delete permanently', '&status=deleted')
    await expect(page.getByText('Are you sure you want to permanently delete current order?')).toBeVisible()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('Order successfully permanently deleted!')).toBeVisible()
  })

  test('a restore that is refused says why and leads to the form [RO-041] [ROF-044]', async ({ page }) => {
    await signIn(page, 'admin')
    const order = await newOrder(page)
    await openMenu(page, order.order_number, 'Delete')
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('Order successfully deleted!')).toBeVisible()
    const title = 'Only 1 of Fuel filter available'
    await page.route(`**/api/v1/orders/${order.id}/restore`, route =>
      route.fulfill({
        status: 422,
        json: { errors: [{ status: 422, code: 'part_short', title, params: {} }] },
      }),
    )
    await openMenu(page, order.order_number, 'Restore', '&status=deleted')
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText(title)).toBeVisible()
    await page.getByRole('link', { name: 'Edit and restore' }).click()
    await expect(page).toHaveURL(new RegExp(`/orders/${order.id}/edit-deleted$`))
    await expect(page.getByText('Step 2 of 4')).toBeVisible()
    // The word that the order was restored comes before the answer: there is no deleted order any more then.
    const gone = page.waitForResponse(one => one.url().endsWith('/deleted') && one.status() === 404)
    await page.route('**/restore-update', async (route, request) => {
      if (request.headers()['validate-only']) return route.continue()
      const response = await route.fetch()
      await gone
      return route.fulfill({ response })
    })
    await page.getByRole('button', { name: 'Save and restore' }).click()
    await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`))
  })

  test('comments open from the list under the order number, and arrive elsewhere by themselves [RO-006] [RO-045]', async ({
    page,
    browser,
  }) => {
    await signIn(page, 'admin')
    const order = await newOrder(page)
    const other = await anotherPerson(browser, 'sales')
    await other.goto(`/orders/${order.id}`)
    await expect(other.getByText('No comments yet')).toBeVisible()
    await page.goto(`/orders?search=${order.order_number}`)
    await rowOf(page, order.order_number)
      .getByRole('button', { name: /^Comments/ })
      .click()
    await expect(page.getByText(`Comments for order ${order.order_number}`)).toBeVisible()
    await page.getByRole('textbox', { name: 'Write a comment' }).fill('The driver waits until noon')
    await page.getByRole('button', { name: 'Add comment' }).click()
    await expect(page.getByText('Comment added successfully')).toBeVisible()
    await expect(other.getByText('The driver waits until noon')).toBeVisible()
    await other.context().close()
  })

  test('an order that is not there leads to the list with a notice [RO-056]', async ({ page }) => {
    await signIn(page, 'sales')
    await page.goto('/orders/99999999')
    await expect(page.getByText('No such order exists')).toBeVisible()
    await expect(page).toHaveURL(/\/orders$/)
  })

  test('the address of a filtered list shows the same rows to somebody else; the late ones have an edge [RO-004]', async ({
    page,
    browser,
  }) => {
    await signIn(page, 'sales')
    await page.goto('/orders')
    await page.getByRole('combobox', { name: 'Payment' }).click()
    await page.getByTitle('Overdue', { exact: true }).click()
    await expect(page).toHaveURL(/payment_status=overdue/)
    const first = page.locator('tbody tr[data-row]').first()
    await expect(first).toHaveClass(/rb-row-overdue/)
    await expect(first.getByText(/Overdue \d+ d/)).toBeVisible()
    const rows = await page.locator('.rb-row-link').allInnerTexts()
    const other = await anotherPerson(browser, 'admin')
    await other.goto(page.url())
    await expect(other.locator('.rb-row-link')).toHaveText(rows)
    await other.context().close()
  })

  test('the invoice is saved as a file; without one the user hears that there is none [RO-018] [RO-059]', async ({
    page,
  }) => {
    await signIn(page, 'admin')
    const order = await newOrder(page)
    await page.goto(`/orders/${order.id}`)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: /Download$/ }).click()
    expect((await saved).suggestedFilename()).toBe(`${order.order_number}.pdf`)
    await expect(page.getByText('Billed').first()).toBeVisible()
    await page.route(`**/api/v1/orders/${order.id}/invoice*`, route => route.fulfill({ status: 500 }))
    await page.getByRole('button', { name: /Download$/ }).click()
    await expect(page.getByText('The invoice could not be downloaded')).toBeVisible()
  })

  test('cards stand in one, two, three or four columns, as wide as the window is [RO-007]', async ({
    page,
  }) => {
    await signIn(page, 'sales')
    await page.goto('/orders')
    await page.getByRole('button', { name: 'Cards' }).click()
    const columns: number[] = []
    for (const width of [360, 767, 768, 1199, 1200, 1599, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.locator('li[data-row]').first()).toBeVisible()
      const lefts = await page
        .locator('li[data-row]')
        .evaluateAll(cards => cards.map(card => Math.round(card.getBoundingClientRect().left)))
      expect(lefts.length).toBeGreaterThan(4)
      columns.push(new Set(lefts).size)
    }
    expect(columns).toEqual([1, 1, 2, 2, 3, 3, 4])
  })

  test('each status has its colour: yellow, green, blue, dark grey [RO-022]', async ({ page }) => {
    await signIn(page, 'admin')
    const numbers: Record<string, string> = {}
    for (const status of ['New', 'In process', 'Finished', 'Deleted']) {
      const { id, order_number } = await newOrder(page)
      numbers[status] = order_number
      if (status === 'Deleted') await ask(page, 'DELETE', `/orders/${id}`)
      else if (status !== 'New')
        await ask(page, 'POST', `/orders/${id}/change-status`, {
          status: status.toLowerCase().replace(' ', '_'),
        })
    }
    const found: Record<string, string> = {}
    for (const [status, number] of Object.entries(numbers)) {
      await page.goto(`/orders?search=${number}${status === 'Deleted' ? '&status=deleted' : ''}`)
      const tag = rowOf(page, number).getByText(status, { exact: true })
      found[status] = hueOf(await tag.evaluate(element => getComputedStyle(element).color))
    }
    expect(found).toEqual({
      New: 'yellow',
      'In process': 'green',
      Finished: 'blue',
      Deleted: 'dark grey',
    })
  })

  test('an order that nobody works on says so when it is given to a mechanic [RO-031]', async ({ page }) => {
    await signIn(page, 'sales')
    const order = await newOrder(page)
    await page.route(/\/api\/v1\/orders\?/, async route => {
      const answer = await route.fetch()
      const json = await answer.json()
      for (const row of json.data) row.mechanic = null
      await route.fulfill({ json })
    })
    await openMenu(page, order.order_number, 'Reassign mechanic')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('There is no mechanic assigned to this order')).toBeVisible()
    await dialog.getByRole('combobox').click()
    // The first one has it: only this page does not know.
    await page.locator('.ant-select-item-option:visible').last().click()
    await dialog.getByRole('button', { name: 'Reassign mechanic' }).click()
    await expect(page.getByText('Mechanic successfully assigned')).toBeVisible()
  })

  test('everything that is done with an order in passing opens over its list, and closes again [RO-044]', async ({
    page,
  }) => {
    await signIn(page, 'admin')
    const { id, order_number } = await newOrder(page)
    const dialog = page.getByRole('dialog')
    const opened = {
      'Reassign mechanic': `Reassign ${order_number}`,
      'Change status': `Change status of ${order_number}`,
      'Create payment': `Payment for ${order_number}`,
      'Send documents': `Send documents of ${order_number}`,
    }
    for (const [item, title] of Object.entries(opened)) {
      await openMenu(page, order_number, item)
      await expect(dialog.getByText(title, { exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toHaveCount(0)
    }
    await rowOf(page, order_number)
      .getByRole('button', { name: /^Comments/ })
      .click()
    await expect(dialog.getByText(`Comments for order ${order_number}`)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Write a comment' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await ask(page, 'DELETE', `/orders/${id}`)
    await openMenu(page, order_number, 'Restore', '&status=deleted')
    await expect(dialog.getByText('Are you sure you want to restore current order?')).toBeVisible()
    await dialog.getByRole('button', { name: 'No' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(rowOf(page, order_number).getByText('Deleted', { exact: true })).toBeVisible()
  })

  test('a file is attached on the page of the order, and taken away again [RO-013]', async ({ page }) => {
    await signIn(page, 'admin')
    const order = await newOrder(page)
    await page.goto(`/orders/${order.id}`)
    const sent = page.waitForRequest(
      request => request.method() === 'POST' && request.url().endsWith(`/orders/${order.id}/attachments`),
    )
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'leak.png',
        mimeType: 'image/png',
        buffer: Buffer.from(onePixel, 'base64'),
      })
    expect(await (await sent).headerValue('content-type')).toMatch(/^multipart\/form-data/)
    await expect(page.getByRole('button', { name: 'leak.png', exact: true })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Delete leak.png' }).click()
    const dropped = page.waitForRequest(request => request.method() === 'DELETE')
    await page.getByRole('button', { name: 'Yes' }).click()
    expect((await dropped).url()).toMatch(new RegExp(`/orders/${order.id}/attachments/\\d+$`))
    await expect(page.getByText('leak.png')).toHaveCount(0)
    expect((await ask<{ attachments: object[] }>(page, 'GET', `/orders/${order.id}`)).attachments).toEqual([])
  })

  test('the address of an invoice lives 40 seconds [RO-060]', async ({ page }) => {
    await page.addInitScript(() => {
      const times: Record<string, { made: number; revoked?: number }> = {}
      Object.assign(window, { times })
      const { createObjectURL, revokeObjectURL } = URL
      URL.createObjectURL = blob => {
        const address = createObjectURL(blob)
        if ((blob as Blob).type === 'application/pdf') times[address] = { made: Date.now() }
        return address
      }
      URL.revokeObjectURL = address => {
        if (times[address]) times[address].revoked = Date.now()
        revokeObjectURL(address)
      }
    })
    await page.clock.install()
    await signIn(page, 'admin')
    const order = await newOrder(page)
    await page.goto(`/orders/${order.id}`)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: /Download$/ }).click()
    await saved
    await page.clock.runFor(45_000)
    const lives = await page.evaluate(() => {
      const { times } = window as unknown as { times: Record<string, { made: number; revoked?: number }> }
      return Object.values(times).map(({ made, revoked }) => (revoked ?? Infinity) - made)
    })
    expect(lives).toHaveLength(1)
    expect(lives[0]).toBeGreaterThanOrEqual(40_000)
    expect(lives[0]).toBeLessThan(41_000)
  })

  test("a mechanic's day works on a phone: start, comment, finish", async ({ page, browser }) => {
    await signIn(page, 'admin')
    const me = await anotherPerson(browser, 'mechanic', { viewport: phoneScreen, hasTouch: true })
    const mechanicId = await idOf(me)
    const order = await newOrder(page, { mechanic_id: mechanicId, implementation_date: `${today()} 23:45` })
    const job = me.locator('.rb-job').filter({ hasText: order.order_number })
    await me.reload()
    await job.getByRole('button', { name: 'Start' }).click()
    await expect(job.getByText('In process')).toBeVisible()
    await job.getByRole('button', { name: /^Comments for order/ }).click()
    await me.getByRole('textbox', { name: 'Write a comment' }).fill('Waiting for the filter')
    await me.getByRole('button', { name: 'Add comment' }).click()
    await expect(me.getByText('Comment added successfully')).toBeVisible()
    await me.getByRole('button', { name: 'Close' }).first().click()
    await job.locator('input[type=file]').setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: Buffer.from(onePixel, 'base64'),
    })
    await expect(me.getByText(`Photo added to ${order.order_number}`)).toBeVisible()
    await job.getByRole('button', { name: 'Finish' }).click()
    await me.getByRole('dialog').getByRole('button', { name: 'Finish' }).click()
    await expect(job.getByText('Finished')).toBeVisible()
    const width = await me.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(phoneScreen.width)
    await me.context().close()
  })
})

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** The shop's day: the browsers of a run stand in Chicago. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date())

async function idOf(page: Page): Promise<number> {
  return (await ask<{ id: number }>(page, 'GET', '/profile')).id
}

async function dropDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
}

/** The word for a colour of the page, `rgb(r, g, b)`. */
function hueOf(color: string): string {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const spread = most - least
  if (spread < 32) return most < 128 ? 'dark grey' : 'light grey' // hardly any colour in it
  const turn =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  const hue = (turn * 60 + 360) % 360
  const words: [number, string][] = [
    [35, 'red'],
    [70, 'yellow'],
    [170, 'green'],
    [260, 'blue'],
  ]
  return words.find(([end]) => hue < end)?.[1] ?? 'red'
}
