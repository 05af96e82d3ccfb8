import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  categoryEndpoints as api,
  type CategoryImageSlot,
  type CategoryNode,
  categoryImageSlots,
} from '#contract/catalogue/category.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { jpeg, pdf, pixelFlood, png } from '#server/testing/sample-files.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const make = await partFixtures(test, admin)

let number = 0
const payload = (fields: object = {}) => {
  number += 1
  return { name: `Category ${number}`, slug: `category-${number}`, position: number, ...fields }
}
const create = async (parent_id: number, fields: object = {}, files = {}) =>
  (await admin.call(api.createCategory, { body: payload({ parent_id, ...fields }), files })).data
const read = async (id: number) => (await admin.call(api.getCategory, { params: { id } })).data
const move = (id: number, parent_id: number | null, index = 0) =>
  admin.attempt(api.moveCategory, { params: { id }, body: { parent_id, index } })
const remove = (id: number) => admin.attempt(api.deleteCategory, { params: { id } })
const file = (name: string, bytes: Buffer) => new File([new Uint8Array(bytes)], name)

const refusals = (answer: { errors: { title: string; source?: { parameter: string } }[] }) =>
  answer.errors.map(error => [error.source?.parameter, error.title])

describe('a category', () => {
  it('has its fields, images and categories below', { tags: 'CAT-007' }, async () => {
    const image = async (name: string) => [file(name, await jpeg())]
    const made = await create(
      1,
      {
        name: 'Brakes',
        slug: 'brakes',
        position: 4,
        google_product_category: 'Vehicles > Brakes',
        desc: 'Shoes and drums',
        display_menu: 1,
        seo: { h1: 'Brakes', title: 'Air brakes', desc: 'For trucks', keywords: 'shoe', text: '<p>All</p>' },
      },
      {
        menu_image: await image('menu.jpg'),
        mobile_image: await image('mobile.jpg'),
        header_image: await image('header.jpg'),
        seo_image: await image('seo.jpg'),
      },
    )
    const child = await create(made.id, { name: 'Drums', display_menu: 0 })
    expect(child.display_menu).toBe(0)
    const picture = (name: string) => expect.objectContaining({ name, size: expect.any(Number) })
    expect(await read(made.id)).toEqual({
      id: made.id,
      name: 'Brakes',
      slug: 'brakes',
      google_product_category: 'Vehicles > Brakes',
      desc: 'Shoes and drums',
      parent_id: 1,
      price_matrix_id: null,
      price_matrix_name: null,
      position: 4,
      display_menu: 1,
      menu_image: picture('menu.jpg'),
      mobile_image: picture('mobile.jpg'),
      header_image: picture('header.jpg'),
      seo: {
        ...{ h1: 'Brakes', title: 'Air brakes', desc: 'For trucks', keywords: 'shoe', text: '<p>All</p>' },
        image: picture('seo.jpg'),
      },
      children: [expect.objectContaining({ id: child.id, name: 'Drums', children: [] })],
      parts_count: 0,
      hasRelatedEntities: false,
      hasChildrenRelatedEntities: false,
      version: 1,
    })
    const changed = {
      name: 'Air brakes',
      slug: 'air-brakes',
      position: 5,
      parent_id: 2,
      google_product_category: 'Vehicles > Air brakes',
      desc: 'Chambers',
      display_menu: 0,
      seo: { h1: 'Air', title: 'Chambers', desc: 'For trailers', keywords: 'chamber', text: '<p>None</p>' },
    } as const
    await admin.call(api.updateCategory, { params: { id: made.id }, body: changed })
    expect(await read(made.id)).toMatchObject({ ...changed, menu_image: picture('menu.jpg'), version: 2 })
    const script = await create(1, { seo: { text: '<p onclick=x>Hi<script>alert(1)</script></p>' } })
    expect(script.seo.text).toBe('<p>Hi</p>')
  })

  it('requires a name, a slug and a position', { tags: ['CAT-008', 'CAT-009', 'CAT-010'] }, async () => {
    const { id } = await create(1)
    for (const body of [{}, { name: ' ', slug: '', position: null }])
      for (const answer of [
        await admin.attempt(api.createCategory, { body } as never),
        await admin.attempt(api.updateCategory, { params: { id }, body } as never),
      ])
        expect(refusals(answer)).toEqual([
          ['name', 'The name field is required.'],
          ['slug', 'The slug field is required.'],
          ['position', 'The position field is required.'],
        ])
    await create(1, { slug: 'taken' })
    const twice = await admin.attempt(api.createCategory, { body: payload({ slug: 'taken' }) })
    expect(refusals(twice)).toEqual([['slug', '“taken” is taken already']])
  })

  it('limits both descriptions to 500 characters', {
    tags: 'CAT-011',
  }, async () => {
    const texts = (length: number) => ({ desc: 'x'.repeat(length), seo: { desc: 'x'.repeat(length) } })
    const { id } = await create(1, texts(500))
    for (const answer of [
      await admin.attempt(api.createCategory, { body: payload(texts(501)) }),
      await admin.attempt(api.updateCategory, { params: { id }, body: payload(texts(501)) }),
    ])
      expect(refusals(answer)).toEqual([
        ['desc', 'Enter at most 500 characters'],
        ['seo.desc', 'Enter at most 500 characters'],
      ])
  })

  it('accepts every other field up to its limit, and refuses longer ones', async () => {
    const filled = (more: 0 | 1) => ({
      name: 'n'.repeat(255 + more),
      slug: 's'.repeat(255 + more),
      position: 999_999 + more,
      google_product_category: 'g'.repeat(255 + more),
      seo: { h1: 'h'.repeat(255 + more), title: 't'.repeat(255 + more), keywords: 'k'.repeat(500 + more) },
    })
    expect((await create(1, filled(0))).seo.h1).toHaveLength(255)
    const { errors } = await admin.attempt(api.createCategory, { body: payload(filled(1)) })
    expect(errors.map(({ source }) => source?.parameter).sort()).toEqual(
      [
        ...['google_product_category', 'name', 'position', 'slug'],
        ...['seo.h1', 'seo.keywords', 'seo.title'],
      ].sort(),
    )
  })

  it('accepts PNG and JPEG images of up to 2048 KB and 100 to 10,000 pixels a side', {
    tags: ['CAT-012', 'CAT-013', 'CAT-014'],
  }, async () => {
    const sized = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#888888' } })
        .png({ compressionLevel: 9 })
        .toBuffer()
    const send = async (files: File[], slot: CategoryImageSlot = 'menu_image') =>
      admin.attempt(api.createCategory, { body: payload({ parent_id: 1 }), files: { [slot]: files } })
    for (const good of [
      file('a.jpg', await jpeg()),
      file('a.jpeg', await jpeg()),
      file('a.png', await png()),
      file('small.png', await sized(100, 100)),
      file('large.png', await sized(10_000, 10_000)),
    ])
      expect((await send([good])).status, good.name).toBe(200)
    const bads = [
      [file('a.pdf', pdf), 'file_wrong_type'],
      [file('a.png', await jpeg()), 'file_wrong_type'],
      [file('heavy.jpg', Buffer.alloc(2048 * 1024 + 1)), 'file_too_large'],
      [file('flood.png', pixelFlood()), 'image_sides_too_long'],
      [file('small.png', await sized(99, 300)), 'image_too_small'],
      [file('wide.png', await sized(10_001, 100)), 'image_sides_too_long'],
    ] as const
    const two = [file('1.jpg', await jpeg()), file('2.jpg', await jpeg())]
    for (const slot of categoryImageSlots) {
      for (const [bad, code] of bads) {
        const { status, errors } = await send([bad], slot)
        expect([status, errors[0]!.code, errors[0]!.source!.parameter]).toEqual([422, code, slot])
      }
      const { errors } = await send(two, slot)
      expect(errors, slot).toMatchObject([{ code: 'validate__max-count-attachment' }])
    }
  })

  it('replaces or removes one image, keeping the others', {
    tags: 'CAT-015',
  }, async () => {
    const [old, other] = [file('old.jpg', await jpeg()), file('other.jpg', await jpeg())]
    const made = await create(1, {}, { menu_image: [old], seo_image: [other] })
    const body = { ...payload(), parent_id: 1 }
    const files = { menu_image: [file('new.png', await png())] }
    const saved = (await admin.call(api.updateCategory, { params: { id: made.id }, body, files })).data
    expect(saved.menu_image!.name).toBe('new.png')
    const params = { id: made.id, slot: 'menu_image' } as const
    expect((await admin.attempt(api.getCategoryImage, { params })).status).toBe(200)
    await admin.call(api.deleteCategoryImage, { params })
    expect((await admin.attempt(api.getCategoryImage, { params })).status).toBe(404)
    const left = await read(made.id)
    expect([left.menu_image, left.seo.image?.name]).toEqual([null, 'other.jpg'])
    const rows = await test.db.selectFrom('files').select('file_name').execute()
    expect(rows.map(row => row.file_name)).not.toContain('new.png')
  })

  it('a root has no parent, and cannot be moved or deleted', { tags: 'CAT-003' }, async () => {
    const other = await create(1)
    for (const id of [1, 2]) {
      const root = await read(id)
      const body = { name: root.name, slug: root.slug, position: root.position, parent_id: other.id }
      const refused = await admin.attempt(api.updateCategory, { params: { id }, body })
      expect(refusals(refused)[0]![0]).toBe('parent_id')
      expect((await move(id, other.id)).errors).toMatchObject([{ code: 'root_category_moved' }])
      expect((await remove(id)).errors).toMatchObject([{ code: 'root_category_deleted' }])
      expect((await read(id)).parent_id).toBeNull()
    }
  })
})

