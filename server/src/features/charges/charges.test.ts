import { describe, expect, it } from 'vitest'
import { permissionMap, type Role } from '#contract/access/roles.ts'
import { chargeEndpoints as api, type ChargePayload } from '#contract/charges/charge.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')

const fee = {
  name: 'Environmental fee',
  kind: 'fixed',
  amount: 12.5,
  taxed_as: 'none',
  applies: 'automatic',
  order_kind: 'both',
} as const satisfies ChargePayload
const supplies = {
  ...fee,
  name: 'Shop supplies',
  kind: 'percent',
  amount: undefined,
  percent: 5,
  base: 'labor_and_parts',
  min_amount: 5,
  max_amount: 75,
} as const satisfies ChargePayload

const create = async (body: ChargePayload) => (await admin.call(api.create, { body })).data
const refusals = async (body: object) =>
  (await admin.attempt(api.create, { body } as never)).errors.map(({ source, title }) => [
    source?.parameter,
    title,
  ])

describe('a charge', () => {
  it('is a fixed amount, or a percentage of a base with limits', { tags: 'CHG-9' }, async () => {
    const data = await create({ ...supplies, name: 'Supplies', taxed_as: 'labor', vehicle_kind: 'truck' })
    expect(data).toEqual({
      id: data.id,
      name: 'Supplies',
      kind: 'percent',
      amount: null,
      percent: 5,
      base: 'labor_and_parts',
      min_amount: 5,
      max_amount: 75,
      taxed_as: 'labor',
      is_discounted: false,
      applies: 'automatic',
      order_kind: 'both',
      vehicle_kind: 'truck',
      is_active: true,
      position: 0,
      hasRelatedEntities: false,
      version: 1,
    })
    const params = { id: data.id }
    const { data: fixed } = await admin.call(api.update, {
      params,
      body: {
        ...supplies,
        kind: 'fixed',
        amount: 0,
        order_kind: 'parts_order',
        vehicle_kind: 'truck',
        version: 1,
      },
    })
    expect(fixed).toMatchObject({
      ...{ kind: 'fixed', amount: 0, percent: null, base: null, min_amount: null, max_amount: null },
      ...{ vehicle_kind: null, version: 2 },
    })
    expect((await admin.call(api.get, { params })).data).toEqual(fixed)
    await admin.call(api.remove, { params })
    expect((await admin.attempt(api.get, { params })).status).toBe(404)
  })

  it('has nothing of the other kind, whatever is sent', { tags: 'CHG-9' }, async () => {
    const percent = await create({ ...supplies, name: 'Of the base', amount: 5 })
    expect(percent).toMatchObject({ kind: 'percent', amount: null, percent: 5 })
    const fixed = await create({ ...fee, name: 'Of its own', percent: 5, base: 'labor' })
    expect(fixed).toMatchObject({ kind: 'fixed', percent: null, base: null })
    const params = { id: fixed.id }
    const body = { ...supplies, name: 'Of its own', amount: 5, version: 1 }
    expect((await admin.call(api.update, { params, body })).data).toMatchObject({ amount: null, percent: 5 })
    for (const { id } of [percent, fixed]) await admin.call(api.remove, { params: { id } })
  })

  it('needs an amount, or a percentage of a base', { tags: 'CHG-9' }, async () => {
    const required = 'Field is required'
    expect(await refusals({ ...fee, name: 'A', amount: null, percent: 5, base: 'labor' })).toEqual([
      ['amount', required],
    ])
    expect(await refusals({ ...supplies, name: 'A', base: undefined })).toEqual([['base', required]])
    expect(await refusals({ name: ' ', kind: 'percent', amount: 5 })).toEqual([
      ['name', required],
      ['taxed_as', required],
      ['applies', required],
      ['order_kind', required],
      ['percent', required],
      ['base', required],
    ])
  })

  it.each([
    ['amount', -0.01, 'Must be 0 or more'],
    ['amount', 1_000_000, 'Must be 999999.99 or less'],
    ['amount', 9_999_999_999, 'Must be 999999.99 or less'],
    ['amount', 1.005, 'At most 2 digits after the point'],
    ['percent', 0, 'Must be 0.01 or more'],
    ['percent', -5, 'Must be 0.01 or more'],
    ['percent', 100.01, 'Must be 100 or less'],
    ['percent', 5.555, 'At most 2 digits after the point'],
    ['base', 'taxes', 'Choose an option from the list'],
    ['min_amount', -1, 'Must be 0 or more'],
    ['max_amount', 4.99, 'Must not be less than the minimum'],
    ['max_amount', 9_999_999_999, 'Must be 999999.99 or less'],
    ['position', 1.5, 'Enter a number'],
    ['name', 'n'.repeat(101), 'Enter at most 100 characters'],
  ])('refuses %s %s at its field', { tags: 'CHG-9' }, async (field, value, sentence) => {
    const charge = field === 'amount' ? fee : supplies
    expect(await refusals({ ...charge, name: 'B', [field]: value })).toEqual([[field, sentence]])
  })

  it('takes the smallest and the largest values', { tags: 'CHG-9' }, async () => {
    await create({ ...fee, name: 'n'.repeat(100), amount: 999_999.99 })
    await create({ ...supplies, name: 'Least', percent: 0.01, min_amount: 5, max_amount: 5 })
    await create({ ...supplies, name: 'Most', percent: 100, min_amount: null, max_amount: 999_999.99 })
  })

  it('has a name that no other has, in capitals or not', { tags: 'CHG-9' }, async () => {
    await create({ ...fee, name: 'Freight' })
    const answers = await Promise.all(
      ['Hazmat', 'HAZMAT', 'hazmat'].map(name => admin.attempt(api.create, { body: { ...fee, name } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(await refusals({ ...fee, name: 'FREIGHT' })).toEqual([['name', '“FREIGHT” is taken already']])
  })

  it('keeps the changes of its settings in words', { tags: 'CHG-9' }, async () => {
    const { id } = await create({ ...supplies, name: 'Rags' })
    const body = { ...supplies, name: 'Rags', percent: 7.5, base: 'labor', max_amount: null } as const
    await admin.call(api.update, { params: { id }, body })
    const stale = await admin.attempt(api.update, { params: { id }, body: { ...body, version: 1 } })
    expect(stale.status).toBe(409)
    const { data } = await admin.call(api.listHistory, { params: { id } })
    expect(
      data.flatMap(({ changes }) => changes).map(({ label, before, after }) => [label, before, after]),
    ).toEqual([
      ['Percent', '5', '7.5'],
      ['Percentage of', 'Labor and parts', 'Labor'],
      ['Maximum', '$75.00', '—'],
    ])
  })
})

it('is chosen among those in use, by position, then name', { tags: 'CHG-10' }, async () => {
  const ours = ['Ours c', 'Ours a', 'Ours b', 'Ours d']
  for (const [index, name] of ours.entries())
    await create({ ...fee, name, position: index === 0 ? 1 : 2, is_active: name !== 'Ours d' })
  const names = (rows: { name: string }[]) =>
    rows.map(({ name }) => name).filter(name => name.startsWith('Ours'))
  const inOrder = ['Ours c', 'Ours a', 'Ours b']
  expect(names((await admin.call(api.shortList)).data)).toEqual(inOrder)
  const list = async (query: object) => names((await admin.call(api.list, { query })).data)
  expect(await list({ per_page: 100 })).toEqual([...inOrder, 'Ours d'])
  expect(await list({ per_page: 100, order_by: 'name' })).toEqual([...ours].sort())
})

it('is changed by administrators and read by sales managers', { tags: 'CHG-11' }, async () => {
  const { id } = await create({ ...fee, name: 'Sublet handling' })
  const statusesOf = async (role: Role) => {
    const person = await test.signIn(role)
    const calls = [
      person.attempt(api.list),
      person.attempt(api.shortList),
      person.attempt(api.get, { params: { id } }),
      person.attempt(api.create, { body: { ...fee, name: `Of ${role}` } }),
      person.attempt(api.update, { params: { id }, body: { ...fee, name: 'Sublet handling' } }),
    ]
    return (await Promise.all(calls)).map(({ status }) => status)
  }
  expect(await statusesOf('admin')).toEqual([200, 200, 200, 200, 200])
  expect(await statusesOf('sales_manager')).toEqual([200, 200, 200, 403, 403])
  expect(await statusesOf('mechanic')).toEqual([403, 403, 403, 403, 403])
  expect(['admin', 'sales_manager', 'mechanic'].map(role => permissionMap(role as Role).charges)).toEqual([
    ['create', 'read', 'update', 'delete'],
    ['read'],
    undefined,
  ])
})
