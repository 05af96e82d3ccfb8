import { expect, it } from 'vitest'
import { type Role, roleId } from '#contract/access/roles.ts'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { accountEndpoints } from '#contract/session/account-endpoints.ts'
import { userEndpoints as api } from '#contract/users/user-endpoints.ts'
import { jpeg } from '#server/testing/sample-files.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { tracesOf } from '#server/testing/traces.ts'

const test = await testShop()
const superadmin = await test.signIn('superadmin')
const password = 'nine brass fittings'
const passwords = { password, password_confirmation: password }

it('every act on a user is recorded, announced, and increases the version', async () => {
  let id = 0
  const created = await tracesOf(test, async () => {
    id = (await superadmin.call(api.createUser, { body: person('mechanic', 'rosa@rigbay.test') })).data.id
  })
  const one = { params: { id } }
  const announced = [{ kind: 'user', id }]
  const note = (act: string, changes: object[] = []) => ({
    history: [{ kind: 'user', record_id: id, act, user_id: superadmin.user.id, params: {}, changes }],
    announced,
  })
  expect(created).toEqual(note('created'))
  const accepted = await tracesOf(test, async () => {
    const token = await tokenSentTo('rosa@rigbay.test')
    await test.stranger.call(accountEndpoints.acceptInvitation, { body: { token, ...passwords } })
  })
  expect(accepted.history.map(({ act }) => act)).toEqual(['password_changed', 'invitation_accepted'])
  expect(accepted.announced).toEqual(announced)
  const changed = await tracesOf(test, () =>
    superadmin.call(api.updateUser, {
      ...one,
      body: {
        ...person('sales_manager', 'rose@rigbay.test'),
        first_name: 'Rose',
        last_name: 'Dell',
        phone: '(312) 555-0143',
        phone_extension: '7',
      },
    }),
  )
  expect(changed).toEqual(
    note('updated', [
      { label: 'users.fields.first_name', before: 'Rosa', after: 'Rose' },
      { label: 'users.fields.last_name', before: 'Delgado', after: 'Dell' },
      { label: 'users.fields.email', before: 'rosa@rigbay.test', after: 'rose@rigbay.test' },
      { label: 'users.fields.phone', before: '+13125550142', after: '+13125550143' },
      { label: 'users.fields.phone_extension', before: null, after: '7' },
      {
        label: 'users.fields.role',
        before: 'users.roles.mechanic',
        after: 'users.roles.sales_manager',
        as: 'key',
      },
    ]),
  )
  expect(await tracesOf(test, () => superadmin.call(api.toggleUserStatus, one))).toEqual(note('deactivated'))
  expect(await tracesOf(test, () => superadmin.call(api.toggleUserStatus, one))).toEqual(note('activated'))
  expect((await superadmin.call(api.getUser, one)).data.version).toBe(5)
  await superadmin.call(api.toggleUserStatus, one)
  expect(await tracesOf(test, () => superadmin.call(api.deleteUser, one))).toEqual(note('deleted'))
})

it('announces a confirmed address and a new photo', async () => {
  const mechanic = await test.signIn('mechanic')
  const { id } = mechanic.user
  const announced = [{ kind: 'user', id }]
  await mechanic.call(profileEndpoints.requestEmailChange, { body: { new_email: 'sam@rigbay.test' } })
  const token = await tokenSentTo('sam@rigbay.test')
  const confirmed = await tracesOf(test, () =>
    test.stranger.call(accountEndpoints.confirmEmail, { body: { token } }),
  )
  expect(confirmed).toMatchObject({
    history: [{ kind: 'user', record_id: id, act: 'email_changed' }],
    announced,
  })
  expect((await superadmin.call(api.getUser, { params: { id } })).data.version).toBe(2)
  const photo = [new File([await jpeg()], 'sam.jpg', { type: 'image/jpeg' })]
  const pictured = await tracesOf(test, () =>
    mechanic.call(profileEndpoints.uploadAvatar, { files: { photo } } as never),
  )
  expect(pictured).toEqual({ history: [], announced })
})

it('stores the reason why a session ended', async () => {
  const ended = async (role: Role, act: (params: { id: number }) => Promise<unknown>) => {
    const { user, sessionId } = await test.signIn(role)
    await act({ id: user.id })
    return test.db
      .selectFrom('sessions')
      .select('revoked_reason')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow()
      .then(row => row.revoked_reason)
  }
  expect([
    await ended('mechanic', params => superadmin.call(api.toggleUserStatus, { params })),
    await ended('mechanic', params => superadmin.call(api.changeUserPassword, { params, body: passwords })),
    await ended('mechanic', params =>
      superadmin.call(api.updateUser, { params, body: person('admin', 'promoted@rigbay.test') }),
    ),
  ]).toEqual(['deactivated', 'password', 'role'])
})

const person = (role: Role, email: string) => ({
  first_name: 'Rosa',
  last_name: 'Delgado',
  email,
  phone: '(312) 555-0142',
  role_id: roleId(role),
})

async function tokenSentTo(address: string): Promise<string> {
  await test.runJobs()
  const email = (await test.shop.mail.list()).find(({ to }) => to.includes(address))
  return /token=([\w-]+)/.exec((await test.shop.mail.read(email!.id))!.text)![1]!
}
