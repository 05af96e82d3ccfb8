import { expect, it } from 'vitest'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { notificationEndpoints } from '#contract/notifications/notification-endpoints.ts'
import { shopOrderEndpoints } from '#contract/online-shop/shop-endpoints.ts'
import type { ShopOrderPayload } from '#contract/online-shop/shop-order-input.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { databaseSnapshots } from '#server/testing/database-snapshot.ts'
import { shopFixtures } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const boss = await test.signIn('superadmin')
const make = shopFixtures(test, boss)
const program = await make.program()
const amazon = await make.program({ source: 'amazon' })
const refusalOf = ({ status, errors }: { status: number; errors: { code: string; source?: object }[] }) => [
  status,
  ...errors.map(error => [error.code, (error.source as { parameter: string } | undefined)?.parameter]),
]
const order = async (id: number) =>
  (await boss.call(partsOrderEndpoints.getPartsOrder, { params: { id } })).data

it('creates an order with a customer and address of the online shop, items as sold, and reservations', {
  tags: ['CUST-006', 'PO-020'],
}, async () => {
  const part = await make.shopPart(5, { price: 25 })
  const body = make.payload(part.stock_number.toUpperCase(), { shipping: 12.5, tax_rate: 10 })
  const { status, body: answer } = await program.send(body)
  expect(status).toBe(200)
  expect(answer.data).toMatchObject({
    external_number: body.external_number,
    source: 'ecomm',
    status: 'new',
    items: [{ stock_number: part.stock_number, quantity: 2, price: 19.99 }],
    subtotal: 39.98,
    shipping: 12.5,
    tax: 4,
    total: 56.48,
    paid: 0,
    is_paid: false,
  })
  const saved = await order(answer.data.id)
  expect(saved).toMatchObject({
    source: 'ecomm',
    order_number: answer.data.order_number,
    ecommerce_client: { first_name: 'Rosa', last_name: 'Lindqvist', email: body.customer.email },
    delivery_address: { first_name: 'Rosa', city: 'Joliet', phone: '+13125550142' },
    billing_address: { city: 'Joliet' },
    payment: { terms: 'immediately', method: 'online' },
    sales_manager: null,
  })
  const customer = (await boss.call(customerEndpoints.getCustomer, { params: { id: saved.customer!.id } }))
    .data
  expect(customer).toMatchObject({ type: 'ecomm', email: body.customer.email })
  expect(customer.addresses).toMatchObject([{ from_ecomm: true, is_default: false, city: 'Joliet' }])
  expect(await make.stockOf(part.id)).toMatchObject({ on_hand: 5, reserved: 2 })
  const history = await boss.call(partsOrderEndpoints.listHistory, { params: { id: saved.id } })
  expect(history.data.map(entry => entry.message)).toEqual([
    `Order ${saved.order_number} received (number in the shop: ${body.external_number})`,
  ])
})

it('a paid order has a payment of today in full', async () => {
  const part = await make.shopPart(5)
  const payment = { is_paid: true, method: 'paypal' as const }
  const { body } = await program.send(make.payload(part.stock_number, { payment, total: 39.98 }))
  expect(body.data).toMatchObject({ paid: 39.98, is_paid: true })
  const saved = await order(body.data.id)
  expect(saved).toMatchObject({ balance: 0, payment_status: 'paid' })
  expect(saved.payments).toMatchObject([{ amount: 39.98, payment_method: 'paypal', created_by: null }])
})

it('a company without a person is the name on the order and its address', async () => {
  const part = await make.shopPart(5)
  const { email, phone } = make.payload(part.stock_number).customer
  const customer = { email, phone, company_name: 'Prairie Freight LLC' }
  const { status, body } = await program.send(make.payload(part.stock_number, { customer }))
  expect(status).toBe(200)
  const saved = await order(body.data.id)
  expect(saved).toMatchObject({
    ecommerce_client: null,
    customer: { first_name: '', full_name: 'Prairie Freight LLC', email },
    delivery_address: { first_name: '', company_name: 'Prairie Freight LLC' },
  })
  const nobody = make.payload(part.stock_number, { customer: { email: `x${email}`, phone } })
  expect(refusalOf(await program.send(nobody))).toEqual([
    422,
    ['validate__required', 'customer.first_name'],
    ['validate__required', 'customer.last_name'],
  ])
})

