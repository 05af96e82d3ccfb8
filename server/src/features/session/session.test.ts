import { describe, expect, it } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { sessionEndpoints } from '#contract/session/session-endpoints.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { hashPassword } from '#server/access/passwords.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { openTestShop, type TestShop, testShop } from '#server/testing/test-shop.ts'

const password = 'torque wrench forty'

const test = await testShop({ SIGN_IN_LIMIT: '100000' })

describe('signing in', () => {
  it('exchanges a salt only once, also concurrently', {
    tags: ['AUTH-002', 'AUTH-004', 'AUTH-018'],
  }, async () => {
    const { salt, cookie } = await signInWithPassword(test, { role: 'admin', password })
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        test.stranger.attempt(
          sessionEndpoints.exchangeToken,
          { body: { token: salt } },
          { headers: { cookie } },
        ),
      ),
    )
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    for (const answer of answers.filter(answer => answer.status !== 200)) {
      expect(answer.status).toBe(401)
      expect(answer.errors[0]!.code).toBe('salt_invalid')
    }
  })

  it('returns a pair of tokens of the type Bearer', {
    tags: ['AUTH-003', 'AUTH-005', 'AUTH-006'],
  }, async () => {
    const { salt, cookie } = await signInWithPassword(test, { role: 'mechanic', password })
    const { data } = await test.stranger.call(
      sessionEndpoints.exchangeToken,
      { body: { token: salt } },
      { headers: { cookie } },
    )
    expect(data).toEqual({
      token_type: 'Bearer',
      expires_in: 900,
      expires_at: unixSeconds(test.clock.now()) + 900,
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.stringMatching(/^[\w-]{20,}$/),
    })
    const mine = await test.stranger.call(
      profileEndpoints.getProfile,
      {},
      { headers: { authorization: `Bearer ${data.access_token}` } },
    )
    expect(mine.data.role.name).toBe('mechanic')
  })

  it('exchanges a salt only in the browser of its sign-in; a failed attempt does not use it up', async () => {
    const { salt, cookie } = await signInWithPassword(test, { role: 'admin', password })
    const other = await signInWithPassword(test, { role: 'admin', password })
    const trade = async (headers: Record<string, string>) =>
      (await test.stranger.attempt(sessionEndpoints.exchangeToken, { body: { token: salt } }, { headers }))
        .status
    expect(await trade({})).toBe(401)
    expect(await trade({ cookie: other.cookie })).toBe(401)
    expect(await trade({ cookie })).toBe(200)
  })

  it('accepts a salt for 60 seconds', async () => {
    const { salt, cookie } = await signInWithPassword(test, { role: 'admin', password })
    test.clock.advance(60_000)
    const late = await test.stranger.attempt(
      sessionEndpoints.exchangeToken,
      { body: { token: salt } },
      { headers: { cookie } },
    )
    expect(late.status).toBe(401)
  })

  it('answers the same for an unknown address, a wrong password and an inactive user', async () => {
    const inactive = await test.signIn('sales_manager')
    const hash = await hashPassword(password)
    await test.db
      .updateTable('users')
      .set({ status: 'inactive', password_hash: hash })
      .where('id', '=', inactive.user.id)
      .execute()
    const { email } = await signInWithPassword(test, { role: 'admin', password })
    const attempts = await Promise.all(
      [
        { email: 'nobody@rigbay.test', password },
        { email, password: 'not the password' },
        { email: inactive.user.email, password },
      ].map(body => test.stranger.attempt(sessionEndpoints.signIn, { body })),
    )
    for (const attempt of attempts) {
      expect(attempt.status).toBe(401)
      expect(attempt.errors).toEqual(attempts[0]!.errors)
      expect(attempt.headers['set-cookie']).toBeUndefined()
    }
  })

  it('sets an HttpOnly cookie for the same site', async () => {
    const { setCookie } = await signInWithPassword(test, { role: 'admin', password })
    expect(setCookie).toMatch(/^rigbay-auth-3000=[\w-]{43};/)
    expect(setCookie).toContain('HttpOnly')
    expect(setCookie).toContain('SameSite=Strict')
    expect(setCookie).toContain('Path=/')
    expect(setCookie).not.toContain('Secure')
  })

  it('sets a Secure, host-bound cookie with https', async () => {
    const secure = await openTestShop({ PUBLIC_URL: 'https://shop.example.com' })
    try {
      const { setCookie, cookie, salt } = await signInWithPassword(secure, { role: 'admin', password })
      expect(setCookie).toMatch(/^__Host-rigbay-auth=[\w-]{43};/)
      expect(setCookie).toContain('Secure')
      expect(setCookie).not.toContain('Domain')
      const { data } = await secure.stranger.call(
        sessionEndpoints.exchangeToken,
        { body: { token: salt } },
        { headers: { cookie } },
      )
      const answer = await secure.stranger.attempt(
        sessionEndpoints.refreshToken,
        { body: { refresh_token: data.refresh_token } },
        { headers: { cookie } },
      )
      expect(answer.status).toBe(200)
    } finally {
      await secure.close()
    }
  })

  it('stores no plain passwords, tokens or cookies', async () => {
    const { salt, cookie } = await signInWithPassword(test, { role: 'admin', password })
    const { data } = await test.stranger.call(
      sessionEndpoints.exchangeToken,
      { body: { token: salt } },
      { headers: { cookie } },
    )
    const kept = JSON.stringify(
      await Promise.all([
        test.db.selectFrom('sessions').selectAll().execute(),
        test.db.selectFrom('refresh_tokens').selectAll().execute(),
        test.db.selectFrom('salts').selectAll().execute(),
        test.db.selectFrom('users').selectAll().execute(),
      ]),
    )
    for (const secret of [salt, data.refresh_token, cookie.split('=')[1]!, password])
      expect(kept).not.toContain(secret)
  })

  it('does not sign in when validating only', async () => {
    const { email } = await signInWithPassword(test, { role: 'admin', password })
    const answer = await test.stranger.attempt(
      sessionEndpoints.signIn,
      { body: { email, password: 'wrong' } },
      { validateOnly: true },
    )
    expect(answer.status).toBe(204)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})

