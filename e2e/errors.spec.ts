import { expect, type Page } from '@playwright/test'
import { permissions } from '../contract/src/access/permissions.ts'
import { call, mockPermissions } from './api-calls.ts'
import { rows } from './rows.ts'
import { notices, signIn, visit } from './shop.ts'
import { test } from './test.ts'

function customersAnswer(page: Page, status: number, body: object = { errors: [] }) {
  return page.route('**/api/v1/customers?**', route => route.fulfill({ status, json: body }))
}

test('every page reports a frozen account, once', { tag: '@ERR-005' }, async ({ page }) => {
  await signIn(page, 'admin')
  await page.route(
    url => url.pathname.startsWith('/api/v1/') && !/app-config|translations|profile|auth/.test(url.pathname),
    route => route.fulfill({ status: 402, json: { errors: [] } }),
  )
  for (const path of ['/', '/orders', '/parts']) {
    await page.goto(path)
    await expect(notices(page)).toHaveText([
      'Your account has been frozen.Please, contact the administration!',
    ])
  }
})

test('a failed token refresh shows no notice: the page retries a failing server, or asks to sign in again', {
  tag: ['@ERR-002', '@ERR-010'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await customersAnswer(page, 401)
  const refreshAnswers = (status: number) =>
    page.route('**/api/v1/auth/refresh', route => route.fulfill({ status, json: { errors: [] } }))
  await refreshAnswers(500)
  await page.goto('/customers')
  await expect(page.getByText('This could not be loaded')).toBeVisible()
  await expect(notices(page)).toHaveCount(0)
  await refreshAnswers(400)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  await expect(page.getByText('Re-authorization required')).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
})

test('live validation renews an expired token and shows errors at their fields', {
  tag: ['@ERR-004', '@ERR-023', '@ERR-026'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const sent: { token: string | undefined; body: unknown }[] = []
  let isWrong = false
  await page.route('**/api/v1/suppliers', route => {
    const { authorization, 'validate-only': isCheck, 'draft-store': draft } = route.request().headers()
    if (route.request().method() !== 'POST' || draft) return route.continue()
    const body = route.request().postDataJSON()
    const contacts = [{ ...body.contacts[0], phones: ['no object'] }]
    if (isWrong) return route.continue({ postData: { ...body, contacts } })
    if (isCheck) sent.push({ token: authorization, body })
    return sent.length === 1 ? route.fulfill({ status: 401, json: { errors: [] } }) : route.continue()
  })
  await page.goto('/supplier')
  await page.getByRole('button', { name: 'New supplier' }).click()
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('x')
  await name.fill('')
  await expect(page.getByText('Field is required')).toBeVisible()
  expect(sent[1]!.body).toEqual(sent[0]!.body)
  expect(sent[1]!.token).not.toBe(sent[0]!.token)
  await expect(notices(page)).toHaveCount(0)
  isWrong = true
  await name.fill('Zz')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^The .* must be an object$/)).toBeVisible()
})

