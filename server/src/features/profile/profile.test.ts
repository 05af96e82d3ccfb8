import { describe, expect, it } from 'vitest'
import { rolePermissions, roles } from '#contract/access/roles.ts'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { sessionEndpoints } from '#contract/session/session-endpoints.ts'
import { hashPassword } from '#server/access/passwords.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()

describe('the own profile', () => {
  it('has the signed-in user and their permissions', { tags: ['PERM-001', 'PROF-002'] }, async () => {
    for (const role of roles) {
      const client = await test.signIn(role.name)
      const { data } = await client.call(profileEndpoints.getProfile)
      expect(data).toMatchObject({
        id: client.user.id,
        full_name: client.user.full_name,
        first_name: 'Test',
        last_name: role.name.replace('_', ' '),
        email: client.user.email,
        phone: '+13125550100',
        phone_extension: null,
        phones: [],
        language: 'en',
        photo: null,
      })
      expect(data.role).toEqual({ id: role.id, name: role.name })
      const held = Object.entries(data.permissions).flatMap(([resource, actions]) =>
        actions.map(action => `${resource}.${action}`),
      )
      expect(new Set(held)).toEqual(rolePermissions[role.name])
    }
  })

  it('saves name, phones and language, not role or e-mail', {
    tags: ['PROF-002', 'PROF-003'],
  }, async () => {
    const mechanic = await test.signIn('mechanic')
    const body = {
      ...fields,
      phone_extension: '12',
      phones: [{ number: '312 555 0143', extension: '7' }],
      language: 'es' as const,
      role_id: 1,
      email: 'other@rigbay.test',
    }
    const { data } = await mechanic.call(profileEndpoints.updateProfile, { body })
    expect(data).toMatchObject({
      full_name: 'Sam Ortiz',
      first_name: 'Sam',
      last_name: 'Ortiz',
      email: mechanic.user.email,
      phone: '+13125550142',
      phone_extension: '12',
      phones: [{ number: '+13125550143', extension: '7' }],
      language: 'es',
      role_id: 3,
    })
    expect((await mechanic.call(profileEndpoints.getProfile)).data).toEqual(data)
  })

  it('answers 409 to an outdated version', async () => {
    const client = await test.signIn('mechanic')
    const { data } = await client.call(profileEndpoints.getProfile)
    const body = { ...fields, version: data.version }
    await client.call(profileEndpoints.updateProfile, { body })
    expect((await client.attempt(profileEndpoints.updateProfile, { body })).status).toBe(409)
  })

  it('changes the language without a conflict for open forms', async () => {
    const client = await test.signIn('mechanic')
    const { data } = await client.call(profileEndpoints.getProfile)
    await client.call(profileEndpoints.changeOwnLanguage, { body: { language: 'uk' } })
    const saved = await client.call(profileEndpoints.updateProfile, {
      body: { ...fields, version: data.version },
    })
    expect(saved.data.language).toBe('uk')
  })
})

