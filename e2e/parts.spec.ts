import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { call } from './api-calls.ts'
import { colorName, colorOf } from './colors.ts'
import { expectNoOverflow } from './overflow.ts'
import { picture } from './picture.ts'
import { notices, phoneScreen, signIn, signInElsewhere } from './shop.ts'
import { test } from './test.ts'

async function choose(page: Page, label: string, hit: string, typed = '') {
  const field = page.getByLabel(label, { exact: true })
  await field.click()
  if (typed) await field.fill(typed)
  await page.locator('.ant-select-item-option').filter({ hasText: hit }).first().click()
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** Cancels the form and deletes its draft. */
async function leave(page: Page) {
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden()
}

/** Records the page's PDFs: type, whether a new window shows them, and when they are revoked. */
async function watchDocuments(page: Page) {
  interface Made {
    address: string
    type: string
    isOpened: boolean
    lifetime: number | null
  }
  await page.evaluate(() => {
    const made: Made[] = []
    Object.assign(window, { madeDocuments: made })
    const make = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (of: Blob) => {
      const address = make(of)
      made.push({ address, type: of.type, isOpened: false, lifetime: null })
      return address
    }
    const revoke = URL.revokeObjectURL.bind(URL)
    const later = window.setTimeout.bind(window)
    window.setTimeout = ((act: () => void, wait = 0) => {
      const last = made.at(-1)
      if (wait !== 40_000 || !last) return later(act, wait)
      // The delayed call that revokes the last PDF.
      URL.revokeObjectURL = address => {
        if (address === last.address) last.lifetime = wait
        revoke(address)
      }
      return later(act, 0)
    }) as typeof window.setTimeout
    window.open = ((first: string) => {
      if (first !== '') throw new Error('It opens at once, before there is a document')
      const replace = (address: string) => {
        made.find(one => one.address === address)!.isOpened = true
      }
      return { location: { replace }, close() {} }
    }) as unknown as typeof window.open
  })
  return () => page.evaluate(() => (window as unknown as { madeDocuments: Made[] }).madeDocuments)
}

async function createPart(page: Page, name: string, number: string) {
  await page.goto('/parts/create')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'From name' }).click()
  await page.getByLabel('Stock number').fill(number)
  await page.getByLabel('Article number').fill(`${number}_A`)
  await choose(page, 'Category', 'Brakes')
  await choose(page, 'Brand', 'Bendix', 'bend')
  await choose(page, 'Unit', 'pcs')
  await page.getByLabel('Quantity').fill('5')
  await page.getByLabel('Unit cost').fill('10')
  await page.getByLabel('Price', { exact: true }).fill('20')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/parts$/)
}

test('the list’s filters and order are in the address, and low stock is marked', {
  tag: ['@PART-002', '@PART-003', '@PART-004', '@PART-008'],
}, async ({ page, browser }) => {
  await signIn(page, 'admin')
  await page.goto('/parts')
  for (const name of ['Stock number', 'Name', 'Category', 'Price', 'Quantity', 'Minimum', 'Status'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible()
  await page.getByRole('button', { name: 'Low stock' }).click()
  await expect(page).toHaveURL(/only_min_limit=true/)
  await page.getByRole('button', { name: 'Price' }).click()
  await expect(page).toHaveURL(/order_by=price_retail/)
  const low = page
    .getByRole('row')
    .nth(1)
    .getByText(/Low stock: minimum is/)
  await expect(low).toBeAttached()
  const quantity = page.getByRole('row').nth(1).locator('.rb-number').filter({ hasText: 'Low stock' })
  await expect.poll(async () => colorName(await colorOf(quantity))).toBe('red')
  await quantity.hover()
  await expect(page.getByRole('tooltip', { name: /^Low stock: minimum is \d+/ })).toBeVisible()
  const copied = await signInElsewhere(browser, 'sales')
  await copied.goto(page.url())
  const firstNumber = (list: Page) => list.getByRole('row').nth(1).getByRole('link').first()
  await expect(firstNumber(page)).toHaveText((await firstNumber(copied).textContent()) ?? '')
  const first = copied.locator('tr[data-row]').first()
  await first.getByRole('button', { name: 'More actions' }).click()
  await expect(copied.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  const remove = copied.getByRole('menuitem', { name: /^Delete/ })
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
  await expect(remove).toHaveAttribute('title', 'Access denied')
  await page.locator('tr[data-row]').first().getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: /^Delete/ })).not.toHaveAttribute('aria-disabled', 'true')
  await copied.context().close()
})

