import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { call } from './api-calls.ts'
import { expectNoOverflow } from './overflow.ts'
import { picture } from './picture.ts'
import { nextStep } from './repair-order-actions.ts'
import {
  leaveForm,
  phoneScreen,
  signInByHand,
  signInElsewhere,
  stabilizeNavigation,
  writeStorage,
} from './shop.ts'
import { test } from './test.ts'

// A day of the shop, from a driver's call to a paid order, for the front desk and the mechanic.
test.describe.configure({ mode: 'serial' })

const suffix = String(Date.now()).slice(-4)
const letters = [...suffix].map(digit => 'abcdefghij'[Number(digit)]).join('')
const driver = { first: 'Halyna', last: `Day${letters}`, phone: `618558${suffix}` }
// A Freightliner Cascadia with a serial number of this run.
const vin = withCheckDigit(`3AKJHHDR0PSND${suffix}`)
const newWork = `Chase a coolant leak ${letters}`

let desk: Page
let orderPath: string
let orderNumber: string
let total: string

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ acceptDownloads: true })
  desk = await context.newPage()
  await stabilizeNavigation(desk)
})
test.afterAll(() => desk.context().close())

test('the front desk signs in and lands on home with the menu of its role', {
  tag: '@AUTH-001',
}, async () => {
  await signInByHand(desk, 'sales')
  await expect(desk.getByRole('navigation').first()).toContainText('Orders')
  await expect(desk.getByRole('navigation').first()).not.toContainText('Staff')
})

test('a caller whose phone is unknown becomes a customer with an address', async () => {
  await desk.goto('/customers')
  const search = desk.getByLabel('Name, company, phone, e-mail')
  await search.fill(`(${driver.phone.slice(0, 3)}) ${driver.phone.slice(3, 6)}-${driver.phone.slice(6)}`)
  await expect(desk.getByText(/No matches|Nothing matches|None match/i)).toBeVisible()
  await desk.getByRole('link', { name: 'New customer' }).first().click()
  await desk.getByLabel('First name').fill(driver.first)
  await desk.getByLabel('Last name').fill(driver.last)
  const phone = desk.getByLabel('Phone', { exact: true })
  if ((await phone.inputValue()) === '') await phone.fill(driver.phone)
  await desk.getByLabel('Street and number').fill('1200 W Fulton St')
  await desk.getByLabel('ZIP').fill('60607')
  await expect(desk.getByLabel('City')).toHaveValue('Chicago')
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('Operation completed successfully')).toBeVisible()
})

test('her truck is added: the VIN fills make, model, year and type', {
  tag: '@VEH-016',
}, async () => {
  await desk.goto('/vehicles/create')
  await desk.getByLabel('VIN', { exact: true }).fill(`  ${vin.toLowerCase()} `)
  await expect(desk.getByLabel('VIN', { exact: true })).toHaveValue(vin)
  await expect(desk.getByLabel('Make')).toHaveValue('Freightliner')
  await expect(desk.getByLabel('Model')).toHaveValue(/Cascadia/)
  await expect(desk.getByLabel('Year')).toHaveValue('2023')
  await desk.getByLabel('Unit number').fill(`D${suffix}`)
  await desk.getByLabel('License plate').fill(`D${suffix}`)
  await desk.getByLabel('GVWR').fill('52000')
  await desk.getByRole('combobox', { name: /Owner|Customer/ }).fill(driver.last)
  await desk
    .getByRole('option', { name: new RegExp(driver.last) })
    .first()
    .click()
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('Operation completed successfully')).toBeVisible()
})

test('a duplicate VIN is reported at once with the other vehicle', {
  tag: ['@VEH-015', '@VEH-017'],
}, async () => {
  await desk.goto('/vehicles/create')
  await desk.getByLabel('VIN', { exact: true }).fill(vin)
  await expect(desk.getByText('VIN is not unique. Here is a vehicles with the same VIN:')).toBeVisible()
  await expect(desk.getByRole('link', { name: new RegExp(`D${suffix}`) })).toHaveAttribute('target', '_blank')
  await leaveForm(desk)
})

