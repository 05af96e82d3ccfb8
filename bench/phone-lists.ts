import type { Page } from 'playwright-core'
import {
  type Bench,
  delayOf,
  desk,
  longestTask,
  openPage,
  phone,
  pressed,
  settled,
  until,
} from './phone-screen.ts'

const rows = 72
const lists = [
  { path: '/orders', words: ['freight', 'kenworth'], hasPages: true },
  { path: '/parts', words: ['filter', 'brake'], hasPages: true },
  { path: '/customers', words: ['logistics', 'trucking'], hasPages: false },
]
const reach = { paint: 2000, shifts: 20, task: 200, delay: 100 }

export async function measureLoads(bench: Bench): Promise<void> {
  for (const path of ['/', ...lists.map(list => withRows(list.path))]) {
    const page = await openPage(bench, phone)
    await page.goto(path)
    if (path !== '/') await until(page, isDrawn)
    await settled(page)
    await page.waitForTimeout(500)
    bench.note(`${path}: largest paint`, await page.evaluate<number>('vitals.lcp'), reach.paint)
    bench.note(`${path}: layout shifts`, await page.evaluate<number>('vitals.shifts * 1000'), reach.shifts)
    await page.context().close()
  }
}

export async function measureLists(bench: Bench): Promise<void> {
  for (const [look, screen] of [
    ['cards', phone],
    ['table', desk],
  ] as const)
    for (const list of lists) {
      const page = await openPage(bench, screen)
      await page.goto(withRows(list.path))
      await until(page, isDrawn)
      await settled(page)
      await measureList(bench, page, `${look} ${list.path}`, list)
      await page.context().close()
    }
}

async function measureList(
  { note }: Bench,
  page: Page,
  what: string,
  { words, hasPages }: (typeof lists)[number],
): Promise<void> {
  note(
    `${what}: longest task, loading`,
    await longestTask(page, async () => {
      await page.reload()
      await until(page, isDrawn)
      await settled(page)
    }),
    reach.task,
  )
  /** Twice: tracing slows the page, so the delay is measured without. */
  const timed = async (name: string, prepare: (turn: number) => Promise<() => Promise<void>>) => {
    await page.waitForTimeout(500)
    note(`${what}: delay, ${name}`, await delayOf(page, await prepare(0)), reach.delay)
    await until(page, isRead)
    await settled(page)
    const again = await prepare(1)
    const task = await longestTask(page, async () => {
      await again()
      await page.waitForTimeout(1500)
      await until(page, isRead)
      await settled(page)
    })
    note(`${what}: longest task, ${name}`, task, reach.task)
  }
  const nth =
    (selector: string, first: number, step = 1) =>
    (turn: number) =>
      pressed(page, page.locator(selector).nth(first + step * turn))
  if (hasPages) await timed('next page', nth('.rb-pages .rb-page', 2))
  if (await page.locator('.rb-sort').first().isVisible()) await timed('sorting', nth('.rb-sort', 0, 0))
  await timed('ticking a row', nth('[data-row] .rb-tick', 2))
  await timed('searching', async turn => {
    const focus = await pressed(page, page.locator('.rb-list-search-box'))
    return async () => {
      await focus()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(words[turn]!, { delay: 120 })
    }
  })
}

const withRows = (path: string) => `${path}?per_page=${rows}`
const isDrawn = `document.querySelectorAll('[data-row]').length >= ${rows}`
const isRead = `!document.querySelector('.rb-list .rb-stale, .rb-list .rb-skeleton, .rb-list [aria-busy=true]')`