test('the filtered list is exported, and the stock is checked against its ledger', {
  tag: '@PART-067',
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/parts?search=oi10000')
  await expect(page.getByRole('row')).toHaveCount(2)
  for (const [item, ending] of [
    ['As CSV', 'csv'],
    ['As Excel (XLSX)', 'xlsx'],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: item }).click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(new RegExp(`^Parts \\d{4}-\\d\\d-\\d\\d\\.${ending}$`))
    if (ending === 'csv') {
      const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
      expect(lines).toHaveLength(2)
      expect(lines[1]).toMatch(/^OI-10000,/)
    }
  }
  await page.getByRole('button', { name: 'Check stock' }).click()
  const check = page.getByRole('dialog', { name: 'Stock check' })
  await expect(check.getByText('Every part has the stock that its transactions add up to')).toBeVisible()
  await expect(check.getByText(/\d parts and [\d,]+ transactions were added up/)).toBeVisible()
})

test('a part is found by its number without hyphens, in the list and in the palette', {
  tag: '@PART-069',
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/parts')
  await page.getByRole('searchbox').fill('oi10000')
  await expect(row(page, 'OI-10000')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Order, unit, VIN').fill('oi10000')
  await page.getByRole('option', { name: /OI-10000/ }).click()
  await expect(page).toHaveURL(/\/parts\/\d+$/)
  await expect(page.getByText('OI-10000')).toBeVisible()
})

test('a part is created with its first purchase, purchased again and edited', {
  tag: [
    '@CONST-004',
    '@CONST-008',
    '@PART-001',
    '@PART-003',
    '@PART-013',
    '@PART-014',
    '@PART-015',
    '@PART-020',
    '@PART-023',
    '@PART-024',
    '@PART-034',
    '@PART-038',
    '@PART-039',
    '@PART-041',
    '@PART-042',
  ],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/parts/create')
  await expect(page.getByLabel('Quantity')).toBeDisabled()
  await createPart(page, 'Spring kit (rear)', 'ZZ-100-1')
  await expect(row(page, 'ZZ-100-1').getByRole('cell')).toContainText([
    'ZZ-100-1',
    'Spring kit (rear)',
    'Brakes',
    '$20.00',
    '5 pcs',
    '-',
    'In stock',
    '',
  ])
  await row(page, 'ZZ-100-1').getByRole('link', { name: 'Spring kit (rear)' }).click()
  await expect(page).toHaveURL(/\/parts\/\d+$/)
  const details = page.url()
  await expect(page.getByText('spring-kit-rear')).toBeVisible()
  await expect(page.getByText('ZZ-100-1A')).toBeVisible()

  await page.getByRole('button', { name: 'Purchase' }).click()
  const modal = page.getByRole('dialog', { name: 'Purchase: Spring kit (rear)' })
  await expect(modal).toBeVisible()
  await expect.poll(async () => Math.round((await modal.boundingBox())!.width)).toBe(620)
  const cost = modal.getByLabel('Unit cost')
  await cost.fill('22')
  await cost.press('ArrowUp')
  await expect(cost).toHaveValue('22.01')
  await cost.press('ArrowDown')
  await expect(cost).toHaveValue('22.00')
  await modal.getByLabel('Quantity').fill('7.5')
  await expect(modal.getByLabel('Quantity')).toHaveValue('')
  await modal.getByLabel('Quantity').fill('1234567')
  await expect(modal.getByText('At most 6 digits before the decimal point')).toBeVisible()
  await expect(modal.getByLabel('Quantity')).toHaveValue('')
  await modal.getByLabel('Quantity').fill('x123456')
  await expect(modal.getByLabel('Quantity')).toHaveValue('123456')
  await modal.getByLabel('Quantity').fill('7')
  await modal.getByLabel('Invoice number').pressSequentially('1234567890123456')
  await expect(modal.getByLabel('Invoice number')).toHaveValue('123456789012345')
  await modal.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Operation completed successfully')).toBeVisible()
  await expect(page.getByText('12 pcs').first()).toBeVisible()
  await expect(page.getByText('$17.00')).toBeVisible()
  await expect(row(page, '+7')).toBeVisible()

  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL(`${details}/edit`)
  await expect(page.getByLabel('Unit')).toBeDisabled()
  for (const label of ['Quantity', 'Unit cost', 'Purchase date', 'Invoice number'])
    await expect(page.getByLabel(label)).toHaveCount(0)
  await page.getByLabel('Price', { exact: true }).fill('31.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/parts\/\d+$/)
  await expect(page.getByText('$31.50', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page).toHaveURL(`${details}/history`)
  await expect(page.getByText('Purchased 7 pcs', { exact: true })).toBeVisible()
})

test('a part is sold over the counter with the price after tax and an invoice', {
  tag: [
    '@PART-006',
    '@PART-007',
    '@PART-044',
    '@PART-045',
    '@PART-046',
    '@PART-047',
    '@PART-048',
    '@PART-049',
    '@PART-050',
    '@PART-051',
    '@PART-052',
    '@PART-053',
    '@PART-054',
    '@PART-055',
    '@PART-056',
    '@PART-063',
  ],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await createPart(page, 'Wheel seal', 'ZZ-200-1')
  await row(page, 'ZZ-200-1').getByRole('button', { name: 'Sell' }).click()
  const modal = page.getByRole('dialog', { name: 'Take out of stock: Wheel seal' })
  await expect.poll(async () => Math.round((await modal.boundingBox())!.width)).toBe(620)
  await expect(modal.getByLabel('Price', { exact: true })).toHaveValue('20.00')

  const ofSale = [
    'Discount',
    'Tax',
    'Invoice number',
    'Payment date',
    'Payment method',
    'Company name',
    'First name',
    'Last name',
    'Phone',
    'E-mail',
  ]
  for (const label of ofSale) await expect(modal.getByLabel(label, { exact: true })).toBeVisible()
  await modal.getByText('Broken').click()
  for (const label of ofSale) await expect(modal.getByLabel(label, { exact: true })).toHaveCount(0)
  await expect(modal.getByRole('button', { name: 'Invoice' })).toHaveCount(0)
  await modal.getByLabel('Quantity').fill('')
  await modal.getByLabel('Price', { exact: true }).fill('')
  await modal.getByRole('button', { name: 'Save' }).click()
  for (const name of ['Quantity', 'Price'])
    await expect(modal.getByLabel(name, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(modal.getByLabel('Date', { exact: true })).not.toBeEmpty()

  await modal.getByText('Sold', { exact: true }).click()
  await modal.getByLabel('Quantity').fill('2')
  await modal.getByLabel('Price', { exact: true }).fill('100')
  await modal.getByLabel('Invoice number').fill('')
  await modal.getByRole('button', { name: 'Save' }).click()
  for (const name of ['Invoice number', 'Payment method', 'Phone', 'E-mail'])
    await expect(modal.getByLabel(name, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(modal.getByLabel('Invoice number')).toBeFocused()
  const figure = (label: string) => modal.locator('.rb-figure-row > div').filter({ hasText: label })
  await modal.getByLabel('Discount').fill('10')
  await modal.getByLabel('Tax').fill('8.25')
  await expect(figure('Price after tax')).toContainText('≈ $97.43')
  await expect(figure('Total for 2 pcs')).toContainText('$194.85')
  await modal.getByLabel('Tax').press('ArrowUp')
  await expect(modal.getByLabel('Tax')).toHaveValue('8.26')
  await modal.getByLabel('Discount').press('ArrowDown')
  await expect(modal.getByLabel('Discount')).toHaveValue('9.99')
  await expect(figure('Price after tax')).toContainText('$97.44')
  await modal.getByLabel('Company name').fill('x'.repeat(36))
  await expect(modal.getByText('The name field must be less than 35 characters.')).toBeVisible()
  await modal.getByLabel('Company name').fill('x'.repeat(35))
  await expect(modal.getByText('The name field must be less than 35 characters.')).toBeHidden()
  await modal.getByLabel('Invoice number').pressSequentially('1234567890123456')
  await expect(modal.getByLabel('Invoice number')).toHaveValue('123456789012345')
  await choose(page, 'Payment method', 'Cash')
  await modal.getByLabel('Phone').fill('3125550142')
  await modal.getByLabel('E-mail').fill('maria@lopez.example')

  const invoice = modal.getByRole('button', { name: 'Invoice' })
  await expect(invoice).toBeDisabled()
  await expect(notices(page)).toHaveCount(0)
  await modal.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Operation completed successfully')).toBeVisible()
  await expect(invoice).toBeEnabled()
  await expect(invoice).toBeFocused()
  await expect(modal.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect(modal.getByText('Field is required')).toHaveCount(0)
  await expect(modal.getByLabel('Quantity')).toBeDisabled()
  await expect(row(page, 'ZZ-200-1')).toContainText('3 pcs')

  await page.route('**/transactions/*/invoice', route => route.abort(), { times: 1 })
  await invoice.click()
  await expect(page.getByText('The invoice could not be downloaded')).toBeVisible()
  const documents = await watchDocuments(page)
  await invoice.click()
  await expect.poll(documents).toMatchObject([{ type: 'application/pdf', isOpened: true, lifetime: 40_000 }])
  await modal.getByRole('button', { name: 'Receipt' }).click()
  await expect.poll(documents).toHaveLength(2)
  await modal.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(modal).toBeHidden()

  // From the part's page: without stock nothing can be sold.
  await row(page, 'ZZ-200-1').getByRole('link', { name: 'Wheel seal' }).click()
  const sold = page.getByRole('row').filter({ hasText: '123456789012345' })
  await expect(sold).toContainText('$97.44 after tax')
  const isCut = (line: Element) => line.scrollWidth > line.clientWidth
  expect(await sold.getByText('$97.44 after tax').evaluate(isCut)).toBe(false)
  await sold.getByRole('button', { name: 'Receipt' }).click()
  await expect.poll(documents).toHaveLength(3)
  await page.getByRole('button', { name: 'Sell' }).click()
  await modal.getByText('Defective').click()
  await modal.getByLabel('Quantity').fill('3')
  await expect(modal.getByLabel('Price', { exact: true })).toHaveValue('20.00')
  await modal.getByRole('button', { name: 'Save' }).click()
  await expect(modal).toBeHidden()
  await expect(page.getByRole('button', { name: 'Sell' })).toBeDisabled()
  await page.getByRole('button', { name: 'Sell' }).locator('..').hover()
  await expect(page.getByRole('tooltip', { name: 'The detail is out of stock' })).toBeVisible()
  await page.goto('/parts?search=ZZ-200-1')
  const button = row(page, 'ZZ-200-1').getByRole('button', { name: /^Sell/ })
  await expect(button).toHaveAttribute('title', 'The detail is out of stock')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
})

test('a part gets images and specifications in its form, and shows them', {
  tag: [
    '@PART-012',
    '@PART-019',
    '@PART-031',
    '@PART-032',
    '@PART-033',
    '@PART-035',
    '@PART-036',
    '@PART-057',
    '@PART-068',
  ],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/health/live')
  const made = (path: string, data: object) => call(page, 'POST', path, data).then(({ body }) => body.data)
  const thread = await made('/features', { name: 'ZZ thread', slug: 'zz-thread', position: 1 })
  const fits = await made('/features', { name: 'ZZ fits', slug: 'zz-fits', position: 2, multiple: true })
  for (const [feature, name] of [
    [thread, 'M16'],
    [thread, 'M18'],
    [fits, 'Volvo'],
    [fits, 'Mack'],
  ])
    await made('/feature-values', { feature_id: feature.id, name, slug: name.toLowerCase() })
  await createPart(page, 'Hub bolt', 'ZZ-300-1')
  await row(page, 'ZZ-300-1').getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()

  const field = (label: string) => page.locator('.ant-form-item').filter({ hasText: label }).last()
  const attach = (label: string, files: Parameters<Locator['setInputFiles']>[0]) =>
    field(label).locator('input[type=file]:not([capture])').setInputFiles(files)
  await attach('Main image', { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(1001 * 1024) })
  await expect(field('Main image').getByText('should be less then 1000 KB')).toBeVisible()
  await attach('Main image', { name: 'bolt.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(field('Main image').getByText('should be with one of the following extensions')).toBeVisible()
  await attach('Main image', await picture('main.png', 600, 200))
  await expect(field('Main image').locator('input[type=file]')).toHaveCount(0)
  await attach(
    'Gallery',
    await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(name => picture(`${name}.png`, 600, 200))),
  )
  await expect(field('Gallery').getByText('f.png')).toBeVisible()
  const tiles = field('Gallery').getByRole('listitem').getByRole('img')
  const order = async () =>
    (await tiles.evaluateAll(all => all.map(one => one.getAttribute('alt')))).join(' ')
  await expect(tiles).toHaveCount(5)
  const box = await tiles.first().boundingBox()
  expect([Math.round(box!.width), Math.round(box!.height)].map(side => Math.abs(side - 100) <= 2)).toEqual([
    true,
    true,
  ])
  expect(await tiles.first().evaluate(one => getComputedStyle(one).objectFit)).toBe('contain')
  await page.getByRole('button', { name: 'Move a.png back' }).click()
  await expect.poll(order).toBe('b.png a.png c.png d.png e.png')
  await page.getByRole('button', { name: 'Move a.png back' }).press('ArrowRight')
  await expect.poll(order).toBe('b.png c.png a.png d.png e.png')
  await tiles.nth(4).dragTo(tiles.nth(0))
  await expect.poll(order).toBe('e.png b.png c.png a.png d.png')
  await page.getByRole('button', { name: 'Remove d.png' }).click()
  await expect(tiles).toHaveCount(4)

  await page.getByRole('button', { name: 'Add specification' }).click()
  const rows = page.getByRole('group', { name: 'Specification' })
  await choose(page, 'Specification', 'ZZ thread')
  await choose(page, 'Value', 'M18')
  await page.getByRole('button', { name: 'Add specification' }).click()
  await rows.nth(1).getByLabel('Specification', { exact: true }).click()
  await page.locator('.ant-select-item-option:visible').filter({ hasText: 'ZZ fits' }).click()
  for (const name of ['Mack', 'Volvo']) await choose(page, 'Values', name)
  await page.keyboard.press('Escape')
  // An incomplete row is kept only in the draft.
  const checking = page.waitForRequest(request => {
    const { 'validate-only': isCheck, 'draft-store': draft } = request.headers()
    return isCheck === 'true' && draft === undefined
  })
  await page.getByRole('button', { name: 'Add specification' }).click()
  await expect(rows).toHaveCount(3)
  const sent = (await checking).postDataJSON()
  expect([sent.features.length, sent.main_image, sent.gallery]).toEqual([2, undefined, undefined])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/parts\/\d+$/)

  await expect(page.getByText('Mack, Volvo')).toBeVisible()
  await expect(page.getByText('M18')).toBeVisible()
  for (const heading of ['Reserved by open orders', 'Transactions'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  const shown = page.getByRole('list', { name: 'Images' }).getByRole('button')
  await expect(shown).toHaveCount(5)
  await shown.first().click()
  const viewer = page.getByRole('dialog', { name: 'main.png' })
  await expect(viewer.getByRole('img', { name: 'main.png' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'e.png' }).getByText('2 of 5')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shown.first()).toBeFocused()

  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Remove main.png' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this file?' })
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('img', { name: 'main.png' })).toHaveCount(0)
  await leave(page)
  await expect(page.getByRole('list', { name: 'Images' }).getByRole('button')).toHaveCount(4)
})

test('the old price of a sale defaults to price and delivery, and is removed with the sale; the form has a draft', {
  tag: ['@PART-017', '@PART-018', '@PART-030', '@PLAT-032'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/parts/create')
  await page.getByLabel('Price', { exact: true }).fill('20')
  await page.getByLabel('Delivery cost').fill('4.5')
  await page.getByLabel('On sale').check()
  await expect(page.getByLabel('Old price')).toHaveValue('24.50')
  await page.getByLabel('Discount').fill('10')
  await page.getByLabel('On sale').uncheck()
  await expect(page.getByLabel('Old price')).toBeHidden()
  await page.getByLabel('On sale').check()
  await expect(page.getByLabel('Discount')).toHaveValue('')
  const description = page.getByLabel('SEO description')
  await description.fill('x'.repeat(498))
  await expect(page.getByText('498 / 500')).toBeVisible()
  await description.pressSequentially('yyyy')
  await expect(description).toHaveValue(`${'x'.repeat(498)}yy`)
  const kept = async () => (await call(page, 'GET', '/drafts/parts.create')).body.data?.data
  await expect.poll(kept).toMatchObject({ price_retail: 20, is_sale: true })
  await leave(page)
  await expect.poll(kept).toBeUndefined()
})

test('a part in use cannot be deleted, with links to its uses', {
  tag: ['@PART-009', '@PART-010'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/health/live')
  const parts = (await call(page, 'GET', '/inventories?per_page=100')).body.data
  const needed = parts.find((part: { hasRelatedOpenOrders: boolean }) => part.hasRelatedOpenOrders)
  await page.goto(`/parts/${needed.id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: /open (parts )?orders/ })
      .getByRole('link')
      .first(),
  ).toHaveAttribute('href', /^\/(parts-)?orders\/\d+$/)
  await page.goto('/parts/1')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const block = page.getByRole('dialog')
  await expect(block.getByText(/still in stock. Sell or write off the rest first/)).toBeVisible()
  await expect(block.getByText(/types of work use this part/)).toBeVisible()
  await block
    .getByRole('link', { name: /^PM service/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/type-of-work\/\d+$/)
})

test('a mechanic reads parts on a phone but cannot purchase, edit or delete them', {
  tag: ['@PART-005', '@PART-008'],
}, async ({ browser }) => {
  const page = await signInElsewhere(browser, 'mechanic', { viewport: phoneScreen })
  await page.goto('/parts/1')
  for (const name of ['Purchase', 'Edit']) await expect(page.getByRole('button', { name })).toBeDisabled()
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: /^Delete/ })).toHaveAttribute('aria-disabled', 'true')
  await expectNoOverflow(page)
  await page.context().close()
})