describe('refreshing', () => {
  it('returns a new pair and uses up the refresh token', {
    tags: ['AUTH-010', 'AUTH-018'],
  }, async () => {
    const session = await signedIn()
    const first = await refresh(session.refresh_token, session.cookie)
    expect(first.status).toBe(200)
    expect(first.body.data.refresh_token).not.toBe(session.refresh_token)
    test.clock.advance(10_001)
    const reused = await refresh(session.refresh_token, session.cookie)
    expect(reused.status).toBe(401)
    expect(reused.errors[0]!.code).toBe('session_ended')
  })

  it('accepts a refresh token instead of the salt', { tags: 'AUTH-003' }, async () => {
    const session = await signedIn()
    const answer = await test.stranger.attempt(
      sessionEndpoints.exchangeToken,
      { body: { refresh_token: session.refresh_token } },
      { headers: { cookie: session.cookie } },
    )
    expect(answer.status).toBe(200)
  })

  it('ends the session when a used token is used again', async () => {
    const session = await signedIn()
    const second = (await refresh(session.refresh_token, session.cookie)).body.data
    test.clock.advance(11_000)
    await refresh(session.refresh_token, session.cookie)
    expect((await refresh(second.refresh_token, session.cookie)).status).toBe(401)
    expect((await profileWith(second.access_token)).status).toBe(401)
  })

  it('ends the session immediately if a used token comes without the cookie', async () => {
    const session = await signedIn()
    const second = (await refresh(session.refresh_token, session.cookie)).body.data
    expect((await refresh(session.refresh_token)).status).toBe(401)
    expect((await refresh(second.refresh_token, session.cookie)).status).toBe(401)
  })

  it('gives twenty concurrent tabs the same new token', async () => {
    const session = await signedIn()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refresh(session.refresh_token, session.cookie)),
    )
    expect(answers.map(answer => answer.status)).toEqual(answers.map(() => 200))
    const tokens = new Set(answers.map(answer => answer.body.data.refresh_token))
    expect(tokens.size).toBe(1)
    test.clock.advance(60_000)
    const [newest] = tokens
    expect((await refresh(newest!, session.cookie)).status).toBe(200)
  })

  it('gives a slow tab the newest token of the chain', async () => {
    const session = await signedIn()
    const second = (await refresh(session.refresh_token, session.cookie)).body.data.refresh_token
    const third = (await refresh(second, session.cookie)).body.data.refresh_token
    const slow = (await refresh(session.refresh_token, session.cookie)).body.data.refresh_token
    expect(slow).toBe(third)
  })

  it('refuses a token without its cookie or with another', async () => {
    const session = await signedIn()
    const other = await signedIn()
    for (const cookie of [undefined, other.cookie]) {
      const answer = await refresh(session.refresh_token, cookie)
      expect(answer.status).toBe(401)
      expect(answer.errors[0]!.code).toBe('auth-cookie-missing')
    }
    expect((await refresh(session.refresh_token, session.cookie)).status).toBe(200)
  })

  it('ends a session unused for 30 days', async () => {
    const session = await signedIn()
    test.clock.advance(31 * 86_400_000)
    expect((await refresh(session.refresh_token, session.cookie)).status).toBe(401)
  })

  it('accepts an access token for 15 minutes', async () => {
    const session = await signedIn()
    expect((await profileWith(session.access_token)).status).toBe(200)
    test.clock.advance(15 * 60_000 + 1000)
    expect((await profileWith(session.access_token)).status).toBe(401)
  })

  it('refuses unknown tokens', async () => {
    expect((await refresh('made-up')).status).toBe(401)
    expect((await profileWith('a.b.c')).status).toBe(401)
  })
})

