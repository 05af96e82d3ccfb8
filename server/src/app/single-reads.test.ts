import { expect, it } from 'vitest'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { partsOrderFixtures } from '#server/testing/parts-order-fixtures.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { spyOnStatements } from '#server/testing/statement-spy.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const { customer, id: orderId, vehicle } = await orderFixtures(test).order(admin)
const of = partsOrderFixtures(test)
const part = await of.part(5)
const spy = spyOnStatements(test.shop.pool)
const partsOrder = await of.order(admin, [{ id: part }])

const records = [
  ['a repair order', repairOrderEndpoints.getRepairOrder, orderId],
  ['a parts order', partsOrderEndpoints.getPartsOrder, partsOrder.id],
  ['a customer', customerEndpoints.getCustomer, customer.id],
  ['a truck', truckEndpoints.getVehicle, vehicle.id],
  ['a part', partEndpoints.getPart, part],
] as const

it.each(records)(
  '%s is read in two statements: the caller, and the whole record',
  async (_, endpoint, id) => {
    const sent = await spy.statementsOf(() => admin.call(endpoint, { params: { id } }))
    expect(sent).toHaveLength(2)
  },
)

it.each(records)('%s is not planned anew for every reader', async (_, endpoint, id) => {
  const read = () => spy.statementsOf(() => admin.call(endpoint, { params: { id } }))
  const [, text] = await read()
  const { pool } = test.shop
  // PostgreSQL plans the first five executions for their values, then keeps a generic plan if it is no worse.
  for (let time = 1; time <= 6 * pool.totalCount; time++) await read()
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  const plans = await Promise.all(
    clients.map(async client => {
      const { rows } = await client.query(
        'select custom_plans::int, generic_plans::int from pg_prepared_statements where strpos(statement, $1) > 0',
        [text!.trim()],
      )
      client.release()
      return rows
    }),
  )
  expect(plans.flat().filter(({ custom_plans }) => custom_plans > 5)).toEqual([])
  expect(plans.flat().some(({ generic_plans }) => generic_plans > 0)).toBe(true)
})
