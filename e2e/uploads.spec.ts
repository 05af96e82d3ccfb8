import { type Browser, expect, type Page, type Route } from '@playwright/test'
import sharp from 'sharp'
import type { Attachment } from '../contract/src/records/attachments.ts'
import { apiData, call } from './api-calls.ts'
import { picture } from './picture.ts'
import { newOrder, type Order, today } from './repair-order-actions.ts'
import { phoneScreen, signIn, signInAtHome, signInElsewhere } from './shop.ts'
import { accessibilityViolations } from './sweeps/accessibility-violations.ts'
import { test } from './test.ts'

const phone = { viewport: phoneScreen, hasTouch: true, isMobile: true }
const attachmentCalls = '**/api/v1/orders/*/attachments'

test('a photo taken offline survives a reload and is attached once although the first response was lost', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin')
  const { mechanic, order } = await mechanicWithOrder(page, browser)
  const keys: (string | undefined)[] = []
  let isAway = true
  await mechanic.route(attachmentCalls, async route => {
    keys.push(route.request().headers()['idempotency-key'])
    // The first request arrives, but its response is lost.
    if (keys.length === 1) await route.fetch()
    if (isAway) await route.abort('internetdisconnected')
    else await route.continue()
  })
  const job = mechanic.locator('.rb-job').filter({ hasText: order.order_number })
  await job.locator('input[type=file]').setInputFiles(await picture('hose.jpg', 800, 600))
  const tray = trayOf(mechanic)
  await expect(tray.getByText('1 file is not uploaded yet')).toBeVisible()
  await expect(tray.getByText('hose.jpg')).toBeVisible()
  await expect(tray.getByRole('link', { name: order.order_number })).toBeVisible()
  await expect(tray.getByText('No connection.')).toBeVisible()
  await expectSaid(mechanic, `hose.jpg, ${order.order_number}: No connection`)
  // The tray covers nothing that cannot be scrolled into view.
  expect(await accessibilityViolations(mechanic, '.rb-uploads')).toEqual([])

  await mechanic.getByRole('link', { name: order.order_number }).first().click()
  await expect(mechanic).toHaveURL(/\/orders\/\d+$/)
  await expect(tray.getByText('hose.jpg')).toBeVisible()
  await expectClearOf(mechanic)
  await mechanic.goto('/orders')
  await expect(tray.getByText('hose.jpg')).toBeVisible()
  await mechanic.reload()
  await expect(tray.getByText('hose.jpg')).toBeVisible()
  await expectClearOf(mechanic)

  isAway = false
  await mechanic.context().setOffline(true)
  await mechanic.context().setOffline(false)
  await expectSaid(mechanic, `hose.jpg, ${order.order_number}: Uploaded`)
  await expect(tray).toHaveCount(0)
  expect(await accessibilityViolations(mechanic)).toEqual([])
  expect(new Set(keys).size).toBe(1)
  expect(await filesOf(page, order)).toEqual(['hose.jpg'])
  await mechanic.reload()
  await expect(mechanic.getByRole('banner')).toBeVisible()
  await expect(tray).toHaveCount(0)
  await mechanic.context().close()
})