test('a page opened offline loads when the connection is back', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/customers')
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('navigation').getByRole('link', { name: 'Staff' }).click()
  await expect(page.getByText('The page opens by itself as soon as it is back.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeFocused()
  await expect(page.getByRole('row').nth(3)).toBeVisible()
})

for (const [path, back, tag, text] of [
  ['/vehicles/999999', '/customers', '@ERR-015', 'No such vehicle exists'],
  ['/trailers/999999', '/customers', '@ERR-015', 'No such vehicle exists'],
  ['/customers/999999', '/customers', '@ERR-017', 'No such customer exists'],
  ['/users/999999', '/users', '@ERR-018', 'No such users exists'],
  ['/orders/999999', '/orders', '@ERR-019', 'No such order exists'],
] as const) {
  test(`${path} shows: ${text}`, { tag }, async ({ page }) => {
    await signIn(page, 'admin')
    for (const end of ['', '/edit']) {
      await page.goto(`${path}${end}`)
      await expect(notices(page)).toHaveText([text])
      await expect(page).toHaveURL(new RegExp(`${back}$`))
    }
  })
}

test('a failed resend of an invitation shows an error', { tag: '@ERR-021' }, async ({ page }) => {
  await signIn(page, 'admin')
  await page.route('**/users/*/resend-invitation', route =>
    route.fulfill({ status: 500, json: { errors: [] } }),
  )
  await page.goto('/users?status=pending')
  await page
    .getByRole('button', { name: 'Resend invitation' })
    .and(page.locator(':not([aria-disabled])'))
    .first()
    .click()
  await expect(notices(page)).toHaveText(['Please try again later'])
})

test('a failed password change in the list shows an error', { tag: '@ERR-022' }, async ({ page }) => {
  await signIn(page, 'superadmin')
  await page.route('**/users/*/change-password', route =>
    route.request().headers()['validate-only']
      ? route.continue()
      : route.fulfill({ status: 500, json: { errors: [] } }),
  )
  await page.goto('/users?search=mechanic@')
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New password').fill('Torque-wrench-88!')
  await dialog.getByLabel('Confirm password').fill('Torque-wrench-88!')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(notices(page)).toHaveText(['Something went wrong'])
  await expect(dialog).toBeVisible()
})

const writes: Record<string, { list: string[]; record?: string[] }> = {
  '/orders': { list: ['From PDF', 'New order', 'Edit'], record: ['Edit'] },
  '/parts-orders': { list: ['New parts order'] },
  '/customers': {
    list: ['Import', 'New customer', 'Edit customer', 'Delete'],
    record: [
      'Edit customer',
      'Delete',
      'New repair order',
      'New parts order',
      'Add truck',
      'Add trailer',
      'Add address',
    ],
  },
  '/vehicles': { list: ['Import', 'New truck', 'Delete'], record: ['Edit', 'Delete', 'New repair order'] },
  '/trailers': { list: ['Import', 'New trailer', 'Delete'], record: ['Edit', 'Delete', 'New repair order'] },
  '/parts': {
    list: ['Import', 'Receive', 'New part', 'Purchase', 'Sell', 'Edit', 'Delete'],
    record: ['Purchase', 'Sell', 'Edit', 'Delete'],
  },
  '/categories': { list: ['New category', 'Edit', 'Delete'] },
  '/specifications': {
    list: ['New specification', 'Edit', 'Delete'],
    record: ['New value', 'Edit', 'Delete'],
  },
  '/supplier': { list: ['New supplier', 'Edit supplier', 'Delete supplier'] },
  '/brands': { list: ['New brand', 'Edit', 'Delete'] },
  '/inventory-units': { list: ['New unit', 'Edit', 'Delete'] },
  '/users': { list: ['New user', 'Edit user'], record: ['Edit user'] },
  '/tags': { list: ['New tag', 'Edit Rush', 'Delete Rush'] },
  '/type-of-work': { list: ['New type of work', 'Edit', 'Delete'], record: ['Edit', 'Delete'] },
  '/labor-rates': { list: ['New labor rate', 'Edit', 'Delete'] },
  '/charges': { list: ['New charge', 'Edit', 'Delete'] },
  '/price-levels': { list: ['New price level', 'Edit', 'Delete'] },
  '/price-matrices': { list: ['New price matrix', 'Edit', 'Delete'] },
  '/company-settings': { list: ['Replace', 'Delete'] },
}

test('with read rights only, all writing actions are disabled and forms have no footer', {
  tag: ['@PERM-018', '@PERM-019'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await mockPermissions(
    page,
    Object.fromEntries(Object.keys(permissions).map(resource => [resource, ['read']])),
  )
  const main = page.getByRole('main')
  const named = (isDenied: boolean) =>
    main.evaluate(
      (root, isDenied) =>
        [...root.querySelectorAll<HTMLElement>('button, a, [role=menuitem]')]
          .filter(one => {
            const isOff = one.matches(':disabled, [aria-disabled=true]')
            const says = one.title === 'Access denied' || one.closest('.rb-denied') !== null
            return isDenied ? isOff && says : !isOff
          })
          .map(one => (one.ariaLabel ?? one.textContent).replace(/(\. )?Access denied$/, '')),
      isDenied,
    )
  // What the role may never do is in the menu of the first row, or of the record.
  const openMenu = async () => {
    const [menu] = await main.getByRole('button', { name: 'More actions', expanded: false }).all()
    if (menu && (await main.getByRole('menu').count()) === 0) await menu.click()
  }
  const expectDenied = async (path: string, expected: string[]) => {
    await visit(page, path)
    await expect
      .poll(() => openMenu().then(() => named(true)), path)
      .toEqual(expect.arrayContaining(expected))
    expect(
      (await named(false)).filter(name => expected.includes(name)),
      path,
    ).toEqual([])
    await expect(main.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  }
  for (const [path, { list, record }] of Object.entries(writes)) {
    await expectDenied(path, list)
    if (!record) continue
    const id = await rows(page).first().getAttribute('data-row')
    await expectDenied(`${path}/${id}`, record)
  }
})

test('adding a comment, and deleting another user’s, need rights', {
  tag: ['@PERM-020', '@PERM-021'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const { body } = await call(page, 'GET', '/trucks?per_page=1')
  const truck = body.data[0].id
  expect((await call(page, 'POST', `/trucks/${truck}/comments`, { comment: 'Of the desk' })).status).toBe(200)
  await signIn(page, 'mechanic')
  expect((await call(page, 'POST', '/customers/1/comments', { comment: 'Hello' })).status).toBe(403)
  expect((await call(page, 'POST', `/trucks/${truck}/comments`, { comment: 'Hello' })).status).toBe(200)
  await page.goto(`/vehicles/${truck}`)
  await expect(page.getByLabel('Write a comment')).toBeVisible()
  const comment = (text: string) => page.getByRole('listitem').filter({ hasText: text }).first()
  const bin = { name: 'Delete comment' }
  await expect(comment('Hello').getByRole('button', bin)).toBeVisible()
  await expect(comment('Of the desk')).toBeVisible()
  await expect(comment('Of the desk').getByRole('button', bin)).toHaveCount(0)
  await mockPermissions(page, { trucks: ['read'] })
  await page.reload()
  await expect(comment('Hello')).toBeVisible()
  await expect(page.getByLabel('Write a comment')).toHaveCount(0)
})

test('restoring and permanently deleting an order need rights', {
  tag: ['@PERM-022', '@PERM-023'],
}, async ({ page }) => {
  await signIn(page, 'sales')
  await page.goto('/orders?status=deleted')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  const id = await page.locator('[data-row]').first().getAttribute('data-row')
  expect((await call(page, 'PUT', `/orders/${id}/restore`)).status).toBe(403)
  expect((await call(page, 'DELETE', `/orders/${id}/permanently`)).status).toBe(403)
  await page.getByRole('button', { name: 'More actions' }).first().click()
  for (const name of ['Restore', 'Delete permanently']) {
    const item = page.getByRole('menuitem', { name })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveAttribute('title', 'Access denied')
  }
})

test('an extension accepts only digits', { tag: '@CONST-006' }, async ({ page }) => {
  await signIn(page, 'superadmin')
  await page.goto('/customers/create')
  const extension = page.getByLabel('Extension').first()
  await extension.fill('12a-b3')
  await expect(extension).toHaveValue('123')
  await leave(page)
  const refused = await call(page, 'POST', '/customers', { phone_extension: 'abc' })
  expect(refused.status).toBe(422)
  const about = (refused.body.errors ?? []) as unknown as { source?: { parameter: string } }[]
  expect(about.map(error => error.source?.parameter)).toContain('phone_extension')
})

async function leave(page: Page) {
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).not.toHaveURL(/create/)
}
