import { expect, it } from 'vitest'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { type ChargePayload, chargeEndpoints } from '#contract/charges/charge.ts'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import type { RepairOrderPayload } from '#contract/repair-orders/repair-order-input.ts'
import { reportEndpoints } from '#contract/reports/report-endpoints.ts'
import { supplierEndpoints } from '#contract/suppliers/supplier.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')

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
const towing = await create({ name: 'Towing', amount: 250, applies: 'by_hand' })
await create({ name: 'Trailer wash', vehicle_kind: 'trailer' })
const retired = await create({ name: 'Retired', is_active: false })
const packing = await create({ name: 'Packing', order_kind: 'parts_order' })

const read = async (id: number, person = admin) =>
  (await person.call(api.getRepairOrder, { params: { id } })).data
const named = ({ charges }: Pick<RepairOrder, 'charges'>) =>
  charges.map(({ name, amount }) => `${name} ${amount}`)

async function update(id: number, changes: Partial<RepairOrderPayload>, person = admin) {
  const order = await read(id)
  return person.attempt(api.updateRepairOrder, {
    params: { id },
    body: await make.payload({
      truck_id: order.vehicle.id,
      mechanic_id: order.mechanic!.id,
      types_of_work: order.typeOfWork.map(({ charges: _, ...work }) => work),
      version: order.version,
      ...changes,
    }),
  })
}

it('adds the automatic charges of its kind of vehicle to a new order, and keeps them', async () => {
  const order = await make.order(admin)
  expect(named(order)).toEqual(['Environmental fee 12.5'])
  expect(order).toMatchObject({ charges_amount: 12.5, total_amount: 212.5 })
  await update(order.id, { charges: [] })
  await update(order.id, { notes: 'Without charges' })
  expect(named(await read(order.id))).toEqual(['Environmental fee 12.5'])
})

it('has charges typed and saved, of a type of work and of the order', async () => {
  const work = { name: 'Shaft', hourly_rate: 100, duration: '1:00' }
  const order = await make.order(admin, [], {
    types_of_work: [{ ...work, charges: [{ name: 'Balancing', kind: 'other', quantity: 2, price: 15.25 }] }],
    charges: [{ name: 'Towing', charge_id: towing.id }],
  })
  expect(named(order.typeOfWork[0]!)).toEqual(['Balancing 30.5'])
  expect(named(order)).toEqual(['Towing 250', 'Environmental fee 12.5'])
  expect(order.typeOfWork[0]).toMatchObject({ labor_amount: 100, total_amount: 130.5 })
  const [row] = order.charges
  await update(order.id, { charges: [{ id: row!.id, name: 'Towing at night', price: 300 }] })
  expect(named(await read(order.id))).toEqual(['Towing at night 300', 'Environmental fee 12.5'])
  expect(named((await read(order.id)).typeOfWork[0]!)).toEqual(['Balancing 30.5'])
})

