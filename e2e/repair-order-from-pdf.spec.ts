import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { vinCheckDigit } from '../contract/src/shared/vin.ts'
import { call, mockPermissions } from './api-calls.ts'
import { choose, nextStep, setDate } from './repair-order-actions.ts'
import { signIn } from './shop.ts'
import { accessibilityViolations } from './sweeps/accessibility-violations.ts'
import { test } from './test.ts'

const pdfs = join(import.meta.dirname, '../server/src/testing/test-pdfs')

async function choosePdf(page: Page, pdf: string | { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'From PDF' }).click()
  await (await chooser).setFiles(pdf)
}

interface StoredDrafts {
  data: { data: { notes: string } }
  others: { data: { notes: string } }[]
}

function purchaseOrder(vin: string, vehicle = ''): Buffer {
  const content = [
    'BT /F 12 Tf 60 720 Td (PO NO: WH-20419   Due date: 12/30/2027) Tj',
    `0 -20 Td (VIN: ${vin}) Tj 0 -20 Td (${vehicle}) Tj 0 -20 Td (Complaint: front brakes squeal when cold) Tj ET`,
  ].join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`)
  return Buffer.from(`%PDF-1.4\n${objects.join('')}trailer<</Size 6/Root 1 0 R>>\n%%EOF\n`)
}

test('a PDF opens the form with its vehicle, days, notes and itself attached', { tag: '@ROF-014' }, async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/orders')
  const vin = (await page.locator('.rb-vin').first().textContent()) ?? ''
  await choosePdf(page, {
    name: 'WH-20419.pdf',
    mimeType: 'application/pdf',
    buffer: purchaseOrder(vin),
  })
  await expect(page).toHaveURL(/\/orders\/create$/)
  // Findings are stored in the draft like typed values.
  await expect(page.getByText(/Draft saved/)).toBeVisible()
  const findings = page.getByRole('region', { name: /^Found in .*\.pdf/ })
  await expect(findings.getByText(/Page 1, line 2/)).toBeVisible()
  await expect(findings.getByRole('button', { name: /^Use: / }).first()).toBeDisabled()
  await expect(page.locator('.rb-vehicle-line')).toContainText(vin)
  await expect(page.getByLabel('PO number')).toHaveValue('WH-20419')
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('front brakes squeal when cold')
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('WH-20419.pdf')

  await findings.getByRole('button', { name: /^Add as work: front brakes/ }).click()
  await nextStep(page)
  await expect(page.getByRole('region', { name: 'front brakes squeal when cold' })).toBeVisible()
  // The header covers what is scrolled below it.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await accessibilityViolations(page)).toEqual([])

  await page.getByLabel(/^Duration/).fill('1:30')
  await page.getByLabel('Hourly rate').fill('120')
  await nextStep(page)
  await setDate(page, 'Implementation date and time', '12/20/2027 8:30 AM')
  await nextStep(page)
  await choose(page, 'Mechanic', 'a')
  await page
    .locator('input[type=file]:not([capture])')
    .first()
    .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Mirror was broken') })
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('note.txt')
  await page.getByRole('button', { name: 'Create order' }).click()
  await expect(page).toHaveURL(/\/orders\/\d+$/)
  const { body } = await call(page, 'GET', new URL(page.url()).pathname)
  expect(body.data.attachments.map((file: { file_name: string }) => file.file_name)).toEqual([
    'WH-20419.pdf',
    'note.txt',
  ])
  await page.goto(`${page.url()}/history`)
  await expect(page.getByText('Order created from the PDF WH-20419.pdf')).toBeVisible()
})

test('an unknown truck is created from the PDF and becomes the order’s vehicle', async ({ page }) => {
  const digits = String(Date.now()).slice(-6)
  const vin = `1FUJGLDR${vinCheckDigit(`1FUJGLDR0CL${digits}`)}CL${digits}`
  const unit = `T-${vin.slice(-4)}`
  await signIn(page, 'admin')
  await mockPermissions(page, { trailers: ['read'] })
  await page.goto('/orders')
  await choosePdf(page, {
    name: 'WH-20420.pdf',
    mimeType: 'application/pdf',
    buffer: purchaseOrder(vin, `Unit # ${unit}   License plate: P48213 (IL)`),
  })
  const findings = page.getByRole('region', { name: /^Found in .*\.pdf/ })
  await expect(findings.getByText('No vehicle in the shop has this VIN')).toBeVisible()
  // Without the right to create trailers only a truck is offered.
  await expect(findings.getByRole('button', { name: /^Create (truck|trailer)/ })).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Notes' }).fill('The driver waits')
  await findings.getByRole('button', { name: `Create truck: ${vin}` }).click()

  await expect(page).toHaveURL(/\/vehicles\/create\?/)
  await expect(page.getByLabel('VIN', { exact: true })).toHaveValue(vin)
  await expect(page.getByLabel('Unit number')).toHaveValue(unit)
  await expect(page.getByLabel('License plate')).toHaveValue('P48213')
  await expect(page.getByTitle('IL · Illinois')).toBeVisible()
  await expect(page.getByLabel('Make')).toHaveValue('Freightliner')
  await page.getByLabel('GVWR, lb').fill('52000')
  await page.getByLabel('Customer').click()
  await page.keyboard.type('(618) 558-0177')
  await page.getByRole('button', { name: 'New customer' }).click()
  await page.getByLabel('First name').fill('Greta')
  await page.getByLabel('Last name').fill('Holm')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/vehicles\/create\?/)
  await expect(page.getByTitle('Greta Holm')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()

  // Without a question everything is restored: the truck, typed values, the PDF and its findings.
  await expect(page).toHaveURL(/\/orders\/create$/)
  await expect(page.locator('.rb-vehicle-line')).toContainText(vin)
  await expect(page.locator('.rb-vehicle-line')).toContainText('Greta Holm')
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('The driver waits')
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('WH-20420.pdf')
  await expect(findings.getByText(vin, { exact: true })).toBeVisible()
  await expect(findings.getByRole('button', { name: /^Create (truck|trailer)/ })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
})

