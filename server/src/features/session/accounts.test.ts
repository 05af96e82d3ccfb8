import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { accountEndpoints } from '#contract/session/account-endpoints.ts'
import { sessionEndpoints } from '#contract/session/session-endpoints.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { openTestShop, testShop } from '#server/testing/test-shop.ts'
import { firstSuperadminLink } from './index.ts'

const password = 'seven loose lug nuts'

const test = await testShop({ SIGN_IN_LIMIT: '100000' })

describe('the invitation', () => {
  it('lets an invited user set a password and sign in', { tags: 'USER-017' }, async () => {
    const { user, token } = await invited()
    const link = await test.stranger.call(accountEndpoints.readLink, { body: { token } })
    expect(link.data).toEqual({ purpose: 'invitation', email: user.email, full_name: 'Nia Novak' })
    const done = await accept(token)
    expect(done.body.data.email).toBe(user.email)
    expect((await signIn(user.email, password)).status).toBe(200)
    const admin = await test.signIn('admin')
    const { data } = await admin.call(userEndpoints.getUser, { params: { id: user.id } })
    expect(data.status).toBe('active')
  })

  it('reaches a user whose name has a line break', async () => {
    const admin = await test.signIn('admin')
    const body = { ...newPerson(), last_name: 'Novak\r\nBcc: all@rigbay.test' }
    await admin.call(userEndpoints.createUser, { body })
    await test.runJobs()
    expect((await emails())[0]!.to).toEqual([body.email])
  })

  it('works once, also for two concurrent browsers', async () => {
    const { token } = await invited()
    const answers = await Promise.all([accept(token), accept(token), accept(token)])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 404, 404])
  })

  it('is valid for 7 days', async () => {
    const { token } = await invited()
    test.clock.advance(7 * 86_400_000 + 1000)
    expect((await accept(token)).errors[0]!.code).toBe('link_invalid')
  })

  it("is invalid after another invitation or the user's deletion", async () => {
    const { admin, user, token } = await invited()
    await admin.call(userEndpoints.resendInvitation, { params: { id: user.id } })
    expect((await accept(token)).status).toBe(404)
    const second = await lastToken()
    await admin.call(userEndpoints.deleteUser, { params: { id: user.id } })
    expect((await accept(second)).status).toBe(404)
  })

  it('is sent to a changed address of a pending user only', async () => {
    const { admin, user, token } = await invited()
    const change = (id: number, email: string) =>
      admin.call(userEndpoints.updateUser, { params: { id }, body: { ...newPerson(), email } })
    const sentTo = async (address: string) => {
      await test.runJobs()
      return (await emails()).filter(({ to }) => to.includes(address)).length
    }
    await change(user.id, user.email)
    expect([await sentTo(user.email), await opened(token)]).toEqual([1, 'invitation'])
    await change(user.id, `moved-${user.email}`)
    expect([await sentTo(user.email), await opened(token)]).toEqual([1, 'link_invalid'])
    expect(await sentTo(`moved-${user.email}`)).toBe(1)
    expect(await opened(await lastToken())).toBe('invitation')
    const { user: active } = await test.signIn('mechanic')
    await change(active.id, `moved-${active.email}`)
    expect(await sentTo(`moved-${active.email}`)).toBe(0)
  })

  it('also works for a user who was activated by an administrator', async () => {
    const { admin, user, token } = await invited()
    await admin.call(userEndpoints.toggleUserStatus, { params: { id: user.id } })
    expect((await signIn(user.email, password)).status).toBe(401)
    expect((await accept(token)).status).toBe(200)
    expect((await signIn(user.email, password)).status).toBe(200)
  })

  it('is in the language of the inviting user', async () => {
    const admin = await test.signIn('admin')
    await admin.call(userEndpoints.createUser, { body: newPerson() }, { language: 'uk' })
    expect((await lastEmail()).subject).toBe('Вас запрошено до Rigbay')
  })
})

describe('password rules', () => {
  it.each([
    ['short', 'validate__min-length', 'password'],
    ['x'.repeat(129), 'validate__max-length', 'password'],
    ['password123', 'password_too_common', 'password'],
    ['aaaaaaaaaaaa', 'password_too_common', 'password'],
    ['my name is novak', 'password_contains_own_data', 'password'],
  ])('refuse %s', async (candidate, code, parameter) => {
    const { token } = await invited()
    const answer = await accept(token, candidate)
    expect(answer.status).toBe(422)
    expect(answer.errors[0]).toMatchObject({ code, source: { parameter } })
  })

  it('refuse a different confirmation', async () => {
    const { token } = await invited()
    const answer = await test.stranger.attempt(accountEndpoints.acceptInvitation, {
      body: { token, password, password_confirmation: 'something else' },
    })
    expect(answer.errors[0]).toMatchObject({
      code: 'password_confirmation_differs',
      source: { parameter: 'password_confirmation' },
    })
  })

  it('accept 128 characters of any script', async () => {
    const { token } = await invited()
    expect((await accept(token, `ключ на дев’ять ${'щ'.repeat(112)}`)).status).toBe(200)
  })
})

