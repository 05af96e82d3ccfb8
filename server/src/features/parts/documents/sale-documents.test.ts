import { describe, expect, it } from 'vitest'
import { paymentMethods } from '#contract/lookups/payment-methods.ts'
import { partEndpoints as api } from '#contract/parts/part-endpoints.ts'
import type { SalePayload } from '#contract/parts/part-sale.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const mechanic = await test.signIn('mechanic')
const make = await partFixtures(test, admin)

async function sell(changes: Partial<SalePayload> = {}) {
  const part = await make.part({ name: 'Brake drum 16.5 x 7' })
  const { data } = await admin.call(api.sellPart, {
    params: { id: part.id },
    body: {
      describe: 'sold',
      quantity: 2,
      price: 18,
      date: '2026-11-02',
      invoice_number: 'C-17',
      payment_date: '2026-11-03',
      payment_method: 'zelle',
      tax: 8.25,
      discount: 5,
      company_name: 'Lopez Trucking',
      first_name: 'Maria',
      last_name: 'Lopez',
      phone: '(312) 555-0142',
      email: 'maria@lopez.example',
      ...changes,
    },
  })
  return data
}

async function textOf(
  endpoint: typeof api.getTransactionInvoice | typeof api.getTransactionReceipt,
  id: number,
) {
  const { raw, headers } = await admin.attempt(endpoint, { params: { transaction_id: id } })
  expect(headers['content-type']).toBe('application/pdf')
  return pdfText(raw)
}

describe('the documents of a sale over the counter', () => {
  it("are an invoice and a receipt by the sale's id", {
    tags: ['PART-051', 'PART-053', 'PART-063'],
  }, async () => {
    const { id, price_after_tax } = await sell()
    expect(price_after_tax).toBe(18.51)
    const invoice = await textOf(api.getTransactionInvoice, id)
    for (const text of [
      'Invoice',
      'C-17',
      '11/02/2026',
      'Brake drum 16.5 x 7',
      '2 pcs',
      '$36.00',
      'Discount 5%',
      '-$1.80',
      '8.25%',
      '$2.82',
      '$37.02',
      'Zelle',
      'Maria Lopez',
      'Lopez Trucking',
      '(312) 555-0142',
      'maria@lopez.example',
    ])
      expect(invoice).toContain(text)
    const receipt = await textOf(api.getTransactionReceipt, id)
    expect(receipt).toContain('Receipt')
    expect(receipt).toContain('11/03/2026')
    expect(receipt).toContain('$37.02')
  })

  it('say when payment is due until it is paid', async () => {
    await test.shop.db.updateTable('company').set({ billing_terms: 'Due in 30 days' }).execute()
    expect(await textOf(api.getTransactionReceipt, (await sell()).id)).not.toContain('Due in 30 days')
    const unpaid = await sell({ payment_date: '2126-01-31' })
    expect(await textOf(api.getTransactionInvoice, unpaid.id)).toContain('Due in 30 days')
  })

  it('show the balance; unpaid sales have no receipt', async () => {
    const { id } = await sell({ payment_date: '2126-01-31' })
    const params = { transaction_id: id }
    const invoice = await textOf(api.getTransactionInvoice, id)
    expect(invoice).toContain('01/31/2126')
    expect(invoice).not.toContain('Zelle')
    expect(await admin.attempt(api.getTransactionReceipt, { params })).toMatchObject({
      status: 422,
      errors: [
        {
          code: 'sale_not_paid_yet',
          title: 'There is no receipt yet: the payment is due on 01/31/2126',
        },
      ],
    })
  })

  it('exist only for sales over the counter, with permission', async () => {
    const part = await make.part()
    const { data: broken } = await admin.call(api.sellPart, {
      params: { id: part.id },
      body: { describe: 'broke', quantity: 1, price: 5, date: '2026-11-02' },
    })
    expect(broken.price_after_tax).toBeNull()
    const { data: movements } = await admin.call(api.listTransactions, { params: { id: part.id } })
    expect(movements.map(({ operation_type }) => operation_type)).toEqual(['sold', 'purchase'])
    for (const { id } of movements)
      expect(
        (await admin.attempt(api.getTransactionInvoice, { params: { transaction_id: id } })).errors,
      ).toMatchObject([{ code: 'transaction_has_no_invoice' }])
    const missing = await admin.attempt(api.getTransactionReceipt, { params: { transaction_id: 999_999 } })
    expect(missing).toMatchObject({ status: 404, errors: [{ title: 'No such transaction exists' }] })
    const { id } = await sell()
    expect(
      (await mechanic.attempt(api.getTransactionInvoice, { params: { transaction_id: id } })).status,
    ).toBe(403)
  })
})

it('the payment methods of a sale are all methods, with titles', {
  tags: 'PART-066',
}, async () => {
  const { data } = await admin.call(api.listPartPaymentMethods, {})
  expect(data.map(({ key }) => key)).toEqual([...paymentMethods])
  expect(data).toContainEqual({ key: 'money_order', title: 'Money order' })
  const russian = await admin.call(api.listPartPaymentMethods, {}, { language: 'ru' })
  expect(russian.data[0]).toEqual({ key: 'cash', title: 'Наличные' })
})