test('a truck created from a PDF gets the customer whom it names', async ({ page }) => {
  await signIn(page, 'admin')
  const customers = (await call(page, 'GET', '/customers?type=bs&per_page=50')).body.data
  const owner = customers.find((customer: { email: string | null }) => customer.email)
  await page.goto('/orders')
  await choosePdf(page, {
    name: 'WH-20422.pdf',
    mimeType: 'application/pdf',
    buffer: purchaseOrder(
      `1FUJGLDR${vinCheckDigit('1FUJGLDR0CLBP7741')}CLBP7741`,
      `Unit # T-7741   License plate: P77410 (IL)) Tj 0 -20 Td (E-mail: ${owner.email}`,
    ),
  })
  await page
    .getByRole('button', { name: /^Create truck: / })
    .first()
    .click()
  await expect(page.getByLabel('License plate')).toHaveValue('P77410')
  await expect(page.locator('.ant-form-item').filter({ hasText: 'Customer' })).toContainText(owner.last_name)
})

test('a PDF is not mixed with an older draft: one is opened, and the other stays', async ({ page }) => {
  await signIn(page, 'admin')
  await call(page, 'DELETE', '/drafts/orders.create')
  await page.goto('/orders')
  await expect(page.locator('.rb-vin').first()).toBeVisible()
  const vins = await page.locator('.rb-vin').allTextContents()
  const ofPdf = vins[0]!
  const ofDraft = vins.find(vin => vin !== ofPdf)!
  const choosePurchaseOrder = () =>
    choosePdf(page, { name: 'WH-20421.pdf', mimeType: 'application/pdf', buffer: purchaseOrder(ofPdf) })
  const question = page.getByRole('dialog', { name: 'An older draft is kept too' })
  const vehicle = page.locator('.rb-vehicle-line')
  const notes = page.getByRole('textbox', { name: 'Notes' })

  await page.goto('/orders/create')
  await choose(page, 'Vehicle', ofDraft)
  await notes.fill('Begun by hand')
  await expect(page.getByText(/Draft saved/)).toBeVisible()

  await page.goto('/orders')
  await choosePurchaseOrder()
  await expect(question).toContainText('This form is filled in from WH-20421.pdf.')
  await expect(question).toContainText(/\d{4} .+ · #.+ · this tab/)
  await question.getByRole('button', { name: 'Continue with this form' }).click()
  await expect(vehicle).toContainText(ofPdf)
  await expect(notes).toHaveValue('front brakes squeal when cold')
  await expect(page.getByText(/Draft saved/)).toBeVisible()
  const { data, others } = (await call(page, 'GET', '/drafts/orders.create')).body as StoredDrafts
  expect([data, ...others].map(one => one.data.notes)).toEqual([
    'front brakes squeal when cold',
    'Begun by hand',
  ])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()

  // The older draft opens without the PDF's findings.
  await expect(page).toHaveURL(/\/orders$/)
  await choosePurchaseOrder()
  await question.getByRole('button', { name: 'Open the draft' }).click()
  await expect(vehicle).toContainText(ofDraft)
  await expect(notes).toHaveValue('Begun by hand')
  await expect(page.getByRole('region', { name: /^Found in .*\.pdf/ })).toHaveCount(0)
  await expect(page.getByText('WH-20421.pdf')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
})

test('a scanned PDF has no text, but can be attached', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/orders')
  await choosePdf(page, join(pdfs, 'ghostscript-scan.pdf'))
  const dialog = page.getByRole('dialog', { name: 'New order from PDF' })
  await expect(dialog.getByRole('alert')).toContainText('contains no text')
  await dialog.getByRole('button', { name: 'Create manually with this file attached' }).click()
  await expect(page).toHaveURL(/\/orders\/create$/)
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('ghostscript-scan.pdf')
})