describe('a forgotten password', () => {
  it('answers the same for known and unknown addresses, and mails only the known one', async () => {
    const { user } = await test.signIn('admin')
    const [known, unknown] = [await forgot(user.email), await forgot('nobody@rigbay.test')]
    expect(known.status).toBe(unknown.status)
    expect(known.body.data.message.replace(user.email, '')).toBe(
      unknown.body.data.message.replace('nobody@rigbay.test', ''),
    )
    await lastEmail()
    const to = (await emails()).flatMap(email => email.to)
    expect(to.filter(address => address === user.email)).toHaveLength(1)
    expect(to).not.toContain('nobody@rigbay.test')
  })

  it('sets a new password and ends every session', async () => {
    const admin = await test.signIn('admin')
    await forgot(admin.user.email)
    const token = await lastToken()
    const answer = await reset(token, password)
    expect(answer.status).toBe(200)
    expect((await admin.attempt(userEndpoints.listUsers)).status).toBe(401)
    expect((await signIn(admin.user.email, password)).status).toBe(200)
    expect((await reset(token, 'another good one')).status).toBe(404)
  })

  it('is valid for two hours, and not as an invitation', async () => {
    const { user } = await test.signIn('admin')
    await forgot(user.email)
    const token = await lastToken()
    expect((await accept(token)).status).toBe(404)
    test.clock.advance(2 * 3_600_000 + 1000)
    expect((await reset(token, password)).status).toBe(404)
  })

  it('is invalid after the e-mail address changed', async () => {
    const { admin, user, token } = await invited()
    await accept(token)
    await forgot(user.email)
    const link = await lastToken()
    await admin.call(userEndpoints.updateUser, {
      params: { id: user.id },
      body: { ...newPerson(), email: `new-${user.email}` },
    })
    expect((await reset(link, password)).status).toBe(404)
  })

  it('does not use up the link when validating only', async () => {
    const { user } = await test.signIn('admin')
    await forgot(user.email)
    const token = await lastToken()
    const body = { token, password, password_confirmation: password }
    const check = await test.stranger.attempt(
      accountEndpoints.resetPassword,
      { body },
      { validateOnly: true },
    )
    expect(check.status).toBe(204)
    expect((await reset(token, password)).status).toBe(200)
  })
})

describe('an empty shop', () => {
  it('creates its first superadmin with the printed link, once', async () => {
    const empty = await openTestShop()
    try {
      const token = new URL(await firstSuperadminLink(empty.shop)).searchParams.get('token')!
      // A second process prints another link; the first stays valid.
      await firstSuperadminLink(empty.shop)
      const body = {
        token,
        first_name: 'Olena',
        last_name: 'Marsh',
        email: 'Owner@Rigbay.test',
        password,
        password_confirmation: password,
      }
      const done = await empty.stranger.call(accountEndpoints.setUp, { body })
      expect(done.data.email).toBe('owner@rigbay.test')
      const row = await empty.db.selectFrom('users').select(['role_id', 'status']).executeTakeFirstOrThrow()
      expect(row).toEqual({ role_id: 1, status: 'active' })
      const history = await empty.db.selectFrom('history').select(['kind', 'act']).execute()
      expect(history).toEqual([{ kind: 'user', act: 'created' }])
      expect((await empty.stranger.attempt(accountEndpoints.setUp, { body })).status).toBe(404)
      const late = new URL(await firstSuperadminLink(empty.shop)).searchParams.get('token')!
      const second = await empty.stranger.attempt(accountEndpoints.setUp, { body: { ...body, token: late } })
      expect(second.status).toBe(404)
    } finally {
      await empty.close()
    }
  })
})

describe('a link is invalid after its recipient', () => {
  type Admin = Awaited<ReturnType<typeof test.signIn>>
  const acts = [
    [
      'was given a password by an administrator',
      ['invitation', 'password_reset'],
      ({ call }: Admin, id: number) =>
        call(userEndpoints.changeUserPassword, {
          params: { id },
          body: { password, password_confirmation: password },
        }),
    ],
    [
      'was given an address by an administrator',
      ['password_reset', 'email_change'],
      ({ call }: Admin, id: number) => call(userEndpoints.updateUser, { params: { id }, body: newPerson() }),
    ],
    [
      'was deleted',
      ['invitation', 'password_reset', 'email_change'],
      async ({ call }: Admin, id: number) => {
        const { data } = await call(userEndpoints.getUser, { params: { id } })
        if (data.status === 'active') await call(userEndpoints.toggleUserStatus, { params: { id } })
        await call(userEndpoints.deleteUser, { params: { id } })
      },
    ],
  ] as const

  it.each(acts)('%s', async (_, purposes, act) => {
    for (const purpose of purposes) {
      const { id, token } = await withLink[purpose]()
      expect(await opened(token)).toBe(purpose)
      await act(await test.signIn('admin'), id)
      expect(await opened(token)).toBe('link_invalid')
    }
  })
})

