import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { stopClock, typeAtOnce } from '#web/testing/clock.ts'
import { refusal, server } from '#web/testing/fake-server.ts'
import { me } from '#web/testing/me.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { address, button, dialog, field, notices } from '#web/testing/seen.ts'
import { serveThings, type Thing, thingEndpoints, thingPages } from '#web/testing/things.tsx'

const open = (address: string) => openPage(address, thingPages)
const bodies = (calls: { body: unknown }[]) => calls.map(({ body }) => body)

it('shows what the server objects to beside its field while one types, until it objects no more', {
  tags: ['PLAT-036', 'PLAT-038', 'ERR-024'],
}, async () => {
  serveThings()
  await open('/things/create')
  await field('Name').fill('Belt')
  await field('Price').fill('150')
  await expect.element(field('Price')).toHaveAccessibleDescription('At most $100.00')
  expect(server.checksOf(thingEndpoints.create).at(-1)!.body).toMatchObject({ name: 'Belt', price: 150 })
  await field('Price').fill('15')
  await expect.element(page.getByText('At most $100.00')).not.toBeInTheDocument()
  await field('First line').fill('bad')
  await expect.element(field('First line')).toHaveAccessibleDescription('Not this note')
  expect(server.callsOf(thingEndpoints.create)).toEqual([])
})

it('fills in what was left empty when its start comes after the first letter, and nothing typed', async () => {
  serveThings()
  const answer = Promise.withResolvers<{ data: Thing }>()
  server.answer(thingEndpoints.get, () => answer.promise)
  await open('/things/1/copy')
  await field('Name').fill('Belt')
  answer.resolve({ data: { id: 1, name: 'Chain', price: 37, status: 'new', version: 1 } })
  await expect.element(field('Price')).toHaveValue('37.00')
  await expect.element(field('Name')).toHaveValue('Belt')
})

it('asks nothing while nothing is typed, and checks once typing has rested for 333 ms', {
  tags: 'PLAT-037',
}, async () => {
  serveThings()
  await open('/things/create')
  await expect.element(field('Name')).toHaveFocus()
  stopClock()
  vi.advanceTimersByTime(10_000)
  expect(server.writes()).toEqual([])
  typeAtOnce(field('Name'), 'Be')
  vi.advanceTimersByTime(332)
  typeAtOnce(field('Name'), 'Belt')
  vi.advanceTimersByTime(332)
  expect(server.checksOf(thingEndpoints.create)).toEqual([])
  vi.advanceTimersByTime(1)
  await expect.poll(() => bodies(server.checksOf(thingEndpoints.create))).toMatchObject([{ name: 'Belt' }])
})

it('shows every error of a refused save, goes to the first, and loses nothing', async () => {
  const things = serveThings()
  await open('/things/create')
  await field('Price').fill('150')
  await button('Save').click()
  await expect.element(field('Name')).toHaveAccessibleDescription('Field is required')
  await expect.element(field('Price')).toHaveAccessibleDescription('At most $100.00')
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(field('Price')).toHaveValue('150.00')

  // What belongs to no field is shown all the same; however soon it is sent again, the press is not lost.
  await field('Price').fill('50')
  await field('Name').fill('nowhere')
  await button('Save').click()
  await expect.element(page.getByText('This cannot be saved today').first()).toBeVisible()
  expect(address()).toBe('/things/create')
  expect(things).toHaveLength(30)
})

it('saves once, however often one presses, and says what is saved', { tags: 'PLAT-040' }, async () => {
  const things = serveThings()
  await open('/things/create')
  await field('Name').fill('Belt')
  await button('Save').dblClick()
  await expect.poll(notices).toEqual(['Operation completed successfullyBelt is saved'])
  await expect.poll(address).toBe('/things')
  expect(server.callsOf(thingEndpoints.create)).toHaveLength(1)
  expect(things.at(-1)).toMatchObject({ name: 'Belt' })
})

it('sends what was refused again a second after it, however often one presses', {
  tags: 'PLAT-040',
}, async () => {
  serveThings()
  server.answer(thingEndpoints.create, () => refusal(422))
  await open('/things/create')
  await expect.element(field('Name')).toHaveFocus()
  stopClock()
  const sent = () => server.callsOf(thingEndpoints.create).length
  const submit = () => document.querySelector('form')!.requestSubmit()
  submit()
  await expect.poll(sent).toBe(1)
  await expect.element(button('Save')).toBeEnabled()
  for (let passed = 0; passed < 450; passed += 150) {
    submit()
    vi.advanceTimersByTime(150)
  }
  expect(sent()).toBe(1)
  vi.advanceTimersByTime(550)
  await expect.poll(sent).toBe(2)
})

it('keeps what was typed when the network is lost, and says so', async () => {
  serveThings()
  await open('/things/create')
  await field('Name').fill('Belt')
  server.isAway = true
  await button('Save').click()
  await expect.element(page.getByText(/No connection to the server/)).toBeVisible()
  await expect.element(field('Name')).toHaveValue('Belt')
  expect(address()).toBe('/things/create')
})

it('asks before something typed is lost, by Cancel and by Back', { tags: 'LAY-029' }, async () => {
  serveThings()
  await open('/things')
  await page.getByRole('link', { name: 'New thing' }).click()
  await button('Cancel').click()
  await expect.poll(address).toBe('/things')
  await page.getByRole('link', { name: 'New thing' }).click()
  await field('Name').fill('Belt')
  await button('Cancel').click()
  await expect.element(dialog().getByText('Are you sure? All changes will be lost!')).toBeVisible()
  await button('No').click()
  await expect.element(field('Name')).toHaveValue('Belt')
  await button('Cancel').click()
  await button('Yes').click()
  await expect.poll(address).toBe('/things')
  expect(server.callsOf(thingEndpoints.create)).toEqual([])
  await expect.poll(() => server.drafts.get('things.create')?.size ?? 0).toBe(0)
})

it('shows both versions when somebody else saved the record meanwhile, and keeps the one that is chosen', async () => {
  const [thing] = serveThings()
  for (const [choice, name] of [
    ['Keep mine', 'Mine'],
    ['Take theirs', 'Theirs'],
  ] as const) {
    await open('/things/1/edit')
    await field('Name').fill('Mine')
    Object.assign(thing!, { name: 'Theirs', version: thing!.version + 1 })
    await button('Save').click()
    await expect.element(dialog().getByRole('row').nth(1)).toHaveTextContent('NameMineTheirs')
    await button(choice).click()
    if (choice === 'Take theirs') await button('Save').click()
    await expect.poll(address).toBe('/things')
    expect(thing).toMatchObject({ name })
  }
})

it('can only be read without the right to save: no buttons, and submitting sends nothing', {
  tags: ['PERM-018', 'PART-021'],
}, async () => {
  serveThings()
  server.answer(profileEndpoints.getProfile, () => ({ data: { ...me, permissions: {} } }))
  await open('/things/1/edit')
  await expect.element(field('Name')).toHaveValue('Thing 01')
  await expect.element(field('Name')).toBeDisabled()
  await expect.element(button('Save')).not.toBeInTheDocument()
  await expect.element(button('Cancel')).not.toBeInTheDocument()
  document.querySelector('form')!.requestSubmit()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(server.writes()).toEqual([])
})

it('leads to the list from a record that does not exist, and says so', async () => {
  serveThings()
  await open('/things/99/edit')
  await expect.poll(notices).toEqual(['No such thing exists'])
  await expect.poll(address).toBe('/things')
})
