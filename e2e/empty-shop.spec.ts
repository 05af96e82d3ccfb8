import { expect, type Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { picture } from './picture.ts'
import { choose, nextStep, setDate } from './repair-order-actions.ts'
import { fillSignIn, notices, stabilizeNavigation } from './shop.ts'
import { test } from './test.ts'

// The first day in an empty shop, in the order of the first steps at home.
test.use({ isEmpty: true })

const owner = { email: 'olena@marsh.example', password: 'amber-trailer-52' }
const mechanic = { email: 'dale@marsh.example', password: 'quiet-lorry-4711' }

test('a new owner gets from the set-up link to the first paid order and the first part sold', {
  tag: '@COMP-003',
}, async ({ page, shop, browser }) => {
  test.slow()
  const step = (name: string) => page.getByRole('region', { name: 'First steps' }).getByText(name)
  const todo = (name: string) => step(name).and(page.getByRole('link'))
  const isDone = (name: string) => expect(step(name).filter({ hasText: 'done' })).toBeVisible()
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')

  await test.step('the set-up link creates the owner', async () => {
    const [link] = /\/auth\/\S+/.exec(shop.output())!
    await page.goto(link)
    await page.getByLabel('First name').fill('Olena')
    await page.getByLabel('Last name').fill('Marsh')
    await page.getByLabel('E-mail').fill(owner.email)
    await page.getByLabel('New password').fill(owner.password)
    await page.getByLabel('Confirm password').fill(owner.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('1 of 8 done')).toBeVisible()
    await expect(page.getByRole('region')).toHaveCount(1)
    await isDone('Look over the units')
  })

  await test.step('name, address and taxes', async () => {
    await todo('Add your company details').click()
    await expect(page.locator('.rb-company-zone')).toContainText('Central Time - Chicago')
    await page.getByLabel('Company name').first().fill('Marsh Truck Repair')
    await page.getByLabel('Street and number').first().fill('700 Canal St')
    await page.getByLabel('ZIP').first().fill('60607')
    await expect(page.getByLabel('City').first()).toHaveValue('Chicago')
    await page.getByLabel('Phone', { exact: true }).first().fill('3125550100')
    await page.getByLabel('E-mail').first().fill('desk@marsh.example')
    await page.getByRole('combobox', { name: 'Digits after the point in taxes' }).click()
    await page.getByTitle('Two: 10.25').click()
    await page.getByLabel('Labor tax, %').fill('0')
    await page.getByLabel('Parts tax, %').fill('10.25')
    await page.getByLabel('Payment due after (days)').fill('30')
    await page.getByLabel('Hourly rate').fill('145')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('contentinfo')).toContainText('Marsh Truck Repair')
    await expect(main.getByRole('link', { name: 'How to set it up' })).toHaveAttribute(
      'href',
      '/guide/e-mail',
    )
    await page
      .locator('section', { has: page.getByRole('heading', { name: 'Logo', exact: true }) })
      .locator('input[type=file]')
      .setInputFiles(await picture('marsh.png'))
    await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible()
    await page.getByRole('link', { name: 'Rigbay' }).click()
    for (const name of ['Add your company details', 'Upload your logo', 'Set taxes']) await isDone(name)
  })

  await test.step('shop supplies, as proposed', async () => {
    await todo('Charge for shop supplies').click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Shop supplies')
    await page.getByRole('button', { name: 'Save' }).click()
    await isDone('Charge for shop supplies')
  })

  await test.step('a sales manager is invited, and the first steps are shown again', async () => {
    await todo('Invite your people').click()
    await page.getByLabel('First name').fill('Nina')
    await page.getByLabel('Last name').fill('Ortiz')
    await page.getByLabel('Phone', { exact: true }).fill('3125550103')
    await page.getByLabel('E-mail').fill('nina@marsh.example')
    await pick(page, 'Role', 'Sales manager')
    await page.getByRole('button', { name: 'Save' }).click()
    await isDone('Invite your people')
  })

  await test.step('a unit and a category', async () => {
    await page.goto('/inventory-units')
    await page.getByRole('button', { name: 'New unit' }).click()
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await page.keyboard.type('jug')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-row]').filter({ hasText: 'jug' })).toContainText('Whole numbers')

    await page.goto('/categories/create')
    await page.getByLabel('Name', { exact: true }).fill('Fluids')
    await choose(page, 'Parent category', 'Truck')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Fluids' })).toBeVisible()
  })

  await test.step('the first part, with a new brand and its stock', async () => {
    await page.goto('/')
    const tables = page.getByRole('link', { name: 'Import from a table' })
    await expect(tables.first()).toHaveAttribute('href', '/parts/import')
    await expect(tables.last()).toHaveAttribute('href', '/customers/import')
    await todo('Add the first parts').click()
    await page.getByRole('link', { name: 'New part' }).first().click()
    await page.getByLabel('Name', { exact: true }).fill('Engine oil 15W-40')
    await page.getByLabel('Stock number').fill('OIL-1')
    await page.getByLabel('Article number').fill('CK4')
    await pick(page, 'Category', 'Fluids')
    await page.getByLabel('Brand', { exact: true }).fill('Delo')
    await page.getByRole('button', { name: 'New brand “Delo”' }).click()
    await expect(page.getByLabel('Supplier')).toBeFocused()
    await expect(main.getByTitle('Delo')).toBeVisible()
    await pick(page, 'Unit', 'jug')
    await page.getByLabel('Quantity').fill('12')
    await page.getByLabel('Unit cost').fill('18')
    await page.getByLabel('Price', { exact: true }).fill('40')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('[data-row]').filter({ hasText: 'OIL-1' })).toContainText('12 jug')
  })

  await test.step('the first customer, and their truck', async () => {
    await page.goto('/customers')
    await expect(main.getByRole('link', { name: 'Import' })).toHaveCount(2)
    await page.goto('/')
    await todo('Add the first customer').click()
    await page.getByLabel('First name').fill('Rosa')
    await page.getByLabel('Last name').fill('Lane')
    await page.getByLabel('Phone', { exact: true }).fill('3125550142')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: 'New repair order' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'By mechanic' })).toBeVisible()
    await expect(page.getByText('First steps')).toHaveCount(0)

    await page.goto('/vehicles/create')
    await page.getByLabel('VIN', { exact: true }).fill('1FUJGLDR3CLBP8834')
    await expect(page.getByLabel('Make')).toHaveValue('Freightliner')
    await choose(page, 'Customer', 'Lane')
    await page.getByLabel('Unit number').fill('101')
    await page.getByLabel('License plate').fill('P 101')
    await page.getByLabel('GVWR').fill('52000')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('[data-row]').filter({ hasText: '1FUJGLDR3CLBP8834' })).toBeVisible()
  })

  await test.step('the first order has the order defaults; its mechanic is invited from it', async () => {
    await page.goto('/orders/create')
    await choose(page, 'Vehicle', 'Lane')
    await nextStep(page)
    await expect(page.getByLabel('Parts tax, %')).toHaveValue('10.25')
    await expect(page.getByLabel('Due date')).not.toBeEmpty()
    await page.getByRole('combobox', { name: 'Type of work' }).fill('Oil change')
    await page.getByLabel('Duration, hours:minutes').fill('1:30')
    await choose(page, 'Part name or number', 'oil')
    await nextStep(page)
    await setDate(page, 'Implementation date and time', '12/20/2027')
    await nextStep(page)
    await page.getByRole('combobox', { name: 'Mechanic' }).click()
    await expect(page.getByText('No mechanic yet. Invite one')).toBeVisible()
    await page.getByRole('button', { name: 'Invite a mechanic' }).click()
    await expect(dialog.getByLabel('First name')).toBeFocused()
    await dialog.getByLabel('First name').fill('Dale')
    await dialog.getByLabel('Last name').fill('Foster')
    await dialog.getByLabel('Phone', { exact: true }).fill('3125550101')
    await dialog.getByLabel('E-mail').fill(mechanic.email)
    await expect(dialog.getByRole('note')).toContainText('E-mail is not set up')
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByTitle('Dale Foster')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Mechanic' })).toBeFocused()
    await page.getByRole('button', { name: 'Create order' }).click()
    await expect(page).toHaveURL(/\/orders\/\d+$/)
    // 1.5 h × $145, a jug of $40, 5 % of them for supplies and the jug's tax of $4.10.
    await expect(main.getByText('$274.48').first()).toBeVisible()
  })

  await test.step('the mechanic gets the link from Staff, sets a password and has the job', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const order = page.url()
    await page.goto('/users')
    const row = page.locator('[data-row]').filter({ hasText: 'Dale Foster' })
    await expect(row).toContainText('Pending')
    await row.getByRole('button', { name: 'Copy the invitation link' }).click()
    await expect(notices(page)).toContainText('The invitation link is copied')
    const link = await page.evaluate(() => navigator.clipboard.readText())

    const newcomer = await (await browser.newContext()).newPage()
    await stabilizeNavigation(newcomer)
    await newcomer.goto(link)
    await newcomer.getByLabel('New password').fill(mechanic.password)
    await newcomer.getByLabel('Confirm password').fill(mechanic.password)
    await newcomer.getByRole('button', { name: 'Save password' }).click()
    await fillSignIn(newcomer, mechanic)
    await expect(newcomer.getByRole('tab', { name: 'Next 1' })).toBeVisible()
    await newcomer.context().close()
    await page.goto(order)
  })

  await test.step('it is finished and paid', async () => {
    await page.getByRole('button', { name: 'Change status' }).click()
    await dialog.getByText('Finished', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Change status' }).click()
    await expect(main.getByText('Finished').first()).toBeVisible()
    await page.getByRole('link', { name: 'Take a payment', exact: true }).click()
    await expect(dialog.getByLabel('Amount')).toHaveValue('274.48')
    await dialog.getByRole('combobox', { name: 'Payment method' }).click()
    await page.getByTitle('Cash').click()
    await dialog.getByRole('button', { name: 'Create payment' }).click()
    await expect(main.locator('.rb-status', { hasText: /^Paid$/ })).toBeVisible()
  })

  await test.step('a part is sold over the counter with an invoice', async () => {
    await page.goto('/parts')
    await expect(page.locator('[data-row]')).toContainText('11 jug')
    await page.getByRole('button', { name: 'Sell' }).click()
    await expect(dialog.getByLabel('Invoice number')).toHaveValue('1')
    await dialog.getByLabel('Invoice number').fill('1001')
    await pick(page, 'Payment method', 'Cash')
    await dialog.getByLabel('Phone').fill('3125550177')
    await dialog.getByLabel('E-mail').fill('walk.in@example.com')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(notices(page)).toContainText('Operation completed successfully')
    let pdf = new Uint8Array()
    await page.route('**/transactions/*/invoice', async route => {
      const answer = await route.fetch()
      pdf = new Uint8Array(await answer.body())
      await route.fulfill({ response: answer })
    })
    const shown = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Invoice' }).click()
    await shown
    await expect.poll(() => pdf.length).toBeGreaterThan(0)
    const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true })
    expect(text).toContain('Marsh Truck Repair')
    expect(text).toContain('Engine oil 15W-40')
    expect(text).toContain('$40.00')
  })
})

async function pick(page: Page, label: string, hit: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click()
  await page.locator('.ant-select-item-option:visible').filter({ hasText: hit }).first().click()
}
