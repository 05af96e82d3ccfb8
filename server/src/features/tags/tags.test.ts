import { describe, expect, it } from 'vitest'
import { tagEndpoints as api, shopTagEndpoints, type TagInput } from '#contract/tags/tag-endpoints.ts'
import { tagColors } from '#contract/tags/tag-shapes.ts'
import { tagShortListEndpoints } from '#contract/tags/tag-short-list.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
const admin = await test.signIn('admin')

const tag = (name: string, changes: object = {}): TagInput => ({
  name,
  color: '#1890ff',
  type: 'order',
  ...changes,
})
const create = async (name: string, changes?: object) =>
  (await admin.call(api.create, { body: tag(name, changes) })).data
const refusals = (answer: { errors: { code: string; title: string; source?: { parameter: string } }[] }) =>
  answer.errors.map(error => [error.source?.parameter, error.code, error.title])

describe('a tag', () => {
  it('has a name, a color and a type', { tags: 'TAG-006' }, async () => {
    expect(await create('Rush', { color: '#F5222D', type: 'customer' })).toEqual({
      id: expect.any(Number),
      name: 'Rush',
      color: '#f5222d',
      type: 'customer',
      hasRelatedEntities: false,
      version: 1,
    })
  })

  it('is listed by type, customers also by the alias', {
    tags: 'TAG-003',
  }, async () => {
    const truck = await create('Reefer', { type: 'trucks_and_trailer' })
    const owner = await create('Fleet account', { type: 'vehicle_owner' })
    expect(owner.type).toBe('customer')
    const order = [await create('b-order'), await create('A-order')].reverse()
    const { data } = await admin.call(api.list)
    expect(data.order).toEqual(order)
    expect(data.trucks_and_trailer).toEqual([truck])
    expect(data.customer.map(({ name }) => name)).toEqual(['Fleet account', 'Rush'])
    expect(data.vehicle_owner).toEqual(data.customer)
    const chosen = async (query: object) =>
      (await admin.call(tagShortListEndpoints.shortListTags, { query })).data.map(({ name }) => name)
    expect(await chosen({ type: 'customer' })).toEqual(['Fleet account', 'Rush'])
    expect(await chosen({ type: 'order', search: 'a-' })).toEqual(['A-order'])
    expect(await chosen({ type: 'order', id: truck.id })).toEqual([])
  })

  it('requires a name, a color and a type', { tags: 'TAG-008' }, async () => {
    const required = (field: string) => [field, 'validate__required', 'Field is required']
    const nothing = await admin.attempt(api.create, { body: {} as TagInput })
    expect(refusals(nothing).map(([field]) => field)).toEqual(['name', 'color', 'type'])
    expect(refusals(await admin.attempt(api.create, { body: tag(' ') }))).toEqual([required('name')])
    const { id } = await create('Needs')
    const emptied = await admin.attempt(api.update, { params: { id }, body: tag('') })
    expect(refusals(emptied)).toEqual([required('name')])
  })

  it('has one of ten colors', { tags: 'TAG-007' }, async () => {
    expect(tagColors).toHaveLength(10)
    const { id } = await create('Colorful')
    for (const color of tagColors) {
      const { data } = await admin.call(api.update, { params: { id }, body: tag('Colorful', { color }) })
      expect(data.color).toBe(color)
    }
    for (const color of ['#000000', 'red', '', '#f5222d; background: url(x)']) {
      const body = tag('Other', { color })
      for (const answer of [
        await admin.attempt(api.create, { body }),
        await admin.attempt(api.update, { params: { id }, body }),
      ])
        expect([answer.status, answer.errors[0]!.source], color).toEqual([422, { parameter: 'color' }])
    }
  })

  it('keeps its type', { tags: 'TAG-005' }, async () => {
    const { id } = await create('Fixed', { type: 'customer' })
    const refused = await admin.attempt(api.update, { params: { id }, body: tag('Fixed') })
    expect(refusals(refused)).toEqual([
      ['type', 'tag_type_is_fixed', 'The category of a tag cannot be changed'],
    ])
    const body = tag('Fixed', { type: 'vehicle_owner' })
    expect((await admin.attempt(api.update, { params: { id }, body })).status).toBe(200)
  })

  it('has a name unique within its type', async () => {
    const taken = [['name', 'validate__unique', '“VIP” is taken already']]
    await create('vip', { type: 'customer' })
    await create('vip', { type: 'trucks_and_trailer' })
    const body = tag('VIP', { type: 'customer' })
    expect(refusals(await admin.attempt(api.create, { body }))).toEqual(taken)
    const early = { ...body, color: 'none' } as unknown as TagInput
    const checked = await admin.attempt(api.create, { body: early }, { validateOnly: true })
    expect(refusals(checked)).toContainEqual(taken[0])
  })

  it('is changed by administrators only, and read by those who choose it', { tags: 'TAG-004' }, async () => {
    const { id } = await create('Right')
    for (const role of ['sales_manager', 'mechanic'] as const) {
      const person = await test.signIn(role)
      const params = { id }
      expect((await person.attempt(api.create, { body: tag(role) })).status).toBe(403)
      expect((await person.attempt(api.update, { params, body: tag(role) })).status).toBe(403)
      expect((await person.attempt(api.remove, { params })).status).toBe(403)
      expect((await person.attempt(api.list)).status).toBe(role === 'mechanic' ? 403 : 200)
    }
    const save = async () => (await admin.attempt(api.update, { params: { id }, body: tag('Right') })).status
    expect(await withoutRight('admin', 'tags.update', save)).toBe(403)
    expect(await withoutRight('admin', 'tags.create', save)).toBe(200)
  })

  it('is listed, read, created, saved by PUT and deleted', { tags: 'TAG-011' }, async () => {
    const { id } = await create('Short-lived')
    const put = await admin.attempt(
      { ...api.update, method: 'PUT' },
      { params: { id }, body: tag('Renamed') },
    )
    expect(put.status).toBe(200)
    expect((await admin.call(api.get, { params: { id } })).data).toMatchObject({
      name: 'Renamed',
      version: 2,
    })
    expect((await admin.call(api.list)).data.order).toContainEqual(expect.objectContaining({ id }))
    await admin.call(api.remove, { params: { id } })
    expect(refusals(await admin.attempt(api.get, { params: { id } }))).toEqual([
      [undefined, 'no_such_record', 'No such record exists'],
    ])
  })

  it('is the same under the path of shop management', { tags: 'TAG-012' }, async () => {
    expect(Object.keys(shopTagEndpoints)).toEqual(Object.keys(api))
    const { data } = await admin.call(shopTagEndpoints.create, { body: tag('Managed') })
    const params = { id: data.id }
    expect((await admin.call(api.get, { params })).data).toEqual(data)
    await admin.call(shopTagEndpoints.update, { params, body: tag('Managed well') })
    expect(await admin.call(shopTagEndpoints.list)).toEqual(await admin.call(api.list))
    expect((await admin.call(shopTagEndpoints.get, { params })).data.name).toBe('Managed well')
    await admin.call(shopTagEndpoints.remove, { params })
    expect((await admin.attempt(api.get, { params })).status).toBe(404)
  })

  it('cannot be deleted while customers or vehicles have it, which are linked', {
    tags: 'TAG-006',
  }, async () => {
    const ofCustomers = await create('On people', { type: 'customer' })
    const ofVehicles = await create('On wheels', { type: 'trucks_and_trailer' })
    const customer = await test.db
      .insertInto('customers')
      .values({ first_name: 'Maria', last_name: 'Alvarez', phone: '+13125550119' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const trailer = await test.db
      .insertInto('vehicles')
      .values({
        kind: 'trailer',
        vin: '1JJV532D8KL000001',
        unit_number: 'T-7',
        make: 'Wabash',
        model: 'DuraPlate',
        year: 2020,
        license_plate: 'T1',
        gvwr: 68_000,
        owner_id: customer.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await test.db
      .insertInto('customer_tags')
      .values({ customer_id: customer.id, tag_id: ofCustomers.id })
      .execute()
    await test.db
      .insertInto('vehicle_tags')
      .values({ vehicle_id: trailer.id, tag_id: ofVehicles.id })
      .execute()
    const expected = [
      [ofCustomers, 'tag_on_customers', { kind: 'customer', id: customer.id, name: 'Maria Alvarez' }],
      [ofVehicles, 'tag_on_trailers', { kind: 'trailer', id: trailer.id, name: 'T-7' }],
    ] as const
    for (const [{ id }, code, related] of expected) {
      expect((await admin.call(api.get, { params: { id } })).data.hasRelatedEntities).toBe(true)
      const { status, errors } = await admin.attempt(api.remove, { params: { id } })
      expect(status).toBe(422)
      expect(errors).toMatchObject([{ code, params: { count: 1, related: [related] } }])
    }
  })

  it('is one of at most ten of its type, also concurrently', {
    tags: 'TAG-009',
  }, async () => {
    const { data } = await admin.call(api.list)
    for (let number = data.order.length; number < 9; number++) await create(`Order ${number}`)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, number) => admin.attempt(api.create, { body: tag(`At once ${number}`) })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(422)])
    const limit =
      'You have reached the limit of 10 tags for the current category. Please delete at least one tag to create new.'
    expect(refusals(answers.find(({ status }) => status === 422)!)).toEqual([
      [undefined, 'tag_limit_reached', limit],
    ])
    const { order } = (await admin.call(api.list)).data
    expect(order).toHaveLength(10)
    expect((await admin.attempt(api.create, { body: tag('Of others', { type: 'customer' }) })).status).toBe(
      200,
    )
    const { id } = order[0]!
    expect((await admin.attempt(api.update, { params: { id }, body: tag('Still mine') })).status).toBe(200)
    await admin.call(api.remove, { params: { id } })
    expect((await admin.attempt(api.create, { body: tag('Tenth') })).status).toBe(200)
    for (const type of ['trucks_and_trailer', 'customer'] as const) {
      const { length } = (await admin.call(api.list)).data[type]
      for (let number = length; number < 10; number++) await create(`Of ${type} ${number}`, { type })
      const eleventh = await admin.attempt(api.create, { body: tag('Eleventh', { type }) })
      expect(refusals(eleventh), type).toEqual([[undefined, 'tag_limit_reached', limit]])
    }
  })
})
