import { expect, type Locator, type Page } from '@playwright/test'
import type { VehicleRow } from '../contract/src/vehicles/vehicle-shapes.ts'
import { apiData, apiRequestsOf, call, mockPermissions } from './api-calls.ts'
import { newOrder } from './repair-order-actions.ts'
import { leaveForm, notices, phoneScreen, signIn, signInAtHome, signInElsewhere } from './shop.ts'
import { test } from './test.ts'

test('a truck and its owner are created for an unknown caller', {
  tag: ['@CUST-016', '@VEH-011', '@VEH-016', '@VEH-023'],
}, async ({ page }) => {
  const phone = `618558${fourDigits()}`
  const unit = `E2E-${fourDigits()}`
  await signIn(page, 'sales')
  await page.goto('/vehicles')
  await page.getByRole('link', { name: 'New truck' }).click()
  await page.getByLabel('VIN', { exact: true }).fill(' 1fujgldr3-clbp8834 ')
  await expect(page.getByLabel('VIN', { exact: true })).toHaveValue('1FUJGLDR3CLBP8834')
  await expect(page.getByLabel('Make')).toHaveValue('Freightliner')
  await expect(page.getByLabel('Model')).toHaveValue('Cascadia')
  await expect(page.getByLabel('Year')).toHaveValue('2012')
  await page.getByLabel('Unit number').fill(unit)

  await page.getByLabel('Customer').click()
  await page.keyboard.type(`(618) 558-${phone.slice(6)}`)
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('button', { name: 'New customer' }).click()
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(`(618) 558-${phone.slice(6)}`)
  await page.getByLabel('First name').fill('Greta')
  await page.getByLabel('Last name').fill('Holm')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page).toHaveURL(/\/vehicles\/create$/)
  await expect(page.getByTitle('Greta Holm')).toBeVisible()
  await expect(page.getByLabel('Unit number')).toHaveValue(unit)
  await expect(page.getByLabel('Make')).toHaveValue('Freightliner')
  await page.getByLabel('GVWR, lb').pressSequentially('52,000')
  await expect(page.getByLabel('GVWR, lb')).toHaveValue('52000')
  await page.getByLabel('License plate').fill('ABCDEFGHIJKLM')
  await expect(page.getByLabel('License plate')).toHaveValue('ABCDEFGHIJ')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Plate state' })).toBeFocused()
  await page.keyboard.type('ma')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/vehicles$/)
  const row = page.getByRole('row').filter({ hasText: unit })
  await expect(row).toContainText('Greta Holm')
  await row.locator('[data-row-link]').click()
  await expect(page.locator('.rb-vehicle-head')).toContainText('ABCDEFGHIJ MA')

  await page.goto('/vehicles/create')
  await expect(page.getByLabel('VIN')).toBeVisible()
  await expect(page.getByText('Do you want to restore unsaved data?')).toHaveCount(0)
})

test('a duplicate VIN is a warning only', { tag: ['@VEH-015', '@VEH-017'] }, async ({ page }) => {
  await signInAtHome(page, 'sales')
  const { vin, unit } = await firstTruck(page)
  await page.goto('/trailers/create')
  await page.getByLabel('VIN').fill(vin)
  const warning = page.getByRole('alert').filter({ hasText: 'VIN is not unique' })
  await expect(warning).toBeVisible()
  await expect(warning.getByRole('link', { name: unit, exact: true }).first()).toHaveAttribute(
    'target',
    '_blank',
  )
  await leaveForm(page)
})

test('an undecodable VIN shows the reason and leaves the fields empty', async ({ page }) => {
  await signIn(page, 'sales')
  await page.goto('/vehicles/create')
  await page.getByLabel('VIN').fill('1FUJGLDR9CLBP8834')
  await expect(page.getByText('The check digit of this VIN does not match')).toBeVisible()
  await page.getByLabel('Make').fill('Volvo')
  await leaveForm(page)
})

test('a pasted VIN loses its label, and its invalid letters become digits, which is reported', {
  tag: '@VEH-014',
}, async ({ page }) => {
  await signIn(page, 'sales')
  await page.goto('/vehicles/create')
  const vin = page.getByLabel('VIN', { exact: true })
  await vin.fill('VIN: IFUJGLDR3CLBP8834')
  await expect(vin).toHaveValue('1FUJGLDR3CLBP8834')
  await expect(page.getByText('A VIN has no I, O or Q. Corrected: I → 1')).toBeVisible()
  await expect(page.getByLabel('Model')).toHaveValue('Cascadia')
  await leaveForm(page)
})