describe('the tree', () => {
  it('is read and searched', { tags: ['CAT-007', 'CAT-015'] }, async () => {
    expect(
      [
        api.listCategories,
        api.getCategory,
        api.createCategory,
        api.updateCategory,
        api.deleteCategory,
        api.deleteCategoryImage,
      ].map(({ method, path }) => `${method} ${path}`),
    ).toEqual([
      'GET /api/v1/categories',
      'GET /api/v1/categories/{id}',
      'POST /api/v1/categories',
      'POST /api/v1/categories/{id}',
      'DELETE /api/v1/categories/{id}',
      'DELETE /api/v1/categories/{id}/images/{slot}',
    ])
    const lamps = await create(2, { name: 'Lamps' })
    const leds = await create(lamps.id, { name: 'LED lights' })
    await make.part({ category_id: leds.id })
    const gone = await make.part({ category_id: lamps.id })
    await test.db.updateTable('parts').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute()
    const { data } = await admin.call(api.listCategories, { query: { search: 'led' } })
    expect(data).toMatchObject([
      {
        id: 2,
        children: [
          {
            id: lamps.id,
            parts_count: 1,
            hasRelatedEntities: true,
            hasChildrenRelatedEntities: true,
            children: [{ id: leds.id, parts_count: 1, hasRelatedEntities: true }],
          },
        ],
      },
    ])
    expect((await admin.call(api.listCategories)).data.map(({ id }) => id)).toEqual([1, 2])
    const sales = await test.signIn('sales_manager')
    expect((await sales.attempt(api.listCategories)).status).toBe(200)
    expect((await sales.attempt(api.deleteCategory, { params: { id: leds.id } })).status).toBe(403)
  })

  it('is sorted by moves, without conflicts for open forms', async () => {
    const parent = await create(1)
    const other = await create(1)
    const made = [await create(parent.id), await create(parent.id), await create(parent.id)]
    const [a, b, c] = made.map(({ id }) => id)
    expect((await move(c!, parent.id, 0)).status).toBe(204)
    expect((await read(parent.id)).children.map(({ id }) => id)).toEqual([c, a, b])
    expect((await move(a!, other.id, 5)).status).toBe(204)
    expect((await read(parent.id)).children.map(({ id }) => id)).toEqual([c, b])
    expect((await read(other.id)).children.map(({ id }) => id)).toEqual([a])
    expect((await read(a!)).version).toBe(1)
  })

  it('refuses a category within itself, when saving or moving', async () => {
    const top = await create(1)
    const below = await create(top.id)
    const deep = await create(below.id)
    for (const parent_id of [top.id, below.id, deep.id]) {
      const error = { code: 'category_in_itself', source: { parameter: 'parent_id' } }
      expect((await move(top.id, parent_id)).errors).toMatchObject([error])
      const saved = await admin.attempt(api.updateCategory, {
        params: { id: top.id },
        body: payload({ parent_id }),
      })
      expect(saved.errors).toMatchObject([error])
    }
    expect((await move(top.id, 999_999)).errors).toMatchObject([{ code: 'unknown_parent_category' }])
  })

  it('refuses one of two concurrent moves into each other', async () => {
    for (let race = 0; race < 8; race++) {
      const one = await create(1)
      const other = await create(2)
      const answers = await Promise.all([move(one.id, other.id), move(other.id, one.id)])
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
      const reached = reachedFrom((await admin.call(api.listCategories)).data)
      expect(reached).toEqual(expect.arrayContaining([one.id, other.id]))
    }
  })

  it('deletes a category with all below it, unless any has parts', async () => {
    const top = await create(1, {}, { menu_image: [file('a.jpg', await jpeg())] })
    const below = await create(top.id)
    const part = await make.part({ category_id: below.id })
    const related = [{ kind: 'part', id: part.id, name: part.name, is_deleted: false }]
    expect((await remove(below.id)).errors).toMatchObject([
      { code: 'used_by_parts', params: { count: 1, related } },
    ])
    expect((await remove(top.id)).errors).toMatchObject([
      { code: 'used_below', params: { count: 1, related } },
    ])
    await test.db.updateTable('parts').set({ deleted_at: new Date() }).where('id', '=', part.id).execute()
    expect((await remove(top.id)).errors).toMatchObject([{ code: 'used_by_deleted_parts' }])
    await test.db.updateTable('parts').set({ category_id: 1 }).where('id', '=', part.id).execute()
    expect((await remove(top.id)).status).toBe(204)
    expect((await admin.attempt(api.getCategory, { params: { id: below.id } })).status).toBe(404)
  })

  it('answers 409 with the current category on a version conflict', async () => {
    const { id } = await create(1)
    const body = { ...payload({ parent_id: 1 }), version: 1 }
    const first = await admin.call(api.updateCategory, { params: { id }, body })
    const second = await admin.attempt(api.updateCategory, { params: { id }, body })
    expect(second.status).toBe(409)
    expect((JSON.parse(String(second.raw)) as { data: unknown }).data).toEqual(first.data)
  })
})

const reachedFrom = (nodes: readonly CategoryNode[]): number[] =>
  nodes.flatMap(node => [node.id, ...reachedFrom(node.children)])
