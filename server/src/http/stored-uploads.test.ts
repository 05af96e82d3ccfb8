import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { FilesUnavailable, newFileKey } from '#server/platform/files/index.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { jpeg, pdf, png } from '#server/testing/sample-files.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { untilLockWaits } from '#server/testing/until-lock-waits.ts'

const { createRepairOrder, addAttachment, deleteAttachment } = repairOrderEndpoints
const { uploadAvatar } = profileEndpoints
const { createTaxExemption } = customerEndpoints

// Fewer connections than concurrent uploads in these tests.
const test = await testShop({ DATABASE_POOL: '4' })
const admin = await test.signIn('admin')
const of = orderFixtures(test)
const store = test.shop.files
afterEach(async () => {
  test.shop.files = store
  await test.runJobs()
  expect(storedKeys().sort()).toEqual((await namedKeys()).sort())
})

const paper = (name = 'po.pdf') => new File([new Uint8Array(pdf)], name)
const picture = async (name = 'truck.jpg') => new File([new Uint8Array(await jpeg())], name)

function storedKeys(): string[] {
  const folder = join(test.shop.configuration.dataDir, 'files')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

async function namedKeys(): Promise<string[]> {
  const files = await test.db.selectFrom('files').select(['storage_key', 'thumbnail_key']).execute()
  const photos = await test.db.selectFrom('users').select('photo_key').execute()
  return [
    ...files.flatMap(file => [file.storage_key, file.thumbnail_key ?? []].flat()),
    ...photos.flatMap(({ photo_key }) => photo_key?.split(' ') ?? []),
  ]
}

const countOrphaned = async () =>
  (await test.db.selectFrom('orphaned_uploads').select('key').execute()).length

/** Blocks storing until released; `started` resolves when this many wait. */
function blockStore() {
  let waiting = 0
  let open = () => {}
  const gate = new Promise<void>(resolve => {
    open = resolve
  })
  const watchers: { count: number; resolve: () => void }[] = []
  test.shop.files = {
    ...store,
    async put(...args) {
      waiting++
      for (const watcher of watchers) if (waiting >= watcher.count) watcher.resolve()
      await gate
      await store.put(...args)
    },
  }
  return {
    open,
    started: (count: number) =>
      new Promise<void>(resolve => {
        if (waiting >= count) resolve()
        else watchers.push({ count, resolve })
      }),
  }
}

describe('a slow file store', () => {
  it('blocks no connection and no lock, and leaves no gap in numbers', async () => {
    const body = await of.payload()
    const blocked = blockStore()
    const slow = Array.from({ length: 6 }, (_, at) =>
      admin.call(createRepairOrder, { body, files: { attachment_files: [paper(`${at}.pdf`)] } }),
    )
    const photo = admin.call(uploadAvatar, { files: { photo: [await picture('me.jpg')] } })
    await blocked.started(7)
    const { data: quick } = await admin.call(createRepairOrder, { body })
    expect(quick.order_number).toBe('R-000001')
    blocked.open()
    const saved = await Promise.all(slow)
    expect(saved.map(({ data }) => data.order_number).sort()).toEqual(
      [2, 3, 4, 5, 6, 7].map(number => `R-00000${number}`),
    )
    expect(saved.map(({ data }) => data.attachments.length)).toEqual([1, 1, 1, 1, 1, 1])
    expect((await photo).data.photo).not.toBeNull()
  })

  it('adds no file to an order that was deleted meanwhile', async () => {
    const order = await of.order(admin)
    const blocked = blockStore()
    const attached = admin.attempt(addAttachment, {
      params: { id: order.id },
      files: { attachment: [paper()] },
    })
    await blocked.started(1)
    await admin.call(repairOrderEndpoints.deleteRepairOrder, { params: { id: order.id } })
    blocked.open()
    expect((await attached).errors[0]!.code).toBe('order_is_deleted')
  })
})

describe('a failing file store', () => {
  it('is answered 503, and nothing of the form is written or left', async () => {
    const body = await of.payload()
    let puts = 0
    test.shop.files = {
      ...store,
      async put(...args) {
        if (puts++ === 2) throw new FilesUnavailable('away')
        await store.put(...args)
      },
    }
    const before = await countOrders()
    const files = { attachment_files: [paper(), await picture()] }
    const answer = await admin.attempt(createRepairOrder, { body, files })
    expect(answer.status).toBe(503)
    expect(answer.headers['retry-after']).toBe('30')
    expect(await countOrders()).toBe(before)
  })

  it('does not delay a refusal; files that could not be removed are removed later', async () => {
    const body = await of.payload({ truck_id: 999_999 })
    let isAway = true
    test.shop.files = {
      ...store,
      async remove(key) {
        if (isAway) throw new FilesUnavailable('away')
        await store.remove(key)
      },
    }
    const answer = await admin.attempt(createRepairOrder, { body, files: { attachment_files: [paper()] } })
    expect(answer.errors[0]!.code).toBe('vehicle_not_found')
    await expect(test.runJobs()).rejects.toThrow('away')
    expect(storedKeys().length - (await namedKeys()).length).toBe(1)
    isAway = false
    test.clock.advance(25 * 3_600_000)
    await sweep()
  })
})

describe('stored uploads', () => {
  it('are removed when the write is refused', async () => {
    const body = await of.payload({ truck_id: 999_999 })
    const files = { attachment_files: [paper(), await picture()] }
    const answer = await admin.attempt(createRepairOrder, { body, files })
    expect(answer.errors[0]).toMatchObject({
      code: 'vehicle_not_found',
      source: { parameter: 'truck_id' },
    })
    expect(await countOrphaned()).toBe(3)
  })

  it('are removed when a later file of the form is refused, at its field', async () => {
    const body = await of.payload()
    const files = { attachment_files: [await picture(), new File(['no pdf'], 'a.pdf')] }
    const before = await countOrders()
    const answer = await admin.attempt(createRepairOrder, { body, files })
    expect(answer.errors).toMatchObject([
      { code: 'file_wrong_type', source: { parameter: 'attachment_files.1' } },
    ])
    expect(await countOrders()).toBe(before)
  })

  it('are not stored when the field allows fewer files', async () => {
    const order = await of.order(admin)
    const answer = await admin.attempt(addAttachment, {
      params: { id: order.id },
      files: { attachment: [paper(), paper()] },
    })
    expect(answer.errors).toMatchObject([
      {
        code: 'validate__max-count-attachment',
        title: 'At most 1 file can be attached',
        source: { parameter: 'attachment' },
        params: { max: 1 },
      },
    ])
    expect(await countOrphaned()).toBe(0)
  })

  it('are not stored for Validate-Only, which checks every file', async () => {
    const refuse = (): never => {
      throw new Error('nothing is stored')
    }
    test.shop.files = { ...store, put: refuse }
    const body = await of.payload()
    const good = { attachment_files: [paper(), await picture()] }
    const options = { validateOnly: true }
    expect((await admin.attempt(createRepairOrder, { body, files: good }, options)).status).toBe(204)
    const bad = { attachment_files: [paper(), new File(['no picture'], 'a.jpg')] }
    expect((await admin.attempt(createRepairOrder, { body, files: bad }, options)).errors).toMatchObject([
      { code: 'file_wrong_type', source: { parameter: 'attachment_files.1' } },
    ])
    const photo = [await picture('me.jpg')]
    expect((await admin.attempt(uploadAvatar, { files: { photo } }, options)).status).toBe(204)
    const tiny = [new File([new Uint8Array(await png(40, 40))], 'me.png')]
    expect((await admin.attempt(uploadAvatar, { files: { photo: tiny } }, options)).errors).toMatchObject([
      { code: 'image_too_small', source: { parameter: 'photo' } },
    ])
    expect(await countOrphaned()).toBe(0)
  })

  it('are stored once when a request is repeated', async () => {
    const body = await of.payload()
    const files = { attachment_files: [paper()] }
    const options = { idempotencyKey: 'twice' }
    const first = await admin.call(createRepairOrder, { body, files }, options)
    const second = await admin.call(createRepairOrder, { body, files }, options)
    expect(second).toEqual(first)
    expect(await countOrphaned()).toBe(1)
  })
})

it('removes a dropped file after the commit, and not when the write is refused', async () => {
  const order = await of.order(admin)
  const { data } = await admin.call(addAttachment, {
    params: { id: order.id },
    files: { attachment: [await picture()] },
  })
  const params = { id: order.id, file_id: data.id }
  const read = () => admin.attempt(repairOrderEndpoints.getAttachment, { params })
  await admin.call(deleteAttachment, { params }, { validateOnly: true })
  await test.runJobs()
  expect((await read()).status).toBe(200)
  await admin.call(deleteAttachment, { params })
  expect((await read()).status).toBe(404)
})

it('a replacement removes the replaced file from the store', async () => {
  const mechanic = await test.signIn('mechanic')
  const setPhoto = async () => mechanic.call(uploadAvatar, { files: { photo: [await picture('me.jpg')] } })
  await setPhoto()
  await setPhoto()
  const params = { id: await of.customer() }
  await admin.call(createTaxExemption, { params, files: { certificate: [paper()] } })
  expect(await countOrphaned()).toBe(3)
  await admin.call(customerEndpoints.deleteCustomer, { params })
  await mechanic.call(profileEndpoints.deleteAvatar)
  await test.runJobs()
  expect(await countOrphaned()).toBe(0)
})

describe('the nightly sweep', () => {
  it('removes files that a dead process left a day ago, and nothing else', async () => {
    const order = await of.order(admin)
    const attach = () =>
      admin.call(addAttachment, { params: { id: order.id }, files: { attachment: [paper()] } })
    await attach()
    await leaveBehind('old')
    test.clock.advance(20 * 3_600_000)
    const young = await leaveBehind('young')
    test.clock.advance(5 * 3_600_000)
    // A file that no row ever named may belong to another shop in the same bucket.
    const foreign = newFileKey('pdf')
    await store.put(foreign, pdf, { contentType: 'application/pdf' })
    await sweep()
    expect(storedKeys().sort()).toEqual([...(await namedKeys()), young, foreign].sort())
    test.clock.advance(20 * 3_600_000)
    await sweep()
    expect(storedKeys().sort()).toEqual([...(await namedKeys()), foreign].sort())
    await store.remove(foreign)
  })

  it('goes on after a file that cannot be removed', async () => {
    const stuck = await leaveBehind('stuck')
    const other = await leaveBehind('other')
    test.shop.files = {
      ...store,
      async remove(key) {
        if (key === stuck) throw new FilesUnavailable('locked away')
        await store.remove(key)
      },
    }
    test.clock.advance(25 * 3_600_000)
    await expect(sweep()).rejects.toThrow('locked away')
    await test.runJobs()
    expect(await store.exists(other)).toBe(false)
    test.shop.files = store
    test.clock.advance(25 * 3_600_000)
    await sweep()
    expect(await store.exists(stuck)).toBe(false)
  })

  it('waits for a write that is committing, and spares its file', async () => {
    const key = await leaveBehind('late')
    const order = await of.order(admin)
    const written = Promise.withResolvers<void>()
    const blocked = Promise.withResolvers<void>()
    const write = test.db.transaction().execute(async db => {
      await db.deleteFrom('orphaned_uploads').where('key', '=', key).execute()
      const file = await db
        .insertInto('files')
        .values({ storage_key: key, file_name: 'late.pdf', mime_type: 'application/pdf', size: 5 })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('attachments')
        .values({ kind: 'repair_order', record_id: order.id, file_id: file.id })
        .execute()
      written.resolve()
      await blocked.promise
    })
    await written.promise
    await test.shop.jobs.enqueue(test.db, 'files.remove', { keys: [key] })
    const removal = test.runJobs()
    await untilLockWaits(test.db)
    blocked.resolve()
    await Promise.all([write, removal])
    expect(await store.exists(key)).toBe(true)
  })
})

/** As a process leaves it that died between storing and commit. */
async function leaveBehind(name: string): Promise<string> {
  const key = newFileKey('pdf')
  await test.db.insertInto('orphaned_uploads').values({ key, since: test.clock.now() }).execute()
  await store.put(key, Buffer.from(name), { contentType: 'application/pdf' })
  return key
}

async function sweep(): Promise<void> {
  await test.shop.jobs.enqueue(test.db, 'files.sweep', {})
  await test.runJobs()
}

const countOrders = async () => (await test.db.selectFrom('repair_orders').select('id').execute()).length