test('a repair order is created in four steps; a reload offers the draft', {
  tag: ['@PLAT-034', '@ROF-001', '@ROF-013'],
}, async () => {
  await desk.goto('/orders/create')
  await choose('Vehicle', vin.slice(-8), new RegExp(`D${suffix}`))
  await expect(desk.getByText('Step 1 of 4')).toBeVisible()
  await nextStep(desk)

  // A saved type of work has parts; a new one gets a part.
  await choose('Type of work', 'oil and filter', /Oil and filter change/)
  await desk.getByRole('button', { name: 'Add type of work' }).click()
  const work = desk.getByRole('region', { name: 'New type of work' })
  await work.getByRole('combobox', { name: 'Type of work' }).fill(newWork)
  const named = desk.getByRole('region', { name: newWork })
  await named.getByLabel('Duration, hours:minutes').fill('2')
  await named.getByLabel('Duration, hours:minutes').press('Tab')
  await expect(named.getByLabel('Duration, hours:minutes')).toHaveValue('2:00')
  await named.getByLabel('Hourly rate').fill('145')
  await choose('Part name or number', 'heater hose', /Heater hose 1 in/)

  await expect(desk.getByText('Draft saved')).toBeVisible()
  const partsOfNewWork = async () => {
    const { types_of_work } = (await call(desk, 'GET', '/drafts/orders.create')).body.data.data
    return types_of_work.find(({ name }: { name: string }) => name === newWork)?.inventories.length
  }
  await expect.poll(partsOfNewWork).toBe(1)
  await desk.reload()
  await expect(desk.getByText('Do you want to restore unsaved data?')).toBeVisible()
  await desk.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(desk.getByText(`D${suffix}`).first()).toBeVisible()
})

test('discount and taxes change the total; a missing due date is an error at its field', {
  tag: ['@ROF-008', '@ROF-025'],
}, async () => {
  await reachStep('Types of work')
  await expect(desk.getByRole('region', { name: newWork })).toBeVisible()
  await desk.getByLabel('Discount, %').fill('5')
  await desk.getByLabel('Labor tax, %').fill('2')
  await desk.getByLabel('Parts tax, %').fill('10.2')
  const proposed = desk.locator('.rb-due-date .ant-picker')
  await proposed.hover()
  await proposed.locator('.ant-picker-clear').click()
  await desk.getByRole('button', { name: 'Next step' }).click()
  const dueDate = desk.locator('.ant-form-item', { has: desk.getByLabel('Due date') }).last()
  await expect(dueDate.getByText('Field is required')).toBeVisible()
  await fillDate('Due date', 20)
  await expect(dueDate.getByText('Field is required')).toHaveCount(0)
  await nextStep(desk)
})

test('date and mechanic complete it, and it is saved', { tag: ['@ROF-009', '@ROF-010'] }, async () => {
  await fillDate('Implementation date and time', 0, ' 4:30 PM')
  await nextStep(desk)
  await desk.getByRole('combobox', { name: 'Mechanic' }).click()
  await desk
    .getByRole('option', { name: /Bondar/ })
    .first()
    .click()
  await desk.getByRole('button', { name: 'Create order' }).click()
  await expect(desk).toHaveURL(/\/orders\/\d+$/)
  const heading = desk.getByRole('heading', { level: 1, name: /^R-\d{6}$/ })
  await expect(heading).toBeVisible()
  orderNumber = (await heading.textContent())!.trim()
  orderPath = new URL(desk.url()).pathname
  total = await totalOf(desk)
})

test('the mechanic starts it on a phone, with a comment and a photo that the desk sees at once', {
  tag: '@PLAT-006',
}, async ({ browser }) => {
  const phone = await signInElsewhere(browser, 'mechanic', { viewport: phoneScreen, hasTouch: true })
  const job = phone.locator('.rb-job', { hasText: orderNumber })
  await expect(job).toBeVisible()
  await job.getByRole('button', { name: 'Start' }).click()
  await expect(job.getByText('In process')).toBeVisible()
  await expect(desk.getByRole('main').getByText('In process')).toBeVisible()

  await job.getByRole('button', { name: /^Comments/ }).click()
  await phone.getByLabel('Write a comment').fill('Hose clamp at the surge tank')
  await phone.getByRole('button', { name: 'Add comment' }).click()
  await expect(desk.getByText('Hose clamp at the surge tank')).toBeVisible()
  await phone.keyboard.press('Escape')

  await job.locator('input[type="file"]').setInputFiles(await picture('leak.jpg'))
  await expect(desk.getByText('leak.jpg')).toBeVisible()
  await expectNoOverflow(phone)
  await phone.context().close()
})

