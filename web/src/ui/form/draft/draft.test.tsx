import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draftEndpoints } from '#contract/records/drafts.ts'
import { stopClock } from '#web/testing/clock.ts'
import { server } from '#web/testing/fake-server.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { button, dialog, field } from '#web/testing/seen.ts'
import { serveThings, thingEndpoints, thingPages } from '#web/testing/things.tsx'

const question = 'Do you want to restore unsaved data?'
const open = (address = '/things/create') => openPage(address, thingPages)
const storedAs = (id: string) => [...(server.drafts.get(id)?.values() ?? [])]
const stored = () => storedAs('things.create')

it('keeps what is typed, and restores it after a reload', {
  tags: ['PLAT-032', 'PLAT-033', 'PLAT-035'],
}, async () => {
  serveThings()
  await open()
  await field('Name').fill('Half a belt')
  await expect.element(page.getByText(/Draft saved/)).toBeVisible()
  expect(stored()).toMatchObject([{ name: 'Half a belt' }])
  await open()
  await expect.element(dialog().getByText(question)).toBeVisible()
  await button('Yes').click()
  await expect.element(field('Name')).toHaveValue('Half a belt')
  await expect.element(field('Name')).toHaveFocus()
  await button('Save').click()
  await expect.poll(stored).toEqual([])
})

it('deletes a draft that is not wanted, and shows nothing missing meanwhile', {
  tags: 'PLAT-034',
}, async () => {
  serveThings()
  server.storeDraft('things.create', '', { name: 'Unwanted' })
  await open()
  await expect.element(button('No')).toBeVisible()
  await expect.element(page.getByText('Field is required')).not.toBeInTheDocument()
  await button('No').click()
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(field('Name')).toHaveValue('')
  await expect.poll(stored).toEqual([])
  expect(server.checksOf(thingEndpoints.create)).toEqual([])
})

it('keeps the draft of each record by itself', async () => {
  serveThings()
  await open('/things/1/edit')
  await field('Name').fill('Half a word')
  await expect.poll(() => storedAs('things.edit.1')).toMatchObject([{ name: 'Half a word' }])
  await open('/things/2/edit')
  await expect.element(field('Name')).toHaveValue('Thing 02')
  await open('/things/1/edit')
  await expect.element(dialog().getByText(question)).toBeVisible()
})

it('lets nothing be typed until it is known whether there is a draft', { tags: 'PLAT-034' }, async () => {
  serveThings()
  const answer = Promise.withResolvers<void>()
  server.answer(draftEndpoints.getDraft, async () => {
    await answer.promise
    return { data: null, others: [] }
  })
  await open()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => server.callsOf(draftEndpoints.getDraft)).toHaveLength(1)
  await expect.element(field('Name')).not.toBeInTheDocument()
  answer.resolve()
  await expect.element(field('Name')).toHaveFocus()
})

it('loses at most two seconds of typing with a closed tab, and nothing of a hidden one', {
  tags: 'PLAT-032',
}, async () => {
  serveThings()
  await open()
  await expect.element(field('Name')).toHaveFocus()
  stopClock()
  await field('Name').fill('Alignment')
  vi.advanceTimersByTime(2000)
  await expect.poll(stored).toMatchObject([{ name: 'Alignment' }])
  await field('Name').fill('Wheel end')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(stored).toMatchObject([{ name: 'Wheel end' }])
})

it('restores what was typed while the network was lost', { tags: 'PLAT-034' }, async () => {
  serveThings()
  await open()
  await expect.element(field('Name')).toHaveFocus()
  server.isAway = true
  await field('Name').fill('Under the bridge')
  await expect.element(page.getByText(/No connection to the server/)).toBeVisible()
  server.isAway = false
  await open()
  await button('Yes').click()
  await expect.element(field('Name')).toHaveValue('Under the bridge')
})

it('offers the drafts of other tabs beside its own', { tags: 'PLAT-034' }, async () => {
  serveThings()
  server.storeDraft('things.create', 'first', { name: 'In the first tab' })
  server.storeDraft('things.create', 'second', { name: 'In the second tab' })
  await open()
  await expect.poll(() => dialog().getByRole('radio').elements()).toHaveLength(2)
  await page
    .getByText(/tab was closed/)
    .nth(1)
    .click()
  await button('Yes').click()
  await expect.element(field('Name')).toHaveValue('In the first tab')
})
