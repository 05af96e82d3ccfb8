import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { permissionMap, type Role } from '#contract/access/roles.ts'
import { companyEndpoints } from '#contract/company/company-endpoints.ts'
import { laborRateEndpoints as api, type LaborRatePayload } from '#contract/company/labor-rate.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { states } from '#contract/lookups/places.ts'
import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { importFixtures } from '#server/testing/import-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')

const create = async (body: LaborRatePayload) => (await admin.call(api.create, { body })).data
const list = async () => (await admin.call(api.list, { query: { per_page: 100 } })).data
const usual = async () => (await list()).find(rate => rate.is_default)!
const company = async () => (await admin.call(companyEndpoints.getCompany)).data
const settings = {
  company_name: 'Cicero Truck Repair',
  address: '4810 W Roosevelt Rd',
  city: 'Cicero',
  state_id: states.find(state => state.short === 'IL')!.id,
  zip: '60804',
  phone: '(312) 555-0142',
  email: 'office@cicero.example',
}
const refusals = async (body: object) =>
  (await admin.attempt(api.create, { body } as never)).errors.map(({ source, title }) => [
    source?.parameter,
    title,
  ])

it('a new shop has one, the usual, without a rate', { tags: 'RATE-7' }, async () => {
  expect(await list()).toEqual([
    {
      id: expect.any(Number),
      name: 'Standard',
      rate: null,
      is_default: true,
      is_active: true,
      hasRelatedEntities: true,
      version: 1,
    },
  ])
})

it('the usual one is the hourly rate of the company, wherever it is changed', {
  tags: 'RATE-7',
}, async () => {
  await admin.call(companyEndpoints.updateCompany, { body: { ...settings, hourly_rate: 145.5 } })
  const { id, ...rate } = await usual()
  expect(rate).toMatchObject({ rate: 145.5, version: 2 })
  const opened = await company()
  const body = { ...rate, rate: 150 }
  await admin.call(api.update, { params: { id }, body })
  expect(await company()).toMatchObject({ hourly_rate: 150, version: opened.version + 1 })
  const late = await admin.attempt(companyEndpoints.updateCompany, {
    body: { ...settings, hourly_rate: 145.5, version: opened.version },
  })
  expect([late.status, (await usual()).rate]).toEqual([409, 150])
  const { data: history } = await admin.call(api.listHistory, { params: { id } })
  expect(history[0]!.changes).toEqual([{ label: 'Rate per hour', before: '$145.50', after: '$150.00' }])
})

it('one is the usual: another takes its place', { tags: 'RATE-7' }, async () => {
  const before = await usual()
  const night = await create({ name: 'Night', rate: 190, is_default: true })
  expect((await list()).filter(rate => rate.is_default).map(({ id }) => id)).toEqual([night.id])
  expect((await company()).hourly_rate).toBe(190)
  const refused = async (body: object) =>
    (
      await admin.attempt(api.update, { params: { id: night.id }, body: { ...night, ...body } as never })
    ).errors.map(({ code, source }) => [code, source?.parameter])
  expect(await refused({ is_default: false })).toEqual([['labor_rate_is_default', 'is_default']])
  expect(await refused({ is_active: false })).toEqual([['validate__default-in-use', 'is_active']])
  const removed = await admin.attempt(api.remove, { params: { id: night.id } })
  expect(removed.errors.map(({ code }) => code)).toEqual(['labor_rate_is_default'])
  await expect(
    sql`update labor_rates set is_default = true where id = ${before.id}`.execute(test.db),
  ).rejects.toThrow('labor_rates_default')
  await expect(
    sql`update labor_rates set is_default = false where id = ${night.id}`.execute(test.db),
  ).rejects.toThrow('default')
  await Promise.all(
    [before, night].map(({ id, name }) =>
      admin.attempt(api.update, { params: { id }, body: { name, rate: 145, is_default: true } }),
    ),
  )
  expect((await list()).filter(rate => rate.is_default)).toHaveLength(1)
})

it('refuses what it cannot be at its field', { tags: 'RATE-7' }, async () => {
  expect(await refusals({ name: ' ' })).toEqual([
    ['name', 'Field is required'],
    ['rate', 'Field is required'],
  ])
  for (const [rate, sentence] of [
    [-1, 'Must be 0 or more'],
    [1_000_000, 'Must be 999999.99 or less'],
    [100.005, 'At most 2 digits after the point'],
  ])
    expect(await refusals({ name: 'Bad', rate })).toEqual([['rate', sentence]])
  await create({ name: 'Mobile', rate: 0 })
  expect(await refusals({ name: 'MOBILE', rate: 1 })).toEqual([['name', expect.any(String)]])
})