it('finds an existing customer by e-mail, ignoring case, and leaves them unchanged', async () => {
  const part = await make.shopPart(9)
  const sales = await test.signIn('sales_manager')
  const id = await make.customer({ first_name: 'Walter' })
  await test.db.updateTable('customers').set({ email: 'walter@fleet.example' }).where('id', '=', id).execute()
  const customer = {
    email: 'Walter@FLEET.example',
    first_name: 'W.',
    last_name: 'Else',
    phone: '312-555-0111',
  }
  for (let i = 0; i < 2; i++) {
    const { body } = await program.send(make.payload(part.stock_number, { customer }))
    expect((await order(body.data.id)).customer).toMatchObject({ id, first_name: 'Walter' })
  }
  const kept = (await boss.call(customerEndpoints.getCustomer, { params: { id } })).data
  expect(kept).toMatchObject({ type: 'bs', first_name: 'Walter' })
  expect(kept.addresses).toHaveLength(1)
  const added = await test.db
    .selectFrom('history')
    .select('params')
    .where('kind', '=', 'customer')
    .where('record_id', '=', id)
    .where('act', '=', 'address_added')
    .execute()
  expect(added).toEqual([{ params: { address: expect.stringContaining('Joliet') } }])
  for (const person of [boss, sales]) {
    const { data } = await person.call(notificationEndpoints.listNotifications)
    expect(data.filter(({ type }) => type === 'customer_address_added')).toMatchObject([
      {
        message: expect.stringMatching(/^An online order added an address to Walter Alvarez: .*, Joliet$/),
        link: `/customers/${id}`,
      },
    ])
  }
})

it('notifies administrators and sales managers, not mechanics', async () => {
  const people = [
    await test.signIn('admin'),
    await test.signIn('sales_manager'),
    await test.signIn('mechanic'),
  ]
  const part = await make.shopPart(5)
  const { order_number, id } = (await program.send(make.payload(part.stock_number))).body.data
  const notifications = await Promise.all(
    people.map(async person => (await person.call(notificationEndpoints.listNotifications)).data),
  )
  const message = `New order ${order_number} from the online shop`
  expect(notifications.map(list => list.map(one => [one.message, one.link]))).toEqual([
    [[message, `/parts-orders/${id}`]],
    [[message, `/parts-orders/${id}`]],
    [],
  ])
})

it('a repeated request returns the first order, a different one with its number is refused', async () => {
  const part = await make.shopPart(5)
  const body = make.payload(part.stock_number)
  const first = (await program.send(body)).body.data
  const reordered = Object.fromEntries(Object.entries(body).reverse()) as ShopOrderPayload
  const written = await databaseSnapshots(test.db)
  const before = await written()
  expect((await program.send(reordered)).body.data).toEqual(first)
  expect(await written()).toEqual(before)
  const other = await program.send({ ...body, shipping: 1 })
  expect(refusalOf(other)).toEqual([409, ['shop_order_differs', 'external_number']])
  await make.move(boss, first.id, 'in_process')
  expect((await program.send(body)).body.data).toMatchObject({ id: first.id, status: 'in_process' })
  await boss.call(partsOrderEndpoints.cancelPartsOrder, { params: { id: first.id } })
  await boss.call(partsOrderEndpoints.deletePartsOrder, { params: { id: first.id } })
  expect((await program.send(body)).body.data).toMatchObject({ id: first.id, status: 'canceled' })
  const elsewhere = await amazon.send(body)
  expect([elsewhere.status, elsewhere.body.data.source]).toEqual([200, 'amazon'])
})

