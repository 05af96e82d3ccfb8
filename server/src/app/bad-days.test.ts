import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { applicationEndpoints } from '#contract/application/application-endpoints.ts'
import { lookupEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import { accountEndpoints } from '#contract/session/account-endpoints.ts'
import { freePort } from '#server/testing/rigbay-process.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })

const create = lookupEndpoints.createExpenseType

it('reports to the browser that e-mails are sent', async () => {
  const { data } = await test.stranger.call(applicationEndpoints.getAppConfig)
  expect(data.is_mail_sent).toBe(true)
})

describe('an outage', () => {
  it.each([
    ['a full disk', '53100'],
    ['a server out of memory', '53200'],
    ['a database that is shutting down', '57P01'],
  ])(
    'of %s is answered 503 with Retry-After in a clear sentence, and leaves nothing half-written',
    async (_, code) => {
      const admin = await test.signIn('admin')
      await sql
        .raw(`create or replace function fail_today() returns trigger language plpgsql as $$
            begin raise exception 'no' using errcode = '${code}'; end $$`)
        .execute(test.db)
      await sql`create trigger fail_today after insert on dictionary_entries for each row execute function fail_today()`.execute(
        test.db,
      )
      const answer = await admin.attempt(
        create,
        { body: { title: `Lost ${code}` } },
        { idempotencyKey: code },
      )
      await sql`drop trigger fail_today on dictionary_entries`.execute(test.db)
      expect(answer.status).toBe(503)
      expect(answer.headers['retry-after']).toBe('30')
      expect(answer.errors[0]!.title).toContain('try again')
      const left = await test.db
        .selectFrom('dictionary_entries')
        .select('id')
        .where('title', '=', `Lost ${code}`)
        .execute()
      expect(left).toEqual([])
      expect(
        (await admin.attempt(create, { body: { title: `Lost ${code}` } }, { idempotencyKey: code })).status,
      ).toBe(200)
    },
  )

  it('of the mail server leaves the e-mail for a later retry', async () => {
    const admin = await test.signIn('admin')
    await test.stranger.call(accountEndpoints.forgotPassword, { body: { email: admin.user.email } })
    // One job looks up the address, the next sends the e-mail.
    await expect(test.runJobs().then(() => test.runJobs())).rejects.toThrow()
    const { rows } = await sql<{ state: string; retry_limit: number }>`
      select state, retry_limit from pgboss.job where name = 'mail.deliver'`.execute(test.db)
    expect(rows).toHaveLength(1)
    expect(['created', 'active', 'retry']).toContain(rows[0]!.state)
    expect(rows[0]!.retry_limit).toBeGreaterThan(5)
  })
})
