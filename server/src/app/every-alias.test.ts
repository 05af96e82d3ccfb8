import { expect, it } from 'vitest'
import { repairOrderBillingEndpoints } from '#contract/billing/repair-order-billing-endpoints.ts'
import { categoryEndpoints } from '#contract/catalogue/category.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { partsOrderFixtures, sampleAddress } from '#server/testing/parts-order-fixtures.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

// Fields that documents and programs name in two ways: each name is stored, or refused, never dropped.

const test = await testShop()
const admin = await test.signIn('admin')
const make = await partFixtures(test, admin)
const makeOrder = orderFixtures(test)

it('stores a part by the other names of its fields, when created and when saved', async () => {
  const { article_number: _, brand_id: __, price_retail: ___, ...rest } = make.payload()
  const aliased = (article: string, price: number) => ({
    article,
    brand: make.brand,
    price,
    is_sale: true,
    old_price: price + 5,
    discount: 10,
    seo: { description: `Pads for ${price}` },
  })
  const stored = (article: string, price: number) => ({
    article_number: article,
    brand_id: make.brand,
    price_retail: price,
    price_old: price + 5,
    seo: { desc: `Pads for ${price}` },
  })
  const body = { ...rest, ...aliased('MX-1', 20) }
  const { data: part } = await admin.call(partEndpoints.createPart, { body })
  expect(part).toMatchObject(stored('MX-1', 20))
  const { unit_id: _u, purchase: _p, ...saved } = { ...body, ...aliased('MX-2', 30) }
  const { data } = await admin.call(partEndpoints.updatePart, { params: { id: part.id }, body: saved })
  expect(data).toMatchObject(stored('MX-2', 30))
})

it('stores the description of a category for search engines', async () => {
  const body = { name: 'Brakes', slug: 'brakes', parent_id: 1, position: 1, seo: { description: 'Pads' } }
  const { data } = await admin.call(categoryEndpoints.createCategory, { body })
  expect(data.seo).toMatchObject({ desc: 'Pads' })
})

it('applies the tax exemption of a parts order by both names', async () => {
  const orders = partsOrderFixtures(test)
  const { id } = await orders.draft(admin)
  for (const payment of [
    { withTaxExemption: true },
    { with_tax_exemption: false },
    { withTaxExemption: true },
  ]) {
    const { data } = await admin.call(partsOrderEndpoints.updatePartsOrder, {
      params: { id },
      body: { payment },
    })
    expect(data.payment.with_tax_exemption).toBe(Object.values(payment)[0])
  }
})

it('refuses an order or a customer other than that of the path', async () => {
  const order = await makeOrder.order(admin, [])
  const payment = { amount: 1, payment_date: '2026-11-20', payment_method: 'cash' as const }
  const pay = (orderId: number) =>
    admin.attempt(repairOrderBillingEndpoints.createOrderPayment, {
      params: { id: order.id },
      body: { ...payment, orderId },
    })
  expect((await pay(order.id + 1)).errors[0]!.source).toEqual({ parameter: 'orderId' })
  expect((await pay(order.id)).status).toBe(200)
  const id = await makeOrder.customer()
  const add = (customerId: number) =>
    admin.attempt(customerEndpoints.createAddress, { params: { id }, body: { ...sampleAddress, customerId } })
  expect((await add(id + 1)).errors[0]!.source).toEqual({ parameter: 'customerId' })
  expect((await add(id)).status).toBe(200)
})
