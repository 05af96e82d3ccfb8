import { expect, it } from 'vitest'
import { companyEndpoints } from '#contract/company/company-endpoints.ts'
import { laborRateEndpoints } from '#contract/company/labor-rate.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { orderFixtures, payloadOf } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const make = orderFixtures(test)

const usual = (await admin.call(laborRateEndpoints.list)).data[0]!
await admin.call(laborRateEndpoints.update, { params: { id: usual.id }, body: { ...usual, rate: 145 } })
const fleet = (await admin.call(laborRateEndpoints.create, { body: { name: 'Fleet', rate: 130 } })).data
const person = { first_name: 'Ann', last_name: 'Lee', phone: '3125550142', tags: [] }
const customer = (
  await admin.call(customerEndpoints.createCustomer, { body: { ...person, labor_rate_id: fleet.id } })
).data
const truck_id = (await make.vehicle(customer.id)).id
const type = async (name: string, changes: object = {}) =>
  (
    await admin.call(typeOfWorkEndpoints.createTypeOfWork, {
      body: { name, hourly_rate: 120, duration: '1:00', ...changes },
    })
  ).data
const own = await type('Brakes')
const named = await type('Wash', { labor_rate_id: fleet.id })
const asUsual = await type('Diagnostics', { labor_rate_id: usual.id })

const work = (hourly_rate: number, type_of_work_id?: number) => ({
  ...{ name: 'Work', duration: '1:00', hourly_rate },
  ...(type_of_work_id && { type_of_work_id }),
})
const sourcesOf = (order: { typeOfWork: { rate_source: string | null }[] }) =>
  order.typeOfWork.map(({ rate_source }) => rate_source)

it('a work has its rate from the first of typed, type, customer and company', {
  tags: 'RATE-1',
}, async () => {
  const works = [
    ...[work(130), work(145), work(120, own.id), work(130, named.id), work(120, asUsual.id)],
    ...[work(130, asUsual.id), work(145, own.id), work(0)],
  ]
  const order = await make.order(admin, [], { truck_id, types_of_work: works })
  expect(sourcesOf(order)).toEqual([
    ...['customer', 'typed', 'type_of_work', 'type_of_work', 'typed'],
    ...['customer', 'typed', 'typed'],
  ])
  const other = await make.order(admin, [], { types_of_work: works })
  expect(sourcesOf(other)).toEqual([
    ...['typed', 'company', 'type_of_work', 'type_of_work', 'typed'],
    ...['typed', 'typed', 'typed'],
  ])
})

it('changing the rates changes no saved order', { tags: 'RATE-1' }, async () => {
  const order = await make.order(admin, [], { truck_id, types_of_work: [work(130), work(130, named.id)] })
  const params = { id: order.id }
  const read = async () => (await admin.call(api.getRepairOrder, { params })).data
  const before = await read()
  await admin.call(laborRateEndpoints.update, { params: { id: fleet.id }, body: { name: 'Fleet', rate: 99 } })
  await admin.call(customerEndpoints.updateCustomer, {
    params: { id: customer.id },
    body: { ...person, labor_rate_id: usual.id, version: customer.version },
  })
  expect(before.customer_rate).toBe(130)
  expect(await read()).toEqual({ ...before, customer_rate: null })
  const { data: saved } = await admin.call(api.updateRepairOrder, {
    params,
    body: await make.payload({ truck_id, ...payloadOf(before), notes: 'Later' }),
  })
  expect([saved.total_amount, sourcesOf(saved)]).toEqual([before.total_amount, ['customer', 'type_of_work']])
  const [first, second] = payloadOf(saved).types_of_work!
  const { data: typed } = await admin.call(api.updateRepairOrder, {
    params,
    body: await make.payload({
      truck_id,
      ...payloadOf(saved),
      types_of_work: [
        { ...first!, hourly_rate: 145 },
        { ...second!, hourly_rate: 131 },
      ],
    }),
  })
  expect(sourcesOf(typed)).toEqual(['company', 'typed'])
})

it('a mechanic reads the order as before', { tags: 'RATE-8' }, async () => {
  const mechanic = await test.signIn('mechanic')
  const { id } = await make.order(admin, [], { truck_id, mechanic_id: mechanic.user.id })
  const { data } = await mechanic.call(api.getRepairOrder, { params: { id } })
  expect(JSON.stringify(data)).not.toMatch(/Fleet|labor_rate/)
  expect((await mechanic.attempt(companyEndpoints.getCompany)).status).toBe(403)
})
