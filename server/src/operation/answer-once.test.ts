import { describe, expect, it } from 'vitest'
import { repairOrderBillingEndpoints } from '#contract/billing/repair-order-billing-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { countExpenseTypes, createExpenseType } from '#server/testing/expense-types.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { purgeAnswers } from './answer-once.ts'

const test = await testShop()
const admin = await test.signIn('admin')

describe('Idempotency-Key', () => {
  it('gives repeated requests one effect and one response', async () => {
    const sent = await Promise.all(
      Array.from({ length: 20 }, () =>
        admin.attempt(createExpenseType, { body: { title: 'Once' } }, { idempotencyKey: 'key-once' }),
      ),
    )
    expect(new Set(sent.map(one => one.status)).isSubsetOf(new Set([200, 409]))).toBe(true)
    expect(await countExpenseTypes(test, 'Once')).toBe(1)
    const first = sent.find(one => one.status === 200)!
    const again = await admin.attempt(
      createExpenseType,
      { body: { title: 'Once' } },
      { idempotencyKey: 'key-once' },
    )
    expect(again.body).toEqual(first.body)
  })

  it('refuses another body under the same key', async () => {
    await admin.call(createExpenseType, { body: { title: 'First' } }, { idempotencyKey: 'key-body' })
    const { status, errors } = await admin.attempt(
      createExpenseType,
      { body: { title: 'Second' } },
      { idempotencyKey: 'key-body' },
    )
    expect(status).toBe(422)
    expect(errors[0]!.code).toBe('idempotency_key_reused')
  })

  it('refuses another file under the same key, whatever its name', async () => {
    const { id } = await orderFixtures(test).order(admin)
    const attach = (name: string, content: Buffer) =>
      admin.attempt(
        repairOrderEndpoints.addAttachment,
        { params: { id }, files: { attachment: [new File([new Uint8Array(content)], name)] } },
        { idempotencyKey: 'key-file' },
      )
    const first = await attach('po.pdf', pdf)
    const ofEqualSize = Buffer.from(pdf.toString().replace('1 0 obj', '2 0 obj'))
    for (const other of [
      await attach('po.pdf', Buffer.concat([pdf, pdf])),
      await attach('po.pdf', ofEqualSize),
      await attach('other.pdf', pdf),
    ])
      expect([other.status, other.errors[0]?.code]).toEqual([422, 'idempotency_key_reused'])
    expect((await attach('po.pdf', pdf)).body).toEqual(first.body)
  })

  it('allows a refused request to be sent again', async () => {
    await admin.attempt(createExpenseType, { body: { title: '' } }, { idempotencyKey: 'key-refused' })
    const { status } = await admin.attempt(
      createExpenseType,
      { body: { title: '' } },
      { idempotencyKey: 'key-refused' },
    )
    expect(status).toBe(422)
  })

  it('of more than 200 characters is refused', async () => {
    const idempotencyKey = 'k'.repeat(201)
    const answer = await admin.attempt(createExpenseType, { body: { title: 'Long' } }, { idempotencyKey })
    expect(answer.status).toBe(400)
    expect(await countExpenseTypes(test, 'Long')).toBe(0)
  })

  it('repeats the status of an empty response', async () => {
    await test.db.updateTable('company').set({ email: 'office@prairie.example' }).execute()
    const { id } = await orderFixtures(test).order(admin)
    const send = () =>
      admin.attempt(
        repairOrderBillingEndpoints.sendOrderDocuments,
        {
          params: { id },
          body: { recipient_email: ['maria@example.com'], invoice_date: '2026-11-21' },
        },
        { idempotencyKey: 'key-nothing' },
      )
    const [first, again] = [await send(), await send()]
    expect([first.status, again.status]).toEqual([204, 204])
    expect([first.raw.length, again.raw.length]).toEqual([0, 0])
    const sent = await test.db
      .selectFrom('history')
      .select('id')
      .where('act', '=', 'documents_sent')
      .where('record_id', '=', id)
      .execute()
    expect(sent).toHaveLength(1)
  })

  it('is stored for 24 hours', async () => {
    const client = await test.signIn('admin')
    const status = async () =>
      (
        await client.attempt(
          createExpenseType,
          { body: { title: 'For a day' } },
          { idempotencyKey: 'key-day' },
        )
      ).status
    const night = async () => {
      await purgeAnswers(test.shop)
      return status()
    }
    expect(await status()).toBe(200)
    test.clock.advance(86_400_000)
    expect(await night()).toBe(200)
    test.clock.advance(1)
    expect(await night()).toBe(422)
  })

  it('belongs to one person', async () => {
    const other = await test.signIn('admin')
    await admin.call(createExpenseType, { body: { title: 'Mine' } }, { idempotencyKey: 'same-key' })
    const { status } = await other.attempt(
      createExpenseType,
      { body: { title: 'Yours' } },
      { idempotencyKey: 'same-key' },
    )
    expect(status).toBe(200)
  })
})
