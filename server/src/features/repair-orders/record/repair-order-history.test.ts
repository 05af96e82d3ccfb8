import { describe, expect, it } from 'vitest'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { orderFixtures, payloadOf } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const part = {} as Record<'shoe' | 'drum' | 'seal', number>

const file = (name: string) => new File(['%PDF-1.4\n%%EOF\n'], name)
const history = async (options: { language?: string; order?: number } = {}) =>
  (
    await admin.call(
      api.listFullHistory,
      { params: { id: options.order ?? id }, query: { per_page: 100 } },
      options,
    )
  ).data
const changesOf = (entry: { changes: { label: string; before: string; after: string }[] } | undefined) =>
  entry!.changes.map(({ label, before, after }) => `${label}: ${before} > ${after}`)

const test = await testShop()
const make = orderFixtures(test)
await test.db.updateTable('company').set({ email: 'office@prairie.example' }).execute()
const admin = await test.signIn('admin')
const mechanics = [
  await test.signIn('mechanic', { first_name: 'Andriy', last_name: 'Bondar' }),
  await test.signIn('mechanic', { first_name: 'Luis', last_name: 'Ortega' }),
] as const
part.shoe = await make.part(20, { name: 'Shoe', price: 10 })
part.drum = await make.part(20, { name: 'Drum', price: 50 })
part.seal = await make.part(20, { name: 'Seal', price: 5 })
const id = await runScript()

async function runScript(): Promise<number> {
  const truck = await make.vehicle(await make.customer(), { unit_number: '700' })
  const trailer = await make.vehicle(await make.customer({ first_name: 'Ines' }), {
    kind: 'trailer',
    unit_number: 'T-12',
  })
  const work = (name: string, inventories: object[]) => ({
    name,
    hourly_rate: 100,
    duration: '2:00',
    inventories,
  })
  const body = await make.payload({
    truck_id: truck.id,
    mechanic_id: mechanics[0].user.id,
    types_of_work: [
      work('Brakes', [
        { id: part.shoe, quantity: 4 },
        { id: part.drum, quantity: 1 },
      ]),
      work('Inspection', []),
    ] as never,
    from_pdf: 1,
  })
  const { data: made } = await admin.call(api.createRepairOrder, {
    body,
    files: { attachment_files: [file('WH-20419.pdf')] },
  })
  const order = { params: { id: made.id } }
  await test.db.updateTable('parts').set({ price_retail: '12.5' }).where('id', '=', part.shoe).execute()
  const changed = await admin.call(api.updateRepairOrder, {
    ...order,
    body: {
      truck_id: null,
      trailer_id: trailer.id,
      mechanic_id: mechanics[1].user.id,
      implementation_date: '2026-11-26 14:05',
      due_date: '2026-12-31',
      discount: 5,
      tax_labor: 1.5,
      tax_inventory: 8.2,
      notes: 'Squeaks',
      need_to_update_prices: 1,
      types_of_work: [
        {
          id: made.typeOfWork[0]!.id,
          name: 'Front brakes',
          hourly_rate: 120.5,
          duration: '2:30',
          inventories: [
            { id: part.shoe, quantity: 2 },
            { id: part.seal, quantity: 1 },
          ],
        },
        work('Alignment', []) as never,
      ],
    },
  })
  const { mechanic_id: _, ...rest } = { ...body, ...payloadOf(changed.data) }
  await admin.call(api.reassignMechanic, { ...order, body: { mechanic_id: mechanics[0].user.id } })
  const { data: comment } = await admin.call(api.addComment, { ...order, body: { comment: 'At the gate' } })
  await admin.call(api.deleteComment, { params: { ...order.params, comment_id: comment.id } })
  const files = { attachment: [new File(['leak'], 'leak.txt')] }
  const { data: attached } = await admin.call(api.addAttachment, { ...order, files } as never)
  await admin.call(api.deleteAttachment, { params: { ...order.params, file_id: attached.id } })
  const { data: payment } = await admin.call(money.createOrderPayment, {
    ...order,
    body: { amount: 50, payment_date: '2026-11-21', payment_method: 'cash' },
  })
  await admin.call(money.deleteOrderPayment, { params: { ...order.params, payment_id: payment.id } })
  await admin.call(money.getOrderInvoice, order)
  await admin.call(money.sendOrderDocuments, {
    ...order,
    body: { recipient_email: ['a@fleet.example', 'b@fleet.example'], invoice_date: '2026-11-21' },
  })
  for (const status of ['finished', 'in_process'] as const)
    await admin.call(api.changeRepairOrderStatus, { ...order, body: { status } })
  await admin.call(api.deleteRepairOrder, order)
  await admin.call(api.restoreRepairOrder, order)
  await admin.call(api.deleteRepairOrder, order)
  await admin.call(api.restoreUpdateRepairOrder, {
    ...order,
    body: { ...rest, mechanic_id: mechanics[0].user.id, notes: 'Mended', version: undefined },
  })
  return made.id
}

const story = [
  'Order restored',
  'Order deleted',
  'Order restored',
  'Order deleted',
  'Order status changed',
  'Order status changed',
  'Invoice sent to a@fleet.example, b@fleet.example',
  'Invoice generated',
  'Payment of $50.00 deleted',
  'Payment of $50.00 recorded',
  'File leak.txt removed',
  'File leak.txt attached',
  'Comment deleted',
  'Comment added',
  'Mechanic reassigned',
  'Order changed',
  'File WH-20419.pdf attached',
  'Order created from the PDF WH-20419.pdf',
]