test('a failing VIN clears what the former one filled, except a typed year', async ({ page }) => {
  await signIn(page, 'sales')
  await page.goto('/vehicles/create')
  const vin = page.getByLabel('VIN', { exact: true })
  const year = page.getByLabel('Year')
  await vin.fill('1FUJGLDR3CLBP8834')
  await expect(year).toHaveValue('2012')
  await page.getByLabel('Model').fill('Cascadia 113')
  await vin.fill('1FUJGLDR9CLBP8834')
  await expect(page.getByText('The check digit of this VIN does not match')).toBeVisible()
  await expect(page.getByLabel('Make')).toHaveValue('')
  await expect(year).toHaveValue('')
  await expect(page.getByLabel('Model')).toHaveValue('Cascadia 113')

  await year.fill('2011')
  await vin.fill('1FUJGLDR3CLBP8834')
  await expect(page.getByLabel('Make')).toHaveValue('Freightliner')
  await expect(year).toHaveValue('2011')
  await leaveForm(page)
})

test("a trailer's VIN in the truck form links to the trailer form, which offers both possible years", async ({
  page,
}) => {
  await signIn(page, 'sales')
  await page.goto('/vehicles/create')
  const vin = page.getByLabel('VIN', { exact: true })
  await vin.fill('1JJV532D5LL123456')
  const warning = page.getByRole('alert').filter({ hasText: 'This is the VIN of a trailer' })
  await warning.getByRole('link', { name: 'New trailer' }).click()
  await expect(page).toHaveURL(/\/trailers\/create/)
  await expect(vin).toHaveValue('1JJV532D5LL123456')
  const year = page.getByLabel('Year')
  await expect(year).toHaveValue('2020')
  await expect(page.getByText('Two model years fit this VIN:')).toBeVisible()
  await page.getByRole('button', { name: '1990', exact: true }).click()
  await expect(year).toHaveValue('1990')
  await page.getByRole('button', { name: '2020', exact: true }).click()
  await expect(year).toHaveValue('2020')
  await expect(warning).toHaveCount(0)
  await leaveForm(page)
})

test('a truck with open or deleted orders cannot be deleted, with links to the orders', {
  tag: ['@ERR-025', '@VEH-025'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/health/live')
  const [customer] = await apiData<{ id: number }[]>(page, 'GET', '/customers?per_page=1')
  const truck = await apiData<{ id: number }>(page, 'POST', '/trucks', {
    vin: '1FUJGLDR3CLBP8834',
    make: 'Mack',
    model: 'Anthem',
    year: 2020,
    type: 1,
    gvwr: 52_000,
    license_plate: 'P-1',
    unit_number: `DEL-${fourDigits()}`,
    owner_id: customer!.id,
  })
  const lists = {
    open: `/orders?truck_id=${truck.id}&status[0]=new&status[1]=in_process`,
    deleted: `/orders?truck_id=${truck.id}&status[0]=deleted`,
  }
  const texts = {
    open: 'open repair orders (1). Finish or delete them first',
    deleted: 'deleted repair orders that can still be restored (1). Delete them permanently first',
  }
  const expectInTheWay = async (hrefs: Partial<Record<'open' | 'deleted', string>>) => {
    await page.goto(`/vehicles/${truck.id}`)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const obstacle = page.getByRole('dialog', { name: /cannot be deleted$/ })
    await expect(obstacle.getByRole('listitem')).toHaveCount(Object.keys(hrefs).length)
    for (const state of ['open', 'deleted'] as const) {
      const reason = obstacle.getByRole('listitem').filter({ hasText: texts[state] })
      const links = await reason
        .getByRole('link')
        .evaluateAll(all => all.map(one => one.getAttribute('href')))
      expect(links).toEqual(hrefs[state] ? [hrefs[state], lists[state]] : [])
    }
    await expect(page.getByRole('button', { name: 'Yes' })).toHaveCount(0)
  }
  const first = await newOrder(page, { truck_id: truck.id })
  await expectInTheWay({ open: `/orders/${first.id}` })
  await call(page, 'DELETE', `/orders/${first.id}`)
  const deleted = `/orders?status[0]=deleted&search=${first.order_number}`
  await expectInTheWay({ deleted })
  const second = await newOrder(page, { truck_id: truck.id })
  await expectInTheWay({ open: `/orders/${second.id}`, deleted })
  await call(page, 'DELETE', `/orders/${second.id}`)
  for (const { id } of [first, second]) {
    expect((await call(page, 'DELETE', `/orders/${id}/permanently`)).status).toBe(204)
  }
  await page.goto(`/vehicles/${truck.id}`)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/vehicles$/)
})