it.each<[string, (good: ShopOrderPayload) => ShopOrderPayload, unknown[]]>([
  [
    'a part that nobody has',
    good => ({ ...good, items: [...good.items, { stock_number: 'NO-1', quantity: 1, price: 1 }] }),
    ['shop_part_unknown', 'items.1.stock_number'],
  ],
  [
    'a part twice',
    good => ({ ...good, items: [...good.items, ...good.items] }),
    ['shop_part_named_twice', 'items.1.stock_number'],
  ],
  [
    'more than there is',
    good => ({ ...good, items: [{ ...good.items[0]!, quantity: 6 }] }),
    ['part_short', 'items.0.quantity'],
  ],
  [
    'half a piece',
    good => ({ ...good, items: [{ ...good.items[0]!, quantity: 1.5 }] }),
    ['quantity_must_be_whole', 'items.0.quantity'],
  ],
  ['nothing', good => ({ ...good, items: [] }), ['validate__required', 'items']],
  ['no address', good => ({ ...good, delivery_address: null }), ['validate__required', 'delivery_address']],
  [
    'a pickup without an address to bill',
    good => ({ ...good, delivery_type: 'pickup', delivery_address: null }),
    ['validate__required', 'billing_address'],
  ],
  [
    'a pickup that is shipped',
    good => ({ ...good, delivery_type: 'pickup', shipping: 5 }),
    ['validate__max', 'shipping'],
  ],
  [
    'a state that is none',
    good => ({ ...good, delivery_address: { ...good.delivery_address!, state: 'XX' } }),
    ['validate__not-in-list', 'delivery_address.state'],
  ],
  [
    'no e-mail',
    good => ({ ...good, customer: { ...good.customer, email: '' } }),
    ['validate__required', 'customer.email'],
  ],
  [
    'a method that the term does not allow',
    good => ({ ...good, payment: { terms: '15_days', method: 'paypal' } }),
    ['method_not_allowed_by_term', 'payment.method'],
  ],
  ['a total a cent above', good => ({ ...good, total: 39.99 }), ['shop_total_differs', 'total']],
  ['a total a cent below', good => ({ ...good, total: 39.97 }), ['shop_total_differs', 'total']],
])('refuses %s and keeps nothing of it', async (_, spoil, reason) => {
  const part = await make.shopPart(5)
  await make.order(boss, [{ id: part.id, quantity: 1 }])
  const body = spoil(make.payload(part.stock_number))
  const kept = () =>
    Promise.all(
      (
        [
          'customers',
          'customer_addresses',
          'parts_orders',
          'shop_orders',
          'history',
          'notifications',
        ] as const
      ).map(table =>
        test.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirst(),
      ),
    )
  const before = await kept()
  expect(refusalOf(await program.send(body))).toEqual([422, reason])
  expect(await kept()).toEqual(before)
  expect(await make.stockOf(part.id)).toMatchObject({ reserved: 1 })
})

it('refuses a part that is deleted or not for the online shop', async () => {
  const hidden = await make.shopPart(5)
  await test.db.updateTable('parts').set({ for_shop: false }).where('id', '=', hidden.id).execute()
  const gone = await make.shopPart(0)
  await test.db.updateTable('parts').set({ deleted_at: test.clock.now() }).where('id', '=', gone.id).execute()
  expect(refusalOf(await program.send(make.payload([hidden.stock_number, gone.stock_number])))).toEqual([
    422,
    ['shop_part_unknown', 'items.0.stock_number'],
    ['shop_part_unknown', 'items.1.stock_number'],
  ])
})

it('refuses a key without the scope to write orders', async () => {
  const reader = await make.program({ scopes: ['orders:read'] })
  expect((await reader.send(make.payload('X'))).status).toBe(403)
})

it('an order is read by its external number, only by its own source', async () => {
  const part = await make.shopPart(5)
  const body = make.payload(part.stock_number, { external_number: 'WEB/7 #1' })
  const { data } = (await program.send(body)).body
  const params = { external_number: 'WEB/7 #1' }
  expect((await program.call(shopOrderEndpoints.getShopOrder, { params })).data).toEqual(data)
  expect(refusalOf(await amazon.attempt(shopOrderEndpoints.getShopOrder, { params }))).toEqual([
    404,
    ['no_such_shop_order', undefined],
  ])
})

it('its source cannot be changed', async () => {
  const part = await make.shopPart(5)
  const { data } = (await amazon.send(make.payload(part.stock_number))).body
  const answer = await boss.attempt(partsOrderEndpoints.updatePartsOrder, {
    params: { id: data.id },
    body: { source: 'bs' },
  })
  expect(refusalOf(answer)).toEqual([422, ['source_of_shop_order_stays', 'source']])
})

/** More with RACES=1000. */
const races = Number(process.env.RACES ?? 12)

it('two concurrent requests create one order', async () => {
  for (let race = 0; race < races; race++) {
    const part = await make.shopPart(9)
    const body = make.payload(part.stock_number)
    const answers = await Promise.all([program.send(body), program.send(body), program.send(body)])
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?.id}`)).size).toBe(1)
    expect(answers[0]!.status).toBe(200)
    expect(await make.stockOf(part.id)).toMatchObject({ reserved: 2 })
  }
})

it('concurrent orders of a new customer create one customer, and sell the last parts once', async () => {
  for (let race = 0; race < races; race++) {
    const part = await make.shopPart(3)
    const { customer } = make.payload(part.stock_number)
    const answers = await Promise.all(
      [1, 2, 3].map(() => program.send(make.payload(part.stock_number, { customer }))),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 422, 422])
    expect(answers.flatMap(answer => answer.errors.map(error => error.code))).toEqual([
      'part_short',
      'part_short',
    ])
    const found = await boss.call(customerEndpoints.listCustomers, { query: { search: customer.email } })
    expect(found.meta.total).toBe(1)
  }
})
