import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Role, roleId } from '#contract/access/roles.ts'
import { accountEndpoints } from '#contract/session/account-endpoints.ts'
import { sessionEndpoints } from '#contract/session/session-endpoints.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { type TestShop, testShop } from '#server/testing/test-shop.ts'

type Client = Awaited<ReturnType<TestShop['signIn']>>

let superadmin: Client
let admin: Client

const test = await testShop()
beforeEach(async () => {
  ;[superadmin, admin] = await Promise.all([test.signIn('superadmin'), test.signIn('admin')])
})

describe('creating', () => {
  it('creates a pending user', { tags: ['USER-006', 'USER-007', 'USER-017'] }, async () => {
    const body = { ...person(), phone_extension: '12', phones: [{ number: '312 555 0143', extension: '7' }] }
    const { data } = await admin.call(userEndpoints.createUser, { body })
    expect(data).toMatchObject({
      id: expect.any(Number),
      full_name: 'Rosa Delgado',
      first_name: 'Rosa',
      last_name: 'Delgado',
      email: body.email,
      phone: '+13125550142',
      phone_extension: '12',
      phones: [{ number: '+13125550143', extension: '7' }],
      status: 'pending',
      role: { id: 3, name: 'mechanic' },
      last_login: null,
      deleted_at: null,
      hasRelatedOpenOrders: false,
      hasRelatedDeletedOrders: false,
    })
  })

  it.each([
    ['first_name', ''],
    ['last_name', ''],
    ['email', ''],
    ['phone', ''],
    ['role_id', undefined],
  ])('needs %s', async (field, value) => {
    const answer = await admin.attempt(userEndpoints.createUser, {
      body: { ...person(), [field]: value } as never,
    })
    expect(answer.status).toBe(422)
    expect(answer.errors[0]).toMatchObject({ code: 'validate__required', source: { parameter: field } })
  })

  it('accepts at most 4 further phones', async () => {
    const phones = Array.from({ length: 5 }, () => ({ number: '3125550143', extension: null }))
    const answer = await admin.attempt(userEndpoints.createUser, { body: { ...person(), phones } })
    expect(answer.errors[0]).toMatchObject({ code: 'validate__max-count', source: { parameter: 'phones' } })
  })

  it('refuses a duplicate e-mail address, ignoring case, also concurrently', async () => {
    const body = person()
    const answers = await Promise.all(
      [body, { ...body, email: body.email.toUpperCase() }, body].map(one =>
        admin.attempt(userEndpoints.createUser, { body: one }),
      ),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 422, 422])
    for (const { errors } of answers.filter(answer => answer.status === 422))
      expect(errors).toMatchObject([{ code: 'email_taken', source: { parameter: 'email' } }])
  })

  it('refuses roles of a superadmin or peer', { tags: 'USER-021' }, async () => {
    for (const [client, role, status] of [
      [superadmin, 'superadmin', 422],
      [superadmin, 'admin', 200],
      [admin, 'admin', 422],
      [admin, 'sales_manager', 200],
    ] as const) {
      const answer = await client.attempt(userEndpoints.createUser, { body: person(role) })
      expect(answer.status).toBe(status)
      if (status === 422) expect(answer.errors[0]!.source!.parameter).toBe('role_id')
      const params = { id: (await test.signIn('mechanic')).user.id }
      const changed = await client.attempt(userEndpoints.updateUser, { params, body: person(role) })
      expect(changed.status).toBe(status)
    }
  })

  it('writes and mails nothing when validating only', async () => {
    const body = person()
    const check = await admin.attempt(userEndpoints.createUser, { body }, { validateOnly: true })
    expect(check.status).toBe(204)
    const { data } = await admin.call(userEndpoints.listUsers, { query: { search: body.email } })
    expect(data).toEqual([])
    await test.runJobs()
    expect((await test.shop.mail.list()).flatMap(email => email.to)).not.toContain(body.email)
  })
})

