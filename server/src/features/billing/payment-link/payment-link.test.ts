import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { partsOrderBillingEndpoints as money } from '#contract/billing/parts-order-billing-endpoints.ts'
import { partsOrderLinks, repairOrderLinks } from '#contract/billing/payment-link-endpoints.ts'
import { publicInvoiceEndpoints } from '#contract/billing/public-invoice.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { MailError } from '#server/platform/mail/index.ts'
import { checkedOutOrders } from '#server/testing/checked-out-order.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const { checkedOut: order, release } = checkedOutOrders(test)
const make = orderFixtures(test)
const admin = await test.signIn('admin')
const start = new Date('2026-11-21T15:00:00Z')
const day = 24 * 3600 * 1000

beforeEach(async () => {
  test.clock.set(start.toISOString())
  await test.db.deleteFrom('attempts').execute()
  await test.db
    .updateTable('company')
    .set({
      company_name: 'Prairie Truck Repair',
      email: 'office@prairie.example',
      phone: '+13125550142',
      billing_payment_details: 'Zelle: pay@prairie.example',
    })
    .execute()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const send = (id: number) => admin.attempt(partsOrderLinks.sendPartsOrderPaymentLink, { params: { id } })
const read = async (id: number) =>
  (await admin.call(partsOrderLinks.getPartsOrderPaymentLink, { params: { id } })).data
const revoke = (id: number) => admin.attempt(partsOrderLinks.revokePartsOrderPaymentLink, { params: { id } })
const open = (token: string) =>
  test.stranger.attempt(publicInvoiceEndpoints.getPublicInvoice, { params: { token } })
const codes = (answer: { errors: { code: string }[] }) => answer.errors.map(error => error.code)
const mailsTo = async (address: string) =>
  (await test.shop.mail.list()).filter(mail => mail.to.includes(address))
async function tokenFor(address: string): Promise<string> {
  await test.runJobs()
  const [mail] = await mailsTo(address)
  const { text } = (await test.shop.mail.read(mail!.id))!
  return /\/invoice\/([\w-]+)/.exec(text)![1]!
}
const acts = async (id: number, kind = 'parts_order') =>
  (
    await test.db
      .selectFrom('history')
      .select('act')
      .where('kind', '=', kind)
      .where('record_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(row => row.act)

describe('a payment link', () => {
  it('is mailed in the customer’s language and opens the invoice without signing in', async () => {
    const { id, number, email } = await order({ language: 'ru' })
    const sent = await send(id)
    expect(sent.body.data).toEqual({
      sent_to: email,
      sent_at: unixSeconds(start),
      expires_at: unixSeconds(start) + 7 * 24 * 3600,
    })
    expect(await read(id)).toEqual(sent.body.data)
    const token = await tokenFor(email!)
    const [mail] = await mailsTo(email!)
    expect(mail!.subject).toBe(`Счёт ${number} от Prairie Truck Repair`)
    const { text } = (await test.shop.mail.read(mail!.id))!
    expect(text).toContain('К оплате: $100.00')
    expect(text).toContain(`${test.shop.configuration.publicUrl}/invoice/${token}`)
    const { status, body } = await open(token)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ language: 'ru', number, words: { payment_details: 'Как оплатить' } })
    expect(await acts(id)).toEqual(['payment_link_sent', 'payment_link_handed_over'])
  })

  it('bills the order once', async () => {
    const { id } = await order()
    await send(id)
    const billedAt = () =>
      test.db.selectFrom('parts_orders').select('billed_at').where('id', '=', id).executeTakeFirst()
    expect(await billedAt()).toEqual({ billed_at: start })
    test.clock.advance(day)
    await send(id)
    expect(await billedAt()).toEqual({ billed_at: start })
    const invoices = await test.db
      .selectFrom('invoices')
      .select('invoice_date')
      .where('order_kind', '=', 'parts_order')
      .where('order_id', '=', id)
      .execute()
    expect(invoices).toEqual([{ invoice_date: '2026-11-21' }])
  })

  it('works for repair orders', async () => {
    const { id, order_number, body } = await make.order(admin)
    const { customer } = (await admin.call(repairOrderEndpoints.getRepairOrder, { params: { id } })).data
    const params = { id }
    const bare = await admin.attempt(repairOrderLinks.sendOrderPaymentLink, { params })
    expect(codes(bare)).toEqual(['customer_without_email'])
    const email = 'olga@fleet.example'
    await test.db.updateTable('customers').set({ email }).where('id', '=', customer.id).execute()
    await admin.call(repairOrderLinks.sendOrderPaymentLink, { params })
    const shown = await open(await tokenFor(email))
    expect(shown.body.data).toMatchObject({
      number: order_number,
      vehicle: '2019 Freightliner Cascadia · 700 · P48213',
      groups: [{ title: 'Front brakes', labor: { duration: '2 hr', rate: '$100.00/hr', amount: '$200.00' } }],
      due_date: 'Dec 21, 2026',
    })
    expect(body.due_date).toBe('2026-12-21')
    expect(await acts(id, 'repair_order')).toEqual([
      'created',
      'payment_link_sent',
      'payment_link_handed_over',
    ])
    await admin.call(repairOrderLinks.revokeOrderPaymentLink, { params })
    expect((await admin.call(repairOrderLinks.getOrderPaymentLink, { params })).data).toBe(null)
    const { data } = await admin.call(repairOrderEndpoints.getRepairOrder, { params })
    expect(data.payment_status).toContain('billed')
  })

  it('works for seven days, until it is revoked or another is sent', async () => {
    const { id, email } = await order()
    await send(id)
    const first = await tokenFor(email!)
    test.clock.set(new Date(start.getTime() + 7 * day - 1000).toISOString())
    expect((await open(first)).status).toBe(200)
    test.clock.advance(1000)
    expect(codes(await open(first))).toEqual(['payment_link_invalid'])
    expect(await read(id)).toBe(null)

    await send(id)
    const second = await tokenFor(email!)
    await send(id)
    const third = await tokenFor(email!)
    expect([(await open(second)).status, (await open(third)).status]).toEqual([404, 200])

    expect((await revoke(id)).status).toBe(204)
    const revoked = await open(third)
    expect(revoked.errors).toMatchObject([
      {
        code: 'payment_link_invalid',
        title: 'This link no longer works: ask the shop for a new one',
      },
    ])
    expect((await revoke(id)).status).toBe(204)
    expect((await acts(id)).filter(act => act === 'payment_link_revoked')).toHaveLength(1)
    expect(codes(await open('x'.repeat(43)))).toEqual(['payment_link_invalid'])
  })

  it('is not stored by browsers and not indexed', async () => {
    const { id, email } = await order()
    await send(id)
    const url = publicInvoiceEndpoints.getPublicInvoice.path.replace('{token}', await tokenFor(email!))
    const { statusCode, headers } = await test.app.inject(url)
    expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex, nofollow',
    ])
  })

  it('does not open a canceled order', async () => {
    const { id, email } = await order()
    await send(id)
    const token = await tokenFor(email!)
    await release(id)
    await test.db.updateTable('parts_orders').set({ status: 'canceled' }).where('id', '=', id).execute()
    expect(codes(await open(token))).toEqual(['payment_link_invalid'])
    const pdf = await test.stranger.attempt(publicInvoiceEndpoints.getPublicInvoicePdf, { params: { token } })
    expect(codes(pdf)).toEqual(['payment_link_invalid'])
    // Its open page may send a request later.
    expect(await read(id)).toBe(null)
  })

  it('needs a sender, a recipient and a balance', async () => {
    const { id } = await order({ email: null })
    expect(codes(await send(id))).toEqual(['customer_without_email'])
    const payment = { amount: 100, payment_date: '2026-11-21', payment_method: 'cash' as const }
    await admin.call(money.createPartsOrderPayment, { params: { id }, body: payment })
    expect(codes(await send(id))).toEqual(['order_already_paid'])
    await test.db.updateTable('company').set({ email: '', billing_email: '' }).execute()
    const unsent = await send((await order()).id)
    expect([unsent.status, ...codes(unsent)]).toEqual([424, 'send-docs-error__no-sender-email'])
    expect(unsent.errors[0]!.params).toEqual({ hint: 'send-docs-error__please-fill-email' })
    expect(await acts(id)).toEqual(['payment_added'])
  })

  it('stores its token in no table and no log', async () => {
    const { id, email } = await order()
    await send(id)
    const token = await tokenFor(email!)
    const { rows } = await test.shop.pool.query(
      "select 1 from payment_links where to_jsonb(payment_links)::text like '%' || $1 || '%' union select 1 from pgboss.job where data::text like '%' || $1 || '%'",
      [token],
    )
    expect(rows).toEqual([])
  })

  it('is not mailed once revoked, is retried during an outage, and reports a refusal', async () => {
    const revoked = await order()
    await send(revoked.id)
    await revoke(revoked.id)
    await test.runJobs()
    expect(await mailsTo(revoked.email!)).toEqual([])

    const deliver = vi.spyOn(test.shop.mail, 'deliver')
    deliver.mockRejectedValue(new MailError('temporary', 'Nobody listens there'))
    const waiting = await order()
    await send(waiting.id)
    await expect(test.runJobs()).rejects.toThrow('Nobody listens')
    expect(await acts(waiting.id)).toEqual(['payment_link_sent'])

    deliver.mockRejectedValue(new MailError('permanent', '550 No such user'))
    const refused = await order()
    await send(refused.id)
    await test.runJobs()
    expect(await acts(refused.id)).toEqual(['payment_link_sent', 'payment_link_not_sent'])
  })

  it('leaves one working link when clerks send several at once', async () => {
    const { id, email } = await order()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(id)))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200, 200])
    await test.runJobs()
    expect(await mailsTo(email!)).toHaveLength(1)
  })
})

