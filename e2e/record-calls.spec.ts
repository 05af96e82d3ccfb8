import { expect, type Page, type Request, type Response } from '@playwright/test'
import { askedOf, call, caughtUp, holdOnly } from './browser-calls.ts'
import { picture } from './picture.ts'
import { ask, choose, newOrder, nextStep, setDate } from './repair-order-acts.ts'
import { signIn } from './shop.ts'
import { test } from './test.ts'

// What the pages of a kind of record ask of the server, from its list to its end.

test('trucks and trailers are listed, made, read, commented on, changed and deleted by calls of their own', {
  tag: ['@VEH-018', '@VEH-019', '@VEH-020'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const [owner] = (await call(page, 'GET', '/customers?per_page=12')).body.data
  for (const [list, path, vin] of [
    ['/vehicles', '/trucks', '1FUJGLDR3CLBP8834'],
    ['/trailers', '/trailers', '1JJV532D5LL123456'],
  ] as const) {
    const calls = watch(page)
    const unit = `CALLS${path.length}`
    await page.goto(`${list}/create?owner_id=${owner.id}&unit_number=${unit}&license_plate=P-1`)
    await page.getByLabel('VIN', { exact: true }).fill(vin)
    await expect(page.getByLabel('Year')).toHaveValue(/\d{4}/)
    await page.getByLabel('GVWR, lb').fill('52000')
    await page.locator('input[type=file]:not([capture])').setInputFiles(await picture('title.png'))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(new RegExp(`${list}$`))
    const row = page.getByRole('row').filter({ hasText: unit })
    const own = `${path}/${await row.getAttribute('data-row')}`
    await row.locator('[data-row-link]').click()

    await page.getByLabel('Write a comment').fill('Rattles when cold')
    await page.getByRole('button', { name: 'Add comment' }).click()
    const comment = page.getByRole('listitem').filter({ hasText: 'Rattles when cold' })
    await comment.getByRole('button', { name: 'Delete comment' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
    await expect(comment).toHaveCount(0)

    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('button', { name: 'Delete title.png' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByRole('button', { name: 'Delete title.png' })).toHaveCount(0)
    await page.getByLabel('Color').fill('Blue')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).not.toHaveURL(/edit$/)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
    await expect(page).toHaveURL(new RegExp(`${list}$`))
    for (const [method, called] of [
      ['GET', `${path}/same-vin`],
      ['POST', path],
      ['GET', path],
      ['GET', own],
      ['GET', `${own}/comments`],
      ['POST', `${own}/comments`],
      ['DELETE', new RegExp(`^${own}/comments/\\d+$`)],
      ['DELETE', new RegExp(`^${own}/attachments/\\d+$`)],
      ['POST', own],
      ['DELETE', own],
    ] as const)
      await calls.sent(method, called)
    const sameVin = new URL((await calls.sent('GET', `${path}/same-vin`)).url())
    expect(sameVin.searchParams.get('vin')).toBe(vin)
  }
})

test('a customer is given a file and loses it; a tax exemption is handed in, declined, accepted until a day, and dropped', {
  tag: ['@CUST-007', '@CUST-011', '@CUST-013'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const body = { first_name: 'Calla', last_name: 'Reyes', phone: '6185570001' }
  const { id } = (await call(page, 'POST', '/customers', body)).body.data
  const own = `/customers/${id}`
  const newestForm = await watchForms(page)
  const calls = watch(page)
  await page.goto(own)
  const files = page.locator('section', { has: page.getByRole('heading', { name: 'Attachments' }) })
  await files.locator('input[type=file]:not([capture])').setInputFiles(await picture('w9.png'))
  await files.getByRole('button', { name: 'Delete w9.png' }).waitFor()
  const sent = await calls.sent('POST', `${own}/attachments`)
  expect(isFormData(sent)).toBe(true)
  expect(await newestForm()).toEqual({ 'attachment[0]': 'w9.png' })
  const { attachments } = (await (await calls.answered('GET', own)).json()).data
  expect(attachments).toEqual([
    expect.objectContaining({
      id: expect.any(Number),
      name: 'w9',
      file_name: 'w9.png',
      mime_type: 'image/png',
      url: expect.stringContaining(`${own}/attachments/`),
      size: expect.any(Number),
      created_at: expect.any(Number),
    }),
  ])
  await files.getByRole('button', { name: 'Delete w9.png' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(files.getByText('w9.png')).toHaveCount(0)
  await calls.sent('DELETE', `${own}/attachments/${attachments[0].id}`)

  const exemption = page.locator('section', { has: page.getByRole('heading', { name: 'Tax exemption' }) })
  const handIn = async () => {
    await exemption.locator('input[type=file]:not([capture])').setInputFiles(await picture('exempt.png'))
    await expect(exemption.getByText('Under review')).toBeVisible()
  }
  await expect(exemption.getByText('Not submitted')).toBeVisible()
  await handIn()
  await calls.sent('POST', `${own}/tax-exemption`)
  await exemption.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(exemption.getByText('Declined')).toBeVisible()
  await calls.sent('POST', `${own}/tax-exemption/decline`)
  await handIn()
  await exemption.getByRole('button', { name: 'Accept' }).click()
  const dialog = page.getByRole('dialog')
  await setDate(page, 'Valid until', '12/30/2099')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(exemption.getByText('Accepted')).toBeVisible()
  expect((await calls.sent('POST', `${own}/tax-exemption/accepted`)).postDataJSON()).toEqual({
    date_active_to: '2099-12-30',
  })
  await expect(exemption).toContainText('12/30/2099')
  await exemption.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(exemption.getByText('Not submitted')).toBeVisible()
  await calls.sent('DELETE', `${own}/tax-exemption`)
})

test('an order is listed, made, read, changed and restored, each form checked by its own call', {
  tag: ['@RO-010', '@RO-011', '@ROF-016', '@ROF-020', '@ROF-021', '@ROF-022'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await call(page, 'DELETE', '/drafts/orders.create')
  const [oil, air] = await Promise.all(
    ['oil filter', 'air filter'].map(async name => {
      const [part] = await ask<{ id: number; stock_number: string; name: string }[]>(
        page,
        'GET',
        `/inventories/shortlist?search=${name}`,
      )
      return part!
    }),
  )
  const newestForm = await watchForms(page)
  const calls = watch(page)
  await page.goto('/orders')
  await calls.answered('GET', '/orders')
  await page.goto('/orders/create')
  await choose(page, 'Vehicle', 'Freightliner')
  await calls.checked('POST', '/orders')()
  await page.locator('input[type=file]:not([capture])').setInputFiles(await picture('leak.png'))
  await nextStep(page)
  await page.getByRole('combobox', { name: 'Type of work' }).fill('Oil change of calls')
  await page.getByRole('textbox', { name: 'Duration, hours:minutes' }).fill('1:45')
  await page.getByRole('textbox', { name: 'Hourly rate' }).fill('110')
  await choose(page, 'Part name or number', oil!.stock_number)
  // A part without a quantity, and a row without a part: neither is sent.
  await page.getByRole('button', { name: 'Add part' }).click()
  await choose(page, 'Part name or number', air!.stock_number)
  await page
    .getByRole('textbox', { name: /^Quantity/ })
    .last()
    .fill('0')
  await page.getByRole('button', { name: 'Add part' }).click()
  await page.getByLabel('Discount, %').fill('5')
  await page.getByLabel('Labor tax, %').fill('')
  await page.getByLabel('Parts tax, %').fill('8.5')
  await setDate(page, 'Due date', '12/30/2027')
  await nextStep(page)
  await setDate(page, 'Implementation date and time', '12/20/2027 8:30 AM')
  await nextStep(page)
  await page.getByRole('combobox', { name: 'Mechanic' }).click()
  await page.locator('.ant-select-item-option:visible').first().click()
  await page.getByRole('button', { name: 'Create order' }).click()
  await expect(page).toHaveURL(/\/orders\/\d+$/)
  const own = new URL(page.url()).pathname
  expect(isFormData(await calls.sent('POST', '/orders'))).toBe(true)
  const made = await newestForm()
  const mechanic_id = expect.stringMatching(/^\d+$/)
  expect(made).toMatchObject({
    'attachment_files[0]': 'leak.png',
    discount: '5',
    tax_inventory: '8.5',
    due_date: '2027-12-30',
    implementation_date: '2027-12-20 08:30',
    mechanic_id,
    notes: '',
  })
  // Neither the vehicle of the other kind nor a number that was left empty is named.
  expect(Object.keys(made).filter(name => /^(truck|trailer)_id$/.test(name))).toHaveLength(1)
  expect(made).not.toHaveProperty('tax_labor')
  const works = Object.entries(made).filter(([name]) => name.startsWith('types_of_work'))
  expect(Object.fromEntries(works)).toMatchObject({
    'types_of_work[0][name]': 'Oil change of calls',
    'types_of_work[0][hourly_rate]': '110',
    'types_of_work[0][duration]': '1:45',
    'types_of_work[0][save_to_the_list]': '0',
    'types_of_work[0][inventories][0][id]': String(oil!.id),
    'types_of_work[0][inventories][0][quantity]': '1',
  })
  const further = works.filter(([name]) => /^types_of_work\[[1-9]|inventories\]\[[1-9]/.test(name))
  expect(further).toEqual([])
  const order = (await (await calls.answered('GET', own)).json()).data
  expect(order.typeOfWork).toMatchObject([
    {
      id: expect.any(Number),
      name: 'Oil change of calls',
      hourly_rate: 110,
      duration: '1:45',
      total_amount: expect.any(Number),
      inventories: [
        {
          inventory_id: oil!.id,
          id: oil!.id,
          quantity: 1,
          price: expect.any(Number),
          name: oil!.name,
          stock_number: oil!.stock_number,
        },
      ],
    },
  ])

  // As after a part has become dearer: whose prices are taken is asked, and sent.
  await page.route(`**/api/v1${own}`, async route => {
    if (route.request().method() !== 'GET') return route.continue()
    const { data } = await (await route.fetch()).json()
    return route.fulfill({ json: { data: { ...data, is_prices_changed: true } } })
  })
  await page.goto(`${own}/edit`)
  await saveWith('Notes of an edit', calls.checked('PUT', own), 'Apply new prices')
  await page.unrouteAll({ behavior: 'wait' })
  const changed = await calls.sent('PUT', own)
  expect(changed.postDataJSON()).toMatchObject({
    need_to_update_prices: 1,
    notes: 'Notes of an edit',
    types_of_work: [{ id: order.typeOfWork[0].id, inventories: [{ id: oil!.id, quantity: 1 }] }],
  })

  await ask(page, 'DELETE', own)
  await page.goto(`${own}/edit-deleted`)
  await calls.answered('GET', `${own}/deleted`)
  await saveWith('Notes of a restore', calls.checked('PUT', `${own}/restore-update`))
  expect((await calls.sent('PUT', `${own}/restore-update`)).postDataJSON().notes).toBe('Notes of a restore')

  async function saveWith(notes: string, check: () => Promise<Request>, answer?: string) {
    await page.getByRole('textbox', { name: 'Notes' }).fill(notes)
    await expect.poll(async () => (await check()).postDataJSON().notes).toBe(notes)
    await page.getByRole('button', { name: /^Save (order|and restore)$/ }).click()
    if (answer) await page.getByRole('button', { name: answer }).click()
    await expect(page).toHaveURL(new RegExp(`${own}$`))
  }
})

test('a part is listed, made, read, bought, sold, changed and deleted; without the right to change it nothing more is bought', {
  tag: ['@PART-043', '@PART-061', '@PART-062'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const calls = watch(page)
  const number = 'CALLS-1'
  await page.goto('/parts/create')
  await page.getByLabel('Name', { exact: true }).fill('Part of calls')
  await page.getByRole('button', { name: 'From name' }).click()
  await page.getByLabel('Stock number').fill(number)
  await page.getByLabel('Article number').fill(`${number}_A`)
  await choose(page, 'Category', 'Brakes')
  await choose(page, 'Brand', 'bend')
  await choose(page, 'Unit', 'pcs')
  await page.getByLabel('Quantity').fill('1')
  await page.getByLabel('Unit cost').fill('10')
  await page.getByLabel('Price', { exact: true }).fill('20')
  const images = page.locator('.ant-form-item', { hasText: 'Main image' }).locator('input[type=file]')
  await images.first().setInputFiles(await picture('part.png'))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/parts$/)
  expect(isFormData(await calls.sent('POST', '/inventories'))).toBe(true)
  await calls.answered('GET', '/inventories')
  const row = page.getByRole('row').filter({ hasText: number })
  const own = `/inventories/${await row.getAttribute('data-row')}`
  await row.locator('[data-row-link]').click()
  await calls.answered('GET', own)
  for (const inner of ['transactions', 'reserved']) await calls.answered('GET', `${own}/${inner}`)
  await page.getByRole('table').last().getByRole('button', { name: 'Date' }).click()
  await expect
    .poll(async () => (await calls.sent('GET', `${own}/transactions`)).url())
    .toMatch(/[?&]order_by=date/)

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Purchase' }).click()
  await dialog.getByLabel('Unit cost').fill('12')
  await dialog.getByLabel('Quantity').fill('2')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await calls.sent('POST', `${own}/purchase`)
  await page.getByRole('button', { name: 'Sell' }).click()
  await dialog.getByText('Broken').click()
  await dialog.getByLabel('Quantity').fill('3')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  const sale = await (await calls.answered('POST', `${own}/sold`)).json()
  expect(sale.data.id).toEqual(expect.any(Number))

  await page.getByRole('link', { name: 'History' }).click()
  await calls.answered('GET', `${own}/history-detailed`)
  await page.goBack()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Notes').fill('Top shelf')
  await page
    .locator('.ant-form-item', { hasText: 'Gallery' })
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture('side.png'))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/parts\/\d+$/)
  expect(isFormData(await calls.sent('POST', own))).toBe(true)

  // Whoever loses the right while the dialog is open sees its buttons go, and sends nothing.
  await page.getByRole('button', { name: 'Purchase' }).click()
  await dialog.getByLabel('Unit cost').fill('12')
  await dialog.getByLabel('Quantity').fill('2')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible()
  const { first_name, last_name, phone, version } = await ask<Record<string, unknown>>(
    page,
    'GET',
    '/profile',
  )
  await holdOnly(page, { inventories: ['read', 'delete'] })
  await ask(page, 'PUT', '/profile', { first_name, last_name, phone, version })
  for (const name of ['Save', 'Cancel']) await expect(dialog.getByRole('button', { name })).toHaveCount(0)
  const asked = askedOf(page)
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await caughtUp(page)
  expect(asked.filter(one => one.startsWith('POST'))).toEqual([])
  await page.unrouteAll()
  await page.reload()
  await page.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/parts$/)
  await calls.sent('DELETE', own)
})

test('a type of work is listed, read, made, changed and deleted, and is found from an order', {
  tag: '@TOW-017',
}, async ({ page }) => {
  await signIn(page, 'admin')
  const [part] = await ask<{ stock_number: string }[]>(
    page,
    'GET',
    '/inventories/shortlist?search=oil filter',
  )
  const order = await newOrder(page)
  const calls = watch(page)
  await page.goto('/type-of-work/create')
  await page.getByLabel('Name', { exact: true }).fill('Zebra of calls')
  await page.getByLabel(/^Duration/).fill('2:00')
  await page.getByLabel('Hourly rate').fill('100')
  await choose(page, 'Part name or number', part!.stock_number)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/type-of-work$/)
  const made = await (await calls.answered('POST', '/types-of-work')).json()
  await calls.answered('GET', '/types-of-work')
  const own = `/types-of-work/${made.data.id}`
  await page.goto(`/type-of-work/${made.data.id}`)
  expect((await (await calls.answered('GET', own)).json()).data).toMatchObject({
    name: 'Zebra of calls',
    duration: '2:00',
    hourly_rate: 100,
    estimated_amount: expect.any(Number),
    inventories: [expect.objectContaining({ quantity: 1 })],
  })
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Hourly rate').fill('110')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).not.toHaveURL(/edit$/)
  await calls.sent('PUT', own)

  await page.goto(`/orders/${order.id}/edit`)
  await page.getByRole('combobox', { name: 'Type of work' }).fill('zebra')
  await expect(page.getByRole('option', { name: /Zebra of calls/ })).toHaveCount(1)
  expect((await calls.sent('GET', '/types-of-work/shortlist')).url()).toMatch(/[?&]search=zebra/)

  await page.goto(`/type-of-work/${made.data.id}`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/type-of-work$/)
  await calls.sent('DELETE', own)
})

test('a specification and its values are listed, read, made, changed, chosen from and deleted', {
  tag: ['@SPEC-011', '@SPEC-012'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const calls = watch(page)
  const dialog = page.getByRole('dialog')
  const row = (name: string) => page.locator('[data-row]').filter({ hasText: name })
  await page.goto('/specifications')
  await calls.answered('GET', '/features')
  await page.getByRole('link', { name: 'New specification' }).click()
  await page.getByLabel('Name').fill('ZZ of calls')
  await page.getByRole('button', { name: 'From name' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/specifications\/\d+$/)
  await calls.sent('POST', '/features')
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  await calls.answered('GET', `/features/${id}`)
  expect((await calls.sent('GET', '/feature-values')).url()).toMatch(new RegExp(`[?&]feature_id=${id}\\b`))

  await page.getByRole('button', { name: 'New value' }).click()
  await dialog.getByLabel('Name').fill('10 in')
  await dialog.getByRole('button', { name: 'From name' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const value = (await (await calls.answered('POST', '/feature-values')).json()).data
  expect((await call(page, 'GET', `/feature-values/${value.id}`)).body.data).toEqual(value)
  await row('10 in').getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Name').fill('11 in')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row('11 in')).toHaveCount(1)
  await calls.sent('POST', `/feature-values/${value.id}`)
  await row('11 in').getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(row('11 in')).toHaveCount(0)
  await calls.sent('DELETE', `/feature-values/${value.id}`)

  await page.getByLabel('Position').fill('7')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/specifications$/)
  await calls.sent('POST', `/features/${id}`)
  for (const query of [`id=${id}`, 'search=ZZ of calls']) {
    const { data } = (await call(page, 'GET', `/features/shortlist?${query}`)).body
    expect(data.map((one: { id: number }) => one.id)).toEqual([id])
  }
  await row('ZZ of calls').getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(row('ZZ of calls')).toHaveCount(0)
  await calls.sent('DELETE', `/features/${id}`)
})

/** The page's calls from now on: the newest of a method and a path as it was sent, checked alone, and answered. */
function watch(page: Page) {
  const sent: Request[] = []
  const checked: Request[] = []
  const answered: Response[] = []
  const isCheck = (request: Request) => request.headers()['validate-only'] === 'true'
  page.on('request', request => (isCheck(request) ? checked : sent).push(request))
  page.on('response', response => !isCheck(response.request()) && answered.push(response))
  const isOf = (request: Request, method: string, path: string | RegExp) => {
    const called = new URL(request.url()).pathname.replace(/^\/api\/v1/, '')
    return request.method() === method && (path instanceof RegExp ? path.test(called) : called === path)
  }
  const newest = async <One>(find: () => One | undefined, what: string): Promise<One> => {
    await expect.poll(() => find() !== undefined, what).toBe(true)
    return find()!
  }
  return {
    sent: (method: string, path: string | RegExp) =>
      newest(() => sent.findLast(one => isOf(one, method, path)), `${method} ${path}`),
    checked: (method: string, path: string) => () =>
      newest(() => checked.findLast(one => isOf(one, method, path)), `check of ${method} ${path}`),
    answered: (method: string, path: string) =>
      newest(() => answered.findLast(one => isOf(one.request(), method, path)), `${method} ${path}`),
  }
}

/** The newest form with files as the page made it: what is in one, a browser tells of no request. */
async function watchForms(page: Page): Promise<() => Promise<Record<string, string>>> {
  await page.addInitScript(() => {
    const note = (body: unknown) => {
      if (!(body instanceof FormData)) return
      const fields = [...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
      Object.assign(window, { newestForm: Object.fromEntries(fields) })
    }
    const { fetch } = window
    window.fetch = (input, init) => {
      note(init?.body)
      return fetch(input, init)
    }
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      note(body)
      send.call(this, body)
    }
  })
  return () => page.evaluate(() => (window as unknown as { newestForm: Record<string, string> }).newestForm)
}

const isFormData = (request: Request) =>
  request.headers()['content-type']?.startsWith('multipart/form-data') ?? false