describe('ending', () => {
  it('logs out with a message, removes the cookie and invalidates all tokens', {
    tags: ['AUTH-013', 'AUTH-018'],
  }, async () => {
    const session = await signedIn()
    const answer = await test.stranger.attempt(
      sessionEndpoints.logout,
      { body: {} },
      { headers: { authorization: `Bearer ${session.access_token}`, cookie: session.cookie } },
    )
    expect(answer.body.data.message).toBe('You are signed out')
    expect(String(answer.headers['set-cookie'])).toContain('rigbay-auth-3000=;')
    expect((await profileWith(session.access_token)).status).toBe(401)
    expect((await refresh(session.refresh_token, session.cookie)).status).toBe(401)
  })

  it.each(['access token', 'cookie', 'refresh token'])('logs out with the %s alone', async shown => {
    const session = await signedIn()
    const headers: Record<string, string> =
      shown === 'access token'
        ? { authorization: `Bearer ${session.access_token}` }
        : shown === 'cookie'
          ? { cookie: session.cookie }
          : {}
    const body = shown === 'refresh token' ? { refresh_token: session.refresh_token } : {}
    await test.stranger.call(sessionEndpoints.logout, { body }, { headers })
    expect((await profileWith(session.access_token)).status).toBe(401)
  })

  it('logs out nobody else, and answers the same without a session', async () => {
    const session = await signedIn()
    expect((await test.stranger.attempt(sessionEndpoints.logout, { body: {} })).status).toBe(200)
    expect((await profileWith(session.access_token)).status).toBe(200)
  })

  it("refuses a deactivated user's next request", { tags: 'USER-008' }, async () => {
    const admin = await test.signIn('admin')
    const session = await signedIn('mechanic')
    await admin.call(userEndpoints.toggleUserStatus, { params: { id: session.userId } })
    expect((await profileWith(session.access_token)).status).toBe(401)
    expect((await refresh(session.refresh_token, session.cookie)).status).toBe(401)
  })
})

async function signedIn(role: 'admin' | 'mechanic' = 'admin') {
  const { salt, cookie, userId } = await signInWithPassword(test, { role, password })
  const { data } = await test.stranger.call(
    sessionEndpoints.exchangeToken,
    { body: { token: salt } },
    { headers: { cookie } },
  )
  return { ...data, cookie, userId }
}

const refresh = (token: string, cookie?: string) =>
  test.stranger.attempt(
    sessionEndpoints.refreshToken,
    { body: { refresh_token: token } },
    { headers: cookie ? { cookie } : {} },
  )

const profileWith = (token: string) =>
  test.stranger.attempt(profileEndpoints.getProfile, {}, { headers: { authorization: `Bearer ${token}` } })

async function signInWithPassword(shop: TestShop, { role, password }: { role: Role; password: string }) {
  const { user } = await shop.signIn(role)
  await shop.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', user.id)
    .execute()
  const answer = await shop.stranger.attempt(sessionEndpoints.signIn, {
    body: { email: user.email, password },
  })
  const setCookie = String(answer.headers['set-cookie'])
  return {
    userId: user.id,
    email: user.email,
    salt: answer.body.data.salt,
    setCookie,
    cookie: setCookie.split(';')[0]!,
  }
}
