import { describe, expect, it } from 'vitest'
import { brandEndpoints as api } from '#contract/catalogue/brand.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { slugOf } from '#contract/shared/slug.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const make = await partFixtures(test, admin)

const create = async (name: string, slug = slugOf(name)) =>
  (await admin.call(api.create, { body: { name, slug } })).data

describe('a brand', () => {
  it('has a name, a slug, and whether a part uses it, including deleted ones', {
    tags: 'BRAND-006',
  }, async () => {
    const brand = { name: 'SKF', slug: 'skf-bearings' }
    const created = await create(brand.name, brand.slug)
    expect(created).toEqual({ id: expect.any(Number), ...brand, hasRelatedEntities: false, version: 1 })
    expect((await admin.call(api.get, { params: { id: make.brand } })).data.hasRelatedEntities).toBe(false)
    const { id } = await make.part({ purchase: { date: '2026-11-01', cost: 1, quantity: 1 } })
    const writeOff = {
      describe: 'broke',
      quantity: 1,
      price: 0,
      date: '2026-11-02',
      invoice_number: '',
    } as const
    await admin.call(partEndpoints.sellPart, { params: { id }, body: writeOff })
    await admin.call(partEndpoints.deletePart, { params: { id } })
    expect((await admin.call(api.get, { params: { id: make.brand } })).data.hasRelatedEntities).toBe(true)
    expect((await admin.call(api.get, { params: { id: created.id } })).data).toEqual(created)
  })

  it('needs a slug of Latin letters, digits and hyphens', async () => {
    const source = { parameter: 'slug' }
    const none = await admin.attempt(api.create, { body: { name: 'Air & Brake', slug: '' } })
    expect(none.errors).toMatchObject([{ title: 'The slug field is required.', source }])
    const absent = await admin.attempt(api.create, { body: { name: 'Air & Brake' } as never })
    expect(absent.errors).toMatchObject([{ title: 'The slug field is required.', source }])
    const odd = await admin.attempt(api.create, { body: { name: 'Odd', slug: 'Odd slug' } })
    expect(odd.errors).toMatchObject([{ code: 'validate__slug', source: { parameter: 'slug' } }])
  })

  it('limits name and slug to 255 characters', async () => {
    const long = (more: 0 | 1) => ({ name: 'n'.repeat(255 + more), slug: 's'.repeat(255 + more) })
    expect((await admin.call(api.create, { body: long(0) })).data.name).toHaveLength(255)
    const { errors } = await admin.attempt(api.create, { body: long(1) })
    expect(errors.map(({ source }) => source?.parameter).sort()).toEqual(['name', 'slug'])
  })

  it('has a unique name and slug, both reported together', async () => {
    await create('Meritor')
    const refused = await admin.attempt(api.create, { body: { name: 'MERITOR', slug: 'meritor' } })
    expect(refused.errors.map(error => [error.source?.parameter, error.title])).toEqual([
      ['name', '“MERITOR” is taken already'],
      ['slug', '“meritor” is taken already'],
    ])
    const body = { name: 'Saved by eight at once', slug: 'saved-by-eight-at-once' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin.attempt(api.create, { body })))
    expect(answers.map(answer => answer.status).sort()).toEqual([200, ...Array(7).fill(422)])
  })

  it('is listed, chosen, read, created, saved by POST and deleted', { tags: 'BRAND-007' }, async () => {
    const calls = [api.list, api.shortList, api.get, api.create, api.update, api.remove]
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/v1/brands',
      'GET /api/v1/brands/shortlist',
      'GET /api/v1/brands/{id}',
      'POST /api/v1/brands',
      'POST /api/v1/brands/{id}',
      'DELETE /api/v1/brands/{id}',
    ])
    const { id, version } = await create('Grote')
    const saved = await admin.call(api.update, {
      params: { id },
      body: { name: 'Grote lighting', slug: 'grote', version },
    })
    const chosen = { id, name: 'Grote lighting', slug: 'grote' }
    expect(saved.data).toEqual({ ...chosen, hasRelatedEntities: false, version: 2 })
    expect((await admin.call(api.shortList, { query: { id } })).data).toEqual([chosen])
    expect((await admin.call(api.shortList, { query: { search: 'ROTE' } })).data).toEqual([chosen])
    await admin.call(api.remove, { params: { id } })
    for (const gone of [
      admin.attempt(api.get, { params: { id } }),
      admin.attempt(api.update, { params: { id }, body: { name: 'Grote', slug: 'grote' } }),
      admin.attempt(api.remove, { params: { id } }),
    ])
      expect((await gone).errors).toMatchObject([{ status: 404, title: 'No such record exists' }])
  })

  it('cannot be deleted while parts use it, which are linked', { tags: 'BRAND-004' }, async () => {
    const { id } = await create('Gates')
    const parts = []
    for (let made = 0; made < 6; made++) parts.push(await make.part({ brand_id: id }))
    const { status, errors } = await admin.attempt(api.remove, { params: { id } })
    expect(status).toBe(422)
    expect(errors).toMatchObject([{ code: 'used_by_parts', params: { count: 6 } }])
    const newest = parts
      .slice(1)
      .reverse()
      .map(({ id, name }) => ({ kind: 'part', id, name, is_deleted: false }))
    expect(errors[0]!.params!.related).toEqual(newest)
  })
})

describe('brands', () => {
  it('are sorted by name by default, and paged', async () => {
    const all = (await admin.call(api.list, { query: { per_page: 100 } })).data
    const names = all.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
    const falling = await admin.call(api.list, {
      query: { order_by: 'name', order_type: 'desc', per_page: 2 },
    })
    expect(falling).toEqual({ data: all.slice(-2).reverse(), meta: { total: all.length } })
    const second = await admin.call(api.list, { query: { page: 2, per_page: 3 } })
    expect(second.data).toEqual(all.slice(3, 6))
    const newest = await admin.call(api.list, { query: { order_by: 'id', order_type: 'desc', per_page: 1 } })
    expect(newest.data[0]!.id).toBe(Math.max(...all.map(({ id }) => id)))
  })
})
