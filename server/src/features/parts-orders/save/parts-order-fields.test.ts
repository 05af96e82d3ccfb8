import { describe, expect, it } from 'vitest'
import { partsOrderBillingEndpoints as money } from '#contract/billing/parts-order-billing-endpoints.ts'
import { partsOrderLinks } from '#contract/billing/payment-link-endpoints.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { partsOrderEndpoints as api } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { OrderAddressPayload } from '#contract/parts-orders/parts-order-input.ts'
import { enteredSources, partsOrderStatuses } from '#contract/parts-orders/parts-order-statuses.ts'
import { partsOrderFixtures, sampleAddress, sampleShipment } from '#server/testing/parts-order-fixtures.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { jpeg, pdfFile } from '#server/testing/sample-files.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
test.clock.set('2026-11-21T15:00:00Z')
await test.db.updateTable('company').set({ sales_tax: '10', email: 'office@prairie.example' }).execute()
const make = partsOrderFixtures(test)
const repairs = orderFixtures(test)
const [admin, sales] = [await test.signIn('admin'), await test.signIn('sales_manager')]
const of = (id: number) => ({ params: { id } })
const read = async (id: number, client = admin) => (await client.call(api.getPartsOrder, of(id))).data
const now = test.clock.now().getTime() / 1000

const part = await make.part(9, { price: 100, name: 'Leaf spring' })
const { id: brand_id } = await test.db
  .insertInto('brands')
  .values({ name: 'Prairie Forge', slug: 'prairie-forge' })
  .returning('id')
  .executeTakeFirstOrThrow()
await test.db
  .updateTable('parts')
  .set({
    brand_id,
    article_number: 'LS-77',
    price_old: '120',
    is_sale: true,
    delivery_cost: '4',
    weight: '200',
  })
  .where('id', '=', part)
  .execute()
const { unit: _unit, unit_id: _unitId, ...fields } = (await admin.call(partEndpoints.getPart, of(part))).data
await admin.call(partEndpoints.updatePart, {
  ...of(part),
  body: { ...fields, features: [], discount: 0 } as never,
  files: { main_image: [new File([new Uint8Array(await jpeg())], 'spring.jpg')] },
})
const buyer = await make.customer()
await test.db.updateTable('customers').set({ email: 'maria@fleet.example' }).where('id', '=', buyer).execute()

const items = [{ id: part, quantity: 2, discount: 25 }]
const order = await make.orderIn(sales, 'sent', items, { customer_id: buyer, delivery_cost: 6 })
const attach = (id: number, client = admin) =>
  client.attempt(api.addAttachment, { ...of(id), files: { attachment: [pdfFile('slip.pdf')] } } as never)
const pay = (id: number, body: object) =>
  admin.attempt(money.createPartsOrderPayment, {
    ...of(id),
    body: { amount: 10, payment_date: '2026-11-21', payment_method: 'cash', ...body } as never,
  })

