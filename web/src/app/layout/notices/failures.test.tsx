import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stopClock } from '#web/testing/clock.ts'
import { refusal, server } from '#web/testing/fake-server.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { address, button, notices, rows } from '#web/testing/seen.ts'
import { serveThings, thingEndpoints, thingPages } from '#web/testing/things.tsx'

const open = () => openPage('/things', thingPages)

it.for([
  [400, 'Something went wrong', 'Details can be found in the developer console'],
  [402, 'Your account has been frozen.', 'Please, contact the administration!'],
  [500, 'Server error', 'Please, try again later'],
  [418, 'Something went wrong', 'Please, try again later'],
] as const)(
  '%i shows: %s',
  { tags: ['ERR-001', 'ERR-005', 'ERR-009', 'ERR-011'] },
  async ([status, title, text]) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    server.answer(thingEndpoints.list, () => refusal(status))
    await open()
    await expect.poll(notices).toEqual([`${title}${text}`])
    await expect.element(page.getByText('This could not be loaded')).toBeVisible()
    expect(logged).toHaveBeenCalled()
  },
)

it('403 leads to the forbidden page, of what is read and of what is written', {
  tags: 'ERR-006',
}, async () => {
  serveThings()
  server.answer(thingEndpoints.list, () => refusal(403))
  await open()
  await expect.poll(address).toBe('/forbidden')
  await expect.poll(notices).toEqual(['You do not have enough rights'])
  serveThings()
  server.answer(thingEndpoints.addComment, () => refusal(403))
  await openPage('/things', thingPages)
  await addComment()
  await expect.poll(address).toBe('/forbidden')
  await expect.poll(notices).toEqual(['You do not have enough rights'])
})

it.for([404, 406, 422, 503])(
  '%i raises no notice: the list shows it, and tries again',
  { tags: 'ERR-007' },
  async status => {
    stopClock()
    server.answer(thingEndpoints.list, () => refusal(status))
    await open()
    await expect.element(page.getByText('This could not be loaded')).toBeVisible()
    expect(notices()).toEqual([])
    serveThings()
    await button('Try again').click()
    await expect.poll(rows).toHaveLength(12)
  },
)

it('429 covers the page for 30 seconds, counting down', { tags: ['ERR-008', 'LAY-018'] }, async () => {
  serveThings()
  await open()
  await expect.poll(rows).toHaveLength(12)
  server.answer(thingEndpoints.addComment, () => refusal(429))
  await addComment()
  const overlay = page.getByRole('dialog', { name: 'Too many requests' })
  await expect.element(overlay.getByText('Please, wait for a little')).toBeVisible()
  await expect.element(overlay.getByText(/^00:(30|2\d)$/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(overlay).toBeVisible()
  vi.setSystemTime(Date.now() + 31_000)
  await expect.element(overlay).not.toBeInTheDocument()
})

it('reads again what 429 refused once the countdown is over', async () => {
  serveThings()
  server.answer(thingEndpoints.list, () => refusal(429))
  await open()
  const overlay = page.getByRole('dialog', { name: 'Too many requests' })
  await expect.element(overlay).toBeVisible()
  serveThings()
  vi.setSystemTime(Date.now() + 31_000)
  await expect.element(overlay).not.toBeInTheDocument()
  await expect.poll(rows).toHaveLength(12)
})

it('refuses an answer that does not fit as a whole', { tags: ['ERR-013', 'PLAT-027'] }, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const [thing] = serveThings()
  server.answer(thingEndpoints.list, () =>
    Response.json({ data: [thing, { ...thing, id: 'two' }], meta: { total: 2 } }),
  )
  await open()
  await expect.poll(notices).toEqual(['Incoming data from the server to the client is not valid'])
  expect(rows()).toEqual([])
})

it('shows a lost connection once, and reads again what failed when it is back', async () => {
  serveThings()
  await open()
  await expect.poll(rows).toHaveLength(12)
  stopClock()
  server.isAway = true
  await button('Page 2').click()
  const notice = page.getByText(/No connection to the server/)
  await expect.element(notice).toBeVisible()
  expect(notices()).toEqual([])
  server.isAway = false
  vi.advanceTimersByTime(5000)
  await expect.element(notice).not.toBeInTheDocument()
  await expect.poll(() => rows()[0]?.textContent).toContain('Thing 13')
})

async function addComment() {
  await button('Comments').first().click()
  await page.getByLabelText('Write a comment').fill('Calls back at noon')
  await button('Add comment').click()
}