test('the address keeps a search, a sort and a customer filter', {
  tag: ['@LIST-001', '@VEH-002', '@VEH-003', '@VEH-004', '@VEH-005'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/vehicles')
  const { vin, unit } = await firstTruck(page)
  await page.getByLabel('VIN, unit, plate, make or owner').fill(vin.slice(9))
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(new RegExp(`search=${vin.slice(9)}`))
  await page.reload()
  await expect(page.getByRole('cell', { name: unit, exact: true })).toBeVisible()

  await page.getByRole('columnheader').getByRole('button', { name: 'Customer, company' }).click()
  await expect(page).toHaveURL(/order_by=company_name/)

  const screen = page.viewportSize()!
  await page.setViewportSize({ width: 1600, height: 900 })
  const apart = ['Make', 'Model', 'Type', 'Color', 'GVWR, lb', 'Tags', 'Customer', 'Company', 'License plate']
  await expect(page.getByRole('columnheader')).toContainText(['Unit', 'VIN', 'Year', ...apart])
  await page.setViewportSize(screen)
  const types = (await call(page, 'GET', '/common-info/vehicle-types')).body.data as {
    id: number
    name: string
  }[]
  for (const [path, calls] of [
    ['/vehicles', '/trucks'],
    ['/trailers', '/trailers'],
  ] as const) {
    const of = (await call(page, 'GET', `${calls}?per_page=100`)).body.data as VehicleRow[]
    const vehicle = of.find(one => one.company_name && one.color && one.license_plate && one.tags.length > 0)!
    await page.goto(`${path}?search=${vehicle.vin}`)
    const row = page.locator(`tr[data-row="${vehicle.id}"]`)
    for (const text of [
      vehicle.unit_number,
      vehicle.vin,
      String(vehicle.year),
      vehicle.make,
      vehicle.model,
      vehicle.color,
      vehicle.license_plate,
      `${vehicle.gvwr.toLocaleString('en-US')} lb`,
      vehicle.tags[0]!.name,
      vehicle.owner_name,
      vehicle.company_name,
    ])
      await expect(row).toContainText(text)
    if (vehicle.type) await expect(row).toContainText(types.find(({ id }) => id === vehicle.type)!.name)
    await expect(row.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `${path}/${vehicle.id}/edit`,
    )
    await expect(row.getByRole('button', { name: /^Comments/ })).toBeEnabled()
    await expect(row.getByRole('button', { name: 'Delete', exact: true })).toBeEnabled()
    await expect(row.locator('[data-row-link]')).toHaveAttribute('href', `${path}/${vehicle.id}`)
    await expect(row.getByRole('link', { name: vehicle.owner_name })).toHaveAttribute(
      'href',
      `/customers/${vehicle.owner_id}`,
    )
    const plate = `TMP${fourDigits()}`
    const { vin, unit_number, make, model, year, gvwr, owner_id, type } = vehicle
    const onPaper = { vin, unit_number, make, model, year, gvwr, owner_id, type, temporary_plate: plate }
    await apiData(page, 'POST', calls, onPaper)
    await page.goto(`${path}?search=${plate}`)
    await expect(page.locator('tr[data-row]')).toContainText(`${plate} (temp.)`)
  }
})

test('trucks and trailers have five pages each, and a form goes back on save and cancel', {
  tag: ['@VEH-001', '@VEH-022'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  for (const [list, kind] of [
    ['/vehicles', 'truck'],
    ['/trailers', 'trailer'],
  ] as const) {
    await page.goto(list)
    await page.getByRole('link', { name: `New ${kind}` }).click()
    await expect(page).toHaveURL(`${list}/create`)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(list)
    const row = page.locator('tr[data-row]').first()
    const own = `${list}/${await row.getAttribute('data-row')}`
    await row.locator('[data-row-link]').click()
    await expect(page).toHaveURL(own)
    for (const way of ['Cancel', 'Save']) {
      await page.getByRole('link', { name: 'Edit' }).click()
      await expect(page).toHaveURL(`${own}/edit`)
      await page.getByRole('button', { name: way }).click()
      await expect(page).toHaveURL(own)
    }
    await page.getByRole('link', { name: 'Full history' }).click()
    await expect(page).toHaveURL(`${own}/history`)
    await expect(page.getByRole('heading', { name: /History$/ })).toBeVisible()

    const record = `/${kind}s/${own.split('/').at(-1)}`
    const { vin, unit_number, year, make, model } = (await call(page, 'GET', record)).body.data
    for (const [path, title, read, field] of [
      [list, kind === 'truck' ? 'Trucks' : 'Trailers', `/${kind}s?`],
      [`${list}/create`, `New ${kind}`, undefined, ''],
      [own, `${year} ${make} ${model} · #${unit_number}`, record],
      [`${own}/edit`, /^Edit/, record, vin],
      [`${own}/history`, /· History$/, `${record}/history-detailed?`],
    ] as const) {
      const requests = apiRequestsOf(page)
      await page.goto(path)
      const name = typeof title === 'string' ? { name: title, exact: true } : { name: title }
      await expect(page.getByRole('heading', { level: 1, ...name }), path).toBeVisible()
      if (field !== undefined) await expect(page.getByLabel('VIN', { exact: true })).toHaveValue(field)
      if (read) await expect.poll(() => requests.some(one => one.startsWith(`GET ${read}`)), path).toBe(true)
    }
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText(unit_number)
  }
})

test('commenting and changing trucks and trailers need their own rights', {
  tag: '@VEH-027',
}, async ({ page }) => {
  const all = ['create', 'read', 'update', 'delete', 'add-comment', 'delete-comment']
  await signIn(page, 'superadmin')
  const pages: Record<string, string> = {}
  for (const [kind, list] of [
    ['trucks', '/vehicles'],
    ['trailers', '/trailers'],
  ] as const) {
    const { id } = (await call(page, 'GET', `/${kind}?per_page=1`)).body.data[0]
    await call(page, 'POST', `/${kind}/${id}/comments`, { comment: 'Of the office' })
    pages[kind] = `${list}/${id}`
  }
  await signIn(page, 'mechanic')
  for (const [holds, lacks] of [
    ['trucks', 'trailers'],
    ['trailers', 'trucks'],
  ] as const) {
    await page.unrouteAll()
    await mockPermissions(page, { [holds]: all, [lacks]: ['read'] })
    const office = page.getByRole('listitem').filter({ hasText: 'Of the office' }).first()
    await page.goto(pages[holds]!)
    await expect(office).toBeVisible()
    await expect(page.getByLabel('Write a comment')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeEnabled()
    await page.goto(pages[lacks]!)
    await expect(office).toBeVisible()
    await expect(page.getByLabel('Write a comment')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled()
  }
})

test('a mechanic reads a truck and its history without the owner’s contact data', {
  tag: '@VEH-004',
}, async ({ page }) => {
  await signIn(page, 'mechanic')
  await page.goto('/vehicles')
  const view = page.locator('tr[data-row]').first().getByRole('link', { name: 'View' })
  await expect(view).toHaveAttribute('href', /^\/vehicles\/\d+$/)
  await view.click()
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible()
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0)
  await expect(page.locator('a[href^="/customers/"]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Full history' }).click()
  await expect(page.getByText('Truck created')).toBeVisible()
})

test('a missing truck leads to the customers with a notice, or to the trucks without the right to read customers', {
  tag: '@VEH-024',
}, async ({ page }) => {
  await signIn(page, 'admin')
  for (const path of ['/vehicles/99999999', '/trailers/99999999', '/trailers/99999999/edit']) {
    await page.goto(path)
    await expect(notices(page)).toHaveText(['No such vehicle exists'])
    await expect(page).toHaveURL(/\/customers$/)
  }
  await signIn(page, 'mechanic')
  for (const list of ['/vehicles', '/trailers']) {
    await page.goto(`${list}/99999999`)
    await expect(notices(page)).toHaveText(['No such vehicle exists'])
    await expect(page).toHaveURL(new RegExp(`${list}$`))
  }
})

test('Find anything finds a truck by the last digits of its VIN', async ({ page }) => {
  await signInAtHome(page, 'admin')
  const { vin, unit } = await firstTruck(page)
  await page.getByRole('button', { name: 'Find anything' }).click()
  await page.getByRole('combobox', { name: 'Find anything' }).fill(vin.slice(11))
  // Its orders are found too; the truck's result starts with its unit number.
  await page
    .getByRole('option')
    .filter({ hasText: new RegExp(`^${unit} ·`) })
    .filter({ hasText: vin.slice(9) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/vehicles\/\d+$/)
})

test('the end of a VIN is bold in the list, and on a phone the owner is next to its label', async ({
  page,
  browser,
}) => {
  await signIn(page, 'sales')
  await page.goto('/vehicles')
  const vin = page.locator('tbody .rb-vin').first()
  const weight = (part: string) =>
    vin.locator(part).evaluate(element => Number(getComputedStyle(element).fontWeight))
  expect(await weight('strong')).toBeGreaterThan(await weight('span'))

  const phone = await signInElsewhere(browser, 'sales', {
    viewport: phoneScreen,
    hasTouch: true,
    isMobile: true,
  })
  const [truck] = await apiData<VehicleRow[]>(phone, 'GET', '/trucks?per_page=1')
  await phone.goto(`/vehicles/${truck!.id}`)
  const owner = phone.locator('.rb-vehicle-head').getByRole('link').first()
  const middle = async (of: Locator) => {
    const { y, height } = (await of.boundingBox())!
    return y + height / 2
  }
  const label = phone.locator('.rb-vehicle-head dt').last()
  expect(Math.abs((await middle(owner)) - (await middle(label)))).toBeLessThan(4)
  await phone.context().close()
})

const fourDigits = () => String(Math.floor(Math.random() * 10_000)).padStart(4, '0')

test('a version conflict of a truck shows customer and tags by name', async ({ page }) => {
  await signIn(page, 'admin')
  const owners = await apiData<{ id: number; first_name: string; last_name: string }[]>(
    page,
    'GET',
    '/customers',
  )
  const [one, other] = owners.filter(({ last_name }) => last_name)
  const name = ({ first_name, last_name }: (typeof owners)[number]) => `${first_name} ${last_name}`
  const [truck] = await apiData<VehicleRow[]>(page, 'GET', '/trucks?per_page=12&page=2')
  const { trucks_and_trailer: tags } = await apiData<{ trucks_and_trailer: { id: number; name: string }[] }>(
    page,
    'GET',
    '/tags',
  )
  const { id } = truck!
  const save = async (owner: { id: number }, tag_ids: number[]) => {
    const { version, ...now } = await apiData<Record<string, unknown>>(page, 'GET', `/trucks/${id}`)
    await apiData(page, 'PUT', `/trucks/${id}`, { ...now, owner_id: owner.id, tags: tag_ids, version })
  }
  await save(one!, [])
  await page.goto(`/vehicles/${id}/edit`)
  await page.getByLabel('Notes').fill('Calls only')
  await save(other!, [tags[0]!.id])
  await page.getByRole('button', { name: 'Save' }).click()
  const rows = page.getByRole('dialog').getByRole('row')
  await expect(rows.nth(1)).toHaveText(`Customer${name(one!)}${name(other!)}`)
  await expect(rows.filter({ hasText: 'Tags' })).toHaveText(`Tags-${tags[0]!.name}`)
})

async function firstTruck(page: Page): Promise<{ vin: string; unit: string }> {
  await page.goto('/vehicles?order_by=unit_number')
  const row = page.locator('tbody tr[data-row]').first()
  await expect(row.locator('.rb-vin')).toBeVisible()
  return {
    vin: (await row.locator('.rb-vin').textContent()) ?? '',
    unit: (await row.locator('.rb-row-name').textContent()) ?? '',
  }
}
