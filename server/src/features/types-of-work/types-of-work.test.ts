import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type ChargePayload, chargeEndpoints } from '#contract/charges/charge.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { estimatedAmount } from '#contract/types-of-work/estimated-amount.ts'
import type { TypeOfWorkPayload } from '#contract/types-of-work/type-of-work.ts'
import { typeOfWorkEndpoints as api } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const mechanic = await test.signIn('mechanic')
const shoe = await addPart('Brake shoe', { unit: 'pcs', decimals: false, price: 10.5 })
const oil = await addPart('Gear oil', { unit: 'gal', decimals: true, price: 20 })

async function addPart(name: string, of: { unit: string; decimals: boolean; price: number }) {
  const unit = await test.db
    .insertInto('units')
    .values({ name: of.unit, accept_decimals: of.decimals })
    .returning('id')
    .executeTakeFirstOrThrow()
  const brand = await test.db
    .insertInto('brands')
    .values({ name, slug: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { data } = await admin.call(partEndpoints.createPart, {
    body: {
      name,
      slug: name.toLowerCase().replace(' ', '-'),
      stock_number: `N-${name}`,
      article_number: 'A-1',
      category_id: 1,
      brand_id: brand.id,
      unit_id: unit.id,
      price_retail: of.price,
      purchase: { date: '2026-11-01', cost: 5, quantity: 8 },
    },
  })
  return data.id
}

const payload = (changes: Partial<TypeOfWorkPayload> = {}): TypeOfWorkPayload => ({
  name: `Work ${randomUUID()}`,
  duration: '1:30',
  hourly_rate: 100,
  inventories: [{ inventory_id: shoe, quantity: 2 }],
  ...changes,
})
const create = async (changes: Partial<TypeOfWorkPayload> = {}) =>
  (await admin.call(api.createTypeOfWork, { body: payload(changes) })).data
const attempts = async (body: TypeOfWorkPayload) => [
  await admin.attempt(api.createTypeOfWork, { body }),
  await admin.attempt(api.updateTypeOfWork, { params: { id: (await create()).id }, body }),
]

describe('a type of work', () => {
  it('is stored with its parts, and estimated at current prices', {
    tags: ['TOW-008', 'TOW-017'],
  }, async () => {
    const created = await create({
      inventories: [
        { inventory_id: oil, quantity: 1.125 },
        { inventory_id: shoe, quantity: 2 },
      ],
    })
    expect(created).toMatchObject({
      id: expect.any(Number),
      name: expect.stringMatching(/^Work /),
      duration: '1:30',
      hourly_rate: 100,
      estimated_amount: 193.5,
      inventories: [
        {
          id: expect.any(Number),
          inventory_id: oil,
          name: 'Gear oil',
          stock_number: 'N-Gear oil',
          quantity: 1.125,
          price: 20,
          unit: { name: 'gal', accept_decimals: true },
          available: 8,
        },
        { inventory_id: shoe, name: 'Brake shoe', stock_number: 'N-Brake shoe', quantity: 2, price: 10.5 },
      ],
    })
    expect((await admin.call(api.getTypeOfWork, { params: { id: created.id } })).data).toEqual(created)
  })

  it('requires name, duration and hourly rate', { tags: 'TOW-010' }, async () => {
    for (const { status, errors } of await attempts({} as never)) {
      expect(status).toBe(422)
      expect(errors.map(error => [error.source?.parameter, error.title])).toEqual([
        ['name', 'Field is required'],
        ['duration', 'Field is required'],
        ['hourly_rate', 'Field is required'],
      ])
    }
  })

  it('accepts a duration with any separator and completes a bare number', { tags: 'TOW-011' }, async () => {
    for (const [typed, kept] of [
      ['2', '2:00'],
      ['2.5', '2:05'],
      ['999,30', '999:30'],
      ['0:05', '0:05'],
      ['1:75', '1:59'],
    ] as const) {
      expect((await create({ duration: typed })).duration).toBe(kept)
    }
    for (const duration of ['1000:00', 'two', '1:2:3'])
      for (const { errors } of await attempts(payload({ duration })))
        expect(
          errors.map(error => error.source?.parameter),
          duration,
        ).toEqual(['duration'])
  })

  it('refuses a negative hourly rate and one with three decimals', { tags: 'TOW-012' }, async () => {
    for (const hourly_rate of [-0.01, 1.005]) {
      const { errors } = await admin.attempt(api.createTypeOfWork, { body: payload({ hourly_rate }) })
      expect(errors.map(error => error.source?.parameter)).toEqual(['hourly_rate'])
    }
    for (const hourly_rate of [0, 0.01, 95.25])
      expect((await create({ hourly_rate })).hourly_rate).toBe(hourly_rate)
  })

  it('accepts 30 part rows and refuses 31', { tags: 'TOW-013' }, async () => {
    const rows = (count: number) => Array.from({ length: count }, () => ({ inventory_id: shoe, quantity: 1 }))
    expect((await create({ inventories: rows(30) })).inventories).toHaveLength(30)
    for (const { errors } of await attempts(payload({ inventories: rows(31) })))
      expect(errors).toMatchObject([{ code: 'validate__max-count', source: { parameter: 'inventories' } }])
  })

  it('accepts decimals only if the unit does, and only existing parts', {
    tags: ['TOW-015', 'TOW-016'],
  }, async () => {
    const inventories = [
      { inventory_id: oil, quantity: 0.5 },
      { inventory_id: shoe, quantity: 0.5 },
      { inventory_id: 999_999, quantity: 1 },
    ]
    for (const { errors } of await attempts(payload({ inventories })))
      expect(errors.map(error => [error.code, error.source?.parameter])).toEqual([
        ['unit_takes_whole_numbers', 'inventories.1.quantity'],
        ['unknown_part', 'inventories.2.inventory_id'],
      ])
    for (const none of await attempts(payload({ inventories: [{ inventory_id: shoe, quantity: 0 }] })))
      expect(none.errors.map(error => error.source?.parameter)).toEqual(['inventories.0.quantity'])
  })

  it('refuses a duplicate name, ignoring case', async () => {
    const { name } = await create()
    const { errors } = await admin.attempt(api.createTypeOfWork, {
      body: payload({ name: name.toUpperCase() }),
    })
    expect(errors).toMatchObject([{ code: 'validate__unique', source: { parameter: 'name' } }])
  })

  it('one of several concurrent saves of a name wins', async () => {
    const body = payload({ name: 'Saved by eight at once' })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin.attempt(api.createTypeOfWork, { body })),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, ...Array(7).fill(422)])
    const lost = answers.find(answer => answer.status === 422)!
    expect(lost.errors).toMatchObject([{ code: 'validate__unique', source: { parameter: 'name' } }])
  })

  it('is saved with its rows; answers 409 on a version conflict', { tags: 'TOW-017' }, async () => {
    const created = await create()
    const body = payload({
      name: created.name,
      inventories: [{ inventory_id: oil, quantity: 1 }],
      version: created.version,
    })
    const { data } = await admin.call(api.updateTypeOfWork, { params: { id: created.id }, body })
    expect(data).toMatchObject({ version: 2, inventories: [{ inventory_id: oil, quantity: 1 }] })
    const again = await admin.attempt(api.updateTypeOfWork, { params: { id: created.id }, body })
    expect(again.status).toBe(409)
  })

  it('is deleted, then not found', { tags: ['TOW-006', 'TOW-017'] }, async () => {
    const { id } = await create()
    await admin.call(api.deleteTypeOfWork, { params: { id } })
    const { status, errors } = await admin.attempt(api.getTypeOfWork, { params: { id } })
    expect(status).toBe(404)
    expect(errors[0]!.title).toBe('No such type of work exists')
  })

  it('writes nothing when validating only', async () => {
    const body = payload({ name: 'Only asked' })
    const { status } = await admin.attempt(api.createTypeOfWork, { body }, { validateOnly: true })
    expect(status).toBeLessThan(300)
    expect((await admin.call(api.listTypesOfWork, { query: { search: 'only asked' } })).data).toEqual([])
  })
})