describe('the own password', () => {
  const current = 'old spark plug wire'
  const password = 'new spark plug wire'

  it('is changed with the current one, and ends all own sessions', {
    tags: ['AUTH-018', 'AUTH-019', 'AUTH-020', 'PROF-004'],
  }, async () => {
    const client = await withPassword()
    const signedIn = await test.stranger.attempt(sessionEndpoints.signIn, {
      body: { email: client.user.email, password: current },
    })
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0]!
    const elsewhere = await test.stranger.call(
      sessionEndpoints.exchangeToken,
      { body: { token: signedIn.body.data.salt } },
      { headers: { cookie } },
    )
    const statuses = async () => {
      const headers = { authorization: `Bearer ${elsewhere.data.access_token}` }
      return [
        (await client.attempt(profileEndpoints.getProfile)).status,
        (await test.stranger.attempt(profileEndpoints.getProfile, {}, { headers })).status,
      ]
    }
    expect(await statuses()).toEqual([200, 200])
    const { data } = await client.call(profileEndpoints.changeOwnPassword, {
      body: { current_password: current, password, password_confirmation: password },
    })
    expect(data.message).toBe('Settings have been saved successfully')
    expect(await statuses()).toEqual([401, 401])
  })

  it.each([
    [{ current_password: 'wrong one' }, 'current_password_wrong', 'current_password'],
    [{ password: current, password_confirmation: current }, 'password_unchanged', 'password'],
    [{ password_confirmation: 'differs' }, 'password_confirmation_differs', 'password_confirmation'],
    [{ password: 'qwerty123', password_confirmation: 'qwerty123' }, 'password_too_common', 'password'],
  ])('refuses %o', async (change, code, parameter) => {
    const client = await withPassword()
    const answer = await client.attempt(profileEndpoints.changeOwnPassword, {
      body: { current_password: current, password, password_confirmation: password, ...change },
    })
    expect(answer.status).toBe(422)
    expect(answer.errors[0]).toMatchObject({ code, source: { parameter } })
    expect((await client.attempt(profileEndpoints.getProfile)).status).toBe(200)
  })

  it('reports a different confirmation while other fields are empty, and a missing one', async () => {
    const client = await withPassword()
    const wrong = async (password_confirmation: string) =>
      (
        await client.attempt(
          profileEndpoints.changeOwnPassword,
          { body: { password, password_confirmation } as never },
          { validateOnly: true },
        )
      ).errors.map(({ code, source }) => [source?.parameter, code])
    const empty = ['current_password', 'validate__required']
    expect(await wrong('differs')).toEqual([
      empty,
      ['password_confirmation', 'password_confirmation_differs'],
    ])
    expect(await wrong('')).toEqual([empty, ['password_confirmation', 'validate__required']])
    expect(await wrong(password)).toEqual([empty])
  })

  it('allows ten attempts a minute, including live validation', async () => {
    const client = await withPassword()
    const body = { current_password: 'a guess', password, password_confirmation: password }
    const guess = async (validateOnly = false) =>
      (await client.attempt(profileEndpoints.changeOwnPassword, { body }, { validateOnly })).status
    expect(await guess(true)).toBe(422)
    for (let tries = 1; tries < 10; tries++) expect(await guess()).toBe(422)
    expect(await guess()).toBe(429)
    test.clock.advance(60_000)
    expect(await guess()).toBe(422)
  })

  it('allows no more attempts concurrently', async () => {
    const client = await withPassword()
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, number) => {
        const body = { current_password: `guess ${number}`, password, password_confirmation: password }
        return (await client.attempt(profileEndpoints.changeOwnPassword, { body })).status
      }),
    )
    expect(statuses.filter(status => status === 422)).toHaveLength(10)
    expect(statuses.filter(status => status === 429)).toHaveLength(30)
  })

  it('can be validated any number of times if right', async () => {
    const client = await withPassword()
    const body = { current_password: current, password, password_confirmation: password }
    for (let times = 0; times < 12; times++) {
      const answer = await client.attempt(
        profileEndpoints.changeOwnPassword,
        { body },
        { validateOnly: true },
      )
      expect(answer.status).toBe(204)
    }
    expect((await client.attempt(profileEndpoints.changeOwnPassword, { body })).status).toBe(200)
  })

  it('can be changed by many users concurrently', async () => {
    const clients = await Promise.all(Array.from({ length: 12 }, () => withPassword()))
    const body = { current_password: 'a guess', password, password_confirmation: password }
    const answers = await Promise.all(
      clients.map(client => client.attempt(profileEndpoints.changeOwnPassword, { body })),
    )
    expect(answers.map(answer => answer.status)).toEqual(Array(12).fill(422))
  })

  async function withPassword() {
    const client = await test.signIn('mechanic')
    const password_hash = await hashPassword(current)
    await test.db.updateTable('users').set({ password_hash }).where('id', '=', client.user.id).execute()
    return client
  }
})

const fields = { first_name: 'Sam', last_name: 'Ortiz', phone: '312-555-0142' }
