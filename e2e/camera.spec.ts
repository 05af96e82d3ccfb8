import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { barcodeOf } from '../server/src/features/parts/labels/barcode.ts'
import config from './playwright.config.ts'
import { leaveForm, phoneScreen, signInElsewhere } from './shop.ts'
import { test } from './test.ts'

const stockNumber = 'OI-10000'
const film = join(tmpdir(), `rigbay-camera-${process.pid}.y4m`)
const launchOptions = config.use!.launchOptions!

/** The headless shell has no cameras. */
const wholeBrowser = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find(path => path && existsSync(path))

test.use({
  launchOptions: {
    ...launchOptions,
    ...(wholeBrowser ? { executablePath: wholeBrowser } : { channel: 'chromium' }),
    args: [
      ...launchOptions.args!,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
})

const phone: BrowserContextOptions = { viewport: phoneScreen, hasTouch: true, isMobile: true }
const withCamera = { ...phone, permissions: ['camera'] }

/** A video of a label with low contrast, for the fake camera. */
test.beforeAll(async () => {
  const { bars, modules } = barcodeOf(stockNumber)!
  const rectangles = bars.map(
    ([x, width]) => `<rect x="${100 + x * 3}" y="160" width="${width * 3}" height="160"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
    <rect width="640" height="480" fill="#777"/>
    <rect x="60" y="120" width="${80 + modules * 3}" height="240" fill="#ddd"/>${rectangles.join('')}</svg>`
  const grey = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer()
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, Buffer.alloc((640 * 480) / 2, 128)])
  await writeFile(
    film,
    Buffer.concat([Buffer.from('YUV4MPEG2 W640 H480 F30:1 Ip A1:1 C420jpeg\n'), frame, frame]),
  )
})

test.afterAll(() => rm(film, { force: true }))

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Scan with the camera' })

test('on a phone a camera scan opens the part and turns the camera off', async ({ browser }) => {
  const page = await signInElsewhere(browser, 'admin', withCamera)
  const foreign: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin) foreign.push(request.url())
  })
  await page.goto('/parts')
  await page.getByRole('button', { name: 'Scan', exact: true }).tap()
  await expect(page).toHaveURL(/\/parts\/\d+$/)
  await expect(page.getByRole('main')).toContainText(stockNumber)
  await expect(sheet(page)).toBeHidden()
  expect(foreign.filter(url => !url.startsWith('blob:'))).toEqual([])
  await page.context().close()
})

test('in a form the camera adds the part to its rows, stays open for the next, and closes with Back', async ({
  browser,
}) => {
  const page = await signInElsewhere(browser, 'admin', withCamera)
  await page.goto('/type-of-work/create')
  await page.getByRole('button', { name: 'Scan', exact: true }).tap()
  await expect(page.locator('.rb-notice').filter({ hasText: /^Oil filter.*: 1 pcs/ })).toBeVisible()
  await expect(sheet(page)).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  await expect(page).toHaveURL(/\/type-of-work\/create$/)
  await expect(page.getByLabel(/^Quantity, Oil filter/)).toHaveValue('1')
  await leaveForm(page)
  await page.context().close()
})

test("the camera adds to a supplier's invoice", async ({ browser }) => {
  const page = await signInElsewhere(browser, 'admin', withCamera)
  await page.goto('/parts/receive')
  await page.getByRole('button', { name: 'Scan', exact: true }).tap()
  await expect(page.locator('.rb-notice').filter({ hasText: /^Oil filter.*: 1 pcs/ })).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  await expect(page.getByLabel(/^Quantity, Oil filter/)).toHaveValue('1')
  await expect(page.getByLabel(/^Unit cost, Oil filter/)).not.toHaveValue('')
  await leaveForm(page)
  await page.context().close()
})

test('a denied camera is explained and can be retried', async ({ browser }) => {
  const page = await signInElsewhere(browser, 'admin', { ...phone, permissions: [] })
  await page.goto('/parts')
  await page.getByRole('button', { name: 'Scan', exact: true }).tap()
  await expect(sheet(page).getByRole('alert')).toContainText('Access to the camera was denied')
  await page.context().grantPermissions(['camera'])
  await sheet(page).getByRole('button', { name: 'Try again' }).tap()
  await expect(page).toHaveURL(/\/parts\/\d+$/)
  await page.context().close()
})

test('without a touch screen there is no camera button', async ({ browser }) => {
  const page = await signInElsewhere(browser, 'admin')
  await page.goto('/parts')
  await expect(page.getByRole('button', { name: 'Print labels' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Scan', exact: true })).toBeHidden()
  await page.context().close()
})
