import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')

async function invoice(id: number): Promise<Uint8Array> {
  const answer = await admin.attempt(money.getOrderInvoice, { params: { id } })
  expect(answer.status).toBe(200)
  return new Uint8Array(answer.raw)
}

async function lettersOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(pdf.slice()), { mergePages: true })
  return letters(text)
}
const letters = (text: string): string => text.replace(/\s+/g, '')

const typst = [
  '#read("/etc/passwd")',
  '#panic("no")',
  '#let x = 1; #eval("1+1")',
  '$x^2$ *bold* _it_ `raw` @ref <label>',
  '\\u{41} \\ // comment /* more */',
  '= Head',
  '- item + 1. x',
  `"quotes" 'and' ~ -- ... <b>&amp;</b>`,
  '{page} {pages} {{number}} %s $1',
]

describe('what Typst would take for markup', () => {
  it.each(typst)('prints it as it was typed: %s', async hostile => {
    await test.db
      .updateTable('company')
      .set({
        company_name: `C ${hostile}`,
        billing_terms: `T ${hostile}`,
        billing_payment_details: `D ${hostile}`,
      })
      .execute()
    const owner = await make.customer({ first_name: `F ${hostile}` })
    const part = await make.part(5, { name: `P ${hostile}` })
    const order = await make.order(admin, [], {
      truck_id: (await make.vehicle(owner, { unit_number: `U ${hostile}` })).id,
      types_of_work: [
        {
          name: `W ${hostile}`,
          hourly_rate: 100,
          duration: '1:00',
          inventories: [{ id: part, quantity: 1 }],
        },
      ],
      notes: hostile,
    })
    const text = await lettersOf(await invoice(order.id))
    for (const where of 'CTDFPUW') expect(text).toContain(letters(`${where} ${hostile}`))
    expect(text).not.toContain('root:')
  })
})

describe('a very large invoice', () => {
  it('prints all 30 types of work with 30 parts each', async () => {
    const parts = await Promise.all(
      Array.from({ length: 30 }, (_, n) => make.part(30, { name: `Part <${n}>` })),
    )
    const inventories = parts.map(id => ({ id, quantity: 1 }))
    const types_of_work = Array.from({ length: 30 }, (_, n) => ({
      name: `Work <${n}>`,
      hourly_rate: 100,
      duration: '1:00',
      inventories,
    }))
    const order = await make.order(admin, [], { types_of_work })
    const text = await lettersOf(await invoice(order.id))
    for (let n = 0; n < 30; n++) {
      expect(text).toContain(`Work<${n}>$400.00`)
      expect(text.split(`Part<${n}>`)).toHaveLength(31)
    }
    expect(text).toContain('Total$12,000.00')
  })

  it('keeps a word of 200 letters and the longest names inside the margins, without overlap', async () => {
    const word = 'W'.repeat(200)
    await test.db
      .updateTable('company')
      .set({
        company_name: word,
        address: word,
        website: word,
        billing_terms: word,
        billing_payment_details: word,
      })
      .execute()
    const owner = await make.customer({ first_name: word })
    const order = await make.order(admin, [{ id: await make.part(5, { name: word }), quantity: 1 }], {
      truck_id: (await make.vehicle(owner, { unit_number: word })).id,
      notes: 'n'.repeat(5000),
    })
    await admin.call(api.updateRepairOrder, {
      params: { id: order.id },
      body: {
        ...order.body,
        types_of_work: [{ name: word, hourly_rate: 999_999.99, duration: '999:59', inventories: [] }],
      },
    })
    const body = {
      amount: 1,
      payment_date: '2026-11-21',
      payment_method: 'money_order' as const,
      reference_number: word.slice(0, 100),
    }
    await admin.call(money.createOrderPayment, { params: { id: order.id }, body })
    const pdf = await invoice(order.id)
    expect(await lettersOf(pdf)).toContain(word)
    expect(await misplaced(pdf)).toEqual([])
  })

  it('refuses notes of 10,000 letters at their field', async () => {
    const body = await make.payload({ notes: 'n'.repeat(10_000) })
    const answer = await admin.attempt(api.createRepairOrder, { body })
    expect([answer.status, answer.errors[0]?.source?.parameter]).toEqual([422, 'notes'])
  })
})

/** Texts outside the page margins or on top of each other. */
async function misplaced(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(pdf.slice())
  const problems: string[] = []
  for (let n = 1; n <= document.numPages; n++) {
    const page = await document.getPage(n)
    const [, , right, top] = page.view as [number, number, number, number]
    const margin = 45
    const boxes = (await page.getTextContent()).items.flatMap(item => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [, , , , x, y] = item.transform as number[]
      return [{ text: item.str, x: x!, y: y!, right: x! + item.width, top: y! + item.height * 0.6 }]
    })
    for (const box of boxes) {
      if (box.x < margin || box.right > right - margin || box.y < 20 || box.top > top - margin)
        problems.push(`${n}: ${box.text} leaves the margins`)
    }
    for (const [i, one] of boxes.entries())
      for (const other of boxes.slice(i + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.x, other.x)
        const up = Math.min(one.top, other.top) - Math.max(one.y, other.y)
        if (across > 1 && up > 1) problems.push(`${n}: ${one.text} lies upon ${other.text}`)
      }
  }
  return problems
}
