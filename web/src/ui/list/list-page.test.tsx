import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { fastestPersonMs } from '#web/shell/scanner/scan-keys.ts'
import { stopClock, typeAtOnce } from '#web/testing/clock.ts'
import { refusal, server } from '#web/testing/fake-server.ts'
import { me } from '#web/testing/me.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { address, button, notices, rows, rowTexts } from '#web/testing/seen.ts'
import { serveThings, thingEndpoints, thingPages } from '#web/testing/things.tsx'

const open = (address = '/things') => openPage(address, thingPages)
const asked = () => server.callsOf(thingEndpoints.list).map(({ query }) => query)
const cards = () => document.querySelectorAll('.rb-card[data-row]')
const heading = (name: string) => page.getByRole('columnheader').getByRole('button', { name })

async function choosePageSize(size: number) {
  await page.getByRole('combobox', { name: 'Rows per page' }).click()
  await page
    .getByText(new RegExp(`^${size} `))
    .last()
    .click()
}

it('shows what its address says: page, order and filters', { tags: ['PLAT-026', 'PLAT-030'] }, async () => {
  serveThings()
  await open('/things?order_by=name&order_type=desc&page=2')
  await expect.poll(rowTexts).toContainEqual(expect.stringContaining('Thing 18'))
  const query = { page: '2', per_page: '12', order_by: 'name', order_type: 'desc' }
  expect(asked().at(-1)).toMatchObject(query)
  await expect
    .element(page.getByRole('columnheader', { name: 'Name' }))
    .toHaveAttribute('aria-sort', 'descending')
  await open('/things?status[0]=finished')
  await expect.poll(rows).toHaveLength(10)
  expect(asked().at(-1)).toMatchObject({ 'status[0]': 'finished' })
})

it('sorts up, then down, from the first page; Back takes it back', { tags: 'LIST-001' }, async () => {
  serveThings()
  await open('/things?page=2')
  await heading('Price').click()
  await expect.poll(() => asked().at(-1)).toMatchObject({ order_by: 'price', order_type: 'asc', page: '1' })
  await heading('Price').click()
  await expect.poll(() => asked().at(-1)).toMatchObject({ order_by: 'price', order_type: 'desc', page: '1' })
  await expect.poll(() => rowTexts()[0]).toContain('$99.00')
  window.history.back()
  await expect.poll(() => rowTexts()[0]).toContain('$0.00')
})

it('turns pages in its address, by buttons with names, and shows the first for one beyond the end', {
  tags: 'LIST-007',
}, async () => {
  serveThings()
  await open()
  await expect.poll(rows).toHaveLength(12)
  await expect.element(button('Previous page')).toBeDisabled()
  await button('Page 3').click()
  await expect.poll(rows).toHaveLength(6)
  await expect.element(button('Next page')).toBeDisabled()
  expect(address()).toBe('/things?page=3')
  await open('/things?page=9')
  await expect.poll(rows).toHaveLength(12)
  await expect.poll(address).toBe('/things')
})

it('shows 12 rows, or 24, 48, 72; it remembers that, and cards or table, each with its size', {
  tags: ['LIST-002', 'LIST-003', 'LIST-004', 'LIST-008', 'LIST-009', 'LIST-010'],
}, async () => {
  serveThings()
  await open()
  await expect.poll(rows).toHaveLength(12)
  await page.getByRole('combobox', { name: 'Rows per page' }).click()
  await expect
    .poll(() =>
      [...document.querySelectorAll('.ant-select-item-option')].map(one => parseInt(one.textContent, 10)),
    )
    .toEqual([12, 24, 48, 72])
  await userEvent.keyboard('{Escape}')
  await choosePageSize(24)
  await expect.poll(rows).toHaveLength(24)
  await button('Cards').click()
  await expect.poll(cards).toHaveLength(12)
  await choosePageSize(48)
  await expect.poll(cards).toHaveLength(30)
  await open()
  await expect.poll(cards).toHaveLength(30)
  await button('Table').click()
  await expect.poll(rows).toHaveLength(24)
})

