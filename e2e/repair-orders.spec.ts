import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { apiData, flushRequests } from './api-calls.ts'
import { colorName, colorOf } from './colors.ts'
import { expectNoOverflow } from './overflow.ts'
import { pressUntil } from './people.ts'
import {
  choose,
  declineDraft,
  newOrder,
  nextStep,
  openMenu,
  rowOf,
  setDate,
  today,
} from './repair-order-actions.ts'
import { notices, phoneScreen, signIn, signInAtHome, signInElsewhere } from './shop.ts'
import { test } from './test.ts'

test.describe('repair orders', () => {
  test('a new order is created in four steps and found on its page, in the list and in the palette', {
    tag: [
      '@LOOK-030',
      '@ROF-001',
      '@ROF-002',
      '@ROF-003',
      '@ROF-005',
      '@ROF-008',
      '@ROF-009',
      '@ROF-010',
      '@ROF-017',
      '@ROF-018',
      '@ROF-019',
      '@ROF-025',
      '@ROF-028',
      '@ROF-037',
    ],
  }, async ({ page }) => {
    await signIn(page, 'sales')
    await page.goto('/orders/create')
    await declineDraft(page)
    const heads = page.locator('.rb-steps').getByRole('heading', { level: 2, includeHidden: true })
    await expect(heads).toHaveText(['Vehicle', 'Types of work', 'Implementation date and time', 'Mechanic'])
    const tops = await heads.evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
    expect(tops).toEqual([...tops].sort((one, other) => one - other))
    expect(new Set(tops).size).toBe(4)
    await expect(page.getByText('Step 1 of 4')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Previous step' })).toHaveCount(0)
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
    const required = page.getByText('Field is required').filter({ visible: true })
    await page.getByRole('button', { name: 'Next step' }).click()
    await expect(required).toHaveCount(1)
    await setDate(page, 'Implementation date and time', '12/20/2027 3:30 PM')
    await page.getByRole('button', { name: 'Previous step' }).click()
    await expect(page.getByText('Step 2 of 4')).toBeVisible()
    await page.getByRole('button', { name: 'Edit step: Vehicle' }).click()
    await expect(page.getByText('Step 1 of 4')).toBeVisible()
    await page.getByRole('button', { name: 'Edit step: Implementation date and time' }).click()
    await nextStep(page)

    await expect(page.getByText('Step 4 of 4')).toBeVisible()
    const create = page.getByRole('button', { name: 'Create order' })
    await create.click()
    await expect(required).toHaveCount(1)
    await page.getByRole('combobox', { name: 'Mechanic' }).click()
    const offered = page.locator('.ant-select-item-option:visible')
    await expect(offered.first()).toBeVisible()
    const mechanics = await apiData<{ full_name: string }[]>(
      page,
      'GET',
      '/users/short-list?roles[0]=mechanic&statuses[0]=active&statuses[1]=pending',
    )
    const names = await offered.locator('.ant-select-item-option-content').allInnerTexts()
    expect(mechanics.map(one => one.full_name)).toEqual(expect.arrayContaining(names.map(withoutMark)))
    await offered.first().click()
    const saved = page.waitForRequest(
      request => request.url().endsWith('/api/v1/orders') && isSave(request, 'POST'),
    )
    await pressUntil(create, () => expect(page).toHaveURL(/\/orders\/\d+$/, { timeout: 5000 }))
    const body = (await saved).postDataJSON()
    expect(body).toEqual({
      [body.truck_id ? 'truck_id' : 'trailer_id']: expect.any(Number),
      tax_labor: 0,
      tax_inventory: 8.5,
      types_of_work: [
        expect.objectContaining({
          name: expect.stringMatching(/oil/i),
          duration: '2:00',
          hourly_rate: 100,
          save_to_the_list: 0,
        }),
      ],
      charges: [],
      due_date: '2027-12-30',
      implementation_date: '2027-12-20 15:30',
      mechanic_id: expect.any(Number),
      po_number: '',
      odometer_unit: 'mi',
      notes: '',
    })
    await expect(page.getByText('12/20/2027 3:30 PM')).toBeVisible()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(/^R-\d{6}$/)
    const number = (await heading.textContent()) ?? ''

    await page.goto('/orders')
    await expect(page.getByRole('link', { name: number })).toBeVisible()
    await page.getByRole('button', { name: /Find anything/ }).click()
    await page.getByRole('dialog').getByRole('combobox').fill(number)
    await expect(page.getByRole('option', { name: new RegExp(number) })).toBeVisible()
  })

  test('the list, its forms, an order and its history have addresses', {
    tag: '@RO-001',
  }, async ({ page }) => {
    await signIn(page, 'admin')
    const open = await newOrder(page)
    const deleted = await newOrder(page)
    await apiData(page, 'DELETE', `/orders/${deleted.id}`)
    const titles = {
      '/orders': 'Repair orders',
      '/orders/create': 'New repair order',
      [`/orders/${open.id}`]: open.order_number,
      [`/orders/${open.id}/edit`]: `Edit order ${open.order_number}`,
      [`/orders/${deleted.id}/edit-deleted`]: `Restore order ${deleted.order_number}`,
      [`/orders/${open.id}/history`]: `${open.order_number} · History`,
    }
    for (const [path, name] of Object.entries(titles)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    }
  })

  test('an order in the list shows customer, vehicle, dates and amounts, with edit, comments and a menu', {
    tag: ['@RO-002', '@RO-003', '@RO-005', '@RO-006', '@RO-052'],
  }, async ({ page }) => {
    await signIn(page, 'admin')
    const { id, order_number } = await newOrder(page)
    await apiData(page, 'POST', `/orders/${id}/comments`, { comment: 'The driver waits' })
    const { vehicle, customer, mechanic } = await apiData<{
      vehicle: { year: number; make: string; model: string; unit_number: string; vin: string }
      customer: { full_name: string }
      mechanic: { full_name: string }
    }>(page, 'GET', `/orders/${id}`)
    const texts = [
      customer.full_name,
      mechanic.full_name.split(' ').slice(1).join(' '),
      'New',
      'Not paid',
      `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
      `#${vehicle.unit_number}`,
      vehicle.vin,
      '$180.00',
      '12/20/2027',
      '8:30 AM',
    ]
    const look = async (row: Locator) => {
      await expect(row.getByRole('link', { name: order_number })).toHaveAttribute('href', `/orders/${id}`)
      for (const text of texts) await expect(row).toContainText(text)
      await expect(row.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/orders/${id}/edit`)
      await expect(row.getByRole('button', { name: 'Comments: 1' })).toHaveText('1')
      await expect(row.getByRole('button', { name: 'More actions' })).toBeVisible()
    }
    await page.goto(`/orders?search=${order_number}`)
    await look(rowOf(page, order_number))
    await page.getByRole('button', { name: 'Cards' }).click()
    await look(page.locator('li[data-row]'))
    const sums = page.locator('.rb-figure')
    await expect(sums).toHaveText(['Current due $180.00', 'Past due $0.00', 'Total due $180.00'])
    await expect(page.getByText('1 order', { exact: true })).toBeVisible()

    await apiData(page, 'DELETE', `/orders/${id}`)
    await page.goto(`/orders?search=${order_number}&status=deleted`)
    const card = page.locator('li[data-row]')
    await expect(card).toContainText(order_number)
    await expect(card.getByRole('link', { name: order_number })).toHaveCount(0)
    await page.getByRole('button', { name: 'Table' }).click()
    await expect(rowOf(page, order_number)).toBeVisible()
    await expect(page.getByRole('link', { name: order_number })).toHaveCount(0)

    // A deleted order can be viewed with its history.
    const choose = async (item: string) => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: item, exact: true }).click()
    }
    await choose('View')
    await expect(page).toHaveURL(`/orders/${id}/deleted`)
    await expect(page.getByRole('heading', { name: order_number })).toBeVisible()
    await expect(page.getByText('The driver waits')).toBeVisible()
    await choose('History')
    await expect(page.getByRole('heading', { name: `${order_number} · History` })).toBeVisible()
    await expect(page.getByText('Order deleted')).toBeVisible()
    await page.getByRole('link', { name: order_number }).click()
    await choose('Restore')
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
    await expect(page).toHaveURL(`/orders/${id}`)
  })

  test('a step with errors is red and cannot be left; the rows show what is missing', {
    tag: ['@ROF-004', '@ROF-023', '@ROF-024', '@ROF-034', '@ROF-035'],
  }, async ({ page }) => {
    await signIn(page, 'admin')
    await page.goto('/orders/create')
    await declineDraft(page)
    await page.getByRole('button', { name: 'Next step' }).click()
    await expect(page.getByText('Field is required')).toBeVisible()
    const bad = page.locator('.rb-step-bad')
    await expect(bad).toHaveCount(1)
    expect(colorName(await colorOf(bad.getByRole('heading')))).toBe('red')
    await choose(page, 'Vehicle', 'Freightliner')
    await nextStep(page)

    await page.getByRole('textbox', { name: 'Hourly rate' }).fill('')
    await page.getByRole('button', { name: 'Next step' }).click()
    await expect(page.getByText('Type of work: Field is required')).toBeVisible()
    await expect(page.getByText('Duration, hours:minutes: Field is required')).toBeVisible()
    await expect(page.getByText('Hourly rate: Field is required')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remove part/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('button', { name: /^Remove type of work/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await page.getByRole('textbox', { name: 'Hourly rate' }).fill('95')
    await expect(page.getByText('Hourly rate: Field is required')).toBeHidden()

    const remove = page.getByRole('button', { name: /^Remove part/ })
    await remove.press('Enter')
    await expect(remove).toHaveCount(1)
    await page.getByRole('button', { name: 'Add part' }).click()
    await expect(remove).toHaveCount(2)
    await remove.first().click()
    await expect(remove).toHaveCount(1)
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Are you sure? All changes will be lost!')).toBeVisible()
    await page.getByRole('button', { name: 'Yes' }).click()
  })

  test('a part with insufficient stock shows what is available and reserved, and the step cannot be left', {
    tag: '@ROF-032',
  }, async ({ page }) => {
    await signIn(page, 'superadmin')
    const [part] = await apiData<{ id: number; name: string; stock_number: string; quantity: number }[]>(
      page,
      'GET',
      '/inventories/shortlist?search=air filter',
    )
    const work = { name: 'Dry air', duration: '1:00', hourly_rate: 100 }
    const holder = await newOrder(page, {
      types_of_work: [{ ...work, inventories: [{ id: part!.id, quantity: 2 }] }],
    })
    const wanted = { inventory_id: part!.id, quantity: part!.quantity - 1 }
    await apiData(page, 'POST', '/types-of-work', { ...work, inventories: [wanted] })
    await page.goto('/orders/create')
    await declineDraft(page)
    await choose(page, 'Vehicle', 'Freightliner')
    await nextStep(page)
    await choose(page, 'Type of work', 'Dry air')
    const quantity = page.getByRole('textbox', { name: /^Quantity/ })
    const short = page.getByRole('alert').filter({ hasText: /^Only \d+ .* available/ })
    await expect(short).toContainText(`Only ${part!.quantity - 2} `)
    await expect(short).toContainText('The order cannot be saved with more.')
    await expect(short).toContainText(`${holder.order_number} (2)`)
    await expect(short.getByRole('link', { name: holder.order_number })).toHaveAttribute(
      'href',
      `/orders/${holder.id}`,
    )
    await page.getByRole('button', { name: 'Next step' }).click()
    await expect(quantity).toBeFocused()
    await expect(quantity).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Step 2 of 4')).toBeVisible()
    await quantity.fill('1')
    await expect(short).toBeHidden()
    await quantity.press('End')
    await quantity.pressSequentially('.5')
    await expect(page.getByText('Whole numbers only')).toBeVisible()
    await quantity.blur()
    await expect(quantity).toHaveValue('1')
    await dropDraft(page)
  })

  test('Create vehicle asks truck or trailer and leads to the list', {
    tag: ['@ROF-005', '@ROF-006', '@ROF-007'],
  }, async ({ page }) => {
    await signInAtHome(page, 'sales')
    const dialog = page.getByRole('dialog', { name: 'What kind of vehicle do you want to create?' })
    for (const [kind, list] of [
      ['Truck', /\/vehicles$/],
      ['Trailer', /\/trailers$/],
    ] as const) {
      await page.goto('/orders/create')
      await declineDraft(page)
      const create = page.getByRole('button', { name: /Create vehicle/ })
      await create.click()
      await expect(dialog.getByRole('radio')).toHaveCount(2)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toHaveCount(0)
      await create.click()
      await dialog.getByRole('radio', { name: kind }).check()
      await dialog.getByRole('button', { name: 'Ok' }).click()
      await expect(page).toHaveURL(list)
    }
  })

  test('an edit starts from the saved order, asks about changed prices and warns of a different date', {
    tag: ['@ROF-040', '@ROF-041', '@ROF-043'],
  }, async ({ page }) => {
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
    const differs = page.getByText(/The implementation date is different from the saved one/)
    await page.getByLabel('Implementation date and time').hover()
    await page.getByRole('button', { name: 'Clear' }).click()
    await setDate(page, 'Implementation date and time', '12/20/2027 8:30 AM')
    await setDate(page, 'Implementation date and time', '12/22/2027 9:00 AM')
    await expect(differs.first()).toBeVisible()
    await flushRequests(page)
    expect(await differs.count()).toBe(1)
    const saveWith = async (answer: string) => {
      await page.getByRole('button', { name: 'Save order' }).click()
      const sent = page.waitForRequest(
        request => request.method() === 'PUT' && !request.headers()['validate-only'],
      )
      await page.getByRole('button', { name: answer }).click()
      const { need_to_update_prices } = (await sent).postDataJSON()
      await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`))
      return need_to_update_prices
    }
    expect(await saveWith('Apply new prices')).toBe(1)
    await expect(page.getByText('12/22/2027 9:00 AM')).toBeVisible()
    await page.goto(`/orders/${order.id}/edit`)
    expect(await saveWith('Keep old prices')).toBe(0)
  })

  test('the status dialog follows changes by another user', async ({ page }) => {
    await signIn(page, 'admin')
    const { id } = await newOrder(page)
    await page.goto(`/orders/${id}`)
    await page.getByRole('button', { name: 'Change status' }).click()
    const dialog = page.getByRole('dialog')
    const present = dialog.getByText('Current status')
    await expect(present).toContainText('New')
    await dialog.getByRole('radio', { name: 'In process' }).check()
    await apiData(page, 'POST', `/orders/${id}/change-status`, { status: 'in_process' })
    await expect(present).toContainText('In process')
    await expect(dialog.getByRole('radio', { name: 'In process' })).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Change status' })).toBeDisabled()
  })

  test('a next status must be chosen before it is sent; a finished order can be reopened for a day', {
    tag: ['@RO-016', '@RO-024', '@RO-025', '@RO-026', '@RO-027', '@RO-028', '@RO-042'],
  }, async ({ page }) => {
    await signIn(page, 'admin')
    const order = await newOrder(page)
    await page.goto(`/orders/${order.id}`)
    const edit = page.getByRole('link', { name: /Edit$/ })
    await expect(edit).toBeVisible()
    await page.getByRole('button', { name: 'Change status' }).click()
    const dialog = page.getByRole('dialog')
    const submit = dialog.getByRole('button', { name: 'Change status' })
    await expect(submit).toBeDisabled()
    await expect(dialog.getByRole('radio')).toHaveCount(2)
    for (const name of ['In process', 'Finished'])
      await expect(dialog.getByRole('radio', { name, exact: true })).toBeVisible()
    await dialog.getByText('Finished').click()
    const sent = page.waitForRequest(/\/change-status$/)
    await submit.click()
    expect((await sent).postDataJSON()).toEqual({ order_id: order.id, status: 'finished' })
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('banner').locator('~ *').getByText('Finished').first()).toBeVisible()
    await expect(edit).toHaveCount(0)
    await page.getByRole('button', { name: 'More actions' }).click()
    await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible()
    for (const name of ['Reassign mechanic', 'Delete'])
      await expect(page.getByRole('menuitem', { name })).toHaveCount(0)
    await page.goto(`/orders/${order.id}/edit`)
    await expect(page.getByText('A finished order cannot be edited')).toBeVisible()

    await page.goto(`/orders/${order.id}`)
    await page.getByRole('button', { name: 'Change status' }).click()
    await dialog.getByText('In process').click()
    await submit.click()
    await expect(dialog).toBeHidden()
    await expect(edit).toBeVisible()

    // A day later a text replaces the button.
    const now = Date.now() / 1000
    const finished = await apiData<{ id: number; status_changed_at: number }[]>(
      page,
      'GET',
      '/orders?status=finished&per_page=72',
    )
    const closed = finished.findLast(({ status_changed_at }) => status_changed_at < now - 86_400)
    await page.goto(`/orders/${closed!.id}`)
    await expect(page.getByText('A finished order can only be reopened within 24 hours')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change status' })).toHaveCount(0)
  })

  test('an order is assigned to another mechanic', {
    tag: ['@RO-015', '@RO-029', '@RO-030', '@RO-032'],
  }, async ({ page }) => {
    await signIn(page, 'sales')
    const order = await newOrder(page)
    const { mechanic } = await apiData<{ mechanic: { id: number; full_name: string } }>(
      page,
      'GET',
      `/orders/${order.id}`,
    )
    const mechanics = await apiData<{ id: number; full_name: string }[]>(
      page,
      'GET',
      '/users/short-list?roles[0]=mechanic&statuses[0]=active&statuses[1]=pending',
    )
    await openMenu(page, order.order_number, 'Reassign mechanic')
    const dialog = page.getByRole('dialog')
    const submit = dialog.getByRole('button', { name: 'Reassign mechanic' })
    await expect(submit).toBeDisabled()
    await dialog.getByRole('combobox').click()
    const offered = page.locator('.ant-select-item-option:visible')
    await expect(offered.first()).toBeVisible()
    const others = mechanics.filter(({ id }) => id !== mechanic.id)
    const names = (await offered.allInnerTexts()).map(withoutMark)
    expect(others.map(other => other.full_name)).toEqual(expect.arrayContaining(names))
    const chosen = others.find(other => other.full_name === names[0])
    await offered.first().click()
    const sent = page.waitForRequest(/\/reassign-mechanic$/)
    await submit.click()
    expect((await sent).postDataJSON()).toEqual({ id: order.id, mechanic_id: chosen?.id })
    await expect(page.getByText('Mechanic successfully assigned')).toBeVisible()
    await expect(page.getByText(`${order.order_number} is assigned to ${chosen?.full_name}`)).toBeVisible()
  })

  test('a payment suggests the total, then the balance, and pays the order', {
    tag: ['@RO-014', '@RO-033', '@RO-034', '@RO-035', '@RO-037', '@RO-038', '@RO-039', '@RO-049'],
  }, async ({ page }) => {
    await signIn(page, 'admin')
    const order = await newOrder(page)
    await openMenu(page, order.order_number, 'Create payment')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Amount')).toHaveValue(order.total_amount.toFixed(2))
    await expect(dialog.getByLabel('Payer')).toHaveText(/\S/)
    await expect(dialog.getByRole('textbox', { name: 'Payer' })).toHaveCount(0)
    const [year, month, day] = today().split('-')
    await expect(dialog.getByLabel('Payment date')).toHaveValue(`${month}/${day}/${year}`)
    await expect(dialog.getByLabel('Reference number')).toHaveCount(0)

    await dialog.getByLabel('Amount').fill('')
    await dialog.getByLabel('Payment date').hover()
    await dialog.getByRole('button', { name: 'Clear' }).click()
    await dialog.getByRole('button', { name: 'Create payment' }).click()
    await expect(dialog.getByText('Field is required')).toHaveCount(3)
    await setDate(page, 'Payment date', `${month}/${day}/${year}`)
    await dialog.getByLabel('Amount').fill('50')
    await dialog.getByRole('combobox', { name: 'Payment method' }).click()
    await page.getByTitle('Money order').click()
    await dialog.getByLabel('Reference number').fill('MO-17')
    expect(await sentPayment(page)).toEqual({
      orderId: order.id,
      amount: 50,
      payment_date: today(),
      payment_method: 'money_order',
      reference_number: 'MO-17',
      notes: '',
    })
    await expect(dialog).toBeHidden()
    await expect(page.getByText(`$50.00 for ${order.order_number}`)).toBeVisible()

    await openMenu(page, order.order_number, 'Create payment')
    await expect(dialog.getByLabel('Amount')).toHaveValue((order.total_amount - 50).toFixed(2))
    const method = dialog.getByRole('combobox', { name: 'Payment method' })
    await method.click()
    await page.getByTitle('Money order').click()
    await dialog.getByLabel('Reference number').fill('MO-18')
    await method.click()
    await page.getByTitle('Cash').click()
    await expect(dialog.getByLabel('Reference number')).toHaveCount(0)
    expect(await sentPayment(page)).not.toHaveProperty('reference_number')
    await expect(dialog).toBeHidden()
    const paid = rowOf(page, order.order_number).getByText('Paid', { exact: true })
    expect(colorName(await colorOf(paid))).toBe('green')

    await page.goto(`/orders/${order.id}`)
    await expect(page.getByText('Money order · MO-17')).toBeVisible()
    await page.getByRole('button', { name: 'Delete payment' }).first().click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('Money order · MO-17')).toBeHidden()
    await expect(page.getByText('Part-paid').first()).toBeVisible()
    await page.getByRole('button', { name: 'More actions' }).click()
    await expect(page.getByRole('menuitem', { name: 'Send documents' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Create payment' })).toHaveCount(0)
  })

  test('an order is deleted, restored and permanently deleted', {
    tag: ['@PO-067', '@RO-012', '@RO-040', '@RO-053', '@RO-054', '@RO-055'],
  }, async ({ page }) => {
    await signIn(page, 'admin')
    const order = await newOrder(page)
    await openMenu(page, order.order_number, 'Delete')
    await expect(page.getByText('Are you sure you want to delete this order?')).toBeVisible()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('Order successfully deleted!')).toBeVisible()

    await openMenu(page, order.order_number, 'Restore', '&status=deleted')
    await expect(page.getByText('Are you sure you want to restore current order?')).toBeVisible()
    const sent = page.waitForRequest(new RegExp(`/orders/${order.id}/restore$`))
    await page.getByRole('button', { name: 'Yes' }).click()
    expect((await sent).method()).toBe('PUT')
    await expect(page.getByText('Order successfully restored!')).toBeVisible()

    await openMenu(page, order.order_number, 'Delete')
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('Order successfully deleted!')).toBeVisible()
    await openMenu(page, order.order_number, 'Delete permanently', '&status=deleted')
    await expect(page.getByText('Are you sure you want to permanently delete current order?')).toBeVisible()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('Order successfully permanently deleted!')).toBeVisible()
  })

  test('actions without the right are disabled with the reason; actions that the state rules out are hidden', {
    tag: '@PERM-019',
  }, async ({ page }) => {
    await signIn(page, 'sales')
    const order = await newOrder(page)
    const remove = page.getByRole('menuitem', { name: /Delete$/ })
    await page.goto(`/orders?search=${order.order_number}`)
    await rowOf(page, order.order_number).getByRole('button', { name: 'More actions' }).click()
    await expect(remove).toBeDisabled()
    await remove.hover({ force: true })
    await expect(remove).toHaveAttribute('title', 'Access denied')
    await page.goto(`/orders/${order.id}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await expect(remove).toBeDisabled()
    await expect(remove).toHaveAttribute('title', 'Access denied')
    await apiData(page, 'POST', `/orders/${order.id}/change-status`, { status: 'finished' })
    await page.reload()
    await page.getByRole('button', { name: 'More actions' }).click()
    await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible()
    await expect(remove).toHaveCount(0)
  })

  test('a refused restore shows the reason and links to the form', {
    tag: ['@PO-064', '@RO-041', '@ROF-045'],
  }, async ({ page }) => {
    await signIn(page, 'admin')
    const order = await newOrder(page)
    await openMenu(page, order.order_number, 'Delete')
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('Order successfully deleted!')).toBeVisible()
    const titles = ['Choose an active mechanic', 'Only 1 of Fuel filter available']
    await page.route(`**/api/v1/orders/${order.id}/restore`, route =>
      route.fulfill({
        status: 422,
        json: { errors: titles.map(title => ({ status: 422, code: 'refused', title, params: {} })) },
      }),
    )
    await openMenu(page, order.order_number, 'Restore', '&status=deleted')
    await page.getByRole('button', { name: 'Yes' }).click()
    const drawer = page.getByRole('dialog', { name: 'The order cannot be restored as it is' })
    await expect(drawer.getByRole('listitem')).toHaveText(titles)
    await drawer.getByRole('link', { name: 'Edit and restore' }).click()
    await expect(page).toHaveURL(new RegExp(`/orders/${order.id}/edit-deleted$`))
    await expect(page.getByText('Step 2 of 4')).toBeVisible()
    await page.getByRole('button', { name: 'Save and restore' }).click()
    await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`))
  })

  test('comments open from the list under the order number and appear for other users', {
    tag: ['@RO-006', '@RO-045'],
  }, async ({ page, browser }) => {
    await signIn(page, 'admin')
    const order = await newOrder(page)
    const other = await signInElsewhere(browser, 'sales')
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

  test('a missing order leads to the list with a notice', { tag: '@RO-056' }, async ({ page }) => {
    await signIn(page, 'admin')
    for (const end of ['', '/edit', '/edit-deleted', '/history']) {
      await page.goto(`/orders/99999999${end}`)
      await expect(notices(page)).toHaveText(['No such order exists'])
      await expect(page).toHaveURL(/\/orders$/)
    }
  })

  test('the address of a filtered list shows the same rows to another user; overdue rows are marked', {
    tag: ['@RO-004', '@RO-049'],
  }, async ({ page, browser }) => {
    await signIn(page, 'sales')
    await page.goto('/orders')
    await page.getByRole('combobox', { name: 'Payment' }).click()
    await page.getByTitle('Overdue', { exact: true }).click()
    await expect(page).toHaveURL(/payment_status=overdue/)
    const first = page.locator('tbody tr[data-row]').first()
    await expect(first.locator('td').first()).not.toHaveCSS('box-shadow', 'none')
    expect(colorName(await colorOf(first.getByText(/Overdue \d+ d/)))).toBe('red')
    const rows = await page.locator('.rb-row-link').allInnerTexts()
    const other = await signInElsewhere(browser, 'admin')
    await other.goto(page.url())
    await expect(other.locator('.rb-row-link')).toHaveText(rows)
    await other.context().close()
  })

  test('the invoice is downloaded; a failure shows an error', {
    tag: ['@RO-018', '@RO-059'],
  }, async ({ page }) => {
    await signIn(page, 'admin')
    const order = await newOrder(page)
    await page.goto(`/orders/${order.id}`)
    const saved = page.waitForEvent('download')
    const request = page.waitForRequest(/\/invoice\?/)
    await page.getByRole('button', { name: /Download$/ }).click()
    expect(new URL((await request).url()).searchParams.get('invoice_date')).toBe(today())
    expect((await saved).suggestedFilename()).toBe(`${order.order_number}.pdf`)
    await expect(page.getByText('Billed').first()).toBeVisible()
    const logged: string[] = []
    page.on('console', message => message.type() === 'error' && logged.push(message.text()))
    await page.route(`**/api/v1/orders/${order.id}/invoice*`, route =>
      route.fulfill({
        status: 500,
        json: {
          errors: [{ status: 500, code: 'server_error', title: 'The typesetter fell over', params: {} }],
        },
      }),
    )
    await page.getByRole('button', { name: /Download$/ }).click()
    await expect(notices(page).filter({ hasText: 'could not' })).toHaveText([
      'The invoice could not be downloaded',
    ])
    for (const raw of ['Server error', 'The typesetter fell over'])
      await expect(page.getByText(raw)).toHaveCount(0)
    expect(logged.join()).toContain('ApiFailure')
  })

  test('cards have one to four columns by the width of the window', {
    tag: '@RO-007',
  }, async ({ page }) => {
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

  test('each status has its color: yellow, green, blue, dark grey', { tag: ['@RO-021', '@RO-022'] }, async ({
    page,
  }) => {
    await signIn(page, 'admin')
    const numbers: Record<string, string> = {}
    for (const status of ['New', 'In process', 'Finished', 'Deleted']) {
      const { id, order_number } = await newOrder(page)
      numbers[status] = order_number
      if (status === 'Deleted') await apiData(page, 'DELETE', `/orders/${id}`)
      else if (status !== 'New')
        await apiData(page, 'POST', `/orders/${id}/change-status`, {
          status: status.toLowerCase().replace(' ', '_'),
        })
    }
    const colors: Record<string, string> = {}
    for (const [status, number] of Object.entries(numbers)) {
      await page.goto(`/orders?search=${number}${status === 'Deleted' ? '&status=deleted' : ''}`)
      const tag = rowOf(page, number).getByText(status, { exact: true })
      colors[status] = colorName(await colorOf(tag))
    }
    expect(colors).toEqual({
      New: 'yellow',
      'In process': 'green',
      Finished: 'blue',
      Deleted: 'dark grey',
    })
  })

  test('the reassign dialog explains that an order has no mechanic, and assigns one', {
    tag: '@RO-031',
  }, async ({ page }) => {
    await signIn(page, 'sales')
    const order = await newOrder(page)
    await page.route(/\/api\/v1\/orders(\?|\/\d+$)/, async route => {
      const answer = await route.fetch()
      const json = await answer.json()
      for (const row of [json.data].flat()) row.mechanic = null
      await route.fulfill({ json })
    })
    await openMenu(page, order.order_number, 'Reassign mechanic')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('There is no mechanic assigned to this order')).toBeVisible()
    await dialog.getByRole('combobox').click()
    // The mechanic is assigned already; only this page shows none.
    await page.locator('.ant-select-item-option:visible').last().click()
    await dialog.getByRole('button', { name: 'Reassign mechanic' }).click()
    await expect(page.getByText('Mechanic successfully assigned')).toBeVisible()
  })

  test('quick actions of an order open over its list and close again', {
    tag: ['@RO-043', '@RO-044'],
  }, async ({ page }) => {
    await signInAtHome(page, 'admin')
    const { id, order_number } = await newOrder(page)
    const dialog = page.getByRole('dialog')
    const opened = {
      'Reassign mechanic': `Reassign ${order_number}`,
      'Change status': `Change status of ${order_number}`,
      'Create payment': `Payment for ${order_number}`,
      'Send documents': `Send documents for ${order_number}`,
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

    await apiData(page, 'DELETE', `/orders/${id}`)
    await page.goto(`/orders?search=${order_number}&status=deleted`)
    await rowOf(page, order_number)
      .getByRole('button', { name: /^Comments/ })
      .click()
    await expect(dialog.getByText('No comments yet')).toBeVisible()
    await expect(dialog.getByRole('textbox')).toHaveCount(0)
    await openMenu(page, order_number, 'Restore', '&status=deleted')
    await expect(dialog.getByText('Are you sure you want to restore current order?')).toBeVisible()
    await dialog.getByRole('button', { name: 'No' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(rowOf(page, order_number).getByText('Deleted', { exact: true })).toBeVisible()
  })

  test('a file is attached on the order’s page and removed; the form shows it too', {
    tag: ['@RO-013', '@ROF-011'],
  }, async ({ page }) => {
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
    const panel = page.locator('.rb-form-aside')
    for (const [path, files, submit] of [
      ['/orders/create', 0, 'Create order'],
      [`/orders/${order.id}/edit`, 1, 'Save order'],
    ] as const) {
      await page.goto(path)
      await declineDraft(page)
      await expect(panel.locator('input[type=file]').first()).toBeAttached()
      await expect(panel.getByRole('button', { name: submit })).toBeVisible()
      await expect(panel.getByRole('button', { name: 'Cancel' })).toBeVisible()
      await expect(panel.getByRole('button', { name: 'leak.png', exact: true })).toHaveCount(files)
    }
    await page.goto(`/orders/${order.id}`)
    await page.getByRole('button', { name: 'Delete leak.png' }).click()
    const dropped = page.waitForRequest(request => request.method() === 'DELETE')
    await page.getByRole('button', { name: 'Yes' }).click()
    expect((await dropped).url()).toMatch(new RegExp(`/orders/${order.id}/attachments/\\d+$`))
    await expect(page.getByRole('main').getByText('leak.png')).toHaveCount(0)
    expect(
      (await apiData<{ attachments: object[] }>(page, 'GET', `/orders/${order.id}`)).attachments,
    ).toEqual([])
  })

  test('the invoice is sent to at most five addresses with today’s date; a company without an address gets an error', {
    tag: ['@RO-017', '@RO-046', '@RO-047', '@RO-048', '@RO-058'],
  }, async ({ page }) => {
    await signInAtHome(page, 'admin')
    const order = await newOrder(page)
    const dialog = page.getByRole('dialog')
    const recipients = dialog.getByRole('combobox', { name: 'Recipient e-mails' })
    const date = dialog.getByLabel('Invoice date')
    const send = dialog.getByRole('button', { name: /Send$/ })
    await openMenu(page, order.order_number, 'Send documents')
    await expect(dialog.getByLabel('Document', { exact: true })).toHaveText('Invoice')
    await expect(dialog.getByLabel('Send via')).toHaveText('E-mail')
    await expect(dialog.getByRole('note')).toHaveText(/nothing leaves this computer/)
    const [year, month, day] = today().split('-')
    await expect(date).toHaveValue(`${month}/${day}/${year}`)

    await recipients.focus()
    for (let left = await dialog.locator('.ant-select-selection-item').count(); left > 0; left--)
      await recipients.press('Backspace')
    await date.hover()
    await dialog.getByRole('button', { name: 'Clear' }).click()
    await send.click()
    await expect(dialog.getByText('Field is required')).toHaveCount(2)

    const addresses = [1, 2, 3, 4, 5].map(count => `books${count}@fleet.test`)
    await recipients.fill('Books One <books1@fleet.test>; "Two, Books" <books2@fleet.test>')
    for (const address of [...addresses.slice(2), 'books6@fleet.test']) {
      await recipients.fill(address)
      await recipients.press('Enter')
    }
    const tooMany = dialog.getByText('At most 5 are allowed')
    await expect(tooMany).toBeVisible()
    await expect(dialog.getByText('books6@fleet.test', { exact: true })).toBeVisible()
    // The error belongs to the date only.
    await expect(dialog.getByText('Field is required')).toHaveCount(1)
    await dialog
      .locator('.ant-select-selection-item', { hasText: 'books6@fleet.test' })
      .locator('.ant-select-selection-item-remove')
      .click()
    await expect(tooMany).toBeHidden()
    await setDate(page, 'Invoice date', '12/24/2027')
    const path = `**/api/v1/orders/${order.id}/send-documents`
    const code = 'send-docs-error__no-sender-email'
    const title = 'The company has no e-mail address to send documents from'
    await page.route(path, route =>
      route.fulfill({ status: 424, json: { errors: [{ status: 424, code, title, params: {} }] } }),
    )
    await send.click()
    await expect(page.getByText(title)).toBeVisible()
    await expect(page.getByText('Please fill in the company’s e-mail in the company settings')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()

    await page.unroute(path)
    const sent = page.waitForRequest(
      request => request.url().endsWith('/send-documents') && !request.headers()['validate-only'],
    )
    await send.click()
    expect((await sent).postDataJSON()).toEqual({
      content: 'invoice',
      send_via: 'email',
      recipient_email: addresses,
      invoice_date: '2027-12-24',
    })
    await expect(page.getByText('The invoice is being sent')).toBeVisible()
  })

  test('an invoice’s object URL is valid for 40 seconds', { tag: '@RO-060' }, async ({ page }) => {
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

  test('a mechanic starts, comments, photographs and finishes a job on a phone, with uncovered buttons', async ({
    page,
    browser,
  }) => {
    await signInAtHome(page, 'admin')
    const me = await signInElsewhere(browser, 'mechanic', { viewport: phoneScreen, hasTouch: true })
    const mechanicId = await idOf(me)
    const complaint = 'Pulls to the right under braking'
    const order = await newOrder(page, {
      mechanic_id: mechanicId,
      implementation_date: `${today()} 23:45`,
      types_of_work: [{ name: 'Inspection', hourly_rate: 120, duration: '1:30', complaint, inventories: [] }],
    })
    await attach(page, order, 'desk.png')
    const job = me.locator('.rb-job').filter({ hasText: order.order_number })
    await me.reload()
    await expect(job.getByText(complaint)).toBeVisible()
    await job.getByRole('button', { name: 'Start' }).click()
    await expect(job.getByText('In process')).toBeVisible()
    await job.getByRole('button', { name: /^Comments for order/ }).click()
    await me.getByRole('textbox', { name: 'Write a comment' }).fill('Waiting for the filter')
    await me.getByRole('button', { name: 'Add comment' }).click()
    await expect(me.getByText('Comment added successfully')).toBeVisible()
    // A notice is in the header and covers no button.
    const notice = await notices(me).first().boundingBox()
    const header = await me.getByRole('banner').boundingBox()
    expect(notice!.y + notice!.height).toBeLessThanOrEqual(header!.height)
    await me.getByRole('button', { name: 'Close' }).first().click()
    const photo = job.getByRole('button', { name: /^Add a photo to/ })
    await photo.evaluate(one => one.scrollIntoView({ block: 'end' }))
    const chooser = me.waitForEvent('filechooser')
    await photo.click()
    await (await chooser).setFiles(photoFile('wrong-job.png'))
    await expect(me.getByRole('region', { name: 'Uploads' })).toBeVisible()
    await expect.poll(() => coveredButtons(job)).toEqual([])
    const sentence = `wrong-job.png, ${order.order_number}: Uploaded`
    await expect(me.locator('[data-announcer]')).toHaveText(sentence)

    await job.getByRole('link', { name: order.order_number }).click()
    await expect(me.getByRole('heading', { name: 'Complaint' })).toBeInViewport()
    await expect(me.getByText(complaint)).toBeInViewport()
    await expect(me.getByText('Balance', { exact: true })).toBeHidden()
    await me.getByText('Money', { exact: true }).click()
    await expect(me.getByText('Balance', { exact: true }).first()).toBeVisible()
    const bar = me.getByRole('region', { name: 'What to do now' })
    for (const name of ['Finish', 'Comment', `Add a photo to ${order.order_number}`])
      await expect(bar.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await me.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const foot = await me.getByRole('contentinfo').boundingBox()
    expect(foot!.y + foot!.height).toBeLessThanOrEqual((await bar.boundingBox())!.y + 1)
    // A mechanic can remove only own files.
    await expect(me.getByRole('button', { name: 'Delete desk.png' })).toHaveCount(0)
    await me.getByRole('button', { name: 'Delete wrong-job.png' }).click()
    await me.getByRole('button', { name: 'Yes' }).click()
    await expect(me.getByRole('button', { name: 'wrong-job.png', exact: true })).toHaveCount(0)
    await bar.getByRole('button', { name: 'Finish' }).click()
    const { vehicle } = await apiData<{ vehicle: Vehicle }>(page, 'GET', `/orders/${order.id}`)
    const truck = `${vehicle.year} ${vehicle.make} ${vehicle.model} #${vehicle.unit_number}`
    const question = me.getByRole('dialog', { name: `Finish ${order.order_number}, ${truck}?` })
    await question.getByRole('button', { name: 'Finish' }).click()
    await expect(me.getByRole('main').getByText('Finished', { exact: true })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Finish' })).toHaveCount(0)
    await expectNoOverflow(me)
    await me.context().close()
  })
})

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const photoFile = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(onePixel, 'base64'),
})

interface Vehicle {
  year: number
  make: string
  model: string
  unit_number: string
}

async function attach(page: Page, order: { id: number }, name: string): Promise<void> {
  await page.goto(`/orders/${order.id}`)
  await page.locator('input[type=file]').first().setInputFiles(photoFile(name))
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
}

const coveredButtons = (card: Locator) =>
  card.getByRole('button').evaluateAll(buttons =>
    buttons
      .filter(button => {
        const { left, top, width, height } = button.getBoundingClientRect()
        return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
      .map(button => button.textContent),
  )

async function idOf(page: Page): Promise<number> {
  return (await apiData<{ id: number }>(page, 'GET', '/profile')).id
}

async function dropDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
}

async function sentPayment(page: Page): Promise<object> {
  const sent = page.waitForRequest(
    request => request.url().endsWith('/payments') && !request.headers()['validate-only'],
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Create payment' }).click()
  return (await sent).postDataJSON()
}

const isSave = (request: Request, method: string) =>
  request.method() === method && !request.headers()['validate-only']

/** Invited mechanics are marked below their name. */
const withoutMark = (option: string) => option.split('\n')[0]!
