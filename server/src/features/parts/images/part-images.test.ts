import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Part } from '#contract/parts/part.ts'
import { partEndpoints as api } from '#contract/parts/part-endpoints.ts'
import type { PartUpdatePayload } from '#contract/parts/part-input.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { jpeg, pdf, pixelFlood, png } from '#server/testing/sample-files.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const mechanic = await test.signIn('mechanic')
const make = await partFixtures(test, admin)

const image = async (name: string, bytes?: Buffer) =>
  new File([new Uint8Array(bytes ?? (await jpeg()))], name)
const images = (...names: string[]) => Promise.all(names.map(name => image(name)))

const create = async (files: { main_image?: File[]; gallery?: File[] }, changes = {}) =>
  (await admin.call(api.createPart, { body: make.payload(changes), files })).data

function payloadOf({ unit: _, unit_id: __, ...part }: Part, changes: object = {}) {
  return { ...part, features: [], ...changes } as unknown as PartUpdatePayload
}
const update = (part: Part, files: { main_image?: File[]; gallery?: File[] }, changes = {}) =>
  admin.attempt(api.updatePart, { params: { id: part.id }, body: payloadOf(part, changes), files })

const read = async ({ id }: { id: number }) => (await admin.call(api.getPart, { params: { id } })).data
const names = (part: Part) => part.gallery.map(({ name }) => name)