test('finishing records the parts as sold movements', async () => {
  await desk.getByRole('button', { name: 'Change status' }).click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Change status' })).toBeDisabled()
  await dialog.getByText('Finished', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Change status' }).click()
  await expect(desk.getByText(`${orderNumber} is finished`)).toBeVisible()
  await expect(desk.getByRole('main').getByText('Finished').first()).toBeVisible()
  await desk.goto('/parts?search=heater%20hose%201')
  await desk
    .getByRole('link', { name: /Heater hose 1 in/ })
    .first()
    .click()
  await expect(desk.getByRole('main').getByText(orderNumber).first()).toBeVisible()
})

test('a payment by money order with its number pays the order', { tag: ['@RO-014', '@RO-037'] }, async () => {
  await desk.goto(`/orders?search=${orderNumber}`)
  await desk.getByRole('button', { name: /^More/ }).last().click()
  await desk.getByRole('menuitem', { name: 'Create payment' }).click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByLabel('Reference number')).toHaveCount(0)
  await dialog.getByRole('combobox', { name: 'Payment method' }).click()
  await desk.locator('.ant-select-item-option', { hasText: 'Money order' }).click()
  await dialog.getByLabel('Reference number').fill(`MO-${suffix}`)
  await dialog.getByRole('button', { name: 'Create payment' }).click()
  await expect(desk.getByRole('main').getByText('Paid', { exact: true }).first()).toBeVisible()
})

test('the invoice has the right totals and is sent to two addresses', { tag: '@RO-018' }, async () => {
  await desk.goto(orderPath)
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Download' }).first().click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain(orderNumber)
  expect(text).toContain(total)
  expect(text).toContain(vin.slice(-8))

  await desk.getByRole('button', { name: 'More actions' }).click()
  await desk.getByRole('menuitem', { name: 'Send documents' }).click()
  const dialog = desk.getByRole('dialog')
  const recipients = dialog.getByRole('combobox', { name: 'Recipient e-mails' })
  for (const address of ['one@fleet.test', 'two@fleet.test']) {
    await recipients.fill(address)
    await recipients.press('Enter')
  }
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(desk.getByText('The invoice is being sent')).toBeVisible()
})

test("the history is shown in the reader's language", async () => {
  await desk.goto(`${orderPath}/history`)
  const main = desk.getByRole('main')
  await expect(main.getByText('Andriy Bondar').first()).toBeVisible()
  await expect(main.getByText(/payment/i).first()).toBeVisible()
  await writeStorage(desk, { language: 'ru' })
  await desk.reload()
  await expect(main.getByText(/плат[её]ж|оплат/i).first()).toBeVisible()
})

async function choose(label: string, typed: string, hit: RegExp): Promise<void> {
  await desk.getByRole('combobox', { name: label }).last().fill(typed)
  await desk.getByRole('option', { name: hit }).first().click()
}

/** Goes to a step; a restored draft opens at the first. */
async function reachStep(name: string): Promise<void> {
  const pencil = desk.getByRole('button', { name: `Edit step: ${name}` })
  const next = desk.getByRole('button', { name: 'Next step' })
  await expect(pencil.or(next).first()).toBeVisible()
  if (await pencil.isVisible()) await pencil.click()
  else if (!(await desk.getByLabel('Discount, %').isVisible())) await next.click()
}

async function totalOf(page: Page): Promise<string> {
  const term = page
    .locator('.rb-totals')
    .getByRole('term')
    .filter({ hasText: /^Total$/ })
  return (await term.locator('xpath=following-sibling::dd[1]').textContent())!.trim()
}

async function fillDate(label: string, days: number, time = ''): Promise<void> {
  const day = new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-US', {
    timeZone: 'America/Chicago',
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
  })
  const field = desk.getByLabel(label).last()
  await field.fill(`${day}${time}`)
  await field.press('Enter')
}

function withCheckDigit(raw: string): string {
  const values: Record<string, number> = Object.fromEntries(
    [...'ABCDEFGH']
      .map((sign, index) => [sign, index + 1])
      .concat(
        [...'JKLMN'].map((sign, index) => [sign, index + 1]),
        [
          ['P', 7],
          ['R', 9],
        ],
        [...'STUVWXYZ'].map((sign, index) => [sign, index + 2]),
      ) as [string, number][],
  )
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
  const sum = [...raw].reduce((all, sign, index) => all + (values[sign] ?? Number(sign)) * weights[index]!, 0)
  const digit = sum % 11 === 10 ? 'X' : String(sum % 11)
  return raw.slice(0, 8) + digit + raw.slice(9)
}
