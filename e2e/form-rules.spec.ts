import { expect, type Page } from '@playwright/test'
import { askedOf, call, caughtUp } from './browser-calls.ts'
import { picture } from './picture.ts'
import { signIn } from './shop.ts'
import { test } from './test.ts'

// A save of an empty form says at each field what the server wants of it; what was typed is read as strictly.

test('a category and a specification say it in the words of the specification; a root has no parent to choose', {
  tag: ['@CAT-003', '@CAT-008', '@CAT-009', '@CAT-010', '@CAT-011', '@SPEC-008', '@SPEC-009'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/categories/create')
  await page.getByLabel('Position').fill('')
  await save(page)
  for (const field of ['Name', 'Slug', 'Position'])
    await expect(itemOf(page, field)).toContainText(`The ${field.toLowerCase()} field is required.`)
  const description = page.getByLabel('Description', { exact: true })
  await description.fill('x'.repeat(499))
  await description.pressSequentially('yy')
  await expect(description).toHaveValue(`${'x'.repeat(499)}y`)
  await page.getByRole('tab', { name: 'SEO' }).click()
  const seo = page.getByLabel('Description for search engines')
  await seo.fill('x'.repeat(499))
  await seo.pressSequentially('yy')
  await expect(seo).toHaveValue(`${'x'.repeat(499)}y`)
  await leave(page)
  for (const root of [1, 2]) {
    await page.goto(`/categories/${root}`)
    await expect(page.getByLabel('Parent category')).toBeDisabled()
  }

  const [specification] = (await call(page, 'GET', '/features')).body.data
  await page.goto(`/specifications/${specification.id}`)
  await page.getByRole('button', { name: 'New value' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  for (const field of ['Name', 'Slug'])
    await expect(dialog.getByText(`The ${field.toLowerCase()} field is required.`)).toBeVisible()
})

test('a purchase says what it lacks, and takes decimals of what is counted in them', {
  tag: ['@PART-016', '@PART-040'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const { data } = (await call(page, 'GET', '/inventories?per_page=72')).body
  for (const takesDecimals of [true, false]) {
    const part = data.find(
      (row: { unit: { accept_decimals: boolean } }) => row.unit.accept_decimals === takesDecimals,
    )
    await page.goto(`/parts/${part.id}`)
    await page.getByRole('button', { name: 'Purchase' }).click()
    const dialog = page.getByRole('dialog')
    // The cross is there under the pointer alone.
    await dialog.locator('.ant-picker').hover()
    await dialog.locator('.ant-picker-clear').click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    for (const field of ['Date', 'Unit cost', 'Quantity'])
      await expect(dialog.locator('.ant-form-item', { hasText: field })).toContainText('Field is required')
    const quantity = dialog.getByLabel('Quantity')
    await quantity.fill('1.5')
    await expect(quantity).toHaveValue(takesDecimals ? /^1\.5/ : '')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Yes', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }
})

test('a vehicle says what it lacks, a truck its type too; its year, tags and files have limits', {
  tag: ['@VEH-008', '@VEH-009', '@VEH-010', '@VEH-012', '@VEH-013'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const nextYear = new Date().getFullYear() + 1
  const common = ['Customer', 'VIN', 'Unit number', 'Make', 'Model', 'Year', 'GVWR, lb', 'License plate']
  for (const [list, lacking] of [
    ['/trailers', common],
    ['/vehicles', [...common, 'Type']],
  ] as const) {
    await page.goto(`${list}/create`)
    await save(page)
    for (const field of lacking) await expect(itemOf(page, field)).toContainText('Field is required')
    await expect(page.getByText('Field is required')).toHaveCount(lacking.length)

    const year = page.getByLabel('Year')
    const said = itemOf(page, 'Year').locator('.ant-form-item-explain-error')
    for (const [typed, refusal] of [
      [1799, ['Must be 1800 or more']],
      [1800, []],
      [nextYear + 1, [`Enter a year from 1800 to ${nextYear}`]],
      [nextYear, []],
    ] as const) {
      await year.fill(String(typed))
      await expect(said).toHaveText([...refusal])
    }

    const tags = page.locator('.ant-select-item-option:visible')
    await page.getByLabel('Tags').click()
    await expect(tags).toHaveCount(6)
    for (let index = 0; index < 5; index += 1) await tags.nth(index).click()
    await expect(tags.nth(5)).toHaveAttribute('aria-disabled', 'true')
    await tags.nth(5).click({ force: true })
    await page.keyboard.press('Escape')
    await expect(itemOf(page, 'Tags').locator('.ant-select-selection-item')).toHaveCount(5)

    const chosen = page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')
    const refused = page.getByRole('alert').filter({ hasText: 'Incorrect file' })
    const attach = (...files: Upload[]) =>
      page.locator('input[type=file]:not([capture])').setInputFiles(files)
    for (const ending of ['txt', 'doc', 'docx', 'xls', 'xlsx', 'gif']) {
      await attach(upload(`notes.${ending}`, 10))
      await expect(refused).toContainText(`notes.${ending}`)
    }
    await attach(upload('heavy.pdf', 10_240 * 1024 + 1))
    await expect(refused).toContainText('should be less then 10240 KB')
    await expect(chosen).toHaveCount(0)
    await attach(...['a.jpg', 'b.jpeg', 'c.png', 'd.pdf', 'E.PDF', 'sixth.pdf'].map(name => upload(name, 10)))
    await expect(refused).toContainText('at most 5 files can be attached')
    await expect(refused).toContainText('sixth.pdf')
    await expect(chosen).toHaveText([/a\.jpg/, /b\.jpeg/, /c\.png/, /d\.pdf/, /E\.PDF/])
    await chosen.first().getByRole('button').click()
    await attach(upload('full.pdf', 10_240 * 1024))
    await expect(chosen.last()).toContainText('full.pdf')
    await leave(page)
  }
})

test('a part says what it lacks, more of it when it is on sale or sold online, while it is typed', {
  tag: ['@PART-022', '@PART-025', '@PART-026', '@PART-027', '@PART-028', '@PART-029'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const [known] = (await call(page, 'GET', '/inventories?per_page=10')).body.data
  await page.goto('/parts/create')
  // Nothing was saved: of a number that another part has the form says it all the same.
  const images = page.locator('.ant-form-item', { hasText: 'Main image' }).locator('input[type=file]')
  await images.first().setInputFiles(await picture('part.png', 300, 300))
  await expect(page.getByRole('img', { name: 'part.png' })).toBeVisible()
  const checked = page.waitForRequest(
    request =>
      request.headers()['validate-only'] === 'true' &&
      request.postDataJSON().stock_number === known.stock_number,
  )
  await page.getByLabel('Stock number').fill(known.stock_number)
  const { main_image, gallery } = (await checked).postDataJSON()
  expect([main_image, gallery]).toEqual([undefined, undefined])
  await expect(itemOf(page, 'Stock number')).toContainText(`“${known.stock_number}” is taken already`)
  await page.getByLabel('Stock number').fill('')

  const always = ['Name', 'Slug', 'Stock number', 'Article number', 'Category', 'Brand', 'Price', 'Unit']
  const ofPurchase = ['Quantity', 'Unit cost', 'Purchase date']
  const ofSale = ['Old price', 'Discount']
  const ofShop = ['Minimum in stock', 'Length', 'Width', 'Height', 'Weight', 'Package']
  const expectLacking = async (...fields: string[]) => {
    await save(page)
    for (const field of fields) await expect(itemOf(page, field)).toContainText('Field is required')
    await expect(page.getByText('Field is required')).toHaveCount(fields.length)
  }
  await page.getByLabel('Invoice number').pressSequentially('1234567890123456')
  await expect(page.getByLabel('Invoice number')).toHaveValue('123456789012345')
  const date = itemOf(page, 'Purchase date')
  await date.hover()
  await date.locator('.ant-picker-clear').click()
  await expectLacking(...always, ...ofPurchase)
  await page.getByLabel('On sale').check()
  await page.getByLabel('Old price').fill('')
  await expectLacking(...always, ...ofPurchase, ...ofSale)
  await page.getByLabel('On sale').uncheck()
  await page.getByLabel('Sold in the online shop').check()
  await expectLacking(...always, ...ofPurchase, ...ofShop)
  await page.getByLabel('Sold in the online shop').uncheck()
  await expectLacking(...always, ...ofPurchase)
  await leave(page)

  await page.goto(`/parts/${known.id}/edit`)
  await expect(page.getByLabel('Name', { exact: true })).not.toHaveValue('')
  for (const field of ofPurchase) await expect(page.getByLabel(field, { exact: true })).toHaveCount(0)
  await page.getByLabel('Name', { exact: true }).fill('')
  await expectLacking('Name')
  await leave(page)
})

test('a category takes one image a slot, of its kinds, weight and size', {
  tag: ['@CAT-012', '@CAT-013', '@CAT-014'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/categories/create')
  const asked = askedOf(page)
  const slot = (name: string) => page.locator('.ant-form-item', { hasText: name })
  const chooser = (name: string) => slot(name).locator('input[type=file]:not([capture])')
  const refused = slot('Menu image').getByRole('alert')
  await expect(chooser('Menu image')).not.toHaveAttribute('multiple')
  await chooser('Menu image').setInputFiles(upload('a.gif', 10))
  await expect(refused).toContainText('should be with one of the following extensions: jpg, jpeg, png')
  await chooser('Menu image').setInputFiles(upload('heavy.png', 1000 * 1024 + 1))
  await expect(refused).toContainText('should be less then 1000 KB')
  await caughtUp(page)
  expect(asked.filter(one => one.startsWith('POST /categories'))).toEqual([])

  // Their sides are measured where they are stored; what is larger the browser has made smaller.
  await page.getByLabel('Name').fill('Limits of images')
  await page.getByRole('button', { name: 'From name' }).click()
  await page.getByLabel('Position').fill('95')
  const sized = async (name: string, width: number, height: number) =>
    chooser(name).setInputFiles(await picture(`${width}x${height}.png`, width, height))
  await sized('Menu image', 99, 300)
  await sized('Mobile image', 100, 100)
  await sized('Header image', 10_001, 300)
  await expect(slot('Header image')).toContainText('10001x300.jpg')
  for (const name of ['Menu image', 'Mobile image', 'Header image'])
    await expect(slot(name).locator('input[type=file]')).toHaveCount(0)
  await save(page)
  await expect(slot('Menu image')).toContainText('each side must be at least 100 pixels')
  await slot('Menu image').getByRole('listitem').getByRole('button').click()
  await sized('Menu image', 100, 300)
  await save(page)
  await expect(page).toHaveURL(/\/categories$/)
  const limits = page.getByRole('listitem').filter({ hasText: 'Limits of images' })
  await limits.getByRole('link', { name: 'Limits of images' }).click()
  await expect(page.locator('.rb-category-image img')).toHaveCount(3)
})

test('a record takes 50 files of the nine kinds, and says of others why before anything is sent', {
  tag: '@CONST-003',
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/orders/create')
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET') sent.push(request.headers()['content-type'] ?? '')
  })
  const chosen = page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')
  const refused = page.getByRole('alert').filter({ hasText: 'Incorrect file' })
  const attach = (...names: string[]) =>
    page.locator('input[type=file]:not([capture])').setInputFiles(names.map(name => upload(name, 10)))
  await attach('picture.svg')
  await expect(refused).toContainText('picture.svg')
  await expect(refused).toContainText(/jpg, jpeg, png, txt, pdf, doc, docx, xls, xlsx/)
  await expect(chosen).toHaveCount(0)
  await attach(...Array.from({ length: 51 }, (_, index) => `note-${index + 1}.txt`))
  await expect(chosen).toHaveCount(50)
  await expect(refused).toContainText('note-51.txt')
  await expect(refused).toContainText('at most 50 files can be attached')
  await caughtUp(page)
  expect(sent.filter(type => type.startsWith('multipart/form-data'))).toEqual([])
  await leave(page)
})

/** The item of a form around a field: its label, its control and what is said of it. */
const itemOf = (page: Page, label: string) =>
  page.locator('.ant-form-item', { has: page.getByLabel(label, { exact: true }) })

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

async function leave(page: Page) {
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes', exact: true }).click()
}

interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A file of so many bytes, or with these. */
const upload = (name: string, content: number | Buffer): Upload => ({
  name,
  mimeType: '',
  buffer: typeof content === 'number' ? Buffer.alloc(content, 'x') : content,
})