describe('the images of a part', () => {
  it('are one main image and up to five in a gallery, not cropped', {
    tags: ['PART-012', 'PART-031', 'PART-057'],
  }, async () => {
    const part = await create({
      main_image: [await image('drum.png', await png(600, 200))],
      gallery: await images('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'),
    })
    expect(part.main_image).toMatchObject({ name: 'drum.png', mime_type: 'image/png' })
    expect(part.seo.image).toBe(part.main_image!.url)
    expect(names(part)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'])
    const params = { id: part.id, image_id: part.main_image!.id }
    const whole = await mechanic.attempt(api.getPartImage, { params })
    expect(whole.headers['content-type']).toBe('image/png')
    expect(await sharp(whole.raw).metadata()).toMatchObject({ width: 600, height: 200 })
    const small = await mechanic.attempt(api.getPartImage, { params, query: { size: 'thumbnail' } })
    expect(await sharp(small.raw).metadata()).toMatchObject({ width: 200, height: 67 })
    const list = await admin.call(api.listParts, { query: { search: part.stock_number } })
    expect(list.data[0]!.main_image).toEqual(part.main_image)

    const tooMany = async (sent: { main_image?: File[]; gallery?: File[] }) => {
      const { errors } = await admin.attempt(api.createPart, { body: make.payload(), files: sent })
      return errors.map(({ code, source, params }) => [code, source?.parameter, params])
    }
    const code = 'validate__max-count-attachment'
    const six = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg']
    expect(await tooMany({ main_image: await images('a.jpg', 'b.jpg') })).toEqual([
      [code, 'main_image', { max: 1 }],
    ])
    expect(await tooMany({ gallery: await images(...six) })).toEqual([[code, 'gallery.0', { max: 5 }]])

    const two = await update(part, { main_image: await images('a.jpg', 'b.jpg') })
    expect(two.errors).toMatchObject([
      { code: 'validate__max-count-attachment', source: { parameter: 'main_image' }, params: { max: 1 } },
    ])
    const sixth = await update(part, { gallery: await images('6.jpg') })
    expect(sixth.errors).toMatchObject([
      { code: 'validate__max-count-attachment', source: { parameter: 'gallery' }, params: { max: 5 } },
    ])
    expect(names(await read(part))).toHaveLength(5)
  })

  it('have the requested order, including new ones; a new main image replaces the old one', async () => {
    const part = await create({
      main_image: await images('old.jpg'),
      gallery: await images('a.jpg', 'b.jpg'),
    })
    const [a, b] = part.gallery.map(({ id }) => id)
    const saved = await update(
      part,
      { main_image: await images('new.jpg'), gallery: await images('c.jpg', 'd.jpg') },
      { gallery_order: [b, 0, a, 0] },
    )
    expect(saved.status).toBe(200)
    expect(names(saved.body.data)).toEqual(['b.jpg', 'c.jpg', 'a.jpg', 'd.jpg'])
    expect(saved.body.data.main_image!.name).toBe('new.jpg')
    // Missing images are skipped, unlisted ones follow.
    const again = await update(saved.body.data, {}, { gallery_order: [a, 999_999] })
    expect(names(again.body.data)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'])
    expect(names((await update(again.body.data, {})).body.data)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'])
    const { data: history } = await admin.call(api.listHistory, { params: { id: part.id } })
    expect(history.map(({ message }) => message)).toContain('Image d.jpg added')
  })

  it('are removed one by one without a conflict for open forms', {
    tags: 'PART-068',
  }, async () => {
    const part = await create({
      main_image: await images('main.jpg'),
      gallery: await images('a.jpg', 'b.jpg'),
    })
    const drop = (image_id: number, client = admin) =>
      client.attempt(api.deletePartImage, { params: { id: part.id, image_id } })
    expect((await drop(part.main_image!.id, mechanic)).status).toBe(403)
    expect((await drop(part.main_image!.id)).status).toBe(204)
    expect((await drop(part.gallery[0]!.id)).status).toBe(204)
    expect((await drop(part.gallery[0]!.id)).status).toBe(404)
    const other = await create({ gallery: await images('other.jpg') })
    expect((await drop(other.gallery[0]!.id)).status).toBe(404)
    const left = await read(part)
    expect([left.main_image, names(left), left.version]).toEqual([null, ['b.jpg'], part.version])
    const gone = await admin.attempt(api.getPartImage, {
      params: { id: part.id, image_id: part.main_image!.id },
    })
    expect(gone.status).toBe(404)
    const kept = await test.db
      .selectFrom('files')
      .select('file_name')
      .where('file_name', '=', 'main.jpg')
      .execute()
    expect(kept).toEqual([])
  })

  it('are JPEG or PNG of at most 2048 KB, checked by content', { tags: 'PART-032' }, async () => {
    const taken = await create({ main_image: await images('MAIN.JPEG'), gallery: await images('drum.jpeg') })
    expect([taken.main_image!.name, ...names(taken)]).toEqual(['MAIN.JPEG', 'drum.jpeg'])
    const refused = async (file: File) => {
      const before = await test.db.selectFrom('part_images').select('id').execute()
      const answers = []
      for (const [field, parameter] of [
        ['main_image', 'main_image'],
        ['gallery', 'gallery.0'],
      ] as const) {
        const { status, errors } = await admin.attempt(api.createPart, {
          body: make.payload(),
          files: { [field]: [file] },
        })
        expect(status).toBe(422)
        for (const { code, source, params } of errors) {
          expect(source?.parameter).toBe(parameter)
          answers.push([code, params])
        }
      }
      expect(await test.db.selectFrom('part_images').select('id').execute()).toEqual(before)
      return answers
    }
    const heavy = (kb: number) => Buffer.concat([Buffer.alloc(kb * 1024 - 4096), Buffer.alloc(4096)])
    const twice = (code: string, params: object = {}) => [
      [code, params],
      [code, params],
    ]
    expect(await refused(await image('drum.gif'))).toMatchObject(twice('file_wrong_type'))
    expect(await refused(await image('drum.jpg', pdf))).toMatchObject(twice('file_wrong_type'))
    for (const kb of [2049, 10_241])
      expect(await refused(await image('drum.jpg', heavy(kb)))).toMatchObject(
        twice('file_too_large', { max_kb: 2048 }),
      )
    expect(await refused(await image('drum.png', pixelFlood()))).toMatchObject(twice('image_too_large'))
  })

  it('are not required for live validation', {
    tags: 'PART-022',
  }, async () => {
    const part = await create({ main_image: await images('main.jpg') })
    const { status } = await admin.attempt(
      api.updatePart,
      { params: { id: part.id }, body: { ...payloadOf(part), main_image: null, gallery: null } as never },
      { validateOnly: true },
    )
    expect(status).toBe(204)
    expect((await read(part)).main_image).toEqual(part.main_image)
  })
})