it('searches with 3 characters, 500 ms after the last; with fewer by Enter, and says so', {
  tags: ['LIST-016', 'LIST-017'],
}, async () => {
  serveThings()
  await open()
  await expect.poll(rows).toHaveLength(12)
  const box = page.getByRole('searchbox')
  const searches = () => asked().flatMap(({ search }) => search ?? [])
  stopClock()
  await box.fill('th')
  await expect.element(page.getByText('1 more, or Enter')).toBeVisible()
  vi.advanceTimersByTime(3000)
  typeAtOnce(box, 'thing')
  vi.advanceTimersByTime(499)
  expect(searches()).toEqual([])
  vi.advanceTimersByTime(1)
  await expect.poll(searches).toEqual(['thing'])
  await box.fill('7')
  await userEvent.keyboard('{Enter}')
  await expect.poll(searches).toEqual(['thing', '7'])
  await expect.poll(rowTexts).toHaveLength(3)
})

it('says whether there is nothing yet or nothing that matches, and clears the filters', async () => {
  const things = serveThings()
  await open('/things?search=qqq')
  await expect.element(page.getByText('Nothing matches these filters')).toBeVisible()
  await button('Clear filters').last().click()
  await expect.poll(rows).toHaveLength(12)
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  things.splice(0)
  await open()
  await expect.element(page.getByText('No things yet')).toBeVisible()
  await expect.element(page.getByText('Nothing matches these filters')).not.toBeInTheDocument()
})

it('shows a skeleton while it loads, the rows before dimmed while others load, and tries again what failed', async () => {
  serveThings()
  const answer = Promise.withResolvers<void>()
  server.answer(thingEndpoints.list, async () => {
    await answer.promise
    return refusal(404)
  })
  await open()
  await expect.poll(() => document.querySelector('.rb-skeleton-bar')).not.toBeNull()
  answer.resolve()
  await expect.element(page.getByText('This could not be loaded')).toBeVisible()
  serveThings()
  await button('Try again').click()
  await expect.poll(rows).toHaveLength(12)
  server.answer(thingEndpoints.list, () => new Promise(() => {}))
  await button('Page 2').click()
  await expect.poll(() => document.querySelector('.rb-stale')).not.toBeNull()
  expect(rowTexts()[0]).toContain('Thing 01')
})

it('takes no act on the rows before once a search is typed, until the new ones are there', async () => {
  serveThings()
  await open()
  await expect.poll(rows).toHaveLength(12)
  const comments = () => rows()[0]?.querySelector<HTMLElement>('.rb-row-actions :is(a, button)')
  const takesClicks = () => {
    const { x, y } = comments()!.getBoundingClientRect()
    return comments()!.contains(document.elementFromPoint(x + 5, y + 5))
  }
  expect(takesClicks()).toBe(true)
  const answer = Promise.withResolvers<void>()
  server.answer(thingEndpoints.list, async () => {
    await answer.promise
    return {
      data: [{ id: 7, name: 'Thing 07', price: 1, status: 'new' as const, version: 1 }],
      meta: { total: 1 },
    }
  })
  await page.getByRole('searchbox').fill('thing 07')
  expect(takesClicks()).toBe(false)
  await expect.poll(address).toContain('search=')
  expect(rowTexts()[0]).toContain('Thing 01')
  expect(takesClicks()).toBe(false)
  answer.resolve()
  await expect.poll(() => rowTexts()[0]).toContain('Thing 07')
  await expect.poll(takesClicks).toBe(true)
})

it('says to somebody without the right that it is theirs to ask for', async () => {
  serveThings()
  server.answer(thingEndpoints.list, () => refusal(403))
  await open()
  await expect.poll(address).toBe('/forbidden')
  await expect.poll(notices).toEqual(['You do not have enough rights'])
})

it('drops what an old address sorts or filters by, and says so', async () => {
  serveThings()
  server.answer(thingEndpoints.list, ({ query }) =>
    query.order_by === 'colour'
      ? refusal(422, [{ title: 'No such order', parameter: 'order_by' }])
      : { data: [], meta: { total: 0 } },
  )
  await open('/things?order_by=colour&status[0]=new')
  await expect.poll(notices).toEqual([expect.stringContaining('The link was out of date')])
  await expect.poll(address).toBe('/things?status[0]=new')
  await expect.element(button('Try again')).not.toBeInTheDocument()
})

