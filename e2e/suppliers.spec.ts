import { expect, type Page } from '@playwright/test'
import { call } from './api-calls.ts'
import { expectNoOverflow } from './overflow.ts'
import { notices, phoneScreen, signIn } from './shop.ts'
import { test } from './test.ts'

const row = (page: Page, text: string) => page.locator('[data-row]').filter({ hasText: text })
const drawer = (page: Page) => page.locator('.ant-drawer-open').last()
const contact = (page: Page, number: number) => drawer(page).getByRole('group', { name: `Contact ${number}` })
const question = (page: Page, text: string) => page.getByRole('dialog').filter({ hasText: text })
const mainMark = (page: Page) => drawer(page).getByText('Main contact', { exact: true })

test('a supplier is created, viewed, changed and deleted in its list, with its contacts', {
  tag: [
    '@SUP-001',
    '@SUP-002',
    '@SUP-003',
    '@SUP-004',
    '@SUP-008',
    '@SUP-009',
    '@SUP-010',
    '@SUP-011',
    '@SUP-012',
    '@SUP-013',
    '@SUP-014',
    '@SUP-015',
    '@SUP-016',
    '@SUP-017',
    '@SUP-018',
    '@SUP-019',
    '@SUP-020',
    '@SUP-021',
  ],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/supplier')
  await page.getByRole('button', { name: 'New supplier' }).click()
  await expect(page).toHaveURL(/\/supplier$/)
  await expect(drawer(page).getByLabel('Name', { exact: true })).toBeFocused()
  // In a long form nothing is visible below the buttons.
  await expect
    .poll(() =>
      drawer(page)
        .getByRole('button', { name: 'Save' })
        .evaluate(save => {
          const foot = save.parentElement!.getBoundingClientRect()
          return [foot.left, foot.right, foot.bottom].join() === edgesOf(save.closest('.ant-drawer-body')!)
          function edgesOf(body: Element) {
            const { left, bottom } = body.getBoundingClientRect()
            return [left, left + body.clientWidth, bottom].join()
          }
        }),
    )
    .toBe(true)
  // Nor over them when scrolled, also on a phone.
  await page.setViewportSize(phoneScreen)
  const over = await drawer(page)
    .locator('.rb-form-foot')
    .evaluate(foot => {
      const body = foot.closest('.ant-drawer-body')!
      const overlaps: string[] = []
      for (body.scrollTop = 0; ; body.scrollTop += 20) {
        const { left, right, top, bottom } = foot.getBoundingClientRect()
        for (let x = left + 8; x < right; x += 24)
          for (const y of [top + 4, bottom - 4]) {
            const hit = document.elementFromPoint(x, y)
            if (hit && !foot.contains(hit)) overlaps.push(`.${hit.className} at ${x}, ${y}`)
          }
        if (body.scrollTop + body.clientHeight >= body.scrollHeight - 1) break
      }
      body.scrollTop = 0
      return overlaps
    })
  expect(over).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(drawer(page).getByRole('group')).toHaveCount(1)
  await expect(mainMark(page)).toHaveCount(1)
  await expect(contact(page, 1).getByRole('button', { name: /^Delete contact/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  await page.keyboard.press('Tab')
  await expect(drawer(page).getByText('Field is required')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 300)
  await expect(drawer(page)).toBeVisible()
  await drawer(page).getByLabel('Name', { exact: true }).fill('Zz Truck Supply')
  await drawer(page).getByLabel('Website').fill('zz.example')
  await contact(page, 1).getByLabel('Contact name').fill('Ann Lee')
  await contact(page, 1).getByLabel('Position').fill('Sales')
  await contact(page, 1).getByLabel('E-mail', { exact: true }).fill('ann@')
  await page.keyboard.press('Tab')
  await expect(contact(page, 1).getByText('Enter an e-mail address such as name@example.com')).toBeVisible()
  await contact(page, 1).getByLabel('E-mail', { exact: true }).fill('ann@zz.example')
  await contact(page, 1).getByLabel('Phone', { exact: true }).fill('3125550142')
  await contact(page, 1).getByLabel('Extension').fill('12')
  const addEmail = contact(page, 1).getByRole('button', { name: 'Add e-mail' })
  const addPhone = contact(page, 1).getByRole('button', { name: 'Add a phone' })
  for (let number = 0; number < 4; number++) {
    await addEmail.click()
    await contact(page, 1).getByLabel('Further e-mail').nth(number).fill(`n${number}@zz.example`)
    await addPhone.click()
  }
  await expect(addEmail).toHaveCount(0)
  await expect(addPhone).toHaveCount(0)
  await contact(page, 1).getByRole('button', { name: 'Delete e-mail' }).first().click()
  await question(page, 'Are you sure you want to delete this email address?')
    .getByRole('button', { name: 'Yes' })
    .click()
  await expect(contact(page, 1).getByLabel('Further e-mail')).toHaveCount(3)
  await expect(contact(page, 1).getByLabel('Further e-mail').first()).toHaveValue('n1@zz.example')

  await drawer(page).getByRole('button', { name: 'Add contact' }).click()
  await expect(contact(page, 2).getByLabel('Contact name')).toBeFocused()
  await page.keyboard.type('Bo Ray')
  await contact(page, 2).getByRole('button', { name: 'Make main' }).click()
  await expect(mainMark(page)).toHaveCount(1)
  await expect(contact(page, 2).getByText('Main contact', { exact: true })).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Add contact' }).click()
  await contact(page, 3).getByLabel('Contact name').fill('Gone')
  await contact(page, 3).getByRole('button', { name: 'Delete contact' }).click()
  await question(page, 'Are you sure you want to delete this contact?')
    .getByRole('button', { name: 'Yes' })
    .click()
  await expect(drawer(page).getByRole('group')).toHaveCount(2)
  await drawer(page).getByRole('button', { name: 'Save' }).click()
  await expect(drawer(page)).toHaveCount(0)
  await expect(row(page, 'Zz Truck Supply')).toContainText('Bo Ray')
  await expect(row(page, 'Zz Truck Supply')).toContainText('zz.example')

  await row(page, 'Zz Truck Supply').getByRole('button', { name: 'Zz Truck Supply' }).click()
  await expect(drawer(page).getByRole('listitem').first()).toContainText('Bo Ray')
  await expect(drawer(page)).toContainText('+1 (312) 555-0142 ext. 12')
  await drawer(page).getByRole('button', { name: 'Edit' }).click()
  await expect(contact(page, 1).getByLabel('Contact name')).toHaveValue('Bo Ray')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 300)
  await contact(page, 2).getByRole('button', { name: 'Make main' }).click()
  await drawer(page).getByRole('button', { name: 'Save' }).click()
  await expect(drawer(page)).toHaveCount(0)
  for (const shown of ['Ann Lee', 'Sales', 'ann@zz.example', '+1 (312) 555-0142 ext. 12'])
    await expect(row(page, 'Zz Truck Supply')).toContainText(shown)

  await row(page, 'Zz Truck Supply').getByRole('button', { name: 'Delete supplier' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(row(page, 'Zz Truck Supply')).toHaveCount(0)
})

test('closing the supplier form with unsaved input asks first, and the input is stored as a draft', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/supplier')
  const open = page.getByRole('button', { name: 'New supplier' })
  for (const name of ['Close', 'Cancel']) {
    await open.click()
    await drawer(page).getByLabel('Name', { exact: true }).fill('Zz kept')
    await drawer(page).getByRole('button', { name }).click()
    await question(page, 'All changes will be lost').getByRole('button', { name: 'No', exact: true }).click()
    await expect(drawer(page).getByLabel('Name', { exact: true })).toHaveValue('Zz kept')
    await drawer(page).getByRole('button', { name }).click()
    await question(page, 'All changes will be lost').getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(drawer(page)).toHaveCount(0)
    await expect(open).toBeFocused()
  }
})

test('a supplier with parts cannot be deleted, with links to the parts', { tag: '@SUP-005' }, async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/supplier')
  await row(page, 'Calumet Electrical Supply').getByRole('button', { name: 'Delete supplier' }).click()
  const block = page.getByRole('dialog')
  await expect(block).toContainText('Calumet Electrical Supply cannot be deleted')
  await expect(block.getByRole('button', { name: 'Yes' })).toHaveCount(0)
  await block.getByRole('link', { name: 'Show in the list' }).click()
  await expect(page).toHaveURL(/\/parts\?supplier_id=\d+$/)
  await expect(page.getByText('Calumet Electrical Supply').first()).toBeVisible()
})

test('a missing supplier leads to the list with a notice', {
  tag: ['@ERR-014', '@SUP-007'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/supplier/99999999')
  await expect(notices(page)).toHaveText(['No such record exists'])
  await expect(page).toHaveURL(/\/supplier$/)
  await expect(drawer(page)).toHaveCount(0)
})

test('without further rights suppliers can only be read, also on a phone', {
  tag: '@SUP-006',
}, async ({ page }) => {
  await page.setViewportSize(phoneScreen)
  await signIn(page, 'sales')
  await page.route('**/api/v1/profile', async route => {
    const answer = await route.fetch()
    const profile = await answer.json()
    profile.data.permissions.suppliers = ['read']
    await route.fulfill({ json: profile })
  })
  await page.goto('/supplier')
  await expect(page.getByRole('button', { name: 'New supplier' })).toBeDisabled()
  await row(page, 'Calumet').getByRole('button', { name: 'Calumet Electrical Supply' }).click()
  await expect(drawer(page)).toContainText('Ewa Nowak')
  await expect(drawer(page).getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await expectNoOverflow(page)
})

test('suppliers are searched from the third letter, half a second after the last key, and a failure is reported', {
  tag: ['@SUP-022', '@SUP-023'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const searches: { search: string; at: number }[] = []
  await page.route('**/api/v1/suppliers/shortlist?*', route => {
    searches.push({ search: new URL(route.request().url()).searchParams.get('search') ?? '', at: Date.now() })
    return route.fulfill({ status: 422, json: { errors: [{ status: 422, code: 'bad', title: 'Bad' }] } })
  })
  await page.goto('/parts/create')
  await page.getByLabel('Supplier').click()
  await page.keyboard.type('ca')
  await expect(page.getByText('1 more, or Enter')).toBeVisible()
  const at = Date.now()
  await page.keyboard.type('l')
  await expect(page.getByText('Something went wrong')).toBeVisible()
  expect(searches.map(({ search }) => search)).toEqual(['cal'])
  expect(searches[0]!.at - at).toBeGreaterThanOrEqual(480)
})

test('a version conflict shows both versions', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/supplier')
  await row(page, 'Lakeland Lubricants').getByRole('button', { name: 'Edit supplier' }).click()
  await drawer(page).getByLabel('Name', { exact: true }).fill('Lakeland Lubes')
  const { data } = (await call(page, 'GET', '/suppliers?search=Lakeland')).body
  await call(page, 'POST', `/suppliers/${data[0].id}`, { ...data[0], name: 'Lakeland Oils' })
  await drawer(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog').filter({ hasText: 'Lakeland Oils' })).toContainText('Lakeland Lubes')
})

test('a contact that another user has deleted is reported at its name, and the rest is saved without it', {
  tag: '@ERR-016',
}, async ({ page }) => {
  await signIn(page, 'admin')
  const contacts = [{ name: 'Ann Lee', is_main: true }, { name: 'Bo Ray' }, { name: 'Cy Fox' }]
  const created = await call(page, 'POST', '/suppliers', { name: 'Zz Shared Supply', contacts })
  const saved = created.body.data
  await page.goto('/supplier?search=Zz+Shared')
  await row(page, 'Zz Shared Supply').getByRole('button', { name: 'Edit supplier' }).click()
  await contact(page, 2).getByLabel('Position').fill('Warehouse')
  const kept = saved.contacts.filter(({ name }: { name: string }) => name !== 'Bo Ray')
  await call(page, 'POST', `/suppliers/${saved.id}`, { ...saved, contacts: kept })
  const save = drawer(page).getByRole('button', { name: 'Save' })
  await save.click()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  const gone = contact(page, 2)
  await expect(gone.getByText('No such contact exists')).toBeVisible()
  await expect(page.getByText('No such contact exists')).toHaveCount(1)
  await expect(gone.getByLabel('Contact name')).toBeFocused()
  await expect(gone.getByLabel('Position')).toHaveValue('Warehouse')
  await gone.getByRole('button', { name: 'Delete contact' }).click()
  await question(page, 'Are you sure you want to delete this contact?')
    .getByRole('button', { name: 'Yes' })
    .click()
  await expect(page.getByText('No such contact exists')).toHaveCount(0)
  await save.click()
  await expect(drawer(page)).toHaveCount(0)
  const { data } = (await call(page, 'GET', `/suppliers/${saved.id}`)).body
  expect(data.contacts.map(({ name }: { name: string }) => name)).toEqual(['Ann Lee', 'Cy Fox'])
})
