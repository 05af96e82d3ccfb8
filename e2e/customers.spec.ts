import { expect } from '@playwright/test'
import { apiRequestsOf, call, mockPermissions } from './api-calls.ts'
import { expectNoOverflow } from './overflow.ts'
import { newPartsOrder } from './parts-order-actions.ts'
import { newOrder } from './repair-order-actions.ts'
import { leaveForm, notices, phoneScreen, signIn, signInElsewhere } from './shop.ts'
import { test } from './test.ts'

test('a customer is created with an address, found by phone in any format, changed and deleted', {
  tag: ['@CUST-001', '@CUST-002', '@CUST-003', '@CUST-012', '@CUST-016', '@CUST-017', '@CUST-026'],
}, async ({ page }) => {
  const { name, phone } = uniqueCustomer()
  await signIn(page, 'admin')
  await page.goto('/customers')
  await page.getByRole('link', { name: 'New customer' }).click()
  await expect(page).toHaveURL(/\/customers\/create$/)
  const requests = apiRequestsOf(page)
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Last name').fill(name)
  // A pasted extension moves to its own field.
  await page.getByLabel('Phone', { exact: true }).pressSequentially(`${phone} ext 9`)
  await expect(page.getByLabel('Extension')).toHaveValue('9')
  await page.getByLabel('Street and number').fill('12 Main St')
  await page.getByLabel('ZIP').fill('60601')
  await expect(page.getByLabel('City')).toHaveValue('Chicago')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Operation completed successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/customers(\?|$)/)
  // The notice links to the next step, also by its shortcut.
  const addTruck = notices(page).getByRole('link', { name: 'Add truck' })
  await expect(addTruck).toBeVisible()
  await page.keyboard.press('n')
  await expect(addTruck).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/vehicles\/create\?owner_id=\d+$/)
  await expect(page.locator('.ant-form-item', { hasText: `Rosa ${name}` })).toContainText('Customer')
  await expect(addTruck).toHaveCount(0)
  await page.goBack()

  await page
    .getByLabel('Name, company, phone, e-mail')
    .fill(`(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('columnheader')).toHaveText(['', 'Name', 'Tags', 'E-mail', 'Phone', 'Actions'])
  const row = page.locator('tr[data-row]')
  const path = `/customers/${await row.getAttribute('data-row')}`
  await expect(row.getByRole('cell')).toContainText([
    `Rosa ${name}`,
    '',
    '-',
    `+1 (${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)} ext. 9`,
    '',
  ])
  await expect(row.getByRole('link', { name: 'Edit customer' })).toHaveAttribute('href', `${path}/edit`)
  await expect(row.getByRole('button', { name: /^Comments/ })).toBeEnabled()
  await expect(row.getByRole('button', { name: 'Delete', exact: true })).toBeEnabled()
  await page.getByRole('link', { name: `Rosa ${name}` }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText(`Rosa ${name}`)
  await expect(page.getByText('12 Main St, Chicago, IL 60601')).toBeVisible()

  await page.getByRole('link', { name: 'Edit customer' }).click()
  await expect(page).toHaveURL(`${path}/edit`)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(path)
  await page.getByRole('link', { name: 'Edit customer' }).click()
  await page.getByLabel('Company').fill('Lakeside Hauling')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Lakeside Hauling').first()).toBeVisible()
  await expect(page).toHaveURL(path)
  expect(requests).toContain(`POST ${path}`)

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  expect((await call(page, 'GET', path)).status).toBe(200)
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/customers$/)
  expect(requests).toContain(`DELETE ${path}`)
})

test('an error is shown at its field, input is kept, and a company needs no person', {
  tag: '@CUST-026',
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/customers/create')
  await page.getByLabel('First name').fill('Rosa')
  await page.getByRole('button', { name: 'Save' }).click()
  const lastName = page.locator('.ant-form-item', { has: page.getByLabel('Last name') })
  await expect(lastName.getByText('Field is required')).toBeVisible()
  await expect(page.getByLabel('Last name')).toBeFocused()
  await page.reload()
  await expect(page.getByText('Do you want to restore unsaved data?')).toBeVisible()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Rosa')

  const { name, phone } = uniqueCustomer()
  await page.getByLabel('First name').fill('')
  await page.getByLabel('Company').fill(`${name} Freight`)
  await page.getByLabel('Phone', { exact: true }).fill(phone)
  await expect(lastName.getByText('Field is required')).toBeHidden()
  await page.getByRole('button', { name: 'Save' }).click()
  const row = page.locator('tr[data-row]', { hasText: name })
  await expect(row.getByRole('link', { name: `${name} Freight` })).toBeVisible()
  await expect(row.getByText(`${name} Freight`)).toHaveCount(1)
})

test('a new customer starts with the search text', async ({ page }) => {
  await signIn(page, 'admin')
  const { phone } = uniqueCustomer()
  for (const [searched, field, value] of [
    [phone, 'Phone', `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`],
    ['nobody@haulers.example', 'E-mail', 'nobody@haulers.example'],
    ['Zebulon Quist', 'Last name', 'Quist'],
  ] as const) {
    await page.goto('/customers')
    await page.getByLabel('Name, company, phone, e-mail').fill(searched)
    await expect(page.getByText('Nothing matches')).toBeVisible()
    await page.getByRole('link', { name: 'New customer' }).click()
    await expect(page.getByLabel(field, { exact: true })).toHaveValue(value)
  }
})

test('an invalid phone stays as typed, with its error', {
  tag: '@CONST-005',
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/customers/create')
  const phone = page.getByLabel('Phone', { exact: true })
  const item = page.locator('.ant-form-item', { has: phone })
  for (const typed of ['ask the driver', '+44 20 7946 0958', '31255501429']) {
    await phone.fill(typed)
    await phone.press('Tab')
    await expect(item.getByText('Enter a US, Canadian or Mexican phone number')).toBeVisible()
    await expect(phone).toHaveValue(typed)
  }
  await phone.fill('312-155-0142')
  await expect(phone).toHaveValue('(312) 155-0142')
  await expect(item.getByText('Enter a US, Canadian or Mexican phone number')).toBeVisible()
  await phone.fill('312-555-0142')
  await expect(phone).toHaveValue('(312) 555-0142')
  await expect(item.getByText('Enter a US, Canadian or Mexican phone number')).toBeHidden()
  const country = item.getByRole('combobox', { name: 'Country' })
  await expect(item.locator('.ant-select-content')).toHaveText('+1')
  await country.click()
  const offered = page.locator('.ant-select-item-option:visible')
  await expect(offered).toHaveText(['United States +1', 'Canada +1', 'Mexico +52'])
  await offered.filter({ hasText: 'Mexico' }).click()
  await phone.fill('5512345678')
  const body = page.waitForRequest('**/api/v1/customers')
  await phone.press('Tab')
  expect((await body).postDataJSON().phone).toBe('+525512345678')
  await leaveForm(page)
})

test('a searched phone with an extension fills both fields of a new customer', {
  tag: '@CUST-016',
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/customers?search=217-555-0199 x22')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await page.getByRole('link', { name: 'New customer' }).first().click()
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('(217) 555-0199')
  await expect(page.getByLabel('Extension', { exact: true })).toHaveValue('22')
})

test('a customer with vehicles cannot be deleted, with links to them', {
  tag: ['@CUST-019', '@CUST-022'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/health/live')
  const { name, phone } = uniqueCustomer()
  const { body } = await call(page, 'POST', '/customers', { first_name: 'Rosa', last_name: name, phone })
  const { id } = body.data
  const own = {
    vin: '1FUJGLDR3CLBP8834',
    make: 'Mack',
    model: 'Anthem',
    year: 2020,
    gvwr: 52_000,
    license_plate: 'P-1',
    owner_id: id,
  }
  const truck = await call(page, 'POST', '/trucks', { ...own, type: 1, unit_number: 'IN-THE-WAY-1' })
  const trailer = await call(page, 'POST', '/trailers', { ...own, unit_number: 'IN-THE-WAY-2' })
  expect([truck.status, trailer.status]).toEqual([200, 200])
  await page.goto(`/customers/${id}`)
  // The page shows the newest hundred vehicles.
  const all = page.locator('main').getByRole('link', { name: 'Show all' })
  await expect(all).toHaveCount(2)
  expect(await all.evaluateAll(links => links.map(link => link.getAttribute('href')))).toEqual([
    `/vehicles?customer_id=${id}`,
    `/trailers?customer_id=${id}`,
  ])
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const obstacle = page.getByRole('dialog', { name: `Rosa ${name} cannot be deleted` })
  await expect(obstacle).toContainText('this customer owns trucks (1)')
  await expect(obstacle).toContainText('this customer owns trailers (1)')
  const links = await obstacle.getByRole('link').evaluateAll(all => all.map(one => one.getAttribute('href')))
  expect(links).toEqual([
    `/vehicles/${truck.body.data.id}`,
    `/vehicles?customer_id=${id}`,
    `/trailers/${trailer.body.data.id}`,
    `/trailers?customer_id=${id}`,
  ])
  await expect(page.getByRole('button', { name: 'Yes' })).toHaveCount(0)
  await obstacle.getByRole('link', { name: 'Show in the list' }).first().click()
  await expect(page).toHaveURL(`/vehicles?customer_id=${id}`)
  expect((await call(page, 'DELETE', `/trucks/${truck.body.data.id}`)).status).toBe(204)
  expect((await call(page, 'DELETE', `/trailers/${trailer.body.data.id}`)).status).toBe(204)
})

test('a customer with orders cannot be deleted, with links to open and deleted ones', {
  tag: '@CUST-023',
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/health/live')
  const { name, phone } = uniqueCustomer()
  const { body } = await call(page, 'POST', '/customers', { first_name: 'Rosa', last_name: name, phone })
  const { id } = body.data
  const truck = await call(page, 'POST', '/trucks', {
    vin: '1FUJGLDR3CLBP8835',
    make: 'Mack',
    model: 'Anthem',
    year: 2020,
    gvwr: 52_000,
    license_plate: 'P-2',
    owner_id: id,
    type: 1,
    unit_number: 'IN-THE-WAY-3',
  })
  const ofTruck = { truck_id: truck.body.data.id }
  const [open, deleted] = [await newOrder(page, ofTruck), await newOrder(page, ofTruck)]
  await call(page, 'DELETE', `/orders/${deleted.id}`)
  await newPartsOrder(page, { customerId: id })
  await page.goto(`/customers/${id}`)
  const remove = page.getByRole('button', { name: 'Delete', exact: true })
  await remove.click()
  const obstacle = page.getByRole('dialog', { name: `Rosa ${name} cannot be deleted` })
  await expect(obstacle).toContainText('this customer has repair orders (1)')
  await expect(obstacle).toContainText('this customer has deleted repair orders (1). Delete them permanently')
  await expect(obstacle).toContainText('This customer has parts orders (1)')
  for (const [number, path] of [
    [open.order_number, `/orders/${open.id}`],
    [deleted.order_number, `/orders?status[0]=deleted&search=${deleted.order_number}`],
  ] as const)
    await expect(obstacle.getByRole('link', { name: number })).toHaveAttribute('href', path)
  await expect(page.getByRole('button', { name: 'Yes' })).toHaveCount(0)
})

test('a city fills state and ZIP code, and a ZIP code fills city and state', {
  tag: '@LOOK-007',
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/customers/create')
  const answer = page.waitForResponse(/\/cities\?search=/)
  await page.getByLabel('City').fill('Calgary')
  const cities = (await (await answer).json()).data as object[]
  const known = ['id', 'name', 'zip', 'state_id', 'state_short_name', 'timezone', 'country_name']
  for (const city of cities) expect(Object.keys(city).sort()).toEqual(known.toSorted())
  const { zip } = cities[0] as { zip: string }
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: `Calgary, AB ${zip}` })
    .first()
    .click()
  await expect(page.getByLabel('City')).toHaveValue('Calgary')
  await expect(page.getByLabel('ZIP')).toHaveValue(zip)
  const state = page.locator('.ant-form-item', { has: page.getByLabel('State') })
  await expect(state).toContainText('Alberta (AB)')

  await page.getByLabel('City').fill('')
  await page.getByLabel('ZIP').fill('60601')
  await expect(page.getByLabel('City')).toHaveValue('Chicago')
  await expect(state).toContainText('Illinois (IL)')
  await leaveForm(page)
  await expect(page).not.toHaveURL(/create/)
})

test('addresses are added, changed and removed; only an online customer has a default one', {
  tag: ['@CUST-015', '@CUST-027'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/health/live')
  const { name, phone } = uniqueCustomer()
  const body = { first_name: 'Rosa', last_name: name, phone }
  const { id } = (await call(page, 'POST', '/customers', body)).body.data
  await page.goto(`/customers/${id}`)
  const requests = apiRequestsOf(page)
  await page.getByRole('button', { name: 'Add address' }).click()
  const dialog = page.getByRole('dialog', { name: 'New address' })
  await expect(dialog.getByLabel('Default address')).toBeVisible()
  await dialog.getByLabel('ZIP').fill('60601')
  await expect(dialog.getByLabel('City')).toHaveValue('Chicago')
  await dialog.getByLabel('ZIP').fill('6060')
  await expect(dialog.getByText('Enter a ZIP code such as 60601')).toBeVisible()
  await dialog.getByLabel('ZIP').fill('60601')
  await expect(dialog.getByText('Enter a ZIP code such as 60601')).toHaveCount(0)
  await dialog.getByLabel('Street and number').fill('12 Main St')
  const sent = page.waitForRequest(
    request => request.url().endsWith('/addresses') && !request.headers()['validate-only'],
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ customerId: id, address: '12 Main St' })
  const lines = page.getByRole('listitem').filter({ hasText: 'Chicago, IL 60601' })
  await expect(lines).toContainText('Default')
  const address = `/customers/${id}/addresses/${(await call(page, 'GET', `/customers/${id}`)).body.data.addresses[0].id}`

  await lines.getByRole('button', { name: 'Edit address' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit address' })
  await editing.getByLabel('Street and number').fill('14 Main St')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(lines).toContainText('14 Main St')
  expect(requests).toContain(`PUT ${address}`)
  await lines.getByRole('button', { name: 'Delete address' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(lines).toHaveCount(0)
  expect(requests).toContain(`DELETE ${address}`)

  const [ecomm] = (await call(page, 'GET', '/customers?type=ecomm')).body.data
  await page.goto(`/customers/${ecomm.id}`)
  await page.getByRole('button', { name: 'Add address' }).click()
  await expect(dialog.getByLabel('Street and number')).toBeVisible()
  await expect(dialog.getByLabel('Default address')).toHaveCount(0)
})

test('a customer of the online shop cannot be deleted, and the button says why', {
  tag: ['@CUST-019', '@CUST-020', '@CUST-021'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const { data } = (await call(page, 'GET', '/customers?type=ecomm&per_page=100')).body
  for (const [hasOrders, why] of [
    [false, 'Online shop customers cannot be deleted'],
    [true, 'This online shop customer has parts orders and cannot be deleted'],
  ] as const) {
    const customer = data.find(
      (one: { hasRelatedPartOrders: boolean }) => one.hasRelatedPartOrders === hasOrders,
    )
    await page.goto(
      `/customers?type=ecomm&search=${encodeURIComponent(`${customer.first_name} ${customer.last_name}`)}`,
    )
    const remove = page.getByRole('button', { name: /^Delete/ })
    await expect(remove).toHaveCount(1)
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await expect(remove).toHaveAttribute('title', why)
  }
})

test('comments are added and deleted in the drawer', {
  tag: ['@CUST-003', '@CUST-014', '@CUST-025', '@LIST-019', '@LIST-020'],
}, async ({ page }) => {
  const text = `Prefers a call after five ${uniqueCustomer().name}`
  await signIn(page, 'admin')
  await page.goto('/customers')
  await page
    .getByRole('button', { name: /^Comments/ })
    .nth(3)
    .click()
  await page.getByLabel('Write a comment').fill(text)
  const errors = ['Too angry', 'Too long'].map(title => ({ status: 422, code: 'refused', title, params: {} }))
  const refused = (url: URL) => /^\/api\/v1\/customers\/\d+\/comments$/.test(url.pathname)
  await page.route(refused, (route, request) =>
    request.method() === 'POST' ? route.fulfill({ status: 422, json: { errors } }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Add comment' }).click()
  await expect(page.getByText('Too angry')).toBeVisible()
  await expect(page.getByText('Too long')).toHaveCount(0)
  // Checked now, because the notice disappears by itself.
  expect(await page.getByText('Comment added successfully').count()).toBe(0)
  await expect(page.getByLabel('Write a comment')).toHaveValue(text)
  await page.unroute(refused)
  await page.getByRole('button', { name: 'Add comment' }).click()
  await expect(page.getByText('Comment added successfully')).toBeVisible()
  const item = page.getByRole('listitem').filter({ hasText: text })
  await item.getByRole('button', { name: 'Delete comment' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Comment deleted successfully')).toBeVisible()
  await expect(item).toHaveCount(0)
})

test('editing and commenting need the right to update a customer, deleting its own right', {
  tag: '@CUST-024',
}, async ({ page }) => {
  await signIn(page, 'superadmin')
  for (const [rights, mayUpdate, mayDelete] of [
    [['read'], false, false],
    [['read', 'update'], true, false],
    [['read', 'delete'], false, true],
  ] as const) {
    await page.unrouteAll()
    await mockPermissions(page, { 'vehicle-owners': rights })
    await page.goto('/customers?type=bs')
    const row = page.locator('tr[data-row]').first()
    await row.getByRole('button', { name: 'More actions' }).click()
    const offered = {
      Edit: mayUpdate,
      Comments: mayUpdate,
      Delete: mayDelete,
    }
    for (const [name, isAllowed] of Object.entries(offered)) {
      const inRow = row.getByRole('link', { name }).or(row.getByRole('button', { name }))
      await expect(inRow).toHaveCount(isAllowed ? 1 : 0)
      const inMenu = page.getByRole('menuitem', { name: new RegExp(`^${name}`) })
      if (isAllowed) await expect(inMenu).toHaveCount(0)
      else await expect(inMenu).toHaveAttribute('title', 'Access denied')
    }
  }
})

test('a version conflict of a customer shows both versions', async ({ page, browser }) => {
  await signIn(page, 'admin')
  await page.goto('/customers?page=2')
  const path = await page.locator('tbody a[href^="/customers/"]').nth(4).getAttribute('href')
  await page.goto(`${path}/edit`)
  await expect(page.getByLabel('First name')).not.toHaveValue('')
  const other = await signInElsewhere(browser, 'sales')
  await other.goto(`${path}/edit`)
  await other.getByLabel('Notes').fill(`Texts only ${uniqueCustomer().name}`)
  // A form with unsaved input is not refetched.
  await page.getByLabel('Notes').fill('Calls only')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Operation completed successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Someone else saved this in the meantime')).toBeVisible()
  await expect(page.getByText('Texts only')).toBeVisible()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Operation completed successfully')).toBeVisible()
  await other.context().close()
})

test('a missing customer leads to the list with a notice', { tag: '@CUST-018' }, async ({ page }) => {
  await signIn(page, 'admin')
  for (const path of ['/customers/99999999', '/customers/99999999/edit']) {
    await page.goto(path)
    await expect(notices(page)).toHaveText(['No such customer exists'])
    await expect(page).toHaveURL(/\/customers$/)
  }
})

test('customer cards have one, three or four columns by width, without horizontal scrolling', {
  tag: ['@CUST-004', '@LIST-008'],
}, async ({ page }) => {
  await page.setViewportSize(phoneScreen)
  await signIn(page, 'admin')
  await page.goto('/customers')
  const columns = async () => {
    const lefts = await page
      .locator('.rb-card')
      .evaluateAll(cards => cards.map(card => Math.round(card.getBoundingClientRect().left)))
    return lefts.length > 4 ? new Set(lefts).size : 0
  }
  for (const [width, expected] of [
    [767, 1],
    [768, 3],
    [1199, 3],
    [1200, 4],
    [1600, 4],
    [phoneScreen.width, 1],
  ] as const) {
    await page.setViewportSize({ width, height: phoneScreen.height })
    await expect.poll(columns, `at ${width}`).toBe(expected)
  }
  await expectNoOverflow(page)
})

function uniqueCustomer() {
  const digits = String(Math.floor(Math.random() * 10_000)).padStart(4, '0')
  const letters = [...digits].map(digit => 'abcdefghij'[Number(digit)]).join('')
  return { name: `Test${letters}`, phone: `618557${digits}` }
}