it('an order has its customer, items, addresses, dates and amounts', {
  tags: ['PO-019', 'PO-022', 'PO-024', 'PO-027'],
}, async () => {
  const shown = await read(order.id)
  expect(shown).toMatchObject({
    id: order.id,
    order_number: order.order_number,
    source: 'bs',
    status: 'sent',
    customer: { id: buyer, first_name: 'Maria', last_name: 'Alvarez', email: 'maria@fleet.example' },
    ecommerce_client: null,
    delivery_type: 'delivery',
    delivery_cost: 6,
    delivery_address: { customer_address_id: null, address: '14 Main St' },
    billing_address: { customer_address_id: null, address: '14 Main St' },
    payment: { terms: 'immediately', method: 'cash', with_tax_exemption: true },
    payments: [],
    sales_manager: {
      id: sales.user.id,
      full_name: sales.user.full_name,
      first_name: expect.any(String),
      last_name: expect.any(String),
    },
    subtotal_amount: 150,
    delivery_amount: 8,
    tax_amount: 15,
    saving_amount: 90,
    total_amount: 179,
    paid_at: null,
    refunded_at: null,
    created_at: now,
    is_refunded: false,
    is_draft: false,
    free_shipping: false,
    is_overload: true,
    items_count: 1,
    delivery_phone: '+13125550119',
    delivery_full_address: '14 Main St, Joliet, IL 60431',
    is_overdue: false,
    overdue_days: 0,
    comments_count: 0,
    action_scopes: { can_update: false, can_add_payment: true },
  })
  expect(shown.items).toEqual([
    {
      id: expect.any(Number),
      inventory: {
        id: part,
        name: 'Leaf spring',
        stock_number: expect.any(String),
        article_number: 'LS-77',
        brand: { id: brand_id, name: 'Prairie Forge' },
        unit: { id: expect.any(Number), name: 'pcs', accept_decimals: false },
        main_image: expect.objectContaining({ name: 'spring.jpg', mime_type: 'image/jpeg' }),
        available: 7,
      },
      quantity: 2,
      discount: 25,
      base_price: 100,
      price: 75,
      price_old: 120,
      amount: 150,
      delivery_cost: 4,
      free_shipping: false,
      is_overload: true,
      price_source: 'part',
      price_typed: null,
    },
  ])
  expect(shown.deliveries).toEqual([{ id: expect.any(Number), ...sampleShipment }])
  expect(partsOrderStatuses.join(' ')).toBe(
    'new in_process sent pending_pickup delivered canceled returned lost damaged',
  )
})

it('an order of the online shop has its client and days overdue', {
  tags: ['PO-019', 'PO-020'],
}, async () => {
  const { id } = await make.order(admin, [{ id: part }])
  const client = { first_name: 'Zoe', last_name: 'Shopper', email: 'zoe@shop.example' }
  await test.db
    .updateTable('parts_orders')
    .set({ source: 'ecomm', ecommerce_client: JSON.stringify(client), due_date: '2026-11-18' })
    .where('id', '=', id)
    .execute()
  expect(await read(id)).toMatchObject({
    source: 'ecomm',
    ecommerce_client: client,
    is_overdue: true,
    overdue_days: 3,
  })
})

it('staff choose among three sources, the online shop sets the fourth; customers have two types', {
  tags: ['PO-020', 'POW-002'],
}, async () => {
  expect(enteredSources).toEqual(['bs', 'amazon', 'haulk_depot'])
  for (const source of enteredSources)
    expect((await admin.call(api.createPartsOrder, { body: { source } })).data.source).toBe(source)
  const { data } = await admin.call(api.listPartsOrderSources)
  expect(data.map(({ key }) => key)).toEqual([...enteredSources, 'ecomm'])
  const refused = await admin.attempt(api.createPartsOrder, { body: { source: 'ecomm' as 'bs' } })
  expect([refused.status, refused.errors[0]?.source?.parameter]).toEqual([422, 'source'])
  const online = await make.customer({ first_name: 'Olga' })
  await test.db.updateTable('customers').set({ type: 'ecomm' }).where('id', '=', online).execute()
  const types = []
  for (const id of [buyer, online])
    types.push((await admin.call(customerEndpoints.getCustomer, of(id))).data.type)
  expect(types).toEqual(['bs', 'ecomm'])
  const { phone } = (await admin.call(customerEndpoints.getCustomer, of(buyer))).data
  for (const search of ['alvarez', 'maria@fleet', phone!.slice(2)]) {
    const found = (await sales.call(customerEndpoints.shortListCustomers, { query: { search } })).data
    expect(found.map(({ id }) => id)).toContain(buyer)
  }
})

it('collection types are parts orders and repair orders', { tags: 'PO-021' }, async () => {
  const used = await make.part(9)
  const { id } = await make.order(admin, [{ id: used }])
  const repair = await repairs.order(admin, [{ id: used, quantity: 1 }])
  const { data } = await admin.call(partEndpoints.listReserved, of(used))
  expect(data.map(({ order_id, order_type }) => [order_type, order_id]).sort()).toEqual([
    ['bs', repair.id],
    ['parts', id],
  ])
})

