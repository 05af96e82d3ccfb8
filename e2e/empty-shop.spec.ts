import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { startRigbay } from '../server/src/testing/rigbay-process.ts'
import { drawn } from './drawn.ts'
import { choose, nextStep, setDate } from './repair-order-acts.ts'
import { fillSignIn, notices, waitForPages } from './shop.ts'
import { test } from './test.ts'

const owner = { email: 'dana@cicero.example', password: 'copper-axle-71' }

test('an empty shop is set up by its owner, from the link at its start to the first paid order and the first part sold [COMP-003]', async ({
  browser,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rigbay-empty-'))
  const rigbay = await startRigbay({ DATA_DIR: dataDir, SIGN_IN_LIMIT: '1000' }, ['--empty'])
  const context = await browser.newContext({ baseURL: rigbay.url })
  try {
    await rigbay.ready()
    const page = await context.newPage()
    await waitForPages(page)
    await setUp(page, /(http\S+)\s*$/m.exec(rigbay.output())![1]!)
    await tellOfTheCompany(page)
    await hireMechanic(page)
    await addCustomerWithTruck(page)
    await firstPaidOrder(page)
    await firstPartSold(page)
  } finally {
    await context.close()
    await rigbay.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

const steps = (page: Page) => page.getByRole('region', { name: 'First steps' })

async function setUp(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('First name').fill('Dana')
  await page.getByLabel('Last name').fill('Whitfield')
  await page.getByLabel('E-mail').fill(owner.email)
  await page.getByLabel('New password').fill(owner.password)
  await page.getByLabel('Confirm password').fill(owner.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await fillSignIn(page, owner)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(steps(page)).toContainText('1 of 7 done')
}

async function tellOfTheCompany(page: Page): Promise<void> {
  await steps(page).getByRole('link', { name: 'Tell who you are' }).click()
  await expect(page.getByLabel('Company name').first()).toBeFocused()
  await expect(page.getByTitle(/Central Time - Chicago/)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Field is required')).toHaveCount(7)
  await page.getByLabel('Company name').first().fill('Cicero Truck Repair')
  await page.getByLabel('Street and number').first().fill('4810 W Roosevelt Rd')
  await page.getByLabel('ZIP').first().fill('60804')
  await expect(page.getByLabel('City').first()).toHaveValue('Cicero')
  await page.getByLabel('Phone', { exact: true }).first().fill('3125550142')
  await page.getByLabel('E-mail').first().fill('office@cicero.example')
  await page.getByLabel('Labor tax, %').fill('0')
  await page.getByLabel('Parts tax, %').fill('9.5')
  await page.getByLabel('Due in days').fill('30')
  await page.getByLabel('Hourly rate').fill('140')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(notices(page)).toContainText('Settings have been saved successfully')
  await expect(page.getByRole('contentinfo')).toContainText('Cicero Truck Repair')
  const buffer = await drawn(page, 200)
  await page.locator('input[type=file]').first().setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer,
  })
  await expect(page.getByRole('img', { name: 'Logo', exact: true })).toBeVisible()
  await page.goto('/')
  await expect(steps(page)).toContainText('4 of 7 done')
}

/** Made active by hand, as long as nobody has opened the letter. */
async function hireMechanic(page: Page): Promise<void> {
  await steps(page).getByRole('link', { name: 'Invite your people' }).click()
  await page.getByLabel('First name').fill('Leon')
  await page.getByLabel('Last name').fill('Bondar')
  await page.getByLabel('Phone', { exact: true }).fill('3125550143')
  await page.getByLabel('E-mail').fill('leon@cicero.example')
  await page.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: 'Mechanic' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('row').filter({ hasText: 'leon@cicero.example' })
  await expect(row.getByText('Pending')).toBeVisible()
  await row.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Activate' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(row.getByText('Active', { exact: true })).toBeVisible()
}

async function addCustomerWithTruck(page: Page): Promise<void> {
  await page.goto('/')
  await steps(page).getByRole('link', { name: 'Add the first customer' }).click()
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Last name').fill('Alvarez')
  await page.getByLabel('Phone', { exact: true }).fill('3125550144')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: 'Rosa Alvarez' })).toBeVisible()

  await page.goto('/vehicles/create')
  await page.getByLabel('VIN', { exact: true }).fill('1FUJGLDR3CLBP8834')
  await expect(page.getByLabel('Model')).toHaveValue('Cascadia')
  await page.getByLabel('Unit number').fill('12')
  await choose(page, 'Customer', 'Alvarez')
  await page.getByLabel('GVWR, lb').fill('52000')
  await page.getByLabel('License plate').fill('P48213')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Cascadia' })).toContainText('Rosa Alvarez')
}

async function firstPaidOrder(page: Page): Promise<void> {
  await page.goto('/orders/create')
  await choose(page, 'Vehicle', 'Cascadia')
  await nextStep(page)
  await page.getByRole('combobox', { name: 'Type of work' }).fill('Annual inspection')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Duration, hours:minutes' }).fill('2')
  await expect(page.getByRole('textbox', { name: 'Hourly rate' })).toHaveValue('140.00')
  await expect(page.getByLabel('Parts tax, %')).toHaveValue('9.5')
  await expect(page.getByLabel('Due date')).not.toBeEmpty()
  await nextStep(page)
  // A day without a time begins at the first slot.
  await setDate(page, 'Implementation date and time', '+1')
  await expect(page.getByLabel('Implementation date and time')).toHaveValue(/ 8:00 AM$/)
  await nextStep(page)
  await choose(page, 'Mechanic', 'Bondar')
  await page.getByRole('button', { name: 'Create order' }).click()
  await expect(page).toHaveURL(/\/orders\/\d+$/)

  await page.getByRole('button', { name: 'Change status' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Finished').click()
  await dialog.getByRole('button', { name: 'Change status' }).click()
  await expect(dialog).toBeHidden()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /Download$/ }).click()
  expect((await saved).suggestedFilename()).toBe('R-000001.pdf')

  await page.goto('/orders')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: /Create payment$/ }).click()
  await expect(dialog.getByLabel('Amount')).toHaveValue('280.00')
  await dialog.getByRole('combobox', { name: 'Payment method' }).click()
  await page.getByTitle('Cash').click()
  await dialog.getByRole('button', { name: 'Create payment' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('tbody').getByText('Paid', { exact: true })).toBeVisible()
}

