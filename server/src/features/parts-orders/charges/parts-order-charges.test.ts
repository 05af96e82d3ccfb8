import { expect, it } from 'vitest'
import { partsOrderBillingEndpoints as money } from '#contract/billing/parts-order-billing-endpoints.ts'
import { type ChargePayload, chargeEndpoints } from '#contract/charges/charge.ts'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints as api } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { PartsOrderChargePayload, PartsOrderPayload } from '#contract/parts-orders/parts-order-input.ts'
import { partsOrderFixtures, sampleAddress } from '#server/testing/parts-order-fixtures.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { shopFixtures } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
const make = partsOrderFixtures(test)
const admin = await test.signIn('admin')
const clerk = await test.signIn('sales_manager')
await test.db.updateTable('company').set({ sales_tax: '10', tax_labor: '5' }).execute()

const create = async (values: Partial<ChargePayload>) =>
  (
    await admin.call(chargeEndpoints.create, {
      body: {
        name: 'Environmental fee',
        kind: 'fixed',
        amount: 12.5,
        taxed_as: 'none',
        applies: 'automatic',
        order_kind: 'both',
        ...values,
      },
    })
  ).data
const fee = await create({})
await create({
  ...{ name: 'Packing', kind: 'percent', amount: null, percent: 5, base: 'labor_and_parts' },
  ...{ min_amount: 2, max_amount: 60, taxed_as: 'parts', order_kind: 'parts_order', position: 1 },
})
const pallet = await create({ name: 'Pallet', amount: 20, applies: 'by_hand' })
await create({ name: 'Truck wash', vehicle_kind: 'truck' })
await create({ name: 'Supplies', order_kind: 'repair_order' })
await create({ name: 'Retired', is_active: false })

const read = async (id: number, person = admin) =>
  (await person.call(api.getPartsOrder, { params: { id } })).data
const named = ({ charges }: Pick<PartsOrder, 'charges'>) =>
  charges.map(({ name, amount }) => `${name} ${amount}`)
const save = async (id: number, body: PartsOrderPayload) =>
  (await admin.call(api.updatePartsOrder, { params: { id }, body })).data
const add = (id: number, body: PartsOrderChargePayload, person = admin) =>
  person.attempt(api.addPartsOrderCharge, { params: { id }, body })
const change = (id: number, row_id: number, body: PartsOrderChargePayload, version = 0, person = admin) =>
  person.attempt(api.updatePartsOrderCharge, {
    params: { id, row_id },
    body: { ...body, ...(version > 0 && { version }) },
  })
const remove = (id: number, row_id: number) =>
  admin.attempt(api.deletePartsOrderCharge, { params: { id, row_id } })
const refusals = ({ errors }: { errors: { code: string; source?: { parameter: string } | undefined }[] }) =>
  errors.map(({ code, source }) => (source ? `${source.parameter}: ${code}` : code))
const freight = { kind: 'freight', name: 'Freight', price: 85, taxed_as: 'labor' } as const
const messages = async (id: number) =>
  (await admin.call(api.listHistory, { params: { id } })).data.map(entry => entry.message)

it('gives a new order its automatic charges before the checkout, and keeps them', {
  tags: 'CHG-14',
}, async () => {
  const { id, charges } = (await admin.call(api.createPartsOrder, { body: {} })).data
  expect(named({ charges })).toEqual(['Environmental fee 12.5', 'Packing 0'])
  const part = await make.part(50, { price: 300 })
  const item = { inventory_id: part, quantity: 2, discount: 50 }
  await admin.call(api.addPartsOrderItem, { params: { id }, body: item })
  // Of the parts before their discount.
  expect(await read(id)).toMatchObject({
    subtotal_amount: 300,
    charges_amount: 42.5,
    tax_amount: 33,
    total_amount: 375.5,
  })
  await admin.call(api.addPartsOrderItem, { params: { id }, body: { ...item, quantity: 10 } })
  expect(named(await read(id))).toEqual(['Environmental fee 12.5', 'Packing 60'])
})

