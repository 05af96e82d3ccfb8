import { expect, type Page } from '@playwright/test'
import { apiRequestsOf, call } from './api-calls.ts'
import { type Colleague, createColleague, mailedLink, pressUntil } from './people.ts'
import { picture } from './picture.ts'
import { fillSignIn, notices, signInAtHome, signInElsewhere } from './shop.ts'
import { test } from './test.ts'

let me: Colleague
let page: Page

test.beforeEach(async ({ browser }) => {
  const admin = await (await browser.newContext()).newPage()
  await signInAtHome(admin, 'admin')
  me = await createColleague(admin, 'mechanic')
  await admin.context().close()
  page = await signInElsewhere(browser, me)
  await page.goto('/profile')
  await expect(page.getByLabel('First name')).toHaveValue('Robin')
})

test.afterEach(() => page.context().close())

test('name, phones and language are saved, and the pages change language', {
  tag: ['@PROF-001', '@PROF-003', '@PROF-015'],
}, async () => {
  const requests = apiRequestsOf(page)
  await page.getByLabel('First name').fill('Ruben')
  await page.getByLabel('Last name').fill(`${me.name.split(' ').at(-1)}-Diaz`)
  await page.getByLabel('Phone', { exact: true }).fill('6305550178')
  await page.getByLabel('Extension', { exact: true }).first().fill('42')
  await page.getByRole('button', { name: 'Add a phone' }).click()
  await page.getByLabel('Additional phone').fill('6305550177')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings have been saved successfully')).toBeVisible()
  await expect(page.getByRole('banner').getByText(/^Ruben Mercer/)).toBeVisible()
  await expect(page.getByText('Re-authorization required')).toHaveCount(0)
  expect(requests).toContain('PUT /profile')

  await page.getByLabel('Language').click()
  await page.locator('.ant-select-item-option', { hasText: 'Español' }).click()
  await pressUntil(page.getByRole('button', { name: 'Save' }), () =>
    expect(page.getByRole('heading', { name: 'Mi perfil' })).toBeVisible({ timeout: 1000 }),
  )
  const { body } = await call(page, 'GET', '/profile')
  expect(body.data).toMatchObject({
    first_name: 'Ruben',
    last_name: expect.stringMatching(/.-Diaz$/),
    phone: '+16305550178',
    phone_extension: '42',
    language: 'es',
    phones: [{ number: '+16305550177' }],
  })
})

test('a picture is validated before the upload, shown everywhere, and deleted', {
  tag: ['@PROF-006', '@PROF-007', '@PROF-008'],
}, async () => {
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/profile/avatar')) sent.push(request.method())
  })
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(page.getByText('should be with one of the following extensions: jpg, jpeg, png')).toBeVisible()
  await chooser.setInputFiles(await picture('me.png', 60, 60))
  await expect(page.getByText('each side must be at least 100 pixels')).toBeVisible()
  expect(sent).toEqual([])

  const header = page.getByRole('banner').locator('img.rb-avatar')
  await expect(header).toHaveCount(0)
  await chooser.setInputFiles(await picture('me.png', 200, 200))
  await expect(header).toBeVisible()
  expect(await header.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48)
  expect(sent).toEqual(['POST'])

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(header).toHaveCount(0)
  expect(sent).toEqual(['POST', 'DELETE'])
})

test('changing the own password needs the current one, and signs out with both messages', {
  tag: ['@AUTH-018', '@AUTH-019', '@AUTH-020', '@PROF-004', '@PROF-005', '@PROF-015'],
}, async () => {
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await dialog.getByLabel('Current password').fill('not-this-one-9')
  await dialog.getByLabel('New password').fill('silver-axle-63')
  await dialog.getByLabel('Confirm password').fill('silver-axle-63')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText('The current password is incorrect')).toBeVisible()

  const requests = apiRequestsOf(page)
  const change = page.waitForRequest(
    request => request.url().endsWith('/profile/change-password') && !request.headers()['validate-only'],
  )
  await dialog.getByLabel('Current password').fill(me.password)
  await pressUntil(dialog.getByRole('button', { name: 'Change password' }), () =>
    expect(page).toHaveURL(/\/auth\/sign-in/, { timeout: 1000 }),
  )
  await expect(page.getByText('Settings have been saved successfully')).toBeVisible()
  await expect(page.getByText('Re-authorization required')).toBeVisible()
  expect(requests).toContain('PUT /profile/change-password')
  expect((await change).postDataJSON()).toEqual({
    current_password: me.password,
    password: 'silver-axle-63',
    password_confirmation: 'silver-axle-63',
  })

  await fillSignIn(page, me)
  await expect(page.getByText('The e-mail address or password is incorrect')).toBeVisible()
  await fillSignIn(page, { ...me, password: 'silver-axle-63' })
  await expect(page.getByRole('banner')).toBeVisible()
})

test('a new e-mail address waits for confirmation and can be cancelled', {
  tag: ['@PROF-010', '@PROF-011', '@PROF-012', '@PROF-013', '@PROF-014'],
}, async () => {
  const next = `new.${me.email}`
  const sentence = `Please, follow the link in the message that we have sent to an email - ${next}`
  const cancelled = page.getByText('Your email change request was successfully canceled')
  await page.getByRole('button', { name: 'Change e-mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change e-mail' })
  const requests = apiRequestsOf(page)
  await dialog.getByLabel('New e-mail').fill(me.email)
  await expect(dialog.getByText('This is already your address')).toBeVisible()
  await dialog.getByLabel('New e-mail').fill(next)
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByText('Waiting for confirmation')).toBeVisible()
  const first = await mailedLink(next)
  await cancel(page)
  await expect(cancelled).toBeVisible()
  await expect(page.getByText('Waiting for confirmation')).toHaveCount(0)
  expect(requests).toContain('POST /profile/change-email')

  // Cancelled elsewhere meanwhile: a 404 also removes it.
  await call(page, 'POST', '/profile/change-email', { new_email: next })
  const second = await mailedLink(next, first)
  await page.reload()
  const { body } = await call(page, 'GET', '/profile/change-email')
  await expect(page.getByText('Waiting for confirmation')).toBeVisible()
  const request = `/profile/change-email/${body.data.id}`
  await call(page, 'DELETE', request)
  const refused = page.waitForResponse(response => response.url().endsWith(request))
  await cancel(page)
  expect((await refused).status()).toBe(404)
  expect((await refused).request().method()).toBe('DELETE')
  await expect(cancelled).toBeVisible()
  await expect(notices(page)).toHaveCount(1)

  await call(page, 'POST', '/profile/change-email', { new_email: next })
  await page.goto(await mailedLink(next, second))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your new e-mail address is confirmed')).toBeVisible()
  await fillSignIn(page, { ...me, email: next })
  await expect(page.getByRole('banner')).toBeVisible()
})

async function cancel(where: Page) {
  await where.getByRole('button', { name: 'Cancel request' }).click()
  await where.getByRole('button', { name: 'Yes' }).click()
}
