import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { notificationEndpoints } from '#contract/notifications/notification-endpoints.ts'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { accountEndpoints } from '#contract/session/account-endpoints.ts'
import { type TestShop, testShop } from '#server/testing/test-shop.ts'

const test = await testShop()

it('waits for confirmation of the new address, and sends a notice to the old one', {
  tags: ['PROF-009', 'PROF-010', 'PROF-012'],
}, async () => {
  const mechanic = await test.signIn('mechanic')
  const new_email = 'fresh@rigbay.test'
  expect((await mechanic.call(profileEndpoints.getEmailChange)).data).toBeNull()
  const { data } = await request(mechanic, 'Fresh@Rigbay.test')
  expect(data).toEqual({
    id: expect.any(Number),
    new_email,
    new_email_confirmed: false,
    user: { ...mechanic.user, phone: '+13125550100', phone_extension: null, role_id: 3 },
  })
  expect((await mechanic.call(profileEndpoints.getEmailChange)).data).toEqual(data)
  expect(test.shop.translations.in('en')('profile.email_change.requested', { email: data!.new_email })).toBe(
    `Please, follow the link in the message that we have sent to an email - ${new_email}`,
  )
  const token = await tokenSentTo(new_email)
  const notices = (await test.shop.mail.list()).filter(email => email.to.includes(mechanic.user.email))
  expect(notices.map(email => email.subject)).toEqual(['Your e-mail address is about to change'])
  const link = await test.stranger.call(accountEndpoints.readLink, { body: { token } })
  expect(link.data).toMatchObject({ purpose: 'email_change', email: new_email })

  expect((await test.stranger.call(accountEndpoints.confirmEmail, { body: { token } })).data.email).toBe(
    new_email,
  )
  const { data: mine } = await mechanic.call(profileEndpoints.getProfile)
  expect(mine.email).toBe(new_email)
  expect((await mechanic.call(profileEndpoints.getEmailChange)).data).toBeNull()
  const { data: notifications } = await mechanic.call(notificationEndpoints.listNotifications)
  expect(notifications[0]!.message).toBe(`Your e-mail address is now ${new_email}`)
  expect((await test.stranger.attempt(accountEndpoints.confirmEmail, { body: { token } })).status).toBe(404)
})

it('repeats the notice with the same Message-ID, and sends links with different ones', async () => {
  const mechanic = await test.signIn('mechanic')
  const new_email = 'twice@rigbay.test'
  await request(mechanic, new_email)
  await test.runJobs()
  // As if the process had died after the mail server accepted them.
  await sql`
    update pgboss.job set state = 'retry', start_after = now()
    where name = 'mail.deliver' and data->'to'->>'address' in (${new_email}, ${mechanic.user.email})`.execute(
    test.db,
  )
  await test.runJobs()
  const idsTo = async (address: string) => {
    const emails = (await test.shop.mail.list()).filter(({ to }) => to.includes(address))
    const read = await Promise.all(emails.map(({ id }) => test.shop.mail.read(id)))
    return read.map(email => /^Message-ID: (.+)\r$/im.exec(email!.eml.toString())![1])
  }
  const notices = await idsTo(mechanic.user.email)
  expect(notices).toEqual([notices[0], notices[0]])
  expect(new Set(await idsTo(new_email)).size).toBe(2)
})

it('invalidates password links sent to the old address', async () => {
  const mechanic = await test.signIn('mechanic')
  await test.stranger.call(accountEndpoints.forgotPassword, { body: { email: mechanic.user.email } })
  // One job creates the link, another sends it.
  await test.runJobs()
  const reset = await tokenSentTo(mechanic.user.email)
  const opened = async () =>
    (await test.stranger.attempt(accountEndpoints.readLink, { body: { token: reset } })).status
  await request(mechanic, 'elsewhere@rigbay.test')
  const token = await tokenSentTo('elsewhere@rigbay.test')
  expect(await opened()).toBe(200)
  await test.stranger.call(accountEndpoints.confirmEmail, { body: { token } })
  expect(await opened()).toBe(404)
})

it('can be canceled once, only by oneself', { tags: 'PROF-010' }, async () => {
  const [mechanic, other] = await Promise.all([test.signIn('mechanic'), test.signIn('mechanic')])
  const { data } = await request(mechanic, 'cancelled@rigbay.test')
  const token = await tokenSentTo('cancelled@rigbay.test')
  const params = { id: data.id }
  expect((await other.attempt(profileEndpoints.cancelEmailChange, { params })).status).toBe(404)
  expect((await mechanic.attempt(profileEndpoints.cancelEmailChange, { params })).status).toBe(204)
  expect((await mechanic.attempt(profileEndpoints.cancelEmailChange, { params })).status).toBe(404)
  expect((await test.stranger.attempt(accountEndpoints.confirmEmail, { body: { token } })).status).toBe(404)
})

it('writes and mails nothing when validating only', { tags: 'PROF-011' }, async () => {
  const mechanic = await test.signIn('mechanic')
  const body = { new_email: 'asked@rigbay.test' }
  const answer = await mechanic.attempt(profileEndpoints.requestEmailChange, { body }, { validateOnly: true })
  expect(answer.status).toBe(204)
  expect((await mechanic.call(profileEndpoints.getEmailChange)).data).toBeNull()
  await test.runJobs()
  expect((await test.shop.mail.list()).flatMap(email => email.to)).not.toContain(body.new_email)
})

it("refuses the own address and another user's, also when validating only", {
  tags: 'PROF-011',
}, async () => {
  const [mechanic, other] = await Promise.all([test.signIn('mechanic'), test.signIn('admin')])
  for (const [new_email, code] of [
    [mechanic.user.email, 'email_unchanged'],
    [other.user.email, 'email_taken'],
    ['no address', 'validate__email'],
  ]) {
    for (const validateOnly of [true, false]) {
      const body = { new_email: new_email! }
      const answer = await mechanic.attempt(profileEndpoints.requestEmailChange, { body }, { validateOnly })
      expect(answer.errors[0]).toMatchObject({ code, source: { parameter: 'new_email' } })
    }
  }
})

it('refuses a link whose address was taken in the meantime, and an expired one', async () => {
  const [mechanic, quick] = await Promise.all([test.signIn('mechanic'), test.signIn('mechanic')])
  await request(mechanic, 'wanted@rigbay.test')
  const slow = await tokenSentTo('wanted@rigbay.test')
  await test.db
    .updateTable('users')
    .set({ email: 'wanted@rigbay.test' })
    .where('id', '=', quick.user.id)
    .execute()
  const taken = await test.stranger.attempt(accountEndpoints.confirmEmail, { body: { token: slow } })
  expect(taken.errors).toMatchObject([{ code: 'email_taken', source: { parameter: 'token' } }])
  await request(mechanic, 'late@rigbay.test')
  const late = await tokenSentTo('late@rigbay.test')
  test.clock.advance(24 * 3_600_000 + 1000)
  expect((await test.stranger.attempt(accountEndpoints.confirmEmail, { body: { token: late } })).status).toBe(
    404,
  )
})

const request = (client: Awaited<ReturnType<TestShop['signIn']>>, new_email: string) =>
  client.call(profileEndpoints.requestEmailChange, { body: { new_email } })

async function tokenSentTo(address: string): Promise<string> {
  await test.runJobs()
  const email = (await test.shop.mail.list()).find(one => one.to.includes(address))
  const { text } = (await test.shop.mail.read(email!.id))!
  return /\?token=([\w-]+)/.exec(text)![1]!
}