it('gives none to orders of another source and customers without charges', { tags: 'CHG-14' }, async () => {
  const without = await make.customer()
  await test.db.updateTable('customers').set({ without_charges: true }).where('id', '=', without).execute()
  const { id } = await make.draft(admin, [{ id: await make.part(5, { price: 100 }) }])
  expect(named(await read(id))).toEqual(['Environmental fee 12.5', 'Packing 5'])
  expect(await save(id, { customer_id: without })).toMatchObject({ charges: [], total_amount: 110 })
  expect(named(await save(id, { customer_id: await make.customer() }))).toHaveLength(2)
  expect(await save(id, { source: 'amazon' })).toMatchObject({ charges: [], total_amount: 110 })
  const started = await admin.call(api.createPartsOrder, { body: { customer_id: without } })
  expect(started.data.charges).toEqual([])

  const order = await make.order(admin)
  const { body } = await admin.attempt(api.updatePartsOrder, {
    params: { id: order.id },
    body: { customer_id: without, delivery_address: sampleAddress, billing_address: sampleAddress },
  })
  expect(named(body.data)).toHaveLength(2)
})

it('gives a draft no charge that it has by hand already', { tags: 'CHG-14' }, async () => {
  const without = await make.customer()
  await test.db.updateTable('customers').set({ without_charges: true }).where('id', '=', without).execute()
  const { id } = (await admin.call(api.createPartsOrder, { body: { customer_id: without } })).data
  expect(refusals(await add(id, { name: 'Environmental fee', charge_id: fee.id }))).toEqual([])
  const { charges } = await save(id, { customer_id: await make.customer() })
  expect(charges.map(({ name, is_automatic }) => [name, is_automatic])).toEqual([
    ['Environmental fee', false],
    ['Packing', true],
  ])
})

it('gives none to the orders of online shops', { tags: 'CHG-14' }, async () => {
  const shop = shopFixtures(test, await test.signIn('superadmin'))
  const program = await shop.program()
  const part = await shop.shopPart(5, { price: 25 })
  const { body } = await program.send(shop.payload(part.stock_number, { tax_rate: 10 }))
  const { id, charges, total } = body.data
  expect((await read(id)).charges).toEqual([])
  expect(charges).toBe(0)
  await add(id, { name: 'Pallet', charge_id: pallet.id })
  expect(await read(id)).toMatchObject({ charges_amount: 20, total_amount: total + 20 })
  const own = { name: 'Environmental fee, agreed', charge_id: fee.id, price: 8 }
  expect((await add(id, own)).body.data).toMatchObject({ ...own, is_automatic: false })
  expect(refusals(await add(id, own))).toEqual(['charge_id: charge_twice'])
})

it('changes no order when a charge is changed or deleted', { tags: ['CHG-8', 'CHG-14'] }, async () => {
  const parking = await create({ name: 'Storage', amount: 40, applies: 'by_hand' })
  const { id } = await make.order(admin)
  await add(id, { name: 'Storage', charge_id: parking.id })
  await admin.call(chargeEndpoints.remove, { params: { id: parking.id } })
  const { charges, version } = await read(id)
  const { id: row } = charges.at(-1)!
  expect(refusals(await change(id, row, { name: 'Storage for a week', price: 45 }, version))).toEqual([])
  expect(named(await read(id))).toContain('Storage for a week 45')
  expect(refusals(await add(id, { name: 'Storage', charge_id: parking.id }))).toEqual([
    'charge_id: charge_not_found',
  ])
})

it('keeps the terms of a row when its charge is changed', { tags: ['CHG-8', 'CHG-14'] }, async () => {
  const insured = await create({ name: 'Insurance', amount: 30, applies: 'by_hand', taxed_as: 'parts' })
  const { id } = await make.order(admin)
  const { body } = await add(id, { name: 'Insurance', charge_id: insured.id })
  const before = await read(id)
  const changed = { ...insured, amount: 99, taxed_as: 'none' } as const
  await admin.call(chargeEndpoints.update, { params: { id: insured.id }, body: changed })
  const row = { name: 'Insurance', charge_id: insured.id, price: 30 }
  expect(refusals(await change(id, body.data.id, row, before.version))).toEqual([])
  const { charges, tax_amount, total_amount } = before
  expect(await read(id)).toMatchObject({ charges, tax_amount, total_amount })
})

it('takes the labor tax of the checkout for a charge taxed as labor', { tags: 'CHG-13' }, async () => {
  const { id } = await make.draft(admin, [{ id: await make.part(5, { price: 100 }) }])
  await add(id, { ...freight, price: 100 })
  await test.db.updateTable('company').set({ tax_labor: '7' }).execute()
  await admin.call(api.checkoutPartsOrder, { params: { id } })
  await test.db.updateTable('company').set({ tax_labor: '5' }).execute()
  expect(await read(id)).toMatchObject({ tax_labor: 7, tax_labor_amount: 7 })
  const invoice = { params: { id }, body: { preview: true } }
  const text = await pdfText((await admin.attempt(money.getPartsOrderInvoice, invoice)).raw)
  expect(text).toContain('7%')
})

