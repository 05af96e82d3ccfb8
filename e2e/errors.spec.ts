import { expect, type Page } from '@playwright/test'
import { permissions } from '../contract/src/access/permissions.ts'
import { askedOf, call, caughtUp, holdOnly } from './browser-calls.ts'
import { rows } from './rows.ts'
import { notices, signIn, visit } from './shop.ts'
import { test } from './test.ts'

/** Whatever is asked about customers is answered so from now on. */
function customersAnswer(page: Page, status: number, body: object = { errors: [] }) {
  return page.route('**/api/v1/customers?**', route => route.fulfill({ status, json: body }))
}

for (const [status, tag, title, text] of [
  [400, '@ERR-001', 'Something went wrong', 'Details can be found in the developer console'],
  [402, '@ERR-005', 'Your account has been frozen.', 'Please, contact the administration!'],
  [500, '@ERR-009', 'Server error', 'Please, try again later'],
  [418, '@ERR-011', 'Something went wrong', 'Please, try again later'],
] as const) {
  test(`${status} says: ${title}`, { tag }, async ({ page }) => {
    const logged: string[] = []
    page.on('console', message => message.type() === 'error' && logged.push(message.text()))
    await signIn(page, 'admin')
    await customersAnswer(page, status)
    await page.goto('/customers')
    await expect(notices(page)).toHaveText([`${title}${text}`])
    await expect(page.getByRole('alert').filter({ hasText: 'This could not be loaded' })).toBeVisible()
    expect(logged.join()).toContain('ApiFailure')
  })
}