it('one in use is not deleted, and the answer names what has it', { tags: 'RATE-7' }, async () => {
  const fleet = await create({ name: 'Fleet', rate: 130 })
  const params = { id: fleet.id }
  const person = { first_name: 'Ann', last_name: 'Lee', phone: '3125550142', tags: [] }
  const { data: customer } = await admin.call(customerEndpoints.createCustomer, {
    body: { ...person, labor_rate_id: fleet.id },
  })
  expect(customer.labor_rate).toEqual({ id: fleet.id, name: 'Fleet', rate: 130, is_default: false })
  const type = { name: 'Wash', duration: '1:00', hourly_rate: 60, labor_rate_id: fleet.id }
  const { data: work } = await admin.call(typeOfWorkEndpoints.createTypeOfWork, { body: type })
  expect(work).toMatchObject({ hourly_rate: 130, estimated_amount: 130, labor_rate: { name: 'Fleet' } })
  const { errors } = await admin.attempt(api.remove, { params })
  expect(errors.map(({ code, params: of }) => [code, of])).toEqual([
    [
      'labor_rate_used_by_customers',
      expect.objectContaining({
        count: 1,
        related: [expect.objectContaining({ kind: 'customer', name: 'Ann Lee' })],
      }),
    ],
    [
      'labor_rate_used_by_types_of_work',
      expect.objectContaining({
        count: 1,
        related: [expect.objectContaining({ kind: 'type_of_work', name: 'Wash' })],
      }),
    ],
  ])
  expect((await admin.call(api.get, { params })).data.hasRelatedEntities).toBe(true)
  const update = { ...person, version: 1 }
  await admin.call(customerEndpoints.updateCustomer, { params: { id: customer.id }, body: update })
  const { data: history } = await admin.call(customerEndpoints.listHistory, { params: { id: customer.id } })
  expect(history[0]!.changes).toEqual([{ label: 'Labor rate', before: 'Fleet', after: '—' }])
  await admin.call(typeOfWorkEndpoints.updateTypeOfWork, {
    params: { id: work.id },
    body: { ...type, labor_rate_id: null },
  })
  await admin.call(api.remove, { params })
  const gone = await admin.attempt(customerEndpoints.createCustomer, {
    body: { ...person, labor_rate_id: fleet.id },
  })
  expect(gone.errors).toMatchObject([
    { code: 'labor_rate_not_found', source: { parameter: 'labor_rate_id' } },
  ])
})

it('is named in files of customers and of types of work', { tags: 'RATE-9' }, async () => {
  await create({ name: 'Yard', rate: 99 })
  const { upload, check, run, findings } = importFixtures(test, admin)
  const works = await check(
    await upload(
      'type_of_work',
      'works.csv',
      'Work;Hours;Labor rate name\nGrease;1:00;YARD\nPaint;1:00;Nobody',
    ),
  )
  expect((await findings(works.id)).map(({ field, code }) => [field, code])).toEqual([
    ['hourly_rate', 'validate__required'],
    ['labor_rate_name', 'labor_rate_not_found'],
  ])
  await run(works.id)
  const query = { search: 'Grease' }
  expect((await admin.call(typeOfWorkEndpoints.listTypesOfWork, { query })).data).toMatchObject([
    { hourly_rate: 99, labor_rate: { name: 'Yard' } },
  ])
  const people = await check(
    await upload(
      'customer',
      'people.csv',
      'First;Last;Phone;Labor rate\nJo;Yardman;3125550143;yard\nAl;Roadman;3125550144;Nobody',
    ),
  )
  expect((await findings(people.id)).map(({ field, code }) => [field, code])).toEqual([
    ['labor_rate_name', 'labor_rate_not_found'],
  ])
  await run(people.id)
  expect(
    (await admin.call(customerEndpoints.listCustomers, { query: { search: 'Yardman' } })).data,
  ).toMatchObject([{ labor_rate: { name: 'Yard', rate: 99 } }])
})

it('is chosen while it is in use', { tags: 'RATE-7' }, async () => {
  const old = await create({ name: 'Old', rate: 90 })
  await admin.call(api.update, { params: { id: old.id }, body: { name: 'Old', rate: 90, is_active: false } })
  const offered = (await admin.call(api.shortList)).data.map(({ name }) => name)
  expect(offered).toContain('Mobile')
  expect(offered).not.toContain('Old')
})

it('is changed by administrators and read by sales managers', { tags: 'RATE-8' }, async () => {
  const { id } = await create({ name: 'Road call', rate: 175 })
  const statusesOf = async (role: Role) => {
    const person = await test.signIn(role)
    const calls = [
      person.attempt(api.list),
      person.attempt(api.shortList),
      person.attempt(api.get, { params: { id } }),
      person.attempt(api.create, { body: { name: `Of ${role}`, rate: 1 } }),
      person.attempt(api.update, { params: { id }, body: { name: 'Road call', rate: 176 } }),
    ]
    return (await Promise.all(calls)).map(({ status }) => status)
  }
  expect(await statusesOf('admin')).toEqual([200, 200, 200, 200, 200])
  expect(await statusesOf('sales_manager')).toEqual([200, 200, 200, 403, 403])
  expect(await statusesOf('mechanic')).toEqual([403, 403, 403, 403, 403])
  expect(
    ['admin', 'sales_manager', 'mechanic'].map(role => permissionMap(role as Role)['labor-rates']),
  ).toEqual([['create', 'read', 'update', 'delete'], ['read'], undefined])
  const type = { name: 'Call', duration: '1:00', hourly_rate: 60, labor_rate_id: id }
  const { data: work } = await admin.call(typeOfWorkEndpoints.createTypeOfWork, { body: type })
  const mechanic = await test.signIn('mechanic')
  const { data: seen } = await mechanic.call(typeOfWorkEndpoints.getTypeOfWork, { params: { id: work.id } })
  expect(seen.labor_rate).toBeNull()
})