it('adds, changes and removes charges, and the history says so', { tags: 'CHG-15' }, async () => {
  const part = await make.part(10, { price: 100 })
  const { id, total_amount } = await make.order(admin, [{ id: part }])
  expect(total_amount).toBe(128)
  const { body } = await add(id, freight)
  expect(body.data).toMatchObject({ name: 'Freight', amount: 85, is_automatic: false, waived: null })
  expect(await read(id)).toMatchObject({
    charges_amount: 102.5,
    tax_labor_amount: 4.25,
    total_amount: 217.25,
  })
  await add(id, { name: 'Pallet', charge_id: pallet.id, quantity: 3 })
  expect(named(await read(id)).slice(2)).toEqual(['Freight 85', 'Pallet 60'])
  await change(id, body.data.id, { ...freight, price: 90 }, (await read(id)).version)
  const rest = await remove(id, (await read(id)).charges.at(-1)!.id)
  expect(rest.body.data.map(({ name }) => name)).toEqual(['Environmental fee', 'Packing', 'Freight'])
  expect((await messages(id)).slice(0, 4)).toEqual([
    'Charge removed: Pallet',
    'Charge changed: Freight',
    'Charge added: Pallet',
    'Charge added: Freight',
  ])
})

it('waives an automatic charge for a reason, by right', { tags: ['CHG-5', 'CHG-15'] }, async () => {
  const { id, charges, version, total_amount } = await make.order(admin)
  const [row] = charges
  const waived = { name: 'Environmental fee', waived_reason: 'Fleet contract' }
  await withoutRight('sales_manager', 'orders-parts.waive-charge', async () => {
    expect(refusals(await change(id, row!.id, waived, version, clerk))).toEqual([
      'waived_reason: waiving_not_allowed',
    ])
  })
  const answer = await change(id, row!.id, waived, version, clerk)
  expect(answer.body.data).toMatchObject({
    amount: 0,
    waived: { by: clerk.user.full_name, reason: 'Fleet contract' },
  })
  expect((await read(id)).total_amount).toBe(total_amount - 12.5)
  const { data: history } = await admin.call(api.listHistory, { params: { id } })
  expect(JSON.stringify(history[0])).toContain('Environmental fee: $0.00 (Fleet contract)')
  await save(id, { delivery_cost: 1 })
  expect((await read(id)).charges[0]!.waived).not.toBeNull()
  const draft = await make.draft(admin, [{ id: await make.part(5) }])
  await change(draft.id, draft.charges[0]!.id, waived)
  await admin.call(api.checkoutPartsOrder, { params: { id: draft.id } })
  const { data: ofDraft } = await admin.call(api.listHistory, { params: { id: draft.id } })
  expect(JSON.stringify(ofDraft)).toContain('Environmental fee: $0.00 (Fleet contract)')
  await withoutRight('sales_manager', 'orders-parts.waive-charge', async () => {
    const charged = await change(id, row!.id, { name: row!.name }, (await read(id)).version, clerk)
    expect(refusals(charged)).toEqual(['waived_reason: waiving_not_allowed'])
  })
  const again = await change(id, row!.id, { name: row!.name }, (await read(id)).version)
  expect(again.body.data).toMatchObject({ amount: 12.5, waived: null })
})

