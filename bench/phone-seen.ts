import type { Page } from 'playwright-core'
import { type Bench, openPage, phone, pressed, settled, until } from './phone-screen.ts'

const reach = 100

/** Time of showing a page again, from the press to the end of its frame. */
export async function measureSeen(bench: Bench): Promise<void> {
  const page = await openPage(bench, phone)
  await page.addInitScript({ content: watched })
  await page.goto('/orders?per_page=72')
  await until(page, list)
  await settled(page)
  await (await pressed(page, page.locator('[data-row-link]').nth(3)))()
  await until(page, record)
  await settled(page)
  await (await pressed(page, page.locator('header a[href="/"]').first()))()
  await until(page, home)
  await settled(page)
  const tell = async (what: string, act: string, condition: string) =>
    bench.note(`seen before: ${what}`, await shown(page, act, condition), reach)
  await tell('back to an order', 'history.back()', record)
  await tell('back to 72 orders', 'history.back()', list)
  await tell('on to the order', 'history.forward()', record)
  await tell('on to home', 'history.forward()', home)
  await page.context().close()
}

async function shown(page: Page, act: string, condition: string): Promise<number> {
  const took = await page.evaluate<number>(`shownAfter(() => ${act}, () => ${condition})`)
  await settled(page)
  await page.waitForTimeout(500)
  return took
}

const watched = `
  window.shownAfter = (act, isShown) =>
    new Promise(resolve => {
      const begun = performance.now()
      const frame = () =>
        requestAnimationFrame(() => {
          if (!isShown()) return frame()
          const painted = new MessageChannel()
          painted.port1.onmessage = () => resolve(performance.now() - begun)
          painted.port2.postMessage(null)
        })
      act()
      frame()
    })
`

const isIn = (selector: string) =>
  `document.querySelector('main[aria-busy=false] ${selector}')?.checkVisibility()`
const list = isIn('[data-row] [data-row-link]')
const record = isIn('.rb-order-work-head')
const home = isIn('.rb-board')