describe('charges of a type of work', () => {
  const saved = async (values: Partial<ChargePayload>) =>
    (
      await admin.call(chargeEndpoints.create, {
        body: {
          name: `Charge ${randomUUID()}`,
          kind: 'fixed',
          amount: 250,
          taxed_as: 'labor',
          applies: 'by_hand',
          order_kind: 'both',
          ...values,
        },
      })
    ).data
  const typed = { name: 'Balancing', kind: 'other', quantity: 2, price: 15.25, taxed_as: 'parts' } as const

  it('are typed or saved ones as they are now, and stay when none are sent', { tags: 'CHG-20' }, async () => {
    const towing = await saved({ name: 'Towing' })
    const work = await create({ charges: [{ name: 'Towing', charge_id: towing.id }, typed] })
    expect(work.estimated_amount).toBe(171 + 250 + 30.5)
    const body = { ...towing, amount: 275.5, name: 'Towing by night' }
    await admin.call(chargeEndpoints.update, { params: { id: towing.id }, body })
    await admin.call(api.updateTypeOfWork, { params: { id: work.id }, body: payload({ name: work.name }) })
    const { data } = await mechanic.call(api.shortListTypesOfWork, { query: { search: work.name } })
    expect(data[0]!.charges).toMatchObject([
      { charge_id: towing.id, name: 'Towing by night', price: 275.5, taxed_as: 'labor', quantity: 1 },
      { ...typed, charge_id: null, percent: null, is_discounted: false },
    ])
    await admin.call(api.updateTypeOfWork, {
      params: { id: work.id },
      body: payload({ name: work.name, charges: [] }),
    })
    expect((await admin.call(api.getTypeOfWork, { params: { id: work.id } })).data.charges).toEqual([])
  })

  it('estimate a percentage within its limits', async () => {
    const supplies = await saved({
      ...{ kind: 'percent', amount: null, percent: 5, base: 'labor_and_parts' },
      min_amount: 20,
      max_amount: 60,
    })
    const charges = [{ name: supplies.name, charge_id: supplies.id }]
    expect((await create({ charges })).estimated_amount).toBe(191)
    expect((await create({ charges, hourly_rate: 1000 })).estimated_amount).toBe(1581)
  })

  it('are neither automatic ones nor ones out of use, and keep a charge from being deleted', async () => {
    for (const values of [
      { applies: 'automatic' },
      { order_kind: 'parts_order' },
      { is_active: false },
    ] as const) {
      const { id, name } = await saved(values)
      for (const { errors } of await attempts(payload({ charges: [typed, { name, charge_id: id }] })))
        expect(errors).toMatchObject([
          { code: 'charge_not_found', source: { parameter: 'charges.1.charge_id' } },
        ])
    }
    const charge = await saved({})
    const work = await create({ charges: [{ name: charge.name, charge_id: charge.id }] })
    const refused = await admin.attempt(chargeEndpoints.remove, { params: { id: charge.id } })
    expect(refused.errors).toMatchObject([
      { code: 'charge_has_types_of_work', params: { related: [{ kind: 'type_of_work', id: work.id }] } },
    ])
    await admin.call(chargeEndpoints.update, {
      params: { id: charge.id },
      body: { ...charge, is_active: false },
    })
    const { data } = await admin.call(api.getTypeOfWork, { params: { id: work.id } })
    expect(data).toMatchObject({
      ...{ estimated_amount: 171, charges: [{ charge_id: charge.id, name: charge.name, price: 0 }] },
    })
    expect(data.charges.map(({ is_used }) => is_used)).toEqual([false])
    const [choice] = (await admin.call(api.shortListTypesOfWork, { query: { search: work.name } })).data
    expect(choice).toMatchObject({ id: work.id, charges: [] })
    const keep = { params: { id: work.id }, body: { ...payload({ name: work.name }), version: 1 } }
    const named = [{ name: charge.name, charge_id: charge.id }]
    const kept = await admin.call(api.updateTypeOfWork, { ...keep, body: { ...keep.body, charges: named } })
    expect(kept.data.charges).toHaveLength(1)
    const { errors } = await admin.attempt(api.createTypeOfWork, { body: payload({ charges: named }) })
    expect(errors).toMatchObject([{ code: 'charge_not_found' }])
    await admin.call(api.updateTypeOfWork, { ...keep, body: { ...keep.body, charges: [], version: 2 } })
    await admin.call(chargeEndpoints.remove, { params: { id: charge.id } })
  })

  it('refuses what an order refuses, at its field', async () => {
    for (const [field, value] of [
      ['name', ''],
      ['name', 'x'.repeat(101)],
      ['quantity', -1],
      ['quantity', 0.0001],
      ['price', 10_000_000_000],
      ['price', 1.005],
      ['kind', 'tip' as never],
    ] as const) {
      const { errors } = await admin.attempt(api.createTypeOfWork, {
        body: payload({ charges: [{ ...typed, [field]: value }] }),
      })
      expect(errors.map(error => error.source?.parameter)).toEqual([`charges.0.${field}`])
    }
  })

  it('come along when an order saves its work to the list', { tags: 'CHG-20' }, async () => {
    const [towing, always] = [await saved({}), await saved({ applies: 'automatic', amount: 1 })]
    const orders = orderFixtures(test)
    const name = `Work ${randomUUID()}`
    await orders.order(admin, [], {
      types_of_work: [
        {
          ...{ name, hourly_rate: 90, duration: '1:00', save_to_the_list: 1 },
          charges: [
            { name: towing.name, charge_id: towing.id, quantity: 2 },
            { name: always.name, charge_id: always.id },
            typed,
          ],
        },
      ],
    })
    const { data } = await admin.call(api.shortListTypesOfWork, { query: { search: name } })
    expect(data[0]!.charges.map(charge => [charge.name, charge.quantity])).toEqual([
      [towing.name, 2],
      ['Balancing', 2],
    ])
    await admin.call(chargeEndpoints.remove, { params: { id: always.id } })
  })
})