describe('the history of an order', () => {
  it('has every act with user and time', {
    tags: ['LIST-012', 'RO-012'],
  }, async () => {
    const entries = await history()
    expect(entries.map(entry => entry.message)).toEqual(story)
    for (const entry of entries)
      expect(entry).toEqual({
        id: expect.any(Number),
        message: expect.any(String),
        changes: expect.any(Array),
        model_id: id,
        performed_at: unixSeconds(test.clock.now()),
        performed_timezone: 'America/Chicago',
        user_id: admin.user.id,
        user: { full_name: admin.user.full_name, email: admin.user.email },
      })
  })

  it('has the values before and after each change', async () => {
    const entries = await history()
    const of = (message: string) => changesOf(entries.findLast(entry => entry.message === message))
    expect(of('Order changed')).toEqual([
      expect.stringMatching(/^Vehicle: 700 \(\w{17}\) > T-12 \(\w{17}\)$/),
      'Customer: Maria Alvarez > Ines Alvarez',
      'Mechanic: Andriy Bondar > Luis Ortega',
      'Implementation date: 11/25/2026 9:30 AM > 11/26/2026 2:05 PM',
      'Due date: 12/21/2026 > 12/31/2026',
      'Discount: 0% > 5%',
      'Labor tax: 0% > 1.5%',
      'Parts tax: 0% > 8.2%',
      'Notes: — > Squeaks',
      'Type of work: Inspection > —',
      'Type of work: Brakes > Front brakes',
      'Duration: Brakes: 2:00 > Front brakes: 2:30',
      'Hourly rate: Brakes: $100.00 > Front brakes: $120.50',
      'Type of work: — > Alignment',
      expect.stringMatching(/^Part: \S+ Shoe × 4 pcs > \S+ Shoe × 2 pcs$/),
      expect.stringMatching(/^Part price: \S+ Shoe: \$10.00 > \S+ Shoe: \$12.50$/),
      expect.stringMatching(/^Part: \S+ Drum × 1 pcs > —$/),
      expect.stringMatching(/^Part: — > \S+ Seal × 1 pcs$/),
      'Total: $490.00 > $514.17',
    ])
    expect(of('Mechanic reassigned')).toEqual(['Mechanic: Luis Ortega > Andriy Bondar'])
    expect(
      entries.filter(entry => entry.message === 'Order status changed').flatMap(entry => changesOf(entry)),
    ).toEqual(['Status: Finished > In process', 'Status: New > Finished'])
    expect(changesOf(entries[0])).toContain('Notes: Squeaks > Mended')
  })

  it.each(['ru', 'es', 'uk'])('is translated into %s', async language => {
    const [translated, english] = [await history({ language }), await history()]
    expect(translated).toHaveLength(english.length)
    for (const [index, { message, changes }] of translated.entries()) {
      expect(message).not.toBe(english[index]!.message)
      expect(message).not.toMatch(/history\.|\{\{/)
      for (const [at, { label }] of changes.entries()) {
        expect(label).not.toMatch(/changes\./)
        // "Total" is the same word in Spanish.
        if (english[index]!.changes[at]!.label !== 'Total')
          expect(label).not.toBe(english[index]!.changes[at]!.label)
      }
    }
    expect(translated.at(-1)!.message).toContain('WH-20419.pdf')
  })

  it('shows to which type of work a part moved, and records no save without changes', async () => {
    const order = await make.order(admin, [{ id: part.seal, quantity: 2 }])
    const [brakes] = payloadOf(order).types_of_work!
    const save = (...types_of_work: object[]) =>
      admin.call(api.updateRepairOrder, {
        params: { id: order.id },
        body: { ...order.body, types_of_work: types_of_work as never },
      })
    const { data } = await save(brakes!, { ...brakes!, id: null, name: 'Hubs', inventories: [] })
    const [front, hubs] = payloadOf(data).types_of_work!
    await save({ ...front!, inventories: [] }, { ...hubs!, inventories: front!.inventories })
    await save({ ...front!, inventories: [] }, { ...hubs!, inventories: front!.inventories })
    const entries = await history({ order: order.id })
    expect(entries.map(entry => entry.message)).toEqual(['Order changed', 'Order changed', 'Order created'])
    expect(changesOf(entries[0])).toEqual([
      expect.stringMatching(/^Part: \S+ Seal: Front brakes × 2 > \S+ Seal: Hubs × 2$/),
    ])
  })

  it("is paged, and filtered by person and days in the company's calendar", {
    tags: ['LIST-006', 'LIST-013', 'RO-012'],
  }, async () => {
    const find = async (query: object) =>
      (await admin.call(api.listFullHistory, { params: { id }, query })) as {
        data: object[]
        meta: { total: number }
      }
    const first = await find({})
    expect([first.data.length, first.meta.total]).toEqual([12, story.length])
    expect((await find({ page: 2 })).data).toHaveLength(story.length - 12)
    expect((await find({ user_id: mechanics[0].user.id })).meta.total).toBe(0)
    expect((await find({ user_id: admin.user.id })).meta.total).toBe(story.length)
    expect((await find({ dates_range: '2026-11-21 - 2026-11-21' })).meta.total).toBe(story.length)
    expect((await find({ dates_range: '2026-11-22 - 2026-11-30' })).meta.total).toBe(0)
    const wrong = await admin.attempt(api.listFullHistory, {
      params: { id },
      query: { dates_range: '2026-11-21' },
    })
    expect([wrong.status, wrong.errors[0]?.source?.parameter]).toEqual([422, 'dates_range'])
  })
})