test('a refused file stays with its reason, also after a reload, until it is removed', async ({ page }) => {
  await signIn(page, 'admin')
  const order = await newOrder(page)
  await page.goto(`/orders/${order.id}`)
  let sent = 0
  await page.route(attachmentCalls, route => {
    sent += 1
    return route.continue()
  })
  await choose(page, [{ name: 'brakes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }])
  const tray = trayOf(page)
  const row = tray.getByRole('listitem')
  await expect(row).toContainText('Incorrect file')
  expect(await accessibilityViolations(page)).toEqual([])
  await page.reload()
  await expect(row).toContainText('brakes.png')
  await expect(row).toContainText('Incorrect file')
  expect(sent).toBe(1)
  await tray.getByRole('button', { name: 'Try again: brakes.png' }).click()
  await expect.poll(() => sent).toBe(2)
  await expect(row).toContainText('Incorrect file')
  await tray.getByRole('button', { name: 'Remove brakes.png' }).click()
  await expect(tray).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tray).toHaveCount(0)
  expect(await filesOf(page, order)).toEqual([])
})

test('a photo over the size limit is made smaller in the browser and stays upright; a document is unchanged', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const order = await newOrder(page)
  await page.goto(`/orders/${order.id}`)
  const heavy = await noise('frame.JPEG', 4000, 3000)
  expect(heavy.buffer.length).toBeGreaterThan(10_240 * 1024)
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('worn') }
  await choose(page, [heavy, await picture('small.png', 300, 200), text])
  await expect(page.getByRole('button', { name: 'notes.txt', exact: true })).toBeVisible()
  expect(await filesOf(page, order)).toEqual(['frame.jpg', 'small.png', 'notes.txt'])
  const [frame] = await attachmentsOf(page, order)
  expect(frame!.size).toBeLessThan(4 * 1024 * 1024)
  expect(await sidesOf(page, frame!.url)).toEqual([1920, 2560])
})

test('a running upload is cancelled, and the next file follows', async ({ page }) => {
  await signIn(page, 'admin')
  const order = await newOrder(page)
  await page.goto(`/orders/${order.id}`)
  const stalled: Route[] = []
  await page.route(attachmentCalls, route => {
    if (stalled.length === 0) stalled.push(route)
    else void route.continue()
  })
  await choose(page, [await picture('first.png', 300, 200), await picture('second.png', 300, 200)])
  const tray = trayOf(page)
  await expect(tray.getByRole('listitem').nth(1)).toContainText('Waiting for its turn')
  await expect.poll(() => stalled.length).toBe(1)
  expect(await accessibilityViolations(page)).toEqual([])
  await tray.getByRole('button', { name: 'Cancel the upload of first.png' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'second.png', exact: true })).toBeVisible()
  await expect(tray).toHaveCount(0)
  expect(await filesOf(page, order)).toEqual(['second.png'])
})

