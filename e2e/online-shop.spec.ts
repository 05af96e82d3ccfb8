import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { call } from './api-calls.ts'
import { notices, signIn, signInAtHome, signInElsewhere } from './shop.ts'
import { test } from './test.ts'

const keysPath = '/company-settings/online-shop'

test('a key is created and copied; an order sent with it is listed and notified; then the key is revoked', {
  tag: '@PO-020',
}, async ({ page, browser, shop }) => {
  const messages: string[] = []
  const receiver = createServer((request, response) => {
    request.on('data', chunk => messages.push(String(chunk))).on('end', () => response.writeHead(204).end())
  })
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  try {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await signInAtHome(page, 'superadmin')
    const seller = await signInElsewhere(browser, 'sales')
    const key = await makeKey(page, `http://127.0.0.1:${port}/hook`)

    const send = async (body: object) => {
      const answer = await fetch(`${shop.url}/api/v1/shop/orders`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: answer.status, body: await answer.json() }
    }
    const part = (await call(page, 'GET', '/inventories?for_shop=1&per_page=100')).body.data.find(
      (one: { quantity: number }) => one.quantity >= 1,
    )
    const order = {
      external_number: 'WEB-70001',
      customer: {
        email: 'rosa.lindqvist@buyers.example',
        first_name: 'Rosa',
        last_name: 'Lindqvist',
        phone: '(312) 555-0142',
      },
      delivery_address: { address: '1200 Industrial Dr', city: 'Joliet', state: 'IL', zip: '60431' },
      items: [{ stock_number: part.stock_number, quantity: 1, price: 19.99 }],
      shipping: 12.5,
      payment: { is_paid: true },
    }
    const taken = await send(order)
    expect(taken.status).toBe(200)
    const { order_number, id } = taken.body.data
    expect((await send(order)).body).toEqual(taken.body)

    await seller.getByRole('button', { name: /^Notifications/ }).click()
    const notification = seller.locator('.rb-notifications li').first()
    await expect(notification).toContainText(`New order ${order_number} from the online shop`)
    await notification.getByRole('link').click()
    await expect(seller).toHaveURL(new RegExp(`/parts-orders/${id}$`))
    await seller.goto('/parts-orders?source=ecomm')
    await expect(seller.getByText(order_number)).toBeVisible()
    await seller.context().close()

    expect(
      (await call(page, 'POST', `/parts-orders/${id}/change-status`, { status: 'in_process' })).status,
    ).toBe(200)
    await expect.poll(() => messages.map(text => JSON.parse(text).data.status)).toEqual(['in_process'])
    await page.getByRole('link', { name: 'Messages' }).click()
    const message = page.getByRole('row').filter({ hasText: order_number })
    await expect(message).toContainText('WEB-70001')
    await expect(message).toContainText('Delivered')
    await message.getByRole('button', { name: 'Send again' }).click()
    await expect.poll(() => messages.length).toBe(2)

    await page.getByRole('link', { name: 'Keys' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Our web shop' })
    await row.getByRole('button', { name: 'Revoke key' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click()
    await expect(row).toContainText('Revoked')
    await expect(row.getByRole('button', { name: 'Revoke key' })).toHaveCount(0)
    expect((await send(order)).status).toBe(401)
  } finally {
    receiver.close()
  }
})

/** Creates a key in the company settings and returns the copied text. */
async function makeKey(page: Page, webhook: string): Promise<string> {
  await page.goto('/company-settings')
  await page.getByRole('link', { name: 'Online shop' }).click()
  await expect(page).toHaveURL(keysPath)
  await page.getByRole('button', { name: 'New key' }).first().click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill('Our web shop')
  await form.getByLabel('Webhook address').fill(webhook)
  await form.getByRole('button', { name: 'Save' }).click()
  const secrets = page.getByRole('dialog').filter({ hasText: 'Copy this now' })
  const shown = await secrets.getByLabel('Key', { exact: true }).inputValue()
  expect(shown).toMatch(/^rb_[\w-]{43}$/)
  await expect(secrets.getByLabel('Webhook secret', { exact: true })).toHaveValue(/^whsec_/)
  await secrets.getByRole('button', { name: 'Copy: Key' }).click()
  await expect(notices(page).filter({ hasText: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown)
  await secrets.getByRole('button', { name: 'I have copied it' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'Our web shop' })).toContainText(
    `${shown.slice(0, 9)}…`,
  )
  await expect(page.getByText(shown)).toHaveCount(0)
  return shown
}

test('only superadmins see the keys', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto(keysPath)
  await expect(page).toHaveURL(/\/forbidden$/)
  await page.goto('/company-settings')
  await expect(page.getByRole('link', { name: 'History' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Online shop' })).toHaveCount(0)
})
