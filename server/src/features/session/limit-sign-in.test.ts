import { beforeEach, expect, it } from 'vitest'
import { sessionEndpoints } from '#contract/session/session-endpoints.ts'
import { hashPassword } from '#server/access/passwords.ts'
import { testShop } from '#server/testing/test-shop.ts'

const password = 'warm diesel on monday'
let email: string

const test = await testShop({ TRUST_PROXY: '1' })
beforeEach(async () => {
  test.clock.advance(86_400_000)
  email = await somebodyWithPassword()
})

const password_hash = await hashPassword(password)
async function somebodyWithPassword(): Promise<string> {
  const { user } = await test.signIn('mechanic')
  await test.db.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute()
  return user.email
}

const attempt = (address: string, given: string, cookie?: string) =>
  test.stranger.attempt(
    sessionEndpoints.signIn,
    { body: { email, password: given } },
    { headers: { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) } },
  )
const statusOf = async (...given: Parameters<typeof attempt>) => (await attempt(...given)).status
const guess = async (times: number, address: string) => {
  const statuses = []
  for (let count = 0; count < times; count++) statuses.push(await statusOf(address, 'a guess'))
  return statuses
}
const minute = () => test.clock.advance(60_000)

it('refuses the eleventh failed sign-in of a minute from one address, across processes', async () => {
  const answers = await Promise.all(Array.from({ length: 14 }, () => attempt('203.0.113.1', 'a guess')))
  expect(answers.filter(answer => answer.status === 401)).toHaveLength(10)
  const refused = answers.filter(answer => answer.status === 429)
  expect(refused).toHaveLength(4)
  expect(refused[0]!.headers['retry-after']).toBe('30')
  email = 'somebody-else@rigbay.test'
  expect(await statusOf('203.0.113.1', 'a guess')).toBe(429)
  minute()
  expect(await statusOf('203.0.113.1', 'a guess')).toBe(401)
})

it('allows many concurrent sign-ins from one address, and still counts failures', async () => {
  const people = [email]
  for (let person = 1; person < 13; person++) people.push(await somebodyWithPassword())
  const arrive = () =>
    Promise.all(
      people.map(person => {
        email = person
        return statusOf('203.0.113.9', password)
      }),
    )
  expect(await arrive()).toEqual(Array(13).fill(200))
  expect(await arrive()).toEqual(Array(13).fill(200))
  expect(await guess(11, '203.0.113.9')).toEqual([...Array(10).fill(401), 429])
})

it('limits failures per address and account to ten in a quarter of an hour, known or not', async () => {
  for (const account of [email, 'nobody@rigbay.test']) {
    email = account
    expect(await guess(10, '203.0.113.2')).toEqual(Array(10).fill(401))
    minute()
    expect(await guess(1, '203.0.113.2')).toEqual([429])
    minute()
  }
})

it('lets the owner sign in from another address', async () => {
  await guess(11, '203.0.113.3')
  minute()
  expect(await statusOf('203.0.113.3', password)).toBe(429)
  expect(await statusOf('198.51.100.7', password)).toBe(200)
})

it('lets the owner sign in from the browser of a session, despite failures from many addresses', async () => {
  const signedIn = await attempt('198.51.100.7', password)
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0]!
  await test.stranger.call(
    sessionEndpoints.exchangeToken,
    { body: { token: signedIn.body.data.salt } },
    { headers: { cookie } },
  )
  const statuses: number[] = []
  for (let host = 1; host <= 12; host++) statuses.push(...(await guess(9, `192.0.2.${host}`)))
  expect(statuses.filter(status => status === 401)).toHaveLength(100)
  expect(statuses.filter(status => status === 429)).toHaveLength(8)
  expect(await statusOf('198.51.100.7', password)).toBe(429)
  expect(await statusOf('198.51.100.7', password, cookie)).toBe(200)
})

it('gives a separate limit only to a cookie of the account', async () => {
  const mine = email
  email = await somebodyWithPassword()
  const signedIn = await attempt('198.51.100.8', password)
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0]!
  email = mine
  await guess(11, '203.0.113.4')
  minute()
  expect(await statusOf('203.0.113.4', 'a guess', cookie)).toBe(429)
})
