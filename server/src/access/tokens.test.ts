import { expect, it, vi } from 'vitest'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { readAccessToken, signAccessToken } from './tokens.ts'

const test = await testShop()
const claims = { userId: 7, sessionId: 'b0a4c1de-7f0e-4a52-9d52-0c5b8f1f7a11' }

it('checks the signature of a token once, and its age each time', async () => {
  const verify = vi.spyOn(crypto.subtle, 'verify')
  const now = test.clock.now()
  const token = await signAccessToken(test.db, claims, now)
  for (let call = 0; call < 5; call++) expect(await readAccessToken(test.db, token, now)).toEqual(claims)
  expect(verify).toHaveBeenCalledTimes(1)
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  expect(await readAccessToken(test.db, token, after(14))).toEqual(claims)
  expect(await readAccessToken(test.db, token, after(15))).toBe(null)
})

it('does not confuse tokens with the same beginning or end', async () => {
  const now = test.clock.now()
  const token = await signAccessToken(test.db, claims, now)
  await readAccessToken(test.db, token, now)
  const [head, body, signature] = token.split('.') as [string, string, string]
  const forged = Buffer.from(body, 'base64url').toString().replace('"7"', '"8"')
  for (const other of [
    `${head}.${Buffer.from(forged).toString('base64url')}.${signature}`,
    `${head}.${body}.${signature.slice(0, -4)}AAAA`,
  ])
    expect(await readAccessToken(test.db, other, now)).toBe(null)
})

it('refuses a valid token once its session ends or its user is inactive', async () => {
  const status = async (person: Awaited<ReturnType<typeof test.signIn>>, token: string) =>
    (await person.attempt(profileEndpoints.getProfile, {}, { headers: { authorization: `Bearer ${token}` } }))
      .status
  const ended = await test.signIn('admin')
  const endedToken = await ended.token()
  expect(await status(ended, endedToken)).toBe(200)
  await test.db
    .updateTable('sessions')
    .set({ revoked_at: test.clock.now() })
    .where('id', '=', ended.sessionId)
    .execute()
  expect(await status(ended, endedToken)).toBe(401)
  const left = await test.signIn('admin')
  const leftToken = await left.token()
  expect(await status(left, leftToken)).toBe(200)
  await test.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', left.user.id).execute()
  expect(await status(left, leftToken)).toBe(401)
})
