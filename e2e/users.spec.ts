import { expect, type Page } from '@playwright/test'
import { formatPhone } from '../contract/src/shared/phone.ts'
import { apiRequestsOf, call, delayResponses } from './api-calls.ts'
import { createColleague, mailedLink, pressUntil, uniquePerson } from './people.ts'
import { newOrder } from './repair-order-actions.ts'
import { accounts, fillSignIn, notices, signIn, signInElsewhere } from './shop.ts'
import { test } from './test.ts'

test('a new user is invited, reminded, sets a password and signs in', {
  tag: ['@USER-001', '@USER-003', '@USER-007', '@USER-009', '@USER-010', '@USER-017'],
}, async ({ page, browser }) => {
  const person = uniquePerson()
  await signIn(page, 'admin')
  await page.goto('/users')
  await page.getByRole('link', { name: 'New user' }).click()
  await expect(page).toHaveURL(/\/users\/create$/)
  const requests = apiRequestsOf(page)
  await page.getByLabel('First name').fill(person.first_name)
  await page.getByLabel('Last name').fill(person.last_name)
  await page.getByLabel('Phone', { exact: true }).fill(person.phone.slice(2))
  await page.getByRole('button', { name: 'Add a phone' }).click()
  await page.getByLabel('Additional phone').fill('6305550144')
  await page.getByLabel('E-mail').fill(person.email)
  await choose(page, 'Role', 'Mechanic')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Operation completed successfully')).toBeVisible()
  await expect(page.getByText(`The invitation was sent to ${person.email}`)).toBeVisible()
  await expect(page).toHaveURL(/\/users(\?|$)/)
  expect(requests).toContain('POST /users')

  const row = await find(page, person.email)
  await expect(row.getByText('Pending')).toBeVisible()
  const id = await row.getAttribute('data-row')
  await expect(row.getByRole('link', { name: 'Edit user' })).toHaveAttribute('href', `/users/${id}/edit`)
  await openMenu(page, row)
  await expect(page.getByRole('menuitem')).toHaveText(['Activate', 'Change password', 'Delete'])
  for (const item of await page.getByRole('menuitem').all())
    await expect(item).not.toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  const first = await mailedLink(person.email)
  await row.getByRole('button', { name: 'Resend invitation' }).click()
  await expect(
    page.getByText(new RegExp(`The invitation was sent to ${person.email}.*nothing leaves this computer`)),
  ).toBeVisible()
  await row.getByRole('link', { name: person.last_name }).click()
  await expect(page).toHaveURL(`/users/${id}`)
  await expect(page.getByRole('button', { name: 'Resend invitation' })).toBeVisible()
  await expect(page.getByRole('note')).toHaveText(/nothing leaves this computer/)
  await page.goBack()
  expect(requests).toContain(`PUT /users/${id}/resend-invitation`)

  const newcomer = await (await browser.newContext()).newPage()
  await newcomer.goto(await mailedLink(person.email, first))
  await newcomer.getByLabel('New password').fill('amber-trailer-52')
  await newcomer.getByLabel('Confirm password').fill('amber-trailer-52')
  await newcomer.getByRole('button', { name: 'Save password' }).click()
  await fillSignIn(newcomer, { email: person.email, password: 'amber-trailer-52' })
  await expect(newcomer.getByRole('banner')).toBeVisible()

  await page.reload()
  await expect(row.getByText('Active', { exact: true })).toBeVisible()
  await expect(row.getByRole('button', { name: 'Resend invitation' })).toHaveCount(0)
  await row.getByRole('link', { name: person.last_name }).click()
  await expect(page).toHaveURL(`/users/${id}`)
  await expect(page.getByText('+1 (630) 555-0144')).toBeVisible()
  await expect(page.getByRole('note')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Resend invitation' })).toHaveCount(0)
  await newcomer.context().close()
})

test('the list has role, name, e-mail, phone and status, sorts by three of them, and is in the address', {
  tag: ['@USER-002', '@USER-005', '@USER-022'],
}, async ({ page, browser }) => {
  await signIn(page, 'admin')
  await page.goto('/users')
  const titles = page.getByRole('columnheader')
  await expect(titles).toHaveText(['Role', 'Name', 'E-mail', 'Phone', 'Status', 'Actions'])
  await expect(titles.getByRole('button')).toHaveText(['Name', 'E-mail', 'Status'])
  const mechanic = page.locator('tr[data-row]', { has: page.getByRole('cell', { name: 'Mechanic' }) }).first()
  await expect(mechanic.locator('.rb-dot').first()).toHaveCSS('background-color', 'rgb(159, 28, 235)')
  const user = (await call(page, 'GET', `/users/${await mechanic.getAttribute('data-row')}`)).body.data
  await expect(mechanic.getByRole('cell')).toContainText([
    'Mechanic',
    user.full_name,
    user.email,
    formatPhone(user.phone, user.phone_extension),
    { active: 'Active', inactive: 'Inactive', pending: 'Pending' }[user.status as string]!,
    '',
  ])

  await titles.getByRole('button', { name: 'Name' }).click()
  await expect(page).toHaveURL(/order_by=full_name/)
  await expect(titles.nth(1)).toHaveAttribute('aria-sort', 'ascending')
  await choose(page, 'Role', 'Sales manager')
  await choose(page, 'Status', 'Active')
  await expect(page).toHaveURL(/role_id=4/)
  await expect(page).toHaveURL(/status=active/)
  await expect(page.getByRole('cell', { name: 'Mechanic' })).toHaveCount(0)

  const names = await page.locator('tbody .rb-row-link').allTextContents()
  const other = await signInElsewhere(browser, 'superadmin')
  await other.route('**/common-info/roles', async route => {
    const response = await route.fetch()
    const roles = (await response.json()) as { data: { id: number; title: string; color: string }[] }
    Object.assign(roles.data.find(({ id }) => id === 4)!, { title: 'Front desk', color: '#123456' })
    await route.fulfill({ response, json: roles })
  })
  await other.goto(page.url())
  await expect(other.locator('tbody .rb-row-link')).toHaveText(names)
  const role = other.getByRole('cell', { name: 'Front desk' })
  await expect(role).toHaveCount(names.length)
  await expect(role.first().locator('.rb-dot')).toHaveCSS('background-color', 'rgb(18, 52, 86)')
  await other.context().close()
})

test('a user is deactivated, activated and deleted, each after a confirmation', {
  tag: ['@USER-003', '@USER-007', '@USER-008', '@USER-009', '@USER-011', '@USER-013', '@USER-017'],
}, async ({ page, browser }) => {
  await signIn(page, 'admin')
  const user = await createColleague(page, 'sales_manager')
  const theirs = await signInElsewhere(browser, user)
  await page.goto('/users')
  const row = await find(page, user.email)
  const requests = apiRequestsOf(page)
  const toggled = () => requests.filter(one => one === `PUT /users/${user.id}/toggle-status`).length

  await openMenu(page, row)
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await expect(page.getByText(`Deactivate ${user.name}?`)).toBeVisible()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(row.getByText('Active', { exact: true })).toBeVisible()
  await openMenu(page, row)
  expect(toggled()).toBe(0)
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(row.getByText('Inactive')).toBeVisible()
  await expect(theirs).toHaveURL(/\/auth\/sign-in/)

  await openMenu(page, row)
  await page.getByRole('menuitem', { name: 'Activate' }).click()
  await expect(page.getByText(`Activate ${user.name}?`)).toBeVisible()
  expect(toggled()).toBe(1)
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(row.getByText('Active', { exact: true })).toBeVisible()
  expect(toggled()).toBe(2)

  await call(page, 'PUT', `/users/${user.id}/toggle-status`)
  await page.goto(`/users/${user.id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('Are you sure you want to delete this user?')).toBeVisible()
  expect((await call(page, 'GET', `/users/${user.id}`)).status).toBe(200)
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/users$/)
  expect(requests).toContain(`DELETE /users/${user.id}`)
  expect((await call(page, 'GET', `/users/${user.id}`)).status).toBe(404)
  await theirs.context().close()
})

test('a mechanic with orders is deactivated after a warning and cannot be deleted, with links to the orders', {
  tag: '@ERR-025',
}, async ({ page }) => {
  await signIn(page, 'admin')
  const user = await createColleague(page, 'mechanic')
  const [gone, order] = [await newOrder(page), await newOrder(page)]
  const give = (mechanic_id: number, { id } = order) =>
    call(page, 'POST', `/orders/${id}/reassign-mechanic`, { mechanic_id })
  expect((await give(user.id)).status).toBe(200)
  expect((await give(user.id, gone)).status).toBe(200)
  expect((await call(page, 'DELETE', `/orders/${gone.id}`)).status).toBe(204)
  await page.goto(`/users/${user.id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await expect(page.getByText('The user has open orders, which will stay assigned.')).toBeVisible()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Inactive')).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const obstacle = page.getByRole('dialog', { name: `${user.name} cannot be deleted` })
  await expect(obstacle).toContainText(
    'this user has open repair orders (1). Assign them to another mechanic first',
  )
  await expect(obstacle).toContainText(
    'this user has deleted repair orders (1). Delete them permanently, or restore them',
  )
  await expect(obstacle.getByRole('link', { name: gone.order_number })).toHaveAttribute(
    'href',
    `/orders?status[0]=deleted&search=${gone.order_number}`,
  )
  await expect(page.getByRole('button', { name: 'Yes' })).toHaveCount(0)
  await obstacle.getByRole('link', { name: order.order_number }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`))
})

test('the own account, peers and superadmins cannot be edited in Staff, nor their roles assigned', {
  tag: ['@PERM-018', '@USER-012', '@USER-020', '@USER-021'],
}, async ({ page, browser }) => {
  await signIn(page, 'admin')
  await page.goto('/users')
  const own = await find(page, accounts.admin)
  await openMenu(page, own)
  for (const act of ['Deactivate', 'Delete']) {
    const item = page.getByRole('menuitem', { name: act })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveAttribute('title', 'You cannot do that to your own account')
    // Visible without a tooltip, for touch and keyboard.
    await expect(item).toContainText('You cannot do that to your own account')
  }
  await page.getByRole('menuitem', { name: 'Change password' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await page.goto('/users')
  await (await find(page, accounts.admin)).getByRole('link', { name: 'My profile' }).click()
  await expect(page).toHaveURL(/\/profile$/)

  await page.goto('/users')
  const superadmin = await find(page, accounts.superadmin)
  await superadmin.getByRole('link', { name: /./ }).first().click()
  await expect(page).toHaveURL(/\/users\/\d+$/)
  await expect(page.getByRole('button', { name: 'Edit user' })).toBeDisabled()
  const drafts = await delayResponses(page, '**/api/v1/drafts/**')
  await page.goto(`${page.url()}/edit`)
  await expect(page.getByText('You cannot edit users with this role')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  drafts.release()

  await page.goto('/users/create')
  await page.getByLabel('Role').click()
  await expect(page.locator('.ant-select-item-option')).toHaveText(['Mechanic', 'Sales manager'])
  const above = await signInElsewhere(browser, 'superadmin')
  await above.goto('/users/create')
  await above.getByLabel('Role').click()
  await expect(above.locator('.ant-select-item-option')).toHaveText(['Admin', 'Mechanic', 'Sales manager'])
  await above.context().close()
})

test("another user's password is set, and a failure shows an error", {
  tag: ['@USER-014', '@USER-015', '@USER-017'],
}, async ({ page, browser }) => {
  await signIn(page, 'admin')
  const user = await createColleague(page, 'mechanic')
  await page.goto('/users')
  await openMenu(page, await find(page, user.email))
  await page.getByRole('menuitem', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: `Change password for ${user.name}` })
  const submit = dialog.getByRole('button', { name: 'Change password' })
  await dialog.getByLabel('New password').fill('short')
  await dialog.getByLabel('Confirm password').fill('other')
  await expect(dialog.getByText('Enter at least 8 characters')).toBeVisible()
  await expect(dialog.getByText('The passwords do not match')).toBeVisible()
  await submit.click()

  await dialog.getByLabel('New password').fill('copper-wagon-81')
  await expect(dialog.getByText('Enter at least 8 characters')).toHaveCount(0)
  await expect(dialog.getByText('The passwords do not match')).toBeVisible()
  await dialog.getByLabel('Confirm password').fill('copper-wagon-81')
  await failing(page, '**/change-password')
  await expect(dialog.getByText('The passwords do not match')).toHaveCount(0)
  const requests = apiRequestsOf(page)
  await pressUntil(submit, () =>
    expect(page.getByText('Something went wrong').first()).toBeVisible({ timeout: 1000 }),
  )
  await expect(page.getByText('Server error')).toHaveCount(0)
  await page.unroute('**/change-password')
  await pressUntil(submit, () => expect(dialog).toBeHidden({ timeout: 1000 }))
  await expect(page.getByText('Operation completed successfully')).toBeVisible()
  expect(requests).toContain(`POST /users/${user.id}/change-password`)

  const theirs = await signInElsewhere(browser, { ...user, password: 'copper-wagon-81' })
  await theirs.context().close()
})

test('a failed invitation says to try again later', { tag: '@USER-016' }, async ({ page }) => {
  const person = uniquePerson()
  await signIn(page, 'admin')
  await call(page, 'POST', '/users', { ...person, role_id: 3 })
  await page.goto('/users')
  const row = await find(page, person.email)
  await failing(page, '**/resend-invitation')
  await row.getByRole('button', { name: 'Resend invitation' }).click()
  await expect(page.getByText('Please try again later', { exact: true })).toBeVisible()
})

test('a user is edited, and a missing user leads to the list with an error', {
  tag: ['@USER-001', '@USER-017', '@USER-019'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const user = await createColleague(page, 'mechanic')
  await page.goto(`/users/${user.id}/edit`)
  await page.getByLabel('Extension').fill('204')
  await choose(page, 'Role', 'Sales manager')
  const requests = apiRequestsOf(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Operation completed successfully')).toBeVisible()
  expect(requests).toContain(`PUT /users/${user.id}`)
  const { body } = await call(page, 'GET', `/users/${user.id}`)
  expect(body.data).toMatchObject({ phone_extension: '204', role: { name: 'sales_manager' } })

  for (const path of ['/users/987654', '/users/987654/edit']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/users$/)
    await expect(notices(page)).toHaveText(['No such users exists'])
  }
})

async function find(page: Page, email: string) {
  await page.getByLabel('Name, e-mail, phone').fill(email)
  const row = page.locator('[data-row]', { has: page.getByText(email, { exact: true }) })
  await expect(page).toHaveURL(/search=/)
  await expect(row).toHaveCount(1)
  return row
}

async function openMenu(page: Page, row: Awaited<ReturnType<typeof find>>) {
  await row.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
}

async function choose(page: Page, label: string, option: string) {
  await page.getByLabel(label, { exact: true }).click()
  await page.locator('.ant-select-item-option:visible').getByText(option, { exact: true }).click()
}

/** Makes requests to this address fail with 500, except live validation. */
const failing = (page: Page, address: string) =>
  page.route(address, (route, request) =>
    request.headers()['validate-only']
      ? route.continue()
      : route.fulfill({
          status: 500,
          contentType: 'application/json',
          body: '{"errors":[{"status":500,"code":"server_error","title":"Server error"}]}',
        }),
  )