it('keeps what a sublet cost and who did it, and shows neither on the invoice', {
  tags: 'CHG-4',
}, async () => {
  const supplier = await test.db
    .insertInto('suppliers')
    .values({ name: 'Smith Machine' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sublet = {
    kind: 'sublet',
    name: 'Line boring',
    price: 480,
    cost: 333.33,
    supplier_id: supplier.id,
    supplier_invoice: 'SM-7719',
    expected_back: '2026-11-30',
  } as const
  const { id } = await make.order(admin, [], { charges: [sublet] })
  expect((await read(id)).charges[0]).toMatchObject({
    amount: 480,
    cost: 333.33,
    supplier: { id: supplier.id, name: 'Smith Machine' },
    supplier_invoice: 'SM-7719',
    expected_back: '2026-11-30',
  })
  const text = await pdfText((await admin.attempt(money.getOrderInvoice, { params: { id } })).raw)
  expect(text).toContain('Line boring $480.00')
  for (const hidden of ['Smith Machine', 'SM-7719', '333.33']) expect(text).not.toContain(hidden)
  const { data } = await admin.call(reportEndpoints.listOrdersReport, {
    query: { search: (await read(id)).order_number },
  })
  expect(data).toMatchObject([{ charges_amount: 492.5, charges_cost: 333.33, profit: 359.17 }])

  const clerk = await test.signIn('sales_manager')
  await withoutRight('sales_manager', 'inventories.see-costs', async () => {
    const { id: row, ...shown } = (await read(id, clerk)).charges[0]!
    expect(shown).toMatchObject({ amount: 480, cost: null })
    await update(id, { charges: [{ ...sublet, id: row, cost: null, price: 500 }] }, clerk)
  })
  expect((await read(id)).charges[0]).toMatchObject({ amount: 500, cost: 333.33 })
  const removed = await admin.attempt(supplierEndpoints.remove, { params: { id: supplier.id } })
  expect(removed.errors.map(({ code }) => code)).toEqual(['supplier_has_charges'])
})

it('waives an automatic charge for a reason, by right', { tags: 'CHG-5' }, async () => {
  const { id, charges } = await make.order(admin)
  const row = { id: charges[0]!.id, name: 'Environmental fee' }
  const waived = { charges: [{ ...row, waived_reason: 'Fleet contract' }] }
  const clerk = await test.signIn('sales_manager')
  await withoutRight('sales_manager', 'orders-bs.waive-charge', async () => {
    expect((await update(id, waived, clerk)).errors).toMatchObject([
      { code: 'waiving_not_allowed', source: { parameter: 'charges.0.waived_reason' } },
    ])
  })
  expect((await update(id, waived)).errors).toEqual([])
  const order = await read(id)
  expect(order).toMatchObject({ charges_amount: 0, total_amount: 200 })
  expect(order.charges[0]).toMatchObject({
    amount: 0,
    waived: { by: admin.user.full_name, reason: 'Fleet contract' },
  })
  const { data: history } = await admin.call(api.listHistory, { params: { id } })
  expect(JSON.stringify(history[0])).toContain('Fleet contract')
  await update(id, { notes: 'Later' }, clerk)
  await withoutRight('sales_manager', 'orders-bs.waive-charge', async () => {
    expect((await update(id, { charges: [row] }, clerk)).errors).toMatchObject([
      { code: 'waiving_not_allowed', source: { parameter: 'charges.0.waived_reason' } },
    ])
  })
  expect((await read(id)).charges[0]!.waived).not.toBeNull()
})

it('adds nothing to the new orders of a customer without charges', { tags: 'CHG-6' }, async () => {
  const customer = await make.customer()
  await test.db.updateTable('customers').set({ without_charges: true }).where('id', '=', customer).execute()
  const truck = await make.vehicle(customer)
  expect((await make.order(admin, [], { truck_id: truck.id })).charges).toEqual([])
  const saved = await make.order(admin)
  const moved = await make.order(admin, [], { truck_id: truck.id })
  await update(moved.id, { truck_id: (await make.vehicle()).id })
  expect(named(await read(moved.id))).toEqual([])
  await update(saved.id, { truck_id: truck.id })
  expect(named(await read(saved.id))).toEqual(['Environmental fee 12.5'])
})

it('changes no saved order when a charge is changed or deleted', { tags: 'CHG-8' }, async () => {
  const parking = await create({ name: 'Parking', amount: 40, applies: 'by_hand' })
  const { id } = await make.order(admin, [], { charges: [{ name: 'Parking', charge_id: parking.id }] })
  await admin.call(chargeEndpoints.remove, { params: { id: parking.id } })
  const [row] = (await read(id)).charges
  await update(id, { charges: [{ id: row!.id, name: 'Parking' }], notes: 'Again' })
  expect(named(await read(id))).toEqual(['Parking 40', 'Environmental fee 12.5'])
})

it('keeps the terms of a row when its charge is changed and the form sends both', {
  tags: 'CHG-8',
}, async () => {
  const terms = { kind: 'percent', amount: null, percent: 10, base: 'labor', applies: 'by_hand' } as const
  const sealer = await create({ ...terms, name: 'Sealer', taxed_as: 'labor' })
  const copy = { name: 'Sealer', charge_id: sealer.id }
  const { id, charges } = await make.order(admin, [], { charges: [copy], tax_labor: 10, discount: 10 })
  const before = await read(id)
  expect(before.charges[0]).toMatchObject({ name: 'Sealer', percent: 10, amount: 20, taxed_as: 'labor' })
  const changed = { ...sealer, percent: 50, taxed_as: 'none', is_discounted: true } as const
  await admin.call(chargeEndpoints.update, { params: { id: sealer.id }, body: changed })
  const rows = charges.map(({ id, charge_id, name, price }) => ({ id, charge_id, name, price }))
  const answer = await update(id, { charges: rows, tax_labor: 10, discount: 10 })
  expect(answer.errors).toEqual([])
  expect(await read(id)).toMatchObject({
    charges: before.charges,
    ...{ tax_labor_amount: before.tax_labor_amount, discount_amount: before.discount_amount },
    total_amount: before.total_amount,
  })
})

it('counts what sublets of types of work cost, as who sees costs says', { tags: 'CHG-4' }, async () => {
  const sublet = { kind: 'sublet', name: 'Line boring', price: 100, cost: 70 } as const
  const works = [{ name: 'Engine', hourly_rate: 100, duration: '2:00', charges: [sublet] }]
  const costs = async ({ order_number }: Pick<RepairOrder, 'order_number'>) => {
    const { data } = await admin.call(reportEndpoints.listOrdersReport, { query: { search: order_number } })
    return data.map(({ charges_cost, profit }) => [charges_cost, profit])
  }
  expect(await costs(await make.order(admin, [], { types_of_work: works }))).toEqual([[70, 242.5]])
  const clerk = await test.signIn('sales_manager')
  const unseen = await withoutRight('sales_manager', 'inventories.see-costs', () =>
    make.order(clerk, [], { types_of_work: works, charges: [sublet] }),
  )
  expect((await read(unseen.id)).charges[0]!.cost).toBeNull()
  expect(await costs(unseen)).toEqual([[0, 412.5]])
})

it('saves an order whose automatic charge was deleted, as its form sends it', { tags: 'CHG-8' }, async () => {
  const permit = await create({ name: 'Permit', amount: 8 })
  const { id, charges } = await make.order(admin)
  await admin.call(chargeEndpoints.remove, { params: { id: permit.id } })
  const rows = charges.map(({ id, name }) => ({ id, name }))
  expect((await update(id, { charges: rows })).status).toBe(200)
  expect(named(await read(id))).toEqual(['Environmental fee 12.5', 'Permit 8'])
})

it('counts an automatic charge of a type of work as one added by hand', { tags: 'CHG-5' }, async () => {
  const work = { name: 'Check', hourly_rate: 0, duration: '0:00' }
  const copy = { name: 'Environmental fee', charge_id: fee.id }
  const order = await make.order(admin, [], { types_of_work: [{ ...work, charges: [copy] }] })
  expect(named(order.typeOfWork[0]!)).toEqual(['Environmental fee 12.5'])
  expect(named(order)).toEqual(['Environmental fee 12.5'])
  const [automatic] = order.charges
  const [saved] = order.typeOfWork
  const moved = { id: automatic!.id, name: 'Environmental fee' }
  await update(order.id, {
    types_of_work: [
      { ...work, id: saved!.id, charges: [moved] },
      { ...work, id: saved!.id },
    ],
    charges: [copy],
  })
  const after = await read(order.id)
  expect(named(after)).toEqual(['Environmental fee 12.5'])
})

it('refuses what does not fit at its field', async () => {
  const refused = async (charges: RepairOrderPayload['charges']) =>
    (await admin.attempt(api.createRepairOrder, { body: await make.payload({ charges }) })).errors.map(
      ({ code, source }) => `${source?.parameter}: ${code}`,
    )
  const typed = { name: 'Fee', price: 1 }
  expect(await refused([{ ...typed, charge_id: 999_999 }])).toEqual(['charges.0.charge_id: charge_not_found'])
  for (const { id } of [retired, packing])
    expect(await refused([typed, { ...typed, charge_id: id }])).toEqual([
      'charges.1.charge_id: charge_not_found',
    ])
  expect(await refused([{ ...typed, supplier_id: 999_999 }])).toEqual([
    'charges.0.supplier_id: supplier_not_found',
  ])
  expect(await refused([{ ...typed, waived_reason: 'No' }])).toEqual([
    'charges.0.waived_reason: charge_not_waivable',
  ])
  const twice = { name: 'Environmental fee', charge_id: fee.id }
  expect(await refused([twice, twice])).toEqual(['charges.1.charge_id: charge_twice'])
  expect(await refused([{ ...typed, price: null as never, quantity: null as never }])).toEqual([
    'charges.0.quantity: validate__required',
    'charges.0.price: validate__required',
  ])
  expect(await refused(Array(50).fill(typed))).toEqual(['charges: too_many_charges'])
  expect(await refused([{ ...typed, price: -1 }])).toHaveLength(1)
  expect(await refused([{ ...typed, quantity: 0 }])).toEqual(['charges.0.quantity: validate__greater'])
  expect(await refused([{ ...typed, price: 10_000_000_000 }])).toHaveLength(1)
})
