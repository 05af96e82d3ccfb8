import { expect, it } from 'vitest'
import { companyEndpoints as api } from '#contract/company/company-endpoints.ts'
import { MailError } from '#server/platform/mail/index.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const owner = await test.signIn('superadmin')

it('sends a test e-mail to the caller', async () => {
  expect((await owner.call(api.sendTestEmail)).data).toEqual({ email: owner.user.email })
  const [mail] = await test.shop.mail.list()
  expect(mail).toMatchObject({ to: [owner.user.email], subject: 'Test e-mail of Rigbay' })
})

it('returns what the mail server said', async () => {
  const { deliver } = test.shop.mail
  test.shop.mail.deliver = () => Promise.reject(new MailError('temporary', 'Invalid login: 535'))
  const { status, errors } = await owner.attempt(api.sendTestEmail)
  test.shop.mail.deliver = deliver
  expect(status).toBe(424)
  expect(errors).toMatchObject([
    {
      code: 'test_email_failed',
      title: 'The e-mail could not be sent. The mail server says: Invalid login: 535',
    },
  ])
})