async function firstPartSold(page: Page): Promise<void> {
  await page.goto('/brands/create')
  await page.getByLabel('Name', { exact: true }).fill('Bendix')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/brands$/)

  await page.goto('/parts/create')
  await page.getByLabel('Name', { exact: true }).fill('Wheel seal')
  await page.getByRole('button', { name: 'From name' }).click()
  await page.getByLabel('Stock number').fill('WS-1')
  await page.getByLabel('Article number').fill('WS1')
  for (const [field, option] of [
    ['Category', 'Truck parts'],
    ['Brand', 'Bendix'],
    ['Unit', 'pcs'],
  ] as const) {
    await page.getByLabel(field, { exact: true }).click()
    await page.locator('.ant-select-item-option:visible').filter({ hasText: option }).first().click()
  }
  await page.getByLabel('Quantity').fill('5')
  await page.getByLabel('Unit cost').fill('10')
  await page.getByLabel('Price', { exact: true }).fill('20')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/parts$/)

  // Nothing is missing any more.
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /^Parts at or below/ })).toBeVisible()
  await expect(steps(page)).toHaveCount(0)

  await page.goto('/parts')
  await page
    .getByRole('row', { name: /Wheel seal/ })
    .getByRole('button', { name: 'Sell' })
    .click()
  const modal = page.getByRole('dialog', { name: 'Sell: Wheel seal' })
  await modal.getByLabel('Quantity').fill('2')
  await modal.getByLabel('Invoice number').fill('C-1')
  await modal.getByLabel('Payment method').click()
  await page.locator('.ant-select-item-option:visible').filter({ hasText: 'Cash' }).click()
  await modal.getByLabel('Phone', { exact: true }).fill('3125550144')
  await modal.getByLabel('E-mail', { exact: true }).fill('rosa@alvarez.example')
  await modal.getByRole('button', { name: 'Save' }).click()
  await expect(modal.getByRole('button', { name: 'Invoice' })).toBeEnabled()
  await modal.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(page.getByRole('row', { name: /Wheel seal/ })).toContainText('3 pcs')
}