describe('who may edit whom', { tags: 'USER-020' }, () => {
  const acts = [
    [
      'updates',
      (client: Client, id: number) =>
        client.attempt(userEndpoints.updateUser, { params: { id }, body: person() }),
    ],
    [
      'toggles',
      (client: Client, id: number) => client.attempt(userEndpoints.toggleUserStatus, { params: { id } }),
    ],
    [
      'sets the password of',
      (client: Client, id: number) =>
        client.attempt(userEndpoints.changeUserPassword, {
          params: { id },
          body: { password: 'nine brass fittings', password_confirmation: 'nine brass fittings' },
        }),
    ],
    ['deletes', (client: Client, id: number) => client.attempt(userEndpoints.deleteUser, { params: { id } })],
    [
      'invites',
      (client: Client, id: number) => client.attempt(userEndpoints.resendInvitation, { params: { id } }),
    ],
    [
      'gets the invitation link of',
      (client: Client, id: number) => client.attempt(userEndpoints.createInvitationLink, { params: { id } }),
    ],
  ] as const

  it.each(acts)('an admin %s no peers or superadmins, nor a superadmin another', async (_, act) => {
    const [peer, other] = await Promise.all([test.signIn('admin'), test.signIn('superadmin')])
    for (const [client, target] of [
      [admin, peer],
      [admin, superadmin],
      [superadmin, other],
    ] as const) {
      const answer = await act(client, target.user.id)
      expect(answer.status).toBe(403)
      expect(answer.errors[0]!.code).toBe('user_not_editable')
    }
  })

  it.each(acts)('nobody %s themselves', { tags: 'USER-012' }, async (_, act) => {
    for (const client of [admin, superadmin]) {
      const answer = await act(client, client.user.id)
      expect(answer.status).toBe(403)
      expect(answer.errors[0]!.code).toBe('user_is_self')
    }
  })

  it.each(acts)('nobody %s a missing user', async (_, act) => {
    const answer = await act(admin, 999_999)
    expect([answer.status, answer.errors[0]!.code]).toEqual([404, 'no_such_user'])
  })

  it.each(acts)('a mechanic or a sales manager %s nobody', { tags: 'PERM-023' }, async (_, act) => {
    const target = await test.signIn('mechanic')
    for (const role of ['mechanic', 'sales_manager'] as const) {
      expect((await act(await test.signIn(role), target.user.id)).status).toBe(403)
    }
  })

  it('has action scopes for the caller', async () => {
    const pending = (await admin.call(userEndpoints.createUser, { body: person() })).data
    expect(pending.action_scopes).toEqual([
      'update',
      'toggle-status',
      'resend-invitation',
      'change-password',
      'delete',
    ])
    const { data } = await admin.call(userEndpoints.getUser, { params: { id: superadmin.user.id } })
    expect(data.action_scopes).toEqual([])
  })
})