it('refuses what does not fit at its field', { tags: 'CHG-15' }, async () => {
  const { id, charges, version } = await make.order(admin)
  const typed = { name: 'Handling', price: 1 }
  const refused = async (body: object) => refusals(await add(id, body as PartsOrderChargePayload))
  expect(await refused({ ...typed, kind: 'sublet' })).toEqual(['kind: validate__not-in-list'])
  expect(await refused({ ...typed, charge_id: 999_999 })).toEqual(['charge_id: charge_not_found'])
  expect(await refused({ ...typed, supplier_id: 999_999 })).toEqual(['supplier_id: supplier_not_found'])
  expect(await refused({ ...typed, waived_reason: 'No' })).toEqual(['waived_reason: charge_not_waivable'])
  expect(await refused({ ...typed, charge_id: fee.id })).toEqual(['charge_id: charge_twice'])
  for (const wrong of [{ name: ' ' }, { price: -1 }, { quantity: -1 }, { price: 10_000_000_000 }])
    expect(await refused({ ...typed, ...wrong })).toHaveLength(1)
  expect(await refused({ ...typed, quantity: 0 })).toEqual(['quantity: validate__greater'])
  const { body } = await add(id, typed)
  for (const field of ['price', 'quantity']) {
    const emptied = { ...typed, [field]: null }
    expect(await refused(emptied)).toEqual([`${field}: validate__required`])
    expect(refusals(await change(id, body.data.id, emptied))).toEqual([`${field}: validate__required`])
  }
  expect((await read(id)).charges.at(-1)).toMatchObject({ price: 1, quantity: 1 })
  expect(refusals(await remove(id, charges[0]!.id))).toEqual(['automatic_charge_stays'])
  expect(refusals(await remove(id, 999_999))).toEqual(['no_such_charge'])
  const other = await make.order(admin)
  expect(refusals(await change(other.id, charges[0]!.id, typed))).toEqual(['no_such_charge'])
  for (let count = charges.length + 1; count < 50; count++) await add(id, typed)
  expect(await refused(typed)).toEqual(['name: too_many_charges'])
  expect(refusals(await change(id, charges[0]!.id, typed, version))).toEqual(['version_conflict'])
  const most = { name: 'Crane', price: 999_999.99, quantity: 999_999.999 }
  expect(refusals(await add(other.id, most))).toEqual(['price: order_total_too_large'])
  const mechanic = await test.signIn('mechanic')
  expect((await add(id, typed, mechanic)).status).toBe(403)
})

it('refuses changes exactly when items would be', { tags: ['CHG-8', 'CHG-15'] }, async () => {
  const all = async (id: number) => {
    const { charges } = await read(id)
    return [
      await add(id, freight),
      await change(id, charges[0]!.id, { name: 'Fee', waived_reason: 'No' }),
      await remove(id, charges[0]!.id),
    ].flatMap(refusals)
  }
  const paid = await make.order(admin)
  const body = { amount: 5, payment_date: '2026-11-21', payment_method: 'cash' as const }
  await admin.call(money.createPartsOrderPayment, { params: { id: paid.id }, body })
  expect(await all(paid.id)).toEqual(Array(3).fill('paid_items_not_editable'))
  for (const status of ['sent', 'canceled'] as const) {
    const { id } = await make.orderIn(admin, status)
    expect(await all(id)).toEqual(Array(3).fill('order_not_editable'))
  }
  const inProcess = await make.orderIn(admin, 'in_process')
  expect(refusals(await add(inProcess.id, freight))).toEqual([])
})

it('lets the second of two people who edit a charge decide again', { tags: 'CHG-15' }, async () => {
  const { id } = await make.order(admin)
  const { body } = await add(id, freight)
  const row = body.data.id
  const { version } = await read(id)
  const answers = await Promise.all([
    change(id, row, { ...freight, price: 90 }, version),
    change(id, row, { ...freight, price: 95 }, version, clerk),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const price = answers.find(({ status }) => status === 200)!.body.data.price
  expect((await read(id)).charges.at(-1)).toMatchObject({ price, amount: price })
  const both = await Promise.all([remove(id, row), remove(id, row)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
})

it('shows what freight cost to whom may see costs alone, and keeps it', { tags: 'CHG-15' }, async () => {
  const { id } = await make.order(admin)
  const { body } = await add(id, { ...freight, cost: 60.25, supplier_invoice: 'R-77' })
  await withoutRight('sales_manager', 'inventories.see-costs', async () => {
    expect((await read(id, clerk)).charges.at(-1)).toMatchObject({ amount: 85, cost: null })
    await change(id, body.data.id, { ...freight, price: 95, cost: 1 }, (await read(id)).version, clerk)
  })
  expect((await read(id)).charges.at(-1)).toMatchObject({ amount: 95, cost: 60.25 })
  await withoutRight('sales_manager', 'inventories.see-costs', () => add(id, { ...freight, cost: 50 }, clerk))
  expect((await read(id)).charges.at(-1)).toMatchObject({ amount: 85, cost: null })
})

it('gives back what was paid for the charges too', async () => {
  const { id, total_amount } = await make.order(admin)
  const body = { amount: total_amount, payment_date: '2026-11-21', payment_method: 'cash' as const }
  await admin.call(money.createPartsOrderPayment, { params: { id }, body })
  await admin.call(api.cancelPartsOrder, { params: { id } })
  expect((await read(id)).paid_amount).toBe(0)
  expect(await messages(id)).toContain(`$${total_amount.toFixed(2)} given back`)
})