describe('lists', () => {
  it('sorts by name and finds by words', { tags: ['TOW-002', 'TOW-017'] }, async () => {
    await create({ name: 'Sort b' })
    await create({ name: 'sort A' })
    const list = async (query: object) =>
      (await admin.call(api.listTypesOfWork, { query: { search: 'sort', ...query } })).data
    expect((await list({ order_by: 'name' })).map(row => row.name)).toEqual(['sort A', 'Sort b'])
    expect((await list({ order_by: 'name', order_type: 'desc' })).map(row => row.name)).toEqual([
      'Sort b',
      'sort A',
    ])
    expect((await list({}))[0]).toEqual({
      id: expect.any(Number),
      name: 'sort A',
      labor_rate: null,
      duration: '1:30',
      hourly_rate: 100,
      estimated_amount: 171,
    })
  })

  it('offers choices with parts, prices and available quantities', {
    tags: ['RO-020', 'TOW-017'],
  }, async () => {
    await create({ name: 'Choice of brakes' })
    const { data } = await mechanic.call(api.shortListTypesOfWork, { query: { search: 'brakes choice' } })
    expect(data).toMatchObject([
      {
        name: 'Choice of brakes',
        estimated_amount: 171,
        inventories: [{ inventory_id: shoe, quantity: 2, price: 10.5, available: 8 }],
      },
    ])
  })
})