describe('the public invoice', () => {
  it('shows only what the customer needs, days as MMM D, YYYY', { tags: 'CONST-010' }, async () => {
    const { id, number, email } = await order({ tax_rate: 8, delivery_cost: 10 })
    const payment = {
      amount: 18,
      payment_date: '2026-11-21',
      payment_method: 'zelle' as const,
      notes: 'secret',
    }
    await admin.call(money.createPartsOrderPayment, { params: { id }, body: payment })
    await send(id)
    const token = await tokenFor(email!)
    const { body, headers } = await open(token)
    expect(body.data).toMatchObject({
      number,
      date: 'Nov 21, 2026',
      due_date: 'Dec 6, 2026',
      status: { key: 'due', label: 'To be paid' },
      company: {
        name: 'Prairie Truck Repair',
        phones: [{ line: '+1 (312) 555-0142', uri: 'tel:+13125550142' }],
        email: 'office@prairie.example',
        logo_url: null,
      },
      bill_to: 'Maria Alvarez, Alvarez Freight LLC',
      vehicle: '',
      sums: [
        { label: 'Subtotal', amount: '$100.00' },
        { label: 'Shipping', amount: '$0.00' },
        { label: 'Additional shipping cost', amount: '$10.00' },
        { label: 'Sales tax 8%', amount: '$8.00' },
      ],
      total: { label: 'Total', amount: '$118.00' },
      payments: [{ date: 'Nov 21, 2026', method: 'Zelle', amount: '$18.00' }],
      balance: { label: 'Balance due', amount: '$100.00' },
      balance_amount: 100,
      payment_details: 'Zelle: pay@prairie.example',
      can_pay_online: false,
    })
    expect(JSON.stringify(body)).not.toMatch(/secret|fleet\.example|Industrial Dr/)
    expect(headers['referrer-policy']).toBe('no-referrer')
    const pdf = await test.stranger.attempt(publicInvoiceEndpoints.getPublicInvoicePdf, { params: { token } })
    expect(pdf.headers['content-disposition']).toContain(`${number}.pdf`)
    expect(await pdfText(pdf.raw)).toContain(`Invoice ${number} Date 11/21/2026`)
  })

  it('shows overdue as of today, and paid', async () => {
    const { id, email } = await order({ due_date: '2026-11-23' })
    await send(id)
    const token = await tokenFor(email!)
    const status = async () => (await open(token)).body.data.status.key
    expect(await status()).toBe('due')
    test.clock.advance(3 * day)
    expect(await status()).toBe('overdue')
    const payment = { amount: 100, payment_date: '2026-11-21', payment_method: 'cash' as const }
    await admin.call(money.createPartsOrderPayment, { params: { id }, body: payment })
    expect(await status()).toBe('paid')
  })

  it('refuses an address that guesses tokens', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, (_, n) => open(`guess-${n}`)))
    const statuses = new Set(answers.map(answer => answer.status))
    expect([...statuses].sort()).toEqual([404, 429])
    test.clock.advance(31_000)
    expect((await open('guess-again')).status).toBe(404)
  })
})