test('a tax exemption certificate is uploaded and reviewed the same way', async ({ page }) => {
  await signIn(page, 'admin')
  const [{ id }] = await apiData<[{ id: number }]>(page, 'GET', '/customers/short-list?search=a')
  await page.goto(`/customers/${id}`)
  await page.route('**/tax-exemption', route => route.abort('internetdisconnected'))
  await choose(page, [await picture('certificate.png', 300, 200)])
  await expect(trayOf(page).getByText('No connection.')).toBeVisible()
  await page.unrouteAll()
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(page.getByRole('main').getByRole('button', { name: 'certificate.png' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Under review')).toBeVisible()
})

test('signing out asks about files that are not uploaded, and removes them from the browser', async ({
  browser,
}) => {
  const page = await signInElsewhere(browser, 'admin')
  const order = await newOrder(page)
  await page.goto(`/orders/${order.id}`)
  await page.route(attachmentCalls, route => route.abort('internetdisconnected'))
  await choose(page, [await picture('plate.png', 300, 200)])
  const tray = trayOf(page)
  await expect(tray.getByText('No connection.')).toBeVisible()
  const signOut = async () => {
    await page.getByRole('button', { name: 'Account and preferences' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
  }
  await signOut()
  const dialog = page.getByRole('dialog', { name: '1 file is not uploaded yet. Sign out and lose it?' })
  await expect(dialog).toContainText('plate.png')
  await dialog.getByRole('button', { name: 'No' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(tray.getByText('plate.png')).toBeVisible()
  await signOut()
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  await page.unrouteAll()
  await signInAtHome(page, 'admin')
  await page.goto(`/orders/${order.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tray).toHaveCount(0)
  expect(await filesOf(page, order)).toEqual([])
  await page.context().close()
})

test('an expired session keeps the files, for the same user only', async ({ browser }) => {
  const page = await signInElsewhere(browser, 'sales')
  const [customer] = await apiData<{ id: number }[]>(page, 'GET', '/customers/short-list?search=a')
  await page.goto(`/customers/${customer!.id}`)
  await page.route('**/attachments', route => route.abort('internetdisconnected'))
  await choose(page, [await picture('permit.png', 300, 200)], 'last')
  const tray = trayOf(page)
  await expect(tray.getByText('No connection.')).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await signInAtHome(page, 'admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tray).toHaveCount(0)
  await page.unrouteAll()
  await signInAtHome(page, 'sales')
  await expectSaid(page, /^permit\.png, .+: Uploaded$/)
  await page.context().close()
})

test('a browser without storage warns before a page with an unfinished upload is left', async ({
  browser,
}) => {
  const page = await signInElsewhere(browser, 'admin')
  const order = await newOrder(page)
  await page.addInitScript(() =>
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open() {
          throw new Error('Not in a private window')
        },
      },
    }),
  )
  await page.goto(`/orders/${order.id}`)
  await page.route(attachmentCalls, route => route.abort('internetdisconnected'))
  await choose(page, [await picture('plate.png', 300, 200)])
  const tray = trayOf(page)
  await expect(tray.getByText('Leave this page open')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  const opened = page.waitForEvent('dialog')
  // Not awaited, because the reload is prevented.
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const dialog = await opened
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await tray.getByRole('button', { name: 'Cancel the upload of plate.png' }).click()
  await expect(tray).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().close()
})

const trayOf = (page: Page) => page.getByRole('region', { name: 'Uploads' })

/** Expects an announcement in the live region; the tray shows it only for a few seconds. */
const expectSaid = (page: Page, sentence: string | RegExp) =>
  expect(page.locator('[data-announcer]')).toContainText(sentence)

async function mechanicWithOrder(desk: Page, browser: Browser) {
  const mechanic = await signInElsewhere(browser, 'mechanic', phone)
  const mechanic_id = (await call(mechanic, 'GET', '/profile')).body.data.id
  const order = await newOrder(desk, { mechanic_id, implementation_date: `${today()} 23:45` })
  await mechanic.reload()
  return { mechanic, order }
}

async function choose(
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[],
  which = 'first',
) {
  const inputs = page.getByRole('main').locator('input[type=file]:not([capture])')
  await (which === 'first' ? inputs.first() : inputs.last()).setInputFiles(files)
}

const attachmentsOf = async (page: Page, { id }: Order) =>
  (await apiData<{ attachments: Attachment[] }>(page, 'GET', `/orders/${id}`)).attachments

const filesOf = async (page: Page, order: Order) =>
  (await attachmentsOf(page, order)).map(({ file_name }) => file_name)

/** The tray does not cover the end of the page. */
async function expectClearOf(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        // Repeated, because a loading page grows.
        window.scrollTo(0, document.documentElement.scrollHeight)
        const tray = document.querySelector('.rb-uploads')!.getBoundingClientRect()
        const foot = document.querySelector('.rb-footer')!.getBoundingClientRect()
        const up = document.querySelector('.rb-to-top')?.getBoundingClientRect()
        return {
          footIsClear: foot.bottom <= tray.top + 1,
          wayUpIsClear: !up || up.bottom <= tray.top,
          trayIsInSight: tray.bottom <= innerHeight + 1,
          fitsWidth: document.documentElement.scrollWidth <= innerWidth,
        }
      }),
    )
    .toEqual({ footIsClear: true, wayUpIsClear: true, trayIsInSight: true, fitsWidth: true })
}

/** A large photo with an orientation in its metadata. */
async function noise(name: string, width: number, height: number) {
  const buffer = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

function sidesOf(page: Page, url: string): Promise<number[]> {
  return page.evaluate(async address => {
    const stored = localStorage.getItem('HL__auth') ?? ''
    const pair = JSON.parse([...stored].map(one => String.fromCharCode(one.charCodeAt(0) - 3)).join(''))
    const headers = { Authorization: `Bearer ${pair.access_token}`, 'Admin-Panel': 'true' }
    const drawn = await createImageBitmap(await (await fetch(address, { headers })).blob())
    return [drawn.width, drawn.height]
  }, url)
}