describe('changing', () => {
  it('saves, and answers 409 with the current record on a version conflict', {
    tags: 'USER-017',
  }, async () => {
    const { data: user } = await admin.call(userEndpoints.createUser, { body: person() })
    const changed = {
      first_name: 'Rosalia',
      last_name: 'Delgado Ruiz',
      email: person().email,
      phone: '+13125550144',
      phone_extension: '8',
      phones: [{ number: '+13125550145', extension: '9' }],
      role_id: roleId('sales_manager'),
    }
    const body = { ...changed, version: user.version }
    const saved = await admin.call(userEndpoints.updateUser, { params: { id: user.id }, body })
    expect(saved.data).toMatchObject({ ...changed, version: user.version + 1 })
    const late = await admin.attempt(userEndpoints.updateUser, { params: { id: user.id }, body })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ data: { first_name: 'Rosalia' } })
  })

  it('accepts the unchanged address, and refuses one of another user', async () => {
    const [{ user }, other] = await Promise.all([test.signIn('mechanic'), test.signIn('mechanic')])
    const save = (email: string) =>
      admin.attempt(userEndpoints.updateUser, { params: { id: user.id }, body: { ...person(), email } })
    expect((await save(user.email)).status).toBe(200)
    const { status, errors } = await save(other.user.email.toUpperCase())
    expect(status).toBe(422)
    expect(errors).toMatchObject([{ code: 'email_taken', source: { parameter: 'email' } }])
  })

  it('ends the sessions of a user whose role changes', async () => {
    const mechanic = await test.signIn('mechanic')
    await admin.call(userEndpoints.updateUser, {
      params: { id: mechanic.user.id },
      body: person('sales_manager'),
    })
    expect((await mechanic.attempt(userEndpoints.listUsersShort)).status).toBe(401)
  })

  it('keeps the sessions of a user whose name changes', async () => {
    const seller = await test.signIn('sales_manager')
    await admin.call(userEndpoints.updateUser, {
      params: { id: seller.user.id },
      body: person('sales_manager'),
    })
    expect((await seller.attempt(userEndpoints.listUsersShort)).status).toBe(200)
  })

  it("sets another user's password with confirmation, and ends their sessions", {
    tags: ['USER-006', 'USER-014'],
  }, async () => {
    const mechanic = await test.signIn('mechanic')
    const password = 'eleven copper washers'
    const differing = await admin.attempt(userEndpoints.changeUserPassword, {
      params: { id: mechanic.user.id },
      body: { password, password_confirmation: 'twelve copper washers' },
    })
    expect(differing.errors[0]).toMatchObject({
      code: 'password_confirmation_differs',
      source: { parameter: 'password_confirmation' },
    })
    expect((await mechanic.attempt(userEndpoints.listUsersShort)).status).toBe(403)
    await admin.call(userEndpoints.changeUserPassword, {
      params: { id: mechanic.user.id },
      body: { password, password_confirmation: password },
    })
    expect((await mechanic.attempt(userEndpoints.listUsers)).status).toBe(401)
    const again = await test.stranger.attempt(sessionEndpoints.signIn, {
      body: { email: mechanic.user.email.toUpperCase(), password },
    })
    expect(again.status).toBe(200)
    const { data } = await admin.call(userEndpoints.getUser, { params: { id: mechanic.user.id } })
    expect(data.last_login).toBe(unixSeconds(test.clock.now()))
    const given = { params: { id: mechanic.user.id }, body: { password, password_confirmation: password } }
    const same = await admin.attempt(userEndpoints.changeUserPassword, given)
    expect(same.errors).toMatchObject([{ code: 'password_unchanged', source: { parameter: 'password' } }])
    const validation = await admin.attempt(userEndpoints.changeUserPassword, given, { validateOnly: true })
    expect(validation.status).toBe(204)
  })
})

describe('the status', () => {
  it('goes from active to inactive and back, and from pending to active', {
    tags: ['USER-007', 'USER-008', 'USER-009'],
  }, async () => {
    const mechanic = await test.signIn('mechanic')
    const toggle = async (id: number) =>
      (await admin.call(userEndpoints.toggleUserStatus, { params: { id } })).data.status
    expect(await toggle(mechanic.user.id)).toBe('inactive')
    expect((await mechanic.attempt(userEndpoints.listUsers)).status).toBe(401)
    expect(await toggle(mechanic.user.id)).toBe('active')
    expect((await mechanic.attempt(userEndpoints.listUsers)).status).toBe(401)
    const { data: pending } = await admin.call(userEndpoints.createUser, { body: person() })
    expect(await toggle(pending.id)).toBe('active')
  })

  it('allows another invitation only for pending users', { tags: 'USER-010' }, async () => {
    const params = { id: (await test.signIn('mechanic')).user.id }
    for (const status of ['active', 'inactive'] as const) {
      await test.db.updateTable('users').set({ status }).where('id', '=', params.id).execute()
      for (const invitation of [userEndpoints.resendInvitation, userEndpoints.createInvitationLink]) {
        const answer = await admin.attempt(invitation, { params })
        expect(answer.status).toBe(422)
        expect(answer.errors[0]!.code).toBe('user_not_pending')
      }
    }
    const { data: pending } = await admin.call(userEndpoints.createUser, { body: person() })
    await admin.call(userEndpoints.resendInvitation, { params: { id: pending.id } })
  })

  it('returns an invitation link to hand over; the next one replaces it', async () => {
    const { data: pending } = await admin.call(userEndpoints.createUser, { body: person() })
    const tokenOf = async () => {
      const { data } = await admin.call(userEndpoints.createInvitationLink, { params: { id: pending.id } })
      const link = new URL(data.link)
      expect(link.pathname).toBe('/auth/invitation')
      return link.searchParams.get('token')!
    }
    const read = (token: string) => test.stranger.attempt(accountEndpoints.readLink, { body: { token } })
    const first = await tokenOf()
    expect((await read(first)).body.data).toMatchObject({ purpose: 'invitation', email: pending.email })
    const second = await tokenOf()
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    const { rows } =
      await sql`select from history where act = 'invitation_link_copied' and record_id = ${pending.id}`.execute(
        test.db,
      )
    expect(rows).toHaveLength(2)
  })
})