test('of a frozen account every page says so, once', { tag: '@ERR-005' }, async ({ page }) => {
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

test('403 leads to the forbidden page with a notice', { tag: '@ERR-006' }, async ({ page }) => {
  await signIn(page, 'admin')
  await customersAnswer(page, 403)
  await page.goto('/customers')
  await expect(page).toHaveURL(/\/forbidden$/)
  await expect(notices(page)).toHaveText(['You do not have enough rights'])

  await page.unrouteAll()
  await writeOfComment(page, 403)
  await expect(page).toHaveURL(/\/forbidden$/)
  await expect(notices(page)).toHaveText(['You do not have enough rights'])
})

test('404, 406, 422 and 503 raise no notice; the list says it, and tries again', { tag: '@ERR-007' }, async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'admin')
  for (const status of [404, 406, 422, 503]) {
    await customersAnswer(page, status)
    await page.goto('/customers')
    await expect(page.getByText('This could not be loaded')).toBeVisible({ timeout: 20_000 })
    await expect(notices(page)).toHaveCount(0)
    await page.unroute('**/api/v1/customers?**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('row').nth(3)).toBeVisible()
  }
})

test('a refresh that fails raises no notice: the page waits for a server that is ill, or asks to sign in again', {
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

test('the check of a form renews an expired token too, and tells what is missing beside its field', {
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

test('429 covers the page for 30 seconds, counting down', { tag: ['@ERR-008', '@LAY-018'] }, async ({
  page,
}) => {
  await page.clock.install()
  await signIn(page, 'admin')
  await customersAnswer(page, 429)
  await page.goto('/customers')
  const overlay = page.getByRole('dialog', { name: 'Too many requests' })
  await expect(overlay).toContainText('Please, wait for a little')
  await expect(overlay.getByRole('timer')).toHaveText(/^00:(30|29|28|27)$/)
  await page.keyboard.press('Escape')
  await expect(overlay).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(overlay.getByRole('timer')).toHaveText(/^00:(20|1\d)$/)
  await page.clock.fastForward(21_000)
  await expect(overlay).toHaveCount(0)

  await page.unrouteAll()
  await writeOfComment(page, 429)
  await expect(overlay).toBeVisible()
})

test('an answer that does not fit is refused as a whole', { tag: ['@ERR-013', '@PLAT-027'] }, async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', message => message.type() === 'error' && logged.push(message.text()))
  await signIn(page, 'admin')
  await page.route('**/api/v1/customers?**', async route => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.data[5].id = 'twelve'
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/customers')
  await expect(notices(page)).toHaveText(['Incoming data from the server to the client is not valid'])
  await expect(page.locator('tr[data-row]')).toHaveCount(0)
  expect(logged.join()).toContain('Incoming data')
})

test('a server that is away is said once, and what failed is read again when it is back', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/customers')
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText('No connection to the server.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('No connection to the server.')).toHaveCount(0)
})

test('a page opened without a connection shows by itself once there is one', async ({ page }) => {
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
  test(`${path} says: ${text}`, { tag }, async ({ page }) => {
    await signIn(page, 'admin')
    for (const end of ['', '/edit']) {
      await page.goto(`${path}${end}`)
      await expect(notices(page)).toHaveText([text])
      await expect(page).toHaveURL(new RegExp(`${back}$`))
    }
  })
}

test('an invitation that could not be sent again says so', { tag: '@ERR-021' }, async ({ page }) => {
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

test('a password that could not be changed from the list says so', { tag: '@ERR-022' }, async ({ page }) => {
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

test('files that cannot be taken are told with the reason, before anything is sent', {
  tag: ['@CONST-001', '@CONST-002', '@ERR-027', '@ERR-028', '@ERR-029', '@ERR-030'],
}, async ({ page }) => {
  await signIn(page, 'superadmin')
  await page.goto('/trailers/create')
  const asked = askedOf(page)
  const chooser = page.locator('input[type=file]:not([capture])')
  const file = (name: string, size = 10) => ({ name, mimeType: '', buffer: Buffer.alloc(size, 'x') })
  const refusals = page.getByRole('alert').filter({ hasText: 'Incorrect file' })
  await chooser.setInputFiles([file('picture.svg')])
  await expect(refusals).toContainText('picture.svg')
  await expect(refusals).toContainText('should be with one of the following extensions')
  await chooser.setInputFiles([file('scan.pdf', 10_240 * 1024 + 1)])
  await expect(refusals).toContainText('should be less then 10240 KB')
  await chooser.setInputFiles(Array.from({ length: 6 }, (_, index) => file(`scan-${index}.pdf`)))
  await expect(refusals).toContainText('at most 5 files can be attached')
  await expect(refusals).toContainText('scan-5.pdf')
  await expect(page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')).toHaveCount(5)
  expect(asked.filter(one => one.startsWith('POST') && one.includes('attachment'))).toEqual([])
  // Of what only the server can tell, the file is named too.
  const title = 'Incorrect file: it cannot be read'
  const error = { status: 422, code: 'file_unreadable', title, params: {} }
  const errors = [{ ...error, source: { parameter: 'attachment_files.3' } }]
  await page.route('**/api/v1/trailers', (route, request) =>
    request.method() === 'POST' ? route.fulfill({ status: 422, json: { errors } }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`scan-3.pdf: ${title}`)).toBeVisible()
  await page.unrouteAll()
  await leave(page)
})

test('without the right a form has no footer, and submitting does nothing', {
  tag: ['@PART-021', '@PERM-018'],
}, async ({ page }) => {
  await signIn(page, 'mechanic')
  await page.goto('/parts/1/edit')
  const name = page.getByLabel('Name', { exact: true })
  await expect(name).not.toHaveValue('')
  await expect(name).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  const asked = askedOf(page)
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await caughtUp(page)
  expect(asked.filter(one => !one.startsWith('GET'))).toEqual([])
})

test("what may not be done is disabled and says 'Access denied'", { tag: '@PERM-019' }, async ({ page }) => {
  await signIn(page, 'mechanic')
  await page.goto('/parts/1')
  const edit = page.getByRole('button', { name: 'Edit' })
  await expect(edit).toBeDisabled()
  await page.locator('.rb-denied', { has: edit }).hover()
  await expect(page.getByRole('tooltip', { name: 'Access denied' })).toBeVisible()
  await page.goto('/vehicles')
  const remove = page.getByRole('button', { name: /^Delete.*Access denied$/ }).first()
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
  await expect(remove).toHaveAttribute('title', 'Access denied')
})

/** What is there to be done in each list, and on the page of its first record. */
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
  '/company-settings': { list: ['Replace', 'Delete'] },
}

test('who may only read is denied whatever writes, on every page, and no form has a footer', {
  tag: ['@PERM-018', '@PERM-019'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await holdOnly(page, Object.fromEntries(Object.keys(permissions).map(resource => [resource, ['read']])))
  const main = page.getByRole('main')
  const named = (isDenied: boolean) =>
    main.evaluate(
      (root, isDenied) =>
        [...root.querySelectorAll<HTMLElement>('button, a')]
          .filter(one => {
            const isOff = one.matches(':disabled, [aria-disabled=true]')
            const says = one.title === 'Access denied' || one.closest('.rb-denied') !== null
            return isDenied ? isOff && says : !isOff
          })
          .map(one => (one.ariaLabel ?? one.textContent).replace(/\. Access denied$/, '')),
      isDenied,
    )
  const expectDenied = async (path: string, wanted: string[]) => {
    await visit(page, path)
    await expect.poll(() => named(true), path).toEqual(expect.arrayContaining(wanted))
    expect(
      (await named(false)).filter(name => wanted.includes(name)),
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

test('a comment needs the right to add one, and another than its author the right to delete it', {
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
  await holdOnly(page, { trucks: ['read'] })
  await page.reload()
  await expect(comment('Hello')).toBeVisible()
  await expect(page.getByLabel('Write a comment')).toHaveCount(0)
})

test('a deleted order is restored or removed for good by those with the right alone', {
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

test('an extension is digits alone', { tag: '@CONST-006' }, async ({ page }) => {
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

/** The server refuses what somebody writes. */
async function writeOfComment(page: Page, status: number) {
  await page.route(/\/customers\/\d+\/comments$/, route =>
    route.request().method() === 'POST' ? route.fulfill({ status, json: { errors: [] } }) : route.continue(),
  )
  await page.goto('/customers')
  await page
    .getByRole('button', { name: /^Comments/ })
    .first()
    .click()
  await page.getByLabel('Write a comment').fill('Calls back at noon')
  await page.getByRole('button', { name: 'Add comment' }).click()
}

async function leave(page: Page) {
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).not.toHaveURL(/create/)
}
