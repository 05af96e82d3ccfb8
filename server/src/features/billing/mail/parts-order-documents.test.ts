import { beforeEach, describe, expect, it } from 'vitest'
import { partsOrderBillingEndpoints as money } from '#contract/billing/parts-order-billing-endpoints.ts'
import { partsOrderEndpoints as api } from '#contract/parts-orders/parts-order-endpoints.ts'
import { checkedOutOrders } from '#server/testing/checked-out-order.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const { checkedOut: order, release } = checkedOutOrders(test)
const admin = await test.signIn('admin')
beforeEach(async () => {
  test.clock.set('2026-11-21T15:00:00Z')
  await test.db
    .updateTable('company')
    .set({
      company_name: 'Prairie Truck Repair',
      email: 'office@prairie.example',
      billing_email: '',
      billing_payment_details: 'ACH: routing 071000013',
      ecommerce_company_name: '',
    })
    .execute()
})

const invoiceOf = (id: number, body: { invoice_date?: string; preview?: boolean } = {}) =>
  admin.attempt(money.getPartsOrderInvoice, { params: { id }, body })
const textOf = async (id: number, invoice_date = '2026-11-21') =>
  pdfText((await invoiceOf(id, { invoice_date })).raw)
const invoiceDate = async (id: number) =>
  (await admin.call(api.getPartsOrder, { params: { id } })).data.invoice_date
