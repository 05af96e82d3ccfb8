import type { Locator, Page } from 'playwright-core'
import { type Bench, delayOf, openPage, phone, pressed, settled, until } from './phone-screen.ts'

const reach = 100
const list = '/orders?per_page=72'

export async function measureActs(bench: Bench): Promise<void> {
  const page = await openPage(bench, phone)
  const tell = async (what: string, ...steps: (Locator | string)[]) => {
    let slowest = 0
    for (const step of steps) {
      const act =
        typeof step === 'string' ? () => page.keyboard.type(step, { delay: 150 }) : await press(page, step)
      slowest = Math.max(slowest, await delayOf(page, act))
    }
    bench.note(`act: ${what}`, slowest, reach)
  }
  const dialog = page.getByRole('dialog')

  await open(page, list, '[data-row]')
  await tell('tick a row', page.locator('[data-row] .rb-tick').nth(2))
  await tell('open a filter', page.locator('.rb-list-filters .ant-select').first())
  await page.keyboard.press('Escape')
  await tell('find anything', page.getByRole('button', { name: 'Find anything' }), 'brake')
  await page.keyboard.press('Escape')
  await tell('open a row', page.locator('[data-row-link]').nth(2))

  await open(page, '/customers?per_page=72', '[data-row]')
  await tell('switch tabs', page.locator('.rb-tabs a').nth(1))

  await open(page, `${list}&payment_status=not_paid`, '[data-row]')
  await tell(
    'open a payment',
    page.locator('[data-row] [aria-haspopup=menu]').nth(1),
    page.getByRole('menuitem', { name: 'Create payment' }),
  )

  const [order] = await bench.ask<{ id: number }[]>('GET', '/orders?status=new&per_page=1')
  await open(page, `/orders/${order!.id}`, '.rb-order-work-head')
  await tell(
    'change a status',
    page.getByRole('main').getByRole('button', { name: 'Change status' }),
    dialog.getByRole('radio').first(),
    dialog.getByRole('button', { name: 'Change status' }),
  )

  await open(page, list, '[data-row]')
  await tell('open a new order', page.getByRole('main').getByRole('link', { name: 'New order' }))
  const [truck] = await bench.ask<{ id: number }[]>('GET', '/trucks?per_page=1')
  await open(page, `/orders/create?vehicle_id=${truck!.id}`, '.rb-work')
  const work = page.getByRole('combobox', { name: 'Type of work' })
  await tell('type in it', work, 'Brake drums')
  await page.keyboard.press('Escape')
  const parts = page.getByRole('combobox', { name: 'Part name or number' })
  await tell('look for a part', parts, 'oil filter')
  await tell('pick it', page.locator('.ant-select-item-option:visible').first())
  await page.context().close()
}

const press = async (page: Page, found: Locator) => {
  await found.waitFor()
  return pressed(page, found)
}

async function open(page: Page, path: string, shown: string): Promise<void> {
  await page.goto(path)
  await until(page, `document.querySelector('${shown}')`)
  await settled(page)
  const drop = page.getByRole('dialog').getByRole('button', { name: 'No' })
  if (await drop.isVisible()) await drop.click()
  await page.waitForTimeout(500)
}
