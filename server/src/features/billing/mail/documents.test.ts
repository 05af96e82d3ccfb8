import { beforeEach, describe, expect, it } from 'vitest'
import { repairOrderLinks } from '#contract/billing/payment-link-endpoints.ts'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { missingLettersHeader } from '#contract/shared/endpoint.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')
beforeEach(() =>
  test.db
    .updateTable('company')
    .set({ company_name: 'Prairie Truck Repair', email: 'office@prairie.example', billing_email: '' })
    .execute(),
)

const invoice = (id: number, invoice_date?: string) =>
  admin.attempt(money.getOrderInvoice, { params: { id }, query: { invoice_date } })
const read = async (id: number) => (await admin.call(api.getRepairOrder, { params: { id } })).data

describe('the invoice', () => {
  it('is a PDF and bills the order once', { tags: ['RO-009', 'RO-018'] }, async () => {
    const order = await make.order(admin)
    const first = await invoice(order.id, '2026-11-22')
    expect(first.headers).toMatchObject({ 'content-type': 'application/pdf' })
    expect(first.headers['content-disposition']).toContain(`${order.order_number}.pdf`)
    const text = await pdfText(first.raw)
    for (const part of [
      order.order_number,
      '11/22/2026',
      '12/21/2026',
      'Maria Alvarez',
      '$200.00',
      '2019 Freightliner',
    ]) {
      expect(text).toContain(part)
    }
    const billed = await read(order.id)
    expect(billed).toMatchObject({ payment_status: ['not_paid', 'billed', 'not_overdue'] })
    expect(billed.billed_at).toBe(unixSeconds(test.clock.now()))
    test.clock.advance(60_000)
    await invoice(order.id)
    expect((await read(order.id)).billed_at).toBe(billed.billed_at)
    const kept = await test.db
      .selectFrom('invoices')
      .select('invoice_date')
      .where('order_id', '=', order.id)
      .execute()
    expect(kept).toEqual([{ invoice_date: '2026-11-22' }])
    const body = { recipient_email: ['a@rigbay.test'], invoice_date: '2026-11-22' }
    await admin.call(money.sendOrderDocuments, { params: { id: order.id }, body })
    await test.runJobs()
    expect((await read(order.id)).billed_at).toBe(billed.billed_at)
  })

  it('is issued by a payment link if it was not before', async () => {
    const issued = async (id: number) =>
      (await test.db.selectFrom('invoices').select('recipients').where('order_id', '=', id).execute()).map(
        ({ recipients }) => recipients,
      )
    const [linked, printed] = [await make.order(admin), await make.order(admin)]
    await invoice(printed.id)
    for (const { id, customer } of [linked, printed]) {
      const email = `link-${id}@fleet.example`
      await test.db.updateTable('customers').set({ email }).where('id', '=', customer.id).execute()
      await admin.call(repairOrderLinks.sendOrderPaymentLink, { params: { id } })
    }
    expect([await issued(linked.id), await issued(printed.id)]).toEqual([
      [[`link-${linked.id}@fleet.example`]],
      [[]],
    ])
  })

  it('does not bill the order when it is a preview', async () => {
    const order = await make.order(admin)
    const look = { params: { id: order.id }, query: { preview: true, invoice_date: '2026-11-22' } }
    const { raw } = await admin.attempt(money.getOrderInvoice, look)
    expect(await pdfText(raw)).toContain('11/22/2026')
    expect(await read(order.id)).toMatchObject({
      billed_at: null,
      invoice_date: null,
      payment_status: ['not_paid', 'not_billed', 'not_overdue'],
    })
    const { data: history } = await admin.call(api.listHistory, { params: { id: order.id } })
    expect(history.map(entry => entry.message)).toEqual(['Order created'])
  })

  it('names the letters that no font has', async () => {
    const order = await make.order(admin)
    await test.db
      .updateTable('customers')
      .set({ first_name: '田中' })
      .where('id', '=', order.customer.id)
      .execute()
    const { headers } = await admin.attempt(money.getOrderInvoice, {
      params: { id: order.id },
      query: { preview: true },
    })
    expect(decodeURIComponent(String(headers[missingLettersHeader]))).toBe('田中')
  })

  it('has the date of the first one until another is chosen', async () => {
    const order = await make.order(admin)
    await invoice(order.id, '2026-11-22')
    expect((await read(order.id)).invoice_date).toBe('2026-11-22')
    expect(await pdfText((await invoice(order.id)).raw)).toContain('11/22/2026')
    const other = await pdfText((await invoice(order.id, '2026-11-30')).raw)
    expect(other).toContain('11/30/2026')
    expect(other).not.toContain('11/22/2026')
    const { data: rows } = await admin.call(api.listRepairOrders, { query: { search: order.order_number } })
    expect(rows.map(row => row.invoice_date)).toEqual(['2026-11-22'])

    const sent = await make.order(admin)
    const body = { recipient_email: ['a@rigbay.test'], invoice_date: '2026-11-05' }
    await admin.call(money.sendOrderDocuments, { params: { id: sent.id }, body })
    await test.runJobs()
    expect(await pdfText((await invoice(sent.id)).raw)).toContain('11/05/2026')
  })

  it('is in the customer’s language', async () => {
    const owner = await make.customer({ language: 'es' })
    const order = await make.order(admin, [], { truck_id: (await make.vehicle(owner)).id })
    expect(await pdfText((await invoice(order.id)).raw)).toContain('Saldo pendiente')
  })

  it('bills no order that is deleted while it is rendered, and stores nothing', async () => {
    const order = await make.order(admin)
    const { renderPdf } = test.shop
    test.shop.renderPdf = async (...of) => {
      test.shop.renderPdf = renderPdf
      await admin.call(api.deleteRepairOrder, { params: { id: order.id } })
      return renderPdf(...of)
    }
    const answer = await invoice(order.id)
    expect([answer.status, answer.errors[0]?.code]).toEqual([422, 'order_is_deleted'])
    const deleted = await admin.call(api.getDeletedRepairOrder, { params: { id: order.id } })
    expect(deleted.data.billed_at).toBeNull()
    const kept = await test.db.selectFrom('invoices').where('order_id', '=', order.id).select('id').execute()
    expect(kept).toEqual([])
  })

  it('is refused for a deleted order and without the right', async () => {
    const order = await make.order(admin)
    const mechanic = await test.signIn('mechanic')
    const answer = await mechanic.attempt(money.getOrderInvoice, { params: { id: order.id } })
    expect(answer.status).toBe(403)
    await admin.call(api.deleteRepairOrder, { params: { id: order.id } })
    expect((await invoice(order.id)).errors[0]?.code).toBe('order_is_deleted')
  })
})