it('sorts recent work of the vehicle first, then frequent work of its owner', async () => {
  for (const name of ['Seldom A', 'Seldom B', 'Seldom C', 'Seldom D']) await create({ name })
  const orders = orderFixtures(test)
  const owner = await orders.customer()
  const [ours, other] = [await orders.vehicle(owner), await orders.vehicle(owner)]
  const done = async (truck_id: number, name: string) => {
    const types_of_work = [{ name, hourly_rate: 90, duration: '1:00', inventories: [] }]
    await admin.call(repairOrderEndpoints.createRepairOrder, {
      body: await orders.payload({ truck_id, types_of_work }),
    })
  }
  await done(ours.id, 'seldom d')
  for (const name of ['Seldom B', 'Seldom C', 'Seldom C']) await done(other.id, name)
  const offered = async (query: object) =>
    (await admin.call(api.shortListTypesOfWork, { query: { search: 'seldom', ...query } })).data.map(
      ({ name }) => name,
    )
  expect(await offered({})).toEqual(['Seldom A', 'Seldom B', 'Seldom C', 'Seldom D'])
  expect(await offered({ vehicle_id: ours.id })).toEqual(['Seldom D', 'Seldom C', 'Seldom B', 'Seldom A'])
  const { data: first } = await admin.call(api.shortListTypesOfWork, { query: { vehicle_id: ours.id } })
  expect(first.slice(0, 3).map(({ name }) => name)).toEqual(['Seldom D', 'Seldom C', 'Seldom B'])
})

describe('rights', () => {
  it('are separate for each act', { tags: 'TOW-007' }, async () => {
    const params = { id: (await create()).id }
    const statuses = async () => [
      (await admin.attempt(api.listTypesOfWork)).status,
      (await admin.attempt(api.getTypeOfWork, { params })).status,
      (await admin.attempt(api.createTypeOfWork, { body: payload() }, { validateOnly: true })).status,
      (await admin.attempt(api.updateTypeOfWork, { params, body: payload() }, { validateOnly: true })).status,
      (await admin.attempt(api.deleteTypeOfWork, { params }, { validateOnly: true })).status,
    ]
    const without = (act: 'create' | 'read' | 'update' | 'delete') =>
      withoutRight('admin', `types-of-work.${act}`, statuses)
    expect(await statuses()).toEqual([200, 200, 204, 204, 204])
    expect(await without('read')).toEqual([403, 403, 204, 204, 204])
    expect(await without('create')).toEqual([200, 200, 403, 204, 204])
    expect(await without('update')).toEqual([200, 200, 204, 403, 204])
    expect(await without('delete')).toEqual([200, 200, 204, 204, 403])
    const { data } = await mechanic.call(profileEndpoints.getProfile)
    expect(data.permissions['types-of-work']).toEqual(['read'])
  })

  it('let a mechanic only read', { tags: 'TOW-007' }, async () => {
    const { id } = await create()
    expect((await mechanic.attempt(api.getTypeOfWork, { params: { id } })).status).toBe(200)
    for (const call of [
      mechanic.attempt(api.createTypeOfWork, { body: payload() }),
      mechanic.attempt(api.updateTypeOfWork, { params: { id }, body: payload() }),
      mechanic.attempt(api.deleteTypeOfWork, { params: { id } }),
    ]) {
      expect((await call).status).toBe(403)
    }
  })
})

it('estimates labor by the minute and each part row to the cent', () => {
  expect(
    estimatedAmount({
      hourly_rate: 99.99,
      duration: '0:20',
      inventories: [
        { price: 0.33, quantity: 1.5 },
        { price: 0.33, quantity: 1.5 },
      ],
      charges: [],
    }),
  ).toBe(34.33)
})