it('a payment has a method with title, and a reference for a money order only', {
  tags: ['PO-023', 'PO-042', 'PO-058'],
}, async () => {
  const { id } = await make.order(admin, [{ id: part }])
  const missing = async (name: string) => {
    const { status, errors } = await pay(id, { [name]: undefined })
    return [status, ...errors.map(error => error.source?.parameter)]
  }
  for (const name of ['amount', 'payment_date', 'payment_method'])
    expect(await missing(name)).toEqual([422, name])
  for (const amount of [0, 0.005, -1])
    expect((await pay(id, { amount })).errors[0]!.source!.parameter).toBe('amount')
  const reference = { reference_number: 'MO-7', notes: 'At the counter' }
  const order = await pay(id, { payment_method: 'money_order', ...reference, orderId: id })
  expect(order.body.data).toEqual({
    id: expect.any(Number),
    amount: 10,
    payment_date: '2026-11-21',
    payment_method: 'money_order',
    payment_method_name: 'Money order',
    ...reference,
    created_by: { id: admin.user.id, full_name: admin.user.full_name },
    created_at: now,
  })
  await pay(id, reference)
  const { payments } = await read(id)
  expect(payments.map(one => [one.payment_method_name, one.reference_number])).toEqual([
    ['Money order', 'MO-7'],
    ['Cash', null],
  ])
  const inSpanish = (await admin.call(api.getPartsOrder, of(id), { language: 'es' })).data.payments[1]!
  expect(inSpanish.payment_method_name).toBe('Efectivo')
  const params = { id, payment_id: payments[0]!.id }
  expect((await admin.attempt(money.deletePartsOrderPayment, { params })).status).toBe(204)
  expect((await read(id)).payments).toEqual([payments[1]])
})

it('payments are readable with permission to add or delete them', async () => {
  const { id } = await make.order(admin, [{ id: part }])
  await pay(id, {})
  expect((await read(id, sales)).payments).toHaveLength(1)
})

describe('addresses', () => {
  it('require all fields but a company', { tags: ['PO-025', 'PO-041'] }, async () => {
    const { id } = await make.draft(admin, [])
    const needed = ['first_name', 'last_name', 'address', 'city', 'state_id', 'zip', 'phone'] as const
    for (const section of ['delivery_address', 'billing_address'] as const)
      for (const name of needed) {
        const body = { [section]: { ...sampleAddress, [name]: undefined } }
        const { status, errors } = await admin.attempt(api.updatePartsOrder, { ...of(id), body })
        expect([status, errors.map(error => error.source?.parameter)]).toEqual([422, [`${section}.${name}`]])
      }
    const { company_name: _, ...bare } = sampleAddress
    const { data } = await admin.call(api.updatePartsOrder, { ...of(id), body: { billing_address: bare } })
    expect(data.billing_address).toEqual({
      ...{ first_name: 'Maria', last_name: 'Alvarez', company_name: '', phone: '+13125550119' },
      ...{ address: '14 Main St', city: 'Joliet', zip: '60431', customer_address_id: null },
      state: expect.objectContaining({ id: 14, short: 'IL' }),
    })
  })

  it('belong to the customer with one default, and are added from an order by a flag', {
    tags: 'PO-025',
  }, async () => {
    const customer_id = await make.customer()
    const { id } = await make.draft(admin, [], { customer_id })
    const kept = async (billing_address: OrderAddressPayload) =>
      (await admin.call(api.updatePartsOrder, { ...of(id), body: { billing_address } })).data.billing_address!
    const addresses = async () =>
      (await admin.call(customerEndpoints.getCustomer, of(customer_id))).data.addresses
    await kept({ ...sampleAddress, save: false })
    expect(await addresses()).toEqual([])
    const { customer_address_id } = await kept({ ...sampleAddress, save: true })
    const [own, ...others] = await addresses()
    expect([own, others]).toMatchObject([
      {
        id: customer_address_id,
        customer_id,
        is_default: true,
        address: '14 Main St',
        city: 'Joliet',
        state: { short: 'IL' },
        zip: '60431',
        first_name: 'Maria',
        last_name: 'Alvarez',
        company_name: '',
        phone: '+13125550119',
      },
      [],
    ])
    await kept({ ...sampleAddress, city: 'Decatur', save: true })
    const defaults = (await addresses()).map(({ city, is_default }) => [city, is_default])
    expect(defaults.sort()).toEqual([
      ['Decatur', false],
      ['Joliet', true],
    ])
  })

  it('and the additional cost are changed independently', {
    tags: ['PO-028', 'PO-047'],
  }, async () => {
    const { id, ...before } = await make.order(admin, [{ id: part }])
    const changed = async (body: object) => {
      const { data } = await admin.call(api.updatePartsOrder, { ...of(id), body: { id, ...body } })
      return [data.delivery_address?.city, data.billing_address?.city, data.delivery_cost]
    }
    const inDecatur = { ...sampleAddress, city: 'Decatur' }
    expect(await changed({ delivery_address: inDecatur })).toEqual(['Decatur', 'Joliet', 0])
    expect(await changed({ billing_address: inDecatur })).toEqual(['Decatur', 'Decatur', 0])
    expect(await changed({ delivery_cost: 5 })).toEqual(['Decatur', 'Decatur', 5])
    expect(await read(id)).toMatchObject({
      source: before.source,
      customer: before.customer,
      payment: before.payment,
      delivery_type: before.delivery_type,
    })
  })
})