const billed = async (id: number) => {
  const row = await test.db
    .selectFrom('parts_orders')
    .select('billed_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return row!.billed_at
}
const history = (id: number) =>
  test.db
    .selectFrom('history')
    .select(['act', 'params'])
    .where('kind', '=', 'parts_order')
    .where('record_id', '=', id)
    .orderBy('id')
    .execute()
const send = (id: number, ...recipient_email: string[]) =>
  admin.attempt(money.sendPartsOrderDocuments, {
    params: { id },
    body: { recipient_email, invoice_date: '2026-11-21' },
  })

describe('the invoice of a parts order', () => {
  it('prints items after their discount and every sum', async () => {
    const { id, number } = await order({
      items: [
        { base_price: 148.9, discount: 10, quantity: 2, delivery_cost: 7.5, stock_number: 'BRK-4707Q' },
        { base_price: 20, price_old: 25, quantity: 1, name: 'Gasket', stock_number: 'GSK-1' },
      ],
      delivery_cost: 12,
      tax_rate: 10.25,
    })
    const payment = { amount: 100, payment_date: '2026-11-21', payment_method: 'check' as const }
    await admin.call(money.createPartsOrderPayment, { params: { id }, body: payment })
    const answer = await invoiceOf(id, { invoice_date: '2026-11-21' })
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf' })
    expect(answer.headers['content-disposition']).toContain(`${number}.pdf`)
    const text = await pdfText(answer.raw)
    for (const part of [
      `Invoice ${number} Date 11/21/2026 Due date 12/06/2026`,
      'Bill to Alvarez Freight LLC Maria Alvarez 1200 Industrial Dr Joliet, IL 60431',
      'Ship to Alvarez Freight LLC Maria Alvarez',
      'BRK-4707Q Brake shoe kit 2 pcs $134.01 $268.02',
      'GSK-1 Gasket 1 pcs $20.00 $20.00',
      'Subtotal $288.02 Shipping $15.00 Additional shipping cost $12.00 Sales tax 10.25% $29.52',
      'Total $344.54 You save $34.78 Paid -$100.00 Balance due $244.54',
      '11/21/2026 Check $100.00',
      'ACH: routing 071000013',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('Vehicle')
  })

  it('is in the customer’s language and has no shipping for a pickup', async () => {
    const { id } = await order({ language: 'ru', delivery_type: 'pickup' })
    const text = await textOf(id)
    for (const part of ['Счёт', 'Плательщик', 'Товары $100.00', 'К оплате $100.00']) {
      expect(text).toContain(part)
    }
    for (const part of ['Получатель', 'Доставка']) expect(text).not.toContain(part)
  })

  it('is sent by the online shop for its own orders', async () => {
    const online = await order({ source: 'ecomm' })
    const counter = await order()
    expect(await textOf(online.id)).toContain('Prairie Truck Repair')
    await test.db
      .updateTable('company')
      .set({ ecommerce_company_name: 'Prairie Parts Online', ecommerce_email: 'shop@prairie.example' })
      .execute()
    const text = await textOf(online.id)
    expect(text).toContain('Prairie Parts Online')
    expect(text).toContain('shop@prairie.example')
    expect(text).not.toContain('Prairie Truck Repair')
    expect(await textOf(counter.id)).toContain('Prairie Truck Repair')
  })

  it('shows paid or overdue as of its day', async () => {
    const { id } = await order({ due_date: '2026-12-06' })
    expect(await textOf(id, '2026-12-06')).not.toContain('Overdue')
    expect(await textOf(id, '2026-12-07')).toContain('Overdue')
    const payment = { amount: 100, payment_date: '2026-11-21', payment_method: 'cash' as const }
    await admin.call(money.createPartsOrderPayment, { params: { id }, body: payment })
    expect(await textOf(id, '2026-12-07')).toMatch(/Due date 12\/06\/2026 Paid/)
  })

  it('prints an accepted exemption if it removed the tax', async () => {
    const { id, customer_id } = await order({ tax_rate: 0 })
    const taxed = await order({ tax_rate: 8 })
    for (const customer of [customer_id, taxed.customer_id]) {
      await test.db
        .insertInto('tax_exemptions')
        .values({ customer_id: customer, status: 'ACCEPTED', date_active_to: '2027-01-31' })
        .execute()
    }
    expect(await textOf(id)).toContain('Tax exempt until 01/31/2027')
    expect(await textOf(id, '2027-02-01')).not.toContain('Tax exempt')
    expect(await textOf(taxed.id)).not.toContain('Tax exempt')
  })

  it('prints the same later, whatever changed in customer and parts', async () => {
    const { id, customer_id } = await order({ language: 'en' })
    const before = await textOf(id)
    await test.db
      .updateTable('customers')
      .set({ first_name: 'Olga', language: 'ru', phone: '+13125550000', email: 'new@fleet.example' })
      .where('id', '=', customer_id)
      .execute()
    await test.db.updateTable('parts').set({ name: 'Renamed' }).execute()
    expect(await textOf(id)).toBe(before)
  })

  it('bills the order once, and not by a preview', { tags: 'PO-059' }, async () => {
    const { id } = await order()
    await invoiceOf(id, { preview: true })
    expect(await billed(id)).toBe(null)
    expect(await invoiceDate(id)).toBe(null)
    await invoiceOf(id, { invoice_date: '2026-11-22' })
    const first = await billed(id)
    expect(first).toEqual(test.clock.now())
    test.clock.advance(60_000)
    // The date of the first invoice is proposed, whatever dates later ones have.
    await invoiceOf(id, { invoice_date: '2026-11-25' })
    expect(await invoiceDate(id)).toBe('2026-11-22')
    expect(await pdfText((await invoiceOf(id)).raw)).toContain('Date 11/22/2026')
    expect(await billed(id)).toEqual(first)
    expect((await history(id)).map(({ act }) => act)).toEqual(['invoice_generated'])
  })
})

describe('the documents of a parts order', () => {
  it('are mailed to each address and bill the order', { tags: 'PO-060' }, async () => {
    const { id, number } = await order()
    const [maria, books] = ['maria@fleet.example', 'books@fleet.example']
    expect((await send(id, maria, books)).status).toBe(204)
    expect(await billed(id)).toEqual(test.clock.now())
    expect(await test.runJobs()).toBe(2)
    const mails = (await test.shop.mail.list()).filter(mail => mail.subject.includes(number))
    expect(mails.flatMap(mail => mail.to).sort()).toEqual([books, maria])
    expect(mails[0]!.subject).toBe(`Invoice ${number} from Prairie Truck Repair`)
    const { eml } = (await test.shop.mail.read(mails[0]!.id))!
    expect(eml.toString()).toContain(`${number}.pdf`)
    expect((await history(id)).map(({ act }) => act)).toEqual([
      'documents_sent',
      'documents_handed_over',
      'documents_handed_over',
    ])
  })

  it('are refused with 424 and a hint if the company has no address', { tags: 'PO-065' }, async () => {
    const { id } = await order()
    await test.db.updateTable('company').set({ email: '', billing_email: '' }).execute()
    const { status, body } = await send(id, 'maria@fleet.example')
    expect(status).toBe(424)
    expect(body).toMatchObject({
      errors: [
        { code: 'send-docs-error__no-sender-email', params: { hint: 'send-docs-error__please-fill-email' } },
      ],
    })
    expect(await billed(id)).toBe(null)
  })

  it('go to one to five addresses, with a date', { tags: ['PO-043', 'PO-044'] }, async () => {
    const { id } = await order()
    const six = Array.from({ length: 6 }, (_, n) => `clerk${n}@fleet.example`)
    for (const addresses of [[], six]) {
      const { status, errors } = await send(id, ...addresses)
      expect([status, errors[0]?.source?.parameter]).toEqual([422, 'recipient_email'])
    }
    expect((await send(id, ...six.slice(1))).status).toBe(204)
    const undated = { recipient_email: ['maria@fleet.example'] } as never
    const { errors } = await admin.attempt(money.sendPartsOrderDocuments, { params: { id }, body: undated })
    expect(errors[0]?.source?.parameter).toBe('invoice_date')
  })

  it('are not mailed if the order was canceled meanwhile', async () => {
    const { id, number } = await order()
    await send(id, 'maria@fleet.example')
    await release(id)
    await test.db.updateTable('parts_orders').set({ status: 'canceled' }).where('id', '=', id).execute()
    await test.runJobs()
    expect((await test.shop.mail.list()).filter(mail => mail.subject.includes(number))).toEqual([])
    expect((await history(id)).at(-1)?.act).toBe('documents_not_sent')
  })
})

describe('packing slip and pick list', () => {
  it('the packing slip lists the items without prices in the customer’s language', async () => {
    const { id, number } = await order({
      language: 'es',
      items: [{ stock_number: 'BRK-4707Q', quantity: 3, base_price: 48.25 }],
    })
    await test.db
      .insertInto('parts_order_deliveries')
      .values({
        order_id: id,
        delivery_method: 'ups',
        date_sent: '2026-11-21',
        delivery_cost: '18.40',
        tracking_number: '1Z999AA10123456784',
      })
      .execute()
    const slip = await admin.attempt(money.getPackingSlip, { params: { id } })
    expect(slip.headers['content-disposition']).toContain(`${number}-packing.pdf`)
    const text = await pdfText(slip.raw)
    for (const part of [
      `Lista de empaque ${number}`,
      'Enviar a Maria Alvarez Alvarez Freight LLC 1200 Industrial Dr Joliet, IL 60431',
      'Vendido a Maria Alvarez',
      'BRK-4707Q Brake shoe kit 3 pcs',
      '11/21/2026 UPS 1Z999AA10123456784',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toMatch(/\$|48\.25|18\.40/)
  })

  it('the pick list is sorted by stock number, in the reader’s language', async () => {
    const { id, number } = await order({
      language: 'es',
      items: [{ stock_number: 'B-10' }, { stock_number: 'B-9' }, { stock_number: 'A-100' }],
    })
    const list = await admin.attempt(money.getPickList, { params: { id } }, { language: 'uk' })
    const text = await pdfText(list.raw)
    expect(text).toMatch(/A-100.*B-9.*B-10/)
    expect(text).toContain(`Лист підбору ${number}`)
    expect(text).toContain('Brake shoe kit 2 pcs')
    expect(text).not.toContain('$')
  })
})