it('a link stays valid after a change of the name', async () => {
  const { id, email, token } = await withLink.password_reset()
  const admin = await test.signIn('admin')
  await admin.call(userEndpoints.updateUser, { params: { id }, body: { ...newPerson(), email } })
  expect(await opened(token)).toBe('password_reset')
})

describe('the token of a link', () => {
  it('is in the e-mail only, in no job', async () => {
    const { user, token: invitation } = await invited()
    await accept(invitation)
    await forgot(user.email)
    await test.runJobs()
    const waiting = await jobs()
    const resetting = await lastToken()
    const kept = waiting + (await jobs())
    expect(kept).toContain(user.email)
    for (const secret of [invitation, resetting, 'token=']) expect(kept).not.toContain(secret)
  })

  it('is new when sending the e-mail is retried', async () => {
    const { user, token } = await invited()
    await accept(token)
    await forgot(user.email)
    const { deliver } = test.shop.mail
    const unsent: string[] = []
    test.shop.mail.deliver = async ({ text }) => {
      unsent.push(text)
      throw new Error('the mail server is away')
    }
    await expect(test.runJobs().then(() => test.runJobs())).rejects.toThrow('the mail server is away')
    test.shop.mail.deliver = deliver
    await sql`update pgboss.job set state = 'created', start_after = now() where name = 'mail.deliver' and state = 'active'`.execute(
      test.db,
    )
    const sent = await lastToken()
    expect(unsent).toHaveLength(1)
    expect((await reset(tokenIn(unsent[0]!), 'five loose lug nuts')).status).toBe(404)
    expect((await reset(sent, 'five loose lug nuts')).status).toBe(200)
  })

  it('is not sent after its link became invalid', async () => {
    const admin = await test.signIn('admin')
    const { data: user } = await admin.call(userEndpoints.createUser, { body: newPerson() })
    const before = (await emails()).length
    await admin.call(userEndpoints.resendInvitation, { params: { id: user.id } })
    await test.runJobs()
    expect((await emails()).length).toBe(before + 1)
  })
})

const jobs = async () => {
  const { rows } = await sql`select * from pgboss.job`.execute(test.db)
  return JSON.stringify(rows)
}

let count = 0
const newPerson = () => ({
  first_name: 'Nia',
  last_name: 'Novak',
  email: `invited-${++count}@rigbay.test`,
  phone: '(312) 555-0142',
  role_id: 3 as const,
})

async function invited() {
  const admin = await test.signIn('admin')
  const { data: user } = await admin.call(userEndpoints.createUser, { body: newPerson() })
  return { admin, user, token: await lastToken() }
}

const withLink = {
  async invitation() {
    const { user, token } = await invited()
    return { id: user.id, token }
  },
  async password_reset() {
    const { user } = await test.signIn('mechanic')
    await forgot(user.email)
    return { id: user.id, email: user.email, token: await lastToken() }
  },
  async email_change() {
    const { user, call } = await test.signIn('mechanic')
    const new_email = `other-${user.email}`
    await call(profileEndpoints.requestEmailChange, { body: { new_email } })
    await test.runJobs()
    const email = (await emails()).find(({ to }) => to.includes(new_email))
    return { id: user.id, token: tokenIn((await test.shop.mail.read(email!.id))!.text) }
  },
}

async function opened(token: string): Promise<string> {
  const { status, body, errors } = await test.stranger.attempt(accountEndpoints.readLink, { body: { token } })
  return status === 200 ? body.data.purpose : errors[0]!.code
}

const accept = (token: string, chosen = password) =>
  test.stranger.attempt(accountEndpoints.acceptInvitation, {
    body: { token, password: chosen, password_confirmation: chosen },
  })

const forgot = (email: string) => test.stranger.attempt(accountEndpoints.forgotPassword, { body: { email } })

const reset = (token: string, chosen: string) =>
  test.stranger.attempt(accountEndpoints.resetPassword, {
    body: { token, password: chosen, password_confirmation: chosen },
  })

const signIn = (email: string, given: string) =>
  test.stranger.attempt(sessionEndpoints.signIn, { body: { email, password: given } })

const emails = () => test.shop.mail.list()

async function lastEmail() {
  await test.runJobs()
  await test.runJobs()
  const [newest] = await emails()
  return (await test.shop.mail.read(newest!.id))!
}

async function lastToken(): Promise<string> {
  return tokenIn((await lastEmail()).text)
}

const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)![1]!