it('an order is read, updated by PUT and POST, and deleted', {
  tags: ['PO-047', 'PO-048'],
}, async () => {
  const { id } = (await admin.call(api.createPartsOrder, { body: { source: 'amazon' } })).data
  const body = {
    id,
    source: 'haulk_depot' as const,
    customer_id: buyer,
    delivery_type: 'delivery' as const,
    delivery_cost: 3.5,
    delivery_address: sampleAddress,
    billing_address: sampleAddress,
    payment: { terms: '15_days' as const, method: 'check' as const, withTaxExemption: true },
  }
  for (const method of ['PUT', 'POST'] as const) {
    const { status } = await admin.attempt({ ...api.updatePartsOrder, method }, { ...of(id), body })
    expect(status).toBe(200)
  }
  expect(await read(id)).toMatchObject({
    source: 'haulk_depot',
    customer: { id: buyer },
    delivery_type: 'delivery',
    delivery_cost: 3.5,
    delivery_address: { zip: '60431' },
    billing_address: { zip: '60431' },
    payment: { terms: '15_days', method: 'check', with_tax_exemption: true },
  })
  await admin.call(api.deletePartsOrder, of(id))
  expect((await admin.attempt(api.getPartsOrder, of(id))).status).toBe(404)
})

it('an order is created, checked out, canceled, refunded after a return, and deleted', {
  tags: ['PO-048', 'PO-049'],
}, async () => {
  const stock = await make.part(20)
  const held = async () => (await make.stockOf(stock)).reserved
  const draft = await make.draft(admin, [{ id: stock }], { customer_id: buyer })
  await admin.call(api.checkoutPartsOrder, of(draft.id))
  expect(await held()).toBe(1)
  expect((await admin.attempt(partsOrderLinks.sendPartsOrderPaymentLink, of(draft.id))).status).toBe(200)
  await admin.call(api.cancelPartsOrder, of(draft.id))
  expect([await held(), (await read(draft.id)).status]).toEqual([0, 'canceled'])
  await admin.call(api.deletePartsOrder, of(draft.id))
  expect((await admin.attempt(api.getPartsOrder, of(draft.id))).status).toBe(404)
  const back = await make.orderIn(admin, 'sent', [{ id: stock }])
  await pay(back.id, { amount: 1 })
  await make.move(admin, back.id, 'returned')
  expect((await admin.call(api.refundPartsOrder, of(back.id))).data.refunded_at).toBe(now)
})

