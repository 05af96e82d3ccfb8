import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { startRigbay } from '../server/src/testing/rigbay-process.ts'
import { takeGuidePictures } from './guide-pictures.ts'
import { resolve, signIn } from './shot-pages.ts'

// Screenshots of the demo shop at four widths, light and dark, into shots/. `npm run shots -- orders ru`:
// pages whose name contains "orders", in Russian; `npm run shots -- guide`: the pictures of docs/guide.
const [only = '', language = 'en'] = process.argv.slice(2)
const widths = [360, 768, 1280, 1600]
const themes = ['light', 'dark'] as const
const folder = join(import.meta.dirname, '../shots')

/** `{id}`: the first id that the list before it links to. */
const pages: { name: string; path: string; as?: 'mechanic' }[] = [
  { name: 'home', path: '/' },
  { name: 'my-jobs', path: '/', as: 'mechanic' },
  { name: 'orders', path: '/orders' },
  { name: 'order', path: '/orders/{id}' },
  { name: 'order-create', path: '/orders/create' },
  { name: 'order-edit', path: '/orders/{id}/edit' },
  { name: 'order-history', path: '/orders/{id}/history' },
  { name: 'customers', path: '/customers' },
  { name: 'customer', path: '/customers/{id}' },
  { name: 'customer-create', path: '/customers/create' },
  { name: 'vehicles', path: '/vehicles' },
  { name: 'vehicle', path: '/vehicles/{id}' },
  { name: 'vehicle-create', path: '/vehicles/create' },
  { name: 'vehicle-history', path: '/vehicles/{id}/history' },
  { name: 'trailers', path: '/trailers' },
  { name: 'trailer', path: '/trailers/{id}' },
  { name: 'parts', path: '/parts' },
  { name: 'part', path: '/parts/{id}' },
  { name: 'part-create', path: '/parts/create' },
  { name: 'part-history', path: '/parts/{id}/history' },
  { name: 'part-import', path: '/parts/import' },
  { name: 'parts-receive', path: '/parts/receive' },
  { name: 'parts-orders', path: '/parts-orders' },
  { name: 'parts-order', path: '/parts-orders/{id}' },
  { name: 'parts-order-create', path: '/parts-orders/create' },
  { name: 'brands', path: '/brands' },
  { name: 'brand-create', path: '/brands/create' },
  { name: 'categories', path: '/categories' },
  { name: 'category-create', path: '/categories/create' },
  { name: 'specifications', path: '/specifications' },
  { name: 'specification-create', path: '/specifications/create' },
  { name: 'units', path: '/inventory-units' },
  { name: 'suppliers', path: '/supplier' },
  { name: 'tags', path: '/tags' },
  { name: 'types-of-work', path: '/type-of-work' },
  { name: 'type-of-work', path: '/type-of-work/{id}' },
  { name: 'type-of-work-create', path: '/type-of-work/create' },
  { name: 'labor-rates', path: '/labor-rates' },
  { name: 'labor-rate', path: '/labor-rates/{id}' },
  { name: 'labor-rate-create', path: '/labor-rates/create' },
  { name: 'charges', path: '/charges' },
  { name: 'charge', path: '/charges/{id}' },
  { name: 'charge-create', path: '/charges/create' },
  { name: 'price-changes', path: '/price-changes' },
  { name: 'price-levels', path: '/price-levels' },
  { name: 'price-matrices', path: '/price-matrices' },
  { name: 'price-matrix', path: '/price-matrices/{id}' },
  { name: 'report-orders', path: '/report-orders' },
  { name: 'report-inventory', path: '/report-inventory' },
  { name: 'users', path: '/users' },
  { name: 'user-create', path: '/users/create' },
  { name: 'company-settings', path: '/company-settings' },
  { name: 'company-history', path: '/company-settings/history' },
  { name: 'profile', path: '/profile' },
  { name: 'forbidden', path: '/forbidden' },
  { name: 'not-found', path: '/no-such-page' },
]

if (only !== 'guide' && !pages.some(({ name }) => name.includes(only))) {
  console.error(
    `No page has ${only} in its name. There are ${pages.map(({ name }) => name).join(', ')}, and guide.`,
  )
  process.exit(1)
}

const dataDir = await mkdtemp(join(tmpdir(), 'rigbay-shots-'))
const rigbay = await startRigbay({ DATA_DIR: dataDir, SIGN_IN_LIMIT: '1000', RATE_LIMIT: '100000' })
const browser = await chromium.launch({
  executablePath: [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    path => path && existsSync(path),
  ),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  await rigbay.ready()
  await mkdir(folder, { recursive: true })
  if (only === 'guide') await takeGuidePictures(browser, rigbay.url)
  for (const theme of themes) {
    for (const account of ['admin', 'mechanic'] as const) {
      const wanted = pages.filter(page => (page.as ?? 'admin') === account && page.name.includes(only))
      if (wanted.length > 0) await takeAll(browser, theme, account, wanted)
    }
  }
} finally {
  await browser.close()
  await rigbay.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function takeAll(
  inBrowser: Browser,
  theme: 'light' | 'dark',
  account: string,
  wanted: typeof pages,
): Promise<void> {
  const context = await inBrowser.newContext({
    baseURL: rigbay.url,
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'America/Chicago',
  })
  const page = await context.newPage()
  await signIn(page, account)
  if (language !== 'en') await chooseLanguage(page)
  for (const { name, path } of wanted) {
    const address = await resolve(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 500 ? 760 : 900 })
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(300)
      await page.screenshot({
        path: join(folder, `${name}-${width}-${theme}${language === 'en' ? '' : `-${language}`}.png`),
      })
    }
    console.log(`${name} ${theme}`)
  }
  await context.close()
}

/** The stored value is shifted by three code units. */
async function chooseLanguage(page: Page): Promise<void> {
  await page.evaluate(value => {
    const shifted = [...JSON.stringify(value)]
      .map(sign => String.fromCharCode(sign.charCodeAt(0) + 3))
      .join('')
    localStorage.setItem('HL__language', shifted)
  }, language)
}