it('opens a record by a press anywhere on its row or card; not for a control or for text that is selected', async () => {
  serveThings()
  await open()
  await expect.poll(rows).toHaveLength(12)
  await page.elementLocator(rows()[1]!).getByRole('button', { name: 'More actions' }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(address()).toBe('/things')
  getSelection()!.selectAllChildren(rows()[1]!)
  rows()[1]!.click()
  expect(address()).toBe('/things')
  getSelection()!.removeAllRanges()
  await userEvent.click(rows()[1]!, { position: { x: 3, y: rows()[1]!.offsetHeight - 3 } })
  await expect.poll(address).toBe('/things/2/edit')
  window.history.back()
  await button('Cards').click()
  await expect.poll(cards).toHaveLength(12)
  await userEvent.click(cards()[1]!, { position: { x: 200, y: 20 } })
  await expect.poll(address).toBe('/things/2/edit')
})

it('opens a record in a new tab by Ctrl and by the middle button', async () => {
  serveThings()
  await open()
  await expect.poll(rows).toHaveLength(12)
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const cell = page.elementLocator(rows()[2]!).getByRole('cell').nth(1)
  await cell.click({ modifiers: ['ControlOrMeta'] })
  await cell.click({ button: 'middle' })
  expect(opened.mock.calls.map(([url]) => url)).toEqual([
    `${location.origin}/things/3/edit`,
    `${location.origin}/things/3/edit`,
  ])
  expect(address()).toBe('/things')
})

it('is walked by j and k, and opened by Enter', async () => {
  serveThings()
  await open()
  await expect.poll(rows).toHaveLength(12)
  for (const [key, name] of [
    ['j', 'Thing 01'],
    ['j', 'Thing 02'],
    ['k', 'Thing 01'],
  ]) {
    await userEvent.keyboard(key!)
    await expect.poll(() => document.activeElement?.textContent).toBe(name)
    // Quicker keys are a scanner's.
    await new Promise(done => setTimeout(done, fastestPersonMs))
  }
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/things/1/edit')
})

it('leaves out the columns that may go in a narrow table, and shows cards on a phone', async () => {
  serveThings()
  await open()
  await expect.element(page.getByRole('columnheader', { name: 'Status' })).toBeVisible()
  await page.viewport(480, 760)
  await button('Table').click()
  await expect.element(page.getByRole('columnheader', { name: 'Status' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('columnheader', { name: 'Price' })).toBeVisible()
  localStorage.clear()
  await page.viewport(360, 760)
  await open()
  await expect.poll(cards).toHaveLength(12)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

it('moves none of its filters while one is filled', async () => {
  serveThings()
  await open()
  await expect.poll(rows).toHaveLength(12)
  const places = () =>
    [...document.querySelectorAll('.rb-list-filter')].map(one => one.getBoundingClientRect().x)
  const before = places()
  await page.getByRole('searchbox').fill('thing 1')
  await expect.poll(address).toContain('search=')
  expect(places()).toEqual(before)
})

it('shows the title of an icon by keyboard and by touch', async () => {
  serveThings()
  await open()
  await expect.poll(rows).toHaveLength(12)
  await userEvent.keyboard('{Tab}')
  const icon = button('Comments').first().element() as HTMLElement
  const tip = () => document.querySelector('.rb-tip')?.textContent
  icon.focus()
  await expect.poll(tip).toBe('Comments')
  await userEvent.keyboard('{Escape}')
  await expect.poll(tip).toBeUndefined()
  icon.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
  await expect.poll(tip).toBe('Comments')
})

it('disables what may not be done, and says why', { tags: ['PERM-018', 'PERM-019'] }, async () => {
  serveThings()
  server.answer(profileEndpoints.getProfile, () => ({ data: { ...me, permissions: {} } }))
  await open()
  await expect.element(button('Comments').first()).not.toBeInTheDocument()
  await button('More actions').first().click()
  await expect.element(page.getByRole('menuitem', { name: /^Comments/ })).toBeDisabled()
  const remove = page.getByRole('menuitem', { name: /^Delete/ })
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true')
  await expect.element(remove).toHaveAttribute('title', 'Access denied')
  await userEvent.keyboard('{Escape}')
  await expect.element(button('New thing')).toBeDisabled()
  await userEvent.hover(document.querySelector('.rb-denied')!)
  await expect.element(page.getByRole('tooltip', { name: 'Access denied' })).toBeVisible()
})