describe('sending documents', () => {
  const send = (id: number, changes: object = {}) =>
    admin.attempt(money.sendOrderDocuments, {
      params: { id },
      body: { recipient_email: ['maria@example.com'], invoice_date: '2026-11-21', ...changes },
    })

  it('mails the invoice to each address and bills the order', { tags: ['RO-017', 'RO-046'] }, async () => {
    const order = await make.order(admin)
    const recipient_email = ['maria@example.com', 'books@example.com', 'maria@example.com']
    expect((await send(order.id, { content: 'invoice', send_via: 'email', recipient_email })).status).toBe(
      204,
    )
    expect(await test.runJobs()).toBe(2)
    const mails = (await test.shop.mail.list()).filter(mail => mail.subject.includes(order.order_number))
    expect(mails.flatMap(mail => mail.to).sort()).toEqual(['books@example.com', 'maria@example.com'])
    const mail = await test.shop.mail.read(mails[0]!.id)
    expect(mail).toMatchObject({
      subject: `Invoice ${order.order_number} from Prairie Truck Repair`,
      attachments: [{ file_name: `${order.order_number}.pdf` }],
    })
    expect(mail!.text).toContain('The balance due is $200.00.')
    expect((await read(order.id)).payment_status).toContain('billed')
  })

  it('answers 424 with a hint if the company has no e-mail address', { tags: 'RO-058' }, async () => {
    const order = await make.order(admin)
    await test.db.updateTable('company').set({ email: '', billing_email: '' }).execute()
    const answer = await send(order.id)
    expect(answer.status).toBe(424)
    expect(answer.errors).toMatchObject([
      {
        code: 'send-docs-error__no-sender-email',
        params: { hint: 'send-docs-error__please-fill-email' },
      },
    ])
    expect((await read(order.id)).billed_at).toBeNull()
    await test.db.updateTable('company').set({ billing_email: 'billing@prairie.example' }).execute()
    expect((await send(order.id)).status).toBe(204)
    await test.runJobs()
  })

  const refused: [string, string, object][] = [
    ['nobody', 'recipient_email', { recipient_email: [] }],
    [
      'six addresses',
      'recipient_email',
      { recipient_email: [1, 2, 3, 4, 5, 6].map(n => `a${n}@example.com`) },
    ],
    ['what is no address', 'recipient_email.0', { recipient_email: ['maria'] }],
    [
      'a line break in an address',
      'recipient_email.0',
      { recipient_email: ['a@example.com\r\nBcc: b@example.com'] },
    ],
    ['no date', 'invoice_date', { invoice_date: undefined }],
    ['another document', 'content', { content: 'estimate' }],
    ['another way', 'send_via', { send_via: 'fax' }],
  ]
  it.each(refused)(
    'refuses %s',
    { tags: ['RO-017', 'RO-047', 'RO-048'] },
    async (_what, parameter, change) => {
      const order = await make.order(admin)
      const { status, errors } = await send(order.id, change)
      expect([status, errors[0]?.source?.parameter]).toEqual([422, parameter])
      if (['recipient_email', 'invoice_date'].includes(parameter) && !String(Object.values(change)[0] ?? ''))
        expect(errors[0]!.title).toBe('Field is required')
    },
  )

  it('sends nothing when only validated', async () => {
    const order = await make.order(admin)
    const answer = await admin.attempt(
      money.sendOrderDocuments,
      { params: { id: order.id }, body: { recipient_email: ['a@example.com'], invoice_date: '2026-11-21' } },
      { validateOnly: true },
    )
    expect([answer.status, await test.runJobs()]).toEqual([204, 0])
  })
})
