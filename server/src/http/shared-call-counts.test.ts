import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { lookupEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import { openShop } from '#server/app/open-shop.ts'
import { testClient } from '#server/testing/test-client.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop({ RATE_LIMIT: '160' })
const second = await openShop({
  configuration: test.shop.configuration,
  connection: test.connection,
  log: pino({ level: 'fatal' }),
  clock: test.clock,
  workers: false,
})
afterAll(() => second.close())

it('two processes count the calls of a person together, to within an eighth', async () => {
  const here = await test.signIn('admin')
  const there = testClient(second.app, here.token)
  let served = 0
  for (let round = 0; round < 100; round++)
    for (const person of [here, there])
      if ((await person.attempt(lookupEndpoints.listStates)).status === 200) served++
  expect(served).toBeGreaterThanOrEqual(80)
  expect(served).toBeLessThanOrEqual(90)
  const other = testClient(second.app, (await test.signIn('admin')).token)
  expect((await other.attempt(lookupEndpoints.listStates)).status).toBe(200)
})

it('needs no query at the pace of a person', async () => {
  const person = await test.signIn('admin')
  const storedCounts = () =>
    test.db.selectFrom('call_counts').select('calls').where('person', '=', String(person.user.id)).execute()
  for (let call = 0; call < 9; call++) await person.call(lookupEndpoints.listStates)
  expect(await storedCounts()).toEqual([])
  await person.call(lookupEndpoints.listStates)
  expect(await storedCounts()).toEqual([{ calls: 10 }])
})
