import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { resolve, signIn } from './shot-pages.ts'

const folder = join(import.meta.dirname, '../docs/guide/pictures')

interface Picture {
  name: string
  path: string
  as?: 'mechanic'
  act?: (page: Page) => Promise<void>
  isPhone?: boolean
}

const press =
  (...names: [button: string, item?: string]) =>
  async (page: Page) => {
    const [button, item] = names
    await page
      .getByRole('button', { name: button, disabled: false })
      .and(page.locator(':not([aria-disabled=true])'))
      .first()
      .click()
    if (item) await page.getByRole('menuitem', { name: item }).first().click()
    await page.getByRole('dialog').waitFor()
  }

async function addSublet(page: Page) {
  await page.getByRole('combobox', { name: 'Type of work' }).fill('Replace clutch')
  await page.getByLabel('Duration, hours:minutes').fill('6:30')
  await page.getByRole('button', { name: 'Add a charge', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Sublet' }).click()
  await page.getByLabel('Name, Sublet').fill('Resurface flywheel')
  await page.getByLabel('Cost', { exact: true }).fill('95')
  await page.getByLabel('Markup, %').fill('40')
  await page.getByLabel('Markup, %').scrollIntoViewIfNeeded()
}

/** Of an order in an earlier picture. */
async function declineDraft(page: Page) {
  const no = page.getByRole('dialog').getByRole('button', { name: 'No' })
  if (await no.isVisible()) await no.click()
}

/** A part with a typed price, so that source and margins are shown. */
async function typePrice(page: Page) {
  await declineDraft(page)
  await page.getByRole('combobox', { name: 'Type of work' }).fill('Brakes of the drive axle')
  await page.getByLabel('Duration, hours:minutes').fill('2:00')
  await page.getByRole('combobox', { name: 'Part name or number' }).fill('BR-12618')
  await page.locator('.ant-select-item-option:visible').first().click()
  await page.getByRole('button', { name: /^Type a price/ }).click()
  await page.getByLabel(/^Price, /).fill('99')
  await page.getByLabel(/^Price, /).press('Enter')
  await page.getByText('Margin of the order').scrollIntoViewIfNeeded()
}

const pictures: readonly Picture[] = [
  { name: 'home', path: '/' },
  { name: 'my-jobs', path: '/', as: 'mechanic', isPhone: true },
  { name: 'repair-orders', path: '/orders' },
  { name: 'repair-order-form', path: '/orders/create' },
  { name: 'charges', path: '/charges' },
  { name: 'order-charges', path: '/orders/create?vehicle_id=1', act: addSublet },
  { name: 'labor-rates', path: '/labor-rates' },
  { name: 'price-matrix', path: '/price-matrices/1' },
  { name: 'price-changes', path: '/price-changes' },
  { name: 'order-prices', path: '/orders/create?vehicle_id=1', act: typePrice },
  { name: 'repair-order', path: '/orders/{id}' },
  {
    name: 'payment',
    path: '/orders',
    act: press('More actions', 'Create payment'),
  },
  { name: 'parts', path: '/parts' },
  { name: 'receive-parts', path: '/parts/receive' },
  { name: 'sell', path: '/parts', act: press('Sell') },
  { name: 'parts-order', path: '/parts-orders/{id}' },
  { name: 'import', path: '/parts/import' },
  { name: 'labels', path: '/parts', act: press('Print labels') },
  { name: 'company-settings', path: '/company-settings' },
  { name: 'staff', path: '/users' },
]

/** Pictures of the guide: light, English, at their shown width. */
export async function takeGuidePictures(browser: Browser, baseURL: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const account of ['admin', 'mechanic'] as const) {
    const context = await browser.newContext({
      baseURL,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      timezoneId: 'America/Chicago',
    })
    const page = await context.newPage()
    await signIn(page, account)
    for (const picture of pictures.filter(({ as = 'admin' }) => as === account)) await take(page, picture)
    await context.close()
  }
}

async function take(page: Page, { name, path, act, isPhone }: Picture): Promise<void> {
  const address = await resolve(page, path)
  await page.setViewportSize(isPhone ? { width: 390, height: 760 } : { width: 1280, height: 760 })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  // Without the empty space of a scroll bar.
  await page.addStyleTag({ content: 'html { scrollbar-gutter: auto }' })
  await act?.(page)
  await page.waitForTimeout(500)
  const shot = await page.screenshot()
  await sharp(shot)
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`))
  console.log(name)
}