it('an order starts with source and a customer found by name, e-mail or phone', {
  tags: 'POW-002',
}, async () => {
  const { data: begun } = await admin.call(api.createPartsOrder, { body: { source: 'amazon' } })
  for (const search of ['alvarez', 'maria@fleet', '(312) 555-0119']) {
    const { data } = await admin.call(customerEndpoints.shortListCustomers, { query: { search } })
    expect(
      data.map(customer => customer.id),
      search,
    ).toContain(buyer)
  }
  await admin.call(api.updatePartsOrder, { ...of(begun.id), body: { customer_id: buyer } })
  expect(await read(begun.id)).toMatchObject({ source: 'amazon', customer: { id: buyer } })
})

it('the discount of an item is subtracted from its price, to the cent', { tags: 'PO-045' }, async () => {
  const odd = await make.part(5, { price: 9.99 })
  const { id } = await make.draft(admin, [{ id: odd, quantity: 3, discount: 15 }])
  expect((await read(id)).items).toMatchObject([{ base_price: 9.99, price: 8.49, discount: 15 }])
})

it('an order is refunded, else paid, else not paid', { tags: 'PO-008' }, async () => {
  const { id } = await make.orderIn(admin, 'sent', [{ id: await make.part(5) }])
  const status = async () => {
    const { payment_status, refunded_at, paid_at } = await read(id)
    return [payment_status, refunded_at !== null, paid_at !== null]
  }
  expect(await status()).toEqual(['not_paid', false, false])
  expect((await pay(id, { amount: (await read(id)).total_amount })).status).toBe(200)
  expect(await status()).toEqual(['paid', false, true])
  await make.move(admin, id, 'returned')
  await admin.call(api.refundPartsOrder, of(id))
  expect(await status()).toEqual(['refunded', true, true])
})

describe('files of an order', () => {
  it('have name, URL and size, and can be removed', {
    tags: ['PO-018', 'PO-026'],
  }, async () => {
    const { id } = await make.order(admin)
    expect((await attach(id)).status).toBe(200)
    const { attachments } = await read(id, sales)
    expect(attachments).toMatchObject([{ id: expect.any(Number), name: 'slip', created_at: now }])
    const [file] = attachments
    expect(file!.size).toBeGreaterThan(0)
    expect(file!.url).toBe(`/api/v1/parts-orders/${id}/attachments/${file!.id}`)
    const params = { id, file_id: file!.id }
    expect((await sales.attempt(api.getAttachment, { params, query: {} as never })).status).toBe(200)
    expect((await sales.attempt(api.deleteAttachment, { params })).status).toBe(403)
    await admin.call(api.deleteAttachment, { params })
    expect((await read(id)).attachments).toEqual([])
  })

  it('are read, added and removed by permission', { tags: 'PO-018' }, async () => {
    const mechanic = await test.signIn('mechanic')
    const { id } = await make.order(admin)
    expect((await attach(id, sales)).status).toBe(200)
    const [file] = (await read(id)).attachments
    expect((await attach(id, mechanic)).status).toBe(403)
    const params = { id, file_id: file!.id }
    expect((await mechanic.attempt(api.getAttachment, { params, query: {} as never })).status).toBe(403)
  })

  it('need the permission to create orders only for adding', {
    tags: 'PO-018',
  }, async () => {
    const { id } = await make.order(admin)
    const file = (await attach(id)).body as unknown as { data: { id: number } }
    const params = { id, file_id: file.data.id }
    const statuses = async () => [
      (await attach(id)).status,
      (await admin.attempt(api.deleteAttachment, { params }, { validateOnly: true })).status,
    ]
    expect(await statuses()).toEqual([200, 204])
    expect(await withoutRight('admin', 'orders-parts.create', statuses)).toEqual([403, 204])
    expect(await withoutRight('admin', 'orders-parts.update', statuses)).toEqual([403, 204])
    expect(await withoutRight('admin', 'orders-parts.delete', statuses)).toEqual([200, 403])
  })
})
