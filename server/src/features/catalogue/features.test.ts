import { describe, expect, it } from 'vitest'
import { featureEndpoints as api } from '#contract/catalogue/feature.ts'
import { featureValueEndpoints as valueApi } from '#contract/catalogue/feature-value.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')

const create = async (name: string, fields: object = {}) =>
  (await admin.call(api.create, { body: { name, slug: name.toLowerCase(), ...fields } })).data
const addValue = async (feature_id: number, name: string) =>
  (await admin.call(valueApi.create, { body: { feature_id, name, slug: name.toLowerCase() } })).data

const refusals = (answer: { errors: { title: string; source?: { parameter: string } }[] }) =>
  answer.errors.map(error => [error.source?.parameter, error.title])

describe('a specification', () => {
  it('has its fields and its values by name', { tags: 'SPEC-004' }, async () => {
    const made = await create('Thread')
    expect(made).toEqual({
      id: expect.any(Number),
      name: 'Thread',
      slug: 'thread',
      type: 'text',
      position: 0,
      multiple: false,
      active: true,
      values: [],
      hasRelatedEntities: false,
      version: 1,
    })
    const own = { position: 4, multiple: true, active: false }
    expect(await create('Pitch', own)).toMatchObject(own)
    const m18 = await addValue(made.id, 'M18')
    const m16 = await addValue(made.id, 'M16')
    const { data } = await admin.call(api.update, {
      params: { id: made.id },
      body: { name: 'Thread size', slug: 'thread-size', position: 3, multiple: true, active: false },
    })
    expect(data).toMatchObject({ position: 3, multiple: true, active: false, slug: 'thread-size' })
    expect(data.values).toEqual([
      { id: m16.id, name: 'M16' },
      { id: m18.id, name: 'M18' },
    ])
    for (const [field, value] of [
      ['type', 'number'],
      ['position', 1.5],
      ['position', -1],
    ] as const) {
      const body = { name: 'Other', slug: 'other', [field]: value }
      expect(refusals(await admin.attempt(api.create, { body } as never))[0]![0]).toBe(field)
    }
  })

  it('is listed, read, created, saved by POST and PUT, deleted, and chosen by id or search', {
    tags: 'SPEC-011',
  }, async () => {
    expect(
      [api.list, api.get, api.create, api.update, api.remove, api.shortList].map(
        ({ method, path }) => `${method} ${path}`,
      ),
    ).toEqual([
      'GET /api/v1/features',
      'GET /api/v1/features/{id}',
      'POST /api/v1/features',
      'POST /api/v1/features/{id}',
      'DELETE /api/v1/features/{id}',
      'GET /api/v1/features/shortlist',
    ])
    const { id } = await create('Voltage')
    await addValue(id, '12V')
    const listed = await admin.call(api.list, { query: { search: 'VOLT' } })
    expect(listed).toMatchObject({ data: [{ id, name: 'Voltage' }], meta: { total: 1 } })
    const mechanic = await test.signIn('mechanic')
    for (const query of [{ id }, { search: 'volt' }]) {
      const { data } = await mechanic.call(api.shortList, { query })
      expect(data).toEqual([
        {
          id,
          name: 'Voltage',
          slug: 'voltage',
          type: 'text',
          position: 0,
          multiple: false,
          active: true,
          values: [expect.objectContaining({ name: '12V' })],
        },
      ])
    }
    const put = { ...api.update, method: 'PUT' } as const
    const saved = await admin.call(put, { params: { id }, body: { name: 'Volts', slug: 'volts' } })
    expect(saved.data).toMatchObject({ name: 'Volts', version: 2 })
    await admin.call(api.remove, { params: { id } })
    const gone = await admin.attempt(api.get, { params: { id } })
    expect([gone.status, gone.errors[0]!.title]).toEqual([404, 'No such record exists'])
    expect((await admin.call(valueApi.list, { query: { feature_id: id } })).meta.total).toBe(0)
  })

  it('requires a unique name and slug', async () => {
    await create('Color')
    expect(refusals(await admin.attempt(api.create, { body: { name: ' ', slug: '' } }))).toEqual([
      ['name', 'The name field is required.'],
      ['slug', 'The slug field is required.'],
    ])
    expect(refusals(await admin.attempt(api.create, { body: { name: 'COLOR', slug: 'color' } }))).toEqual([
      ['name', '“COLOR” is taken already'],
      ['slug', '“color” is taken already'],
    ])
    const bad = await admin.attempt(api.create, { body: { name: 'Other', slug: 'Not a slug' } })
    expect(refusals(bad)).toEqual([['slug', 'Lowercase letters, digits and hyphens only']])
  })

  it('limits name, slug and position, also of values', async () => {
    const long = (more: 0 | 1) => ({ name: 'n'.repeat(255 + more), slug: 's'.repeat(255 + more) })
    const { data } = await admin.call(api.create, { body: { ...long(0), position: 999_999 } })
    expect(data).toMatchObject({ ...long(0), position: 999_999 })
    const { data: kept } = await admin.call(valueApi.create, { body: { ...long(0), feature_id: data.id } })
    expect(kept).toMatchObject(long(0))
    const fields = ({ errors }: { errors: { source?: { parameter: string } }[] }) =>
      errors.map(({ source }) => source?.parameter).sort()
    const beyond = { ...long(1), position: 1_000_000 }
    const feature = await admin.attempt(api.create, { body: beyond })
    expect(fields(feature)).toEqual(['name', 'position', 'slug'])
    const value = await admin.attempt(valueApi.create, {
      body: { ...long(1), feature_id: data.id },
    })
    expect(fields(value)).toEqual(['name', 'slug'])
  })

  it('is changed by administrators only', async () => {
    const { id } = await create('Axle')
    for (const role of ['mechanic', 'sales_manager'] as const) {
      const person = await test.signIn(role)
      const body = { name: 'Axle', slug: 'axle' }
      expect((await person.attempt(api.create, { body })).status).toBe(403)
      expect((await person.attempt(api.update, { params: { id }, body })).status).toBe(403)
      expect((await person.attempt(api.remove, { params: { id } })).status).toBe(403)
      expect((await person.attempt(valueApi.create, { body: { ...body, feature_id: id } })).status).toBe(403)
    }
  })
})

