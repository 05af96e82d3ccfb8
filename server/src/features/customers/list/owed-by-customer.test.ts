import { expect, it } from 'vitest'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { partsOrderFixtures } from '#server/testing/parts-order-fixtures.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
const make = orderFixtures(test)
const makeParts = partsOrderFixtures(test)
const admin = await test.signIn('admin')
const sales = await test.signIn('sales_manager')

const cents = (dollars: number) => Math.round(dollars * 100)
const owedBy = async (id: number, client = admin) =>
  cents((await client.call(customerEndpoints.shortListCustomers, { query: { id } })).data[0]!.balance)

it("is the balance of a customer's orders of both kinds, in the searched list", async () => {
  const customer_id = await make.customer()
  const { id: vehicle_id } = await make.vehicle(customer_id)
  expect(await owedBy(customer_id)).toBe(0)

  const repair = await make.order(admin, [{ id: await make.part(5, { price: 200 }), quantity: 1 }], {
    truck_id: vehicle_id,
  })
  const parts = await makeParts.order(admin, undefined, { customer_id })
  await makeParts.orderIn(admin, 'canceled', undefined, { customer_id })
  await makeParts.draft(admin, [{ id: await make.part(5) }], { customer_id })
  const [ofRepair, ofParts] = [cents(repair.total_amount), cents(parts.balance)]
  expect(Math.min(ofRepair, ofParts)).toBeGreaterThan(0)
  expect(await owedBy(customer_id)).toBe(ofRepair + ofParts)

  await admin.call(money.createOrderPayment, {
    params: { id: repair.id },
    body: { amount: 50, payment_date: '2026-11-21', payment_method: 'cash' },
  })
  expect(await owedBy(customer_id)).toBe(ofRepair - 5000 + ofParts)
  await withoutRight('sales_manager', 'orders-parts.read', async () =>
    expect(await owedBy(customer_id, sales)).toBe(ofRepair - 5000),
  )
  await withoutRight('sales_manager', 'orders-bs.read', async () =>
    expect(await owedBy(customer_id, sales)).toBe(ofParts),
  )
})