describe('deleting', () => {
  it('refuses an active user, and removes an inactive or pending one from all lists', {
    tags: 'USER-011',
  }, async () => {
    const { user } = await test.signIn('mechanic', { first_name: 'Gone', last_name: 'Tomorrow' })
    const params = { id: user.id }
    const refused = await admin.attempt(userEndpoints.deleteUser, { params })
    expect(refused.errors[0]!.code).toBe('user_is_active')
    await admin.call(userEndpoints.toggleUserStatus, { params })
    await admin.call(userEndpoints.deleteUser, { params })
    expect((await admin.attempt(userEndpoints.getUser, { params })).errors[0]).toMatchObject({
      code: 'no_such_user',
      title: 'No such users exists',
    })
    const { data } = await admin.call(userEndpoints.listUsers, { query: { search: 'Gone Tomorrow' } })
    expect(data).toEqual([])
    const pending = (await admin.call(userEndpoints.createUser, { body: person() })).data
    await admin.call(userEndpoints.deleteUser, { params: { id: pending.id } })
    expect((await admin.attempt(userEndpoints.getUser, { params: { id: pending.id } })).status).toBe(404)
  })

  it('refuses with links to open or deleted orders', {
    tags: ['ERR-025', 'USER-006'],
  }, async () => {
    const { user } = await test.signIn('mechanic')
    const params = { id: user.id }
    const { open, deleted } = await orderFixtures(test).orderInEachState(admin, { mechanic_id: user.id })
    const { data } = await admin.call(userEndpoints.toggleUserStatus, { params })
    expect(data).toMatchObject({ hasRelatedOpenOrders: true, hasRelatedDeletedOrders: true })
    const refused = await admin.attempt(userEndpoints.deleteUser, { params })
    expect(refused.status).toBe(422)
    expect(refused.errors).toMatchObject([
      {
        code: 'user_has_open_orders',
        params: { count: 1, related: [{ kind: 'repair_order', id: open.id, is_deleted: false }] },
      },
      {
        code: 'user_has_deleted_orders',
        params: { count: 1, related: [{ kind: 'repair_order', id: deleted.id, is_deleted: true }] },
      },
    ])
  })

  it('links to the newest ten orders with their number, of this user only', async () => {
    const [{ user }, idle] = await Promise.all([
      test.signIn('mechanic', { last_name: 'Manyorders' }),
      test.signIn('mechanic', { last_name: 'Manyorders' }),
    ])
    const of = orderFixtures(test)
    const { open } = await of.orderInEachState(admin, { mechanic_id: user.id })
    const made = [open.id]
    while (made.length < 12) made.push((await of.order(admin, [], { mechanic_id: user.id })).id)
    await admin.call(userEndpoints.toggleUserStatus, { params: { id: user.id } })
    const refused = await admin.attempt(userEndpoints.deleteUser, { params: { id: user.id } })
    expect(refused.errors.map(({ params }) => params!.count)).toEqual([12, 1])
    const { related } = refused.errors[0]!.params as { related: { id: number }[] }
    expect(related.map(({ id }) => id)).toEqual(made.reverse().slice(0, 10))
    const { data } = await admin.call(userEndpoints.listUsers, { query: { search: 'Manyorders' } })
    const flags = data.map(one => [one.id, one.hasRelatedOpenOrders, one.hasRelatedDeletedOrders])
    expect(flags.sort()).toEqual(
      [
        [user.id, true, true],
        [idle.user.id, false, false],
      ].sort(),
    )
  })

  it('frees the e-mail address', async () => {
    const body = person()
    const { data } = await admin.call(userEndpoints.createUser, { body })
    await admin.call(userEndpoints.deleteUser, { params: { id: data.id } })
    expect((await admin.attempt(userEndpoints.createUser, { body })).status).toBe(200)
  })
})