describe('a value of a specification', () => {
  it('has id, name, slug and a fixed feature_id', { tags: 'SPEC-005' }, async () => {
    const first = await create('Width')
    const other = await create('Height')
    const value = await addValue(first.id, '10in')
    expect(value).toEqual({
      id: expect.any(Number),
      name: '10in',
      slug: '10in',
      feature_id: first.id,
      feature_name: 'Width',
      hasRelatedEntities: false,
      version: 1,
    })
    const moved = await admin.attempt(valueApi.update, {
      params: { id: value.id },
      body: { name: '10in', slug: '10in', feature_id: other.id },
    })
    expect(refusals(moved)).toEqual([['feature_id', 'This value belongs to another specification']])
    const lost = await admin.attempt(valueApi.create, { body: { name: 'a', slug: 'a', feature_id: 999_999 } })
    expect(refusals(lost)).toEqual([['feature_id', 'Choose a specification from the list']])
  })

  it('requires a name and slug unique within its specification', {
    tags: ['SPEC-008', 'SPEC-009'],
  }, async () => {
    const first = await create('Bolt')
    const other = await create('Nut')
    const value = await addValue(first.id, 'Steel')
    await addValue(other.id, 'Steel')
    const asked = [
      ['name', 'The name field is required.'],
      ['slug', 'The slug field is required.'],
    ]
    for (const body of [{ feature_id: first.id }, { name: ' ', slug: ' ', feature_id: first.id }]) {
      expect(refusals(await admin.attempt(valueApi.create, { body } as never))).toEqual(asked)
      const changed = admin.attempt(valueApi.update, { params: { id: value.id }, body } as never)
      expect(refusals(await changed)).toEqual(asked)
    }
    const twice = await admin.attempt(valueApi.create, {
      body: { name: 'STEEL', slug: 'steel', feature_id: first.id },
    })
    expect(refusals(twice)).toEqual([
      ['name', '“STEEL” is taken already'],
      ['slug', '“steel” is taken already'],
    ])
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        admin.attempt(valueApi.create, { body: { name: 'Brass', slug: 'brass', feature_id: first.id } }),
      ),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, ...Array(5).fill(422)])
  })

  it('is paged by ten within a specification', { tags: 'SPEC-007' }, async () => {
    const { id } = await create('Length')
    const other = await create('Depth')
    for (let n = 10; n < 22; n++) await addValue(id, `${n}in`)
    await addValue(other.id, '1in')
    const first = await admin.call(valueApi.list, { query: { feature_id: id } })
    expect(first.meta.total).toBe(12)
    expect(first.data.map(value => value.name)).toEqual(Array.from({ length: 10 }, (_, n) => `${n + 10}in`))
    const second = await admin.call(valueApi.list, { query: { feature_id: id, page: 2 } })
    expect(second.data.map(value => value.name)).toEqual(['20in', '21in'])
  })

  it('is listed, read, created, saved and deleted', { tags: 'SPEC-012' }, async () => {
    expect(
      [valueApi.list, valueApi.get, valueApi.create, valueApi.update, valueApi.remove].map(
        ({ method, path }) => `${method} ${path}`,
      ),
    ).toEqual([
      'GET /api/v1/feature-values',
      'GET /api/v1/feature-values/{id}',
      'POST /api/v1/feature-values',
      'POST /api/v1/feature-values/{id}',
      'DELETE /api/v1/feature-values/{id}',
    ])
    const feature = await create('Grade')
    const { id } = await addValue(feature.id, '8')
    const saved = await admin.call(valueApi.update, {
      params: { id },
      body: { name: '10.9', slug: '10-9', feature_id: feature.id },
    })
    expect((await admin.call(valueApi.get, { params: { id } })).data).toEqual(saved.data)
    const { data } = await admin.call(valueApi.list, { query: { feature_id: feature.id } })
    expect(data).toEqual([saved.data])
    await admin.call(valueApi.remove, { params: { id } })
    expect((await admin.attempt(valueApi.get, { params: { id } })).status).toBe(404)
  })
})