describe('lists', () => {
  it('searches by name, e-mail and phone in any format, and filters by role and status', async () => {
    const body = { ...person(), last_name: 'Quicksilver_50%', phone: '(414) 555-0188' }
    const { data: user } = await admin.call(userEndpoints.createUser, { body })
    for (const search of ['quicksilver_50%', body.email, '414-555-0188', '(414) 555', 'Rosa Quick']) {
      const { data } = await admin.call(userEndpoints.listUsers, { query: { search } })
      expect(data.map(one => one.id)).toContain(user.id)
    }
    const none = await admin.call(userEndpoints.listUsers, { query: { search: 'quicksilverX50' } })
    expect(none).toEqual({ data: [], meta: { total: 0 } })
    const { data } = await admin.call(userEndpoints.listUsers, { query: { role_id: 3, status: 'pending' } })
    expect(data.every(one => one.role_id === 3 && one.status === 'pending')).toBe(true)
  })

  it('sorts by sortable columns only', { tags: 'USER-002' }, async () => {
    for (const [first_name, email, status] of [
      ['Bo', 'x-c', 'pending'],
      ['Cy', 'x-a', 'active'],
      ['Al', 'x-b', 'inactive'],
    ] as const) {
      const body = { ...person(), first_name, last_name: 'Sortable', email: `${email}@rigbay.test` }
      const { data } = await admin.call(userEndpoints.createUser, { body })
      await test.db.updateTable('users').set({ status }).where('id', '=', data.id).execute()
    }
    for (const [order_by, names] of [
      ['full_name', ['Al', 'Bo', 'Cy']],
      ['email', ['Cy', 'Al', 'Bo']],
      ['status', ['Cy', 'Al', 'Bo']],
    ] as const) {
      for (const order_type of ['asc', 'desc'] as const) {
        const query = { search: 'Sortable', order_by, order_type }
        const { data } = await admin.call(userEndpoints.listUsers, { query })
        const expected = order_type === 'asc' ? names : names.toReversed()
        expect(
          data.map(one => one.first_name),
          `${order_by} ${order_type}`,
        ).toEqual(expected)
      }
    }
    const refused = await admin.attempt(userEndpoints.listUsers, {
      query: { order_by: 'password_hash' as never },
    })
    expect(refused.status).toBe(422)
  })

  it('offers people to choose from by role and status, or the one with an id', {
    tags: ['LOOK-030', 'USER-018'],
  }, async () => {
    const mechanic = await test.signIn('mechanic', { last_name: 'Zzwrench' })
    const seller = await test.signIn('sales_manager')
    const found = await seller.call(userEndpoints.listUsersShort, {
      query: { search: 'zzwrench', roles: ['mechanic'], statuses: ['active'] },
    })
    expect(found.data.map(one => one.id)).toEqual([mechanic.user.id])
    const byId = await seller.call(userEndpoints.listUsersShort, {
      query: { id: mechanic.user.id, roles: [4], search: 'nobody' },
    })
    expect(byId.data.map(one => one.id)).toEqual([mechanic.user.id])
    for (const several of [
      { statuses: ['inactive', 'active'] as const, roles: ['sales_manager', 3] },
      { statuses: ['active', 'pending'] as const, roles: [3, 'admin'] },
    ]) {
      const query = { search: 'zzwrench', roles: several.roles, statuses: [...several.statuses] }
      const { data } = await seller.call(userEndpoints.listUsersShort, { query: query as never })
      expect(data.map(one => one.id)).toEqual([mechanic.user.id])
    }
    const none = await seller.call(userEndpoints.listUsersShort, {
      query: { search: 'zzwrench', roles: [4] },
    })
    expect(none.data).toEqual([])
    const locked = await seller.call(userEndpoints.listUsersShort, {
      query: { search: 'zzwrench', statuses: ['inactive', 'pending'] },
    })
    expect(locked.data).toEqual([])
  })
})

let count = 0
function person(role: Role = 'mechanic') {
  return {
    first_name: 'Rosa',
    last_name: 'Delgado',
    email: `person-${++count}@rigbay.test`,
    phone: '(312) 555-0142',
    role_id: roleId(role),
  }
}
