import { describe, expect, it } from 'vitest'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { trailerEndpoints, truckEndpoints, vehicleEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { truck as sampleTruck } from '#server/testing/sample-customer.ts'
import { imageFile, pdfFile } from '#server/testing/sample-files.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const sales = await test.signIn('sales_manager')
const mechanic = await test.signIn('mechanic')
const owner = (
  await admin.call(customerEndpoints.createCustomer, {
    body: {
      first_name: 'Maria',
      last_name: 'Lopez',
      company_name: 'Lopez Trucking',
      phone: '(312) 555-0142',
      email: 'maria@lopez.example',
    },
  })
).data

const trailer = () => ({
  vin: '1JJV532D8BL412345',
  unit_number: 'TR-7',
  make: 'Wabash',
  model: 'DuraPlate',
  year: 2011,
  license_plate: 'TRL 55',
  gvwr: 65000,
  owner_id: owner.id,
})
const truck = () => ({ ...sampleTruck, owner_id: owner.id })
const createTruck = async (changes: object = {}) =>
  (await admin.call(truckEndpoints.createVehicle, { body: { ...truck(), ...changes } })).data

describe('creating', () => {
  it('stores a truck with owner and type', { tags: ['VEH-006', 'VEH-007', 'VEH-018'] }, async () => {
    const created = await createTruck({
      vin: ' 1fujgldr9-clbp8835x ',
      color: 'Red',
      temporary_plate: 'TMP-1',
      notes: 'Parks outside',
    })
    expect(created).toMatchObject({
      id: expect.any(Number),
      kind: 'truck',
      vin: '1FUJGLDR9CLBP8835',
      unit_number: 'T-101',
      make: 'Freightliner',
      model: 'Cascadia',
      year: 2012,
      type: 1,
      color: 'Red',
      license_plate: 'P123456',
      temporary_plate: 'TMP-1',
      gvwr: 52000,
      notes: 'Parks outside',
      tags: [],
      attachments: [],
      owner_id: owner.id,
      owner: {
        id: owner.id,
        first_name: 'Maria',
        last_name: 'Lopez',
        phone: '+13125550142',
        phone_extension: null,
        email: 'maria@lopez.example',
      },
      owner_name: 'Maria Lopez',
      company_name: 'Lopez Trucking',
      driver: null,
      comments_count: 0,
      hasRelatedOpenOrders: false,
      hasRelatedDeletedOrders: false,
    })
    const asTrailer = await admin.attempt(trailerEndpoints.getVehicle, { params: { id: created.id } })
    expect(asTrailer.status).toBe(404)
    expect(asTrailer.errors[0]).toMatchObject({ title: 'No such vehicle exists' })
    const { data: towed } = await admin.call(trailerEndpoints.createVehicle, { body: trailer() })
    expect(towed).toMatchObject({ kind: 'trailer', type: null, unit_number: 'TR-7' })
  })

  it("requires vin, unit number, make, model, year, plate, gvwr and owner, and a truck's type", {
    tags: ['VEH-008', 'VEH-009'],
  }, async () => {
    const fields = async (
      endpoint: typeof truckEndpoints.createVehicle | typeof trailerEndpoints.createVehicle,
    ) =>
      (await admin.attempt(endpoint, { body: {} as never })).errors
        .map(error => error.source?.parameter)
        .sort()
    const common = ['gvwr', 'license_plate', 'make', 'model', 'owner_id', 'unit_number', 'vin', 'year']
    expect(await fields(trailerEndpoints.createVehicle)).toEqual(common)
    expect(await fields(truckEndpoints.createVehicle)).toEqual(
      ['type', ...common].sort((one, other) => one.localeCompare(other)),
    )
    for (const field of ['vin', 'unit_number', 'make', 'model']) {
      const blank = await admin.attempt(trailerEndpoints.createVehicle, {
        body: { ...trailer(), [field]: ' ' },
      })
      expect([blank.status, blank.errors.map(error => error.source?.parameter)]).toEqual([422, [field]])
    }
    const noPlate = await admin.attempt(trailerEndpoints.createVehicle, {
      body: { ...trailer(), license_plate: ' ' },
    })
    expect(noPlate.errors[0]).toMatchObject({
      code: 'validate__required',
      source: { parameter: 'license_plate' },
    })
    const temporary = await admin.attempt(trailerEndpoints.createVehicle, {
      body: { ...trailer(), license_plate: '', temporary_plate: 'TMP-1' },
    })
    expect(temporary.status).toBe(200)
  })

  it('accepts years from 1800 to next year', { tags: 'VEH-010' }, async () => {
    const nextYear = test.clock.now().getUTCFullYear() + 1
    const attempt = async (year: number) =>
      (await admin.attempt(truckEndpoints.createVehicle, { body: { ...truck(), year } })).errors.map(
        error => error.source?.parameter,
      )
    expect(await attempt(1799)).toEqual(['year'])
    expect(await attempt(1800)).toEqual([])
    expect(await attempt(nextYear)).toEqual([])
    expect(await attempt(nextYear + 1)).toEqual(['year'])
    const short = await admin.attempt(truckEndpoints.createVehicle, { body: { ...truck(), year: 16 } })
    expect(short.errors.map(({ title }) => title)).toEqual(['Write the year in four digits'])
  })

  it("counts next year in the company's time zone", {
    tags: 'VEH-010',
  }, async () => {
    const now = test.clock.now().toISOString()
    const attempt = async (time: string) => {
      test.clock.set(time)
      const body = { ...truck(), year: 2028 }
      return (await (await test.signIn('admin')).attempt(truckEndpoints.createVehicle, { body })).status
    }
    // Half an hour before midnight in Chicago, the next year in UTC.
    expect(await attempt('2027-01-01T05:30:00Z')).toBe(422)
    expect(await attempt('2027-01-01T06:00:00Z')).toBe(200)
    test.clock.set(now)
  })

  it('cuts a plate to 10 characters, and normalizes a VIN', {
    tags: ['VEH-011', 'VEH-014'],
  }, async () => {
    const created = await createTruck({ license_plate: 'ABCDEFGHIJKLM', vin: 'o1i2q3-4' })
    expect(created).toMatchObject({ license_plate: 'ABCDEFGHIJ', vin: '0112034' })
  })

  it('accepts five tags, and refuses a sixth and tags of customers', { tags: 'VEH-012' }, async () => {
    const tag = async (type: string, name = `For ${type}`) =>
      (
        await test.db
          .insertInto('tags')
          .values({ name, color: '#52c41a', type })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const fitting = await tag('trucks_and_trailer')
    expect((await createTruck({ tags: [fitting] })).tags).toEqual([
      { id: fitting, name: 'For trucks_and_trailer', color: '#52c41a' },
    ])
    const tags = [fitting]
    for (const name of ['A', 'B', 'C', 'D']) tags.push(await tag('trucks_and_trailer', name))
    expect((await createTruck({ tags })).tags).toHaveLength(5)
    const six = await admin.attempt(truckEndpoints.createVehicle, {
      body: { ...truck(), tags: [...tags, await tag('trucks_and_trailer', 'E')] },
    })
    expect(six.errors[0]).toMatchObject({ code: 'validate__max-count', source: { parameter: 'tags' } })
    const wrong = await admin.attempt(truckEndpoints.createVehicle, {
      body: { ...truck(), tags: [await tag('customer')] },
    })
    expect(wrong.errors[0]).toMatchObject({ code: 'unknown_tag', source: { parameter: 'tags.0' } })
  })

  it('refuses an unknown owner', async () => {
    const refused = await admin.attempt(truckEndpoints.createVehicle, {
      body: { ...truck(), owner_id: 999_999 },
    })
    expect(refused.errors[0]).toMatchObject({ code: 'unknown_owner', source: { parameter: 'owner_id' } })
  })
})

describe('files', () => {
  const create = (attachment_files: File[]) =>
    admin.attempt(truckEndpoints.createVehicle, { body: truck(), files: { attachment_files } })

  it('accepts up to 5 with the form, jpg, jpeg, png and pdf, and removes them', {
    tags: ['ERR-030', 'VEH-013', 'VEH-020'],
  }, async () => {
    const created = await create([await imageFile('front.jpg'), pdfFile('title.pdf')])
    expect(created.body.data.attachments.map(file => file.file_name)).toEqual(['front.jpg', 'title.pdf'])
    expect(created.body.data.attachments[0]!.thumbnail_url).toMatch(/^\/api\/v1\/trucks\//)
    const { id } = created.body.data
    const files = await Promise.all(['1.png', '2.png', '3.png', '4.png'].map(name => imageFile(name)))
    const many = await admin.attempt(truckEndpoints.updateVehicle, {
      params: { id },
      body: truck(),
      files: { attachment_files: files },
    })
    expect(many.errors[0]).toMatchObject({ code: 'validate__max-count-attachment', params: { max: 5 } })
    const file_id = created.body.data.attachments[0]!.id
    await admin.call(truckEndpoints.deleteAttachment, { params: { id, file_id } })
    const left = await admin.call(truckEndpoints.getVehicle, { params: { id } })
    expect(left.data.attachments.map(file => file.file_name)).toEqual(['title.pdf'])
  })

  it('can be five with a new vehicle or an update', {
    tags: 'VEH-013',
  }, async () => {
    const files = () => ['1', '2', '3', '4', '5'].map(name => pdfFile(`${name}.pdf`))
    const { status, body } = await create(files())
    expect([status, body.data.attachments.length]).toEqual([200, 5])
    const saved = await admin.attempt(truckEndpoints.updateVehicle, {
      params: { id: (await createTruck()).id },
      body: truck(),
      files: { attachment_files: files() },
    })
    expect([saved.status, saved.body.data.attachments.length]).toEqual([200, 5])
  })

  it('are limited to five under concurrent uploads', { tags: 'VEH-013' }, async () => {
    const { id } = (await create([])).body.data
    const answers = await Promise.all(
      ['1', '2', '3', '4', '5', '6', '7'].map(name =>
        admin.attempt(truckEndpoints.addAttachment, {
          params: { id },
          files: { attachment: [pdfFile(`${name}.pdf`)] },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 422, 422])
    const { data } = await admin.call(truckEndpoints.getVehicle, { params: { id } })
    expect(data.attachments).toHaveLength(5)
  })

  it('refuses other kinds of files', async () => {
    const refused = await create([new File(['notes'], 'notes.txt')])
    expect(refused.errors[0]).toMatchObject({
      code: 'file_wrong_type',
      source: { parameter: 'attachment_files.0' },
    })
  })
})

describe('same VIN', () => {
  it('is found among trucks and trailers, and allowed', {
    tags: ['VEH-015', 'VEH-017'],
  }, async () => {
    const vin = '1XKYDP9X3FJ412399'
    const first = await createTruck({ vin, unit_number: 'A-1' })
    const second = (await admin.call(trailerEndpoints.createVehicle, { body: { ...trailer(), vin } })).data
    const same = async (query: { vin: string; id?: number }) =>
      (await admin.call(truckEndpoints.sameVin, { query })).data.map(vehicle => [vehicle.kind, vehicle.id])
    expect(await same({ vin: vin.toLowerCase() })).toEqual([
      ['truck', first.id],
      ['trailer', second.id],
    ])
    expect(await same({ vin, id: first.id })).toEqual([['trailer', second.id]])
    expect(await same({ vin: vin.slice(0, 16) })).toEqual([])
  })
})

describe('finding', () => {
  it('lists one kind, newest first, by owner, tag and search, sortable by company', {
    tags: ['VEH-002', 'VEH-003', 'VEH-005'],
  }, async () => {
    const other = (
      await admin.call(customerEndpoints.createCustomer, {
        body: { first_name: 'Al', last_name: 'Zant', company_name: 'Ames Ag', phone: '2175550133' },
      })
    ).data
    const { id: tag_id } = await test.db
      .insertInto('tags')
      .values({ name: 'Winter', color: '#52c41a', type: 'trucks_and_trailer' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const plow = await createTruck({
      owner_id: other.id,
      unit_number: 'PLOW',
      vin: '2NKHHM6X1GM100001',
      tags: [tag_id],
    })
    const mixer = await createTruck({ owner_id: other.id, unit_number: 'MIXER', vin: '2NKHHM6X1GM100002' })
    const units = async (
      query: object,
      endpoint: typeof truckEndpoints.listVehicles = truckEndpoints.listVehicles,
    ) => (await admin.call(endpoint, { query: { per_page: 100, ...query } })).data.map(row => row.unit_number)
    expect(await units({ customer_id: other.id })).toEqual(['MIXER', 'PLOW'])
    expect(await units({ customer_id: other.id, order_by: 'unit_number' })).toEqual(['MIXER', 'PLOW'])
    expect(await units({ tag_id })).toEqual(['PLOW'])
    for (const search of ['gm100001', 'plow', '217 555 0133 ', 'zant al'])
      expect(await units({ search }), search).toContain('PLOW')
    expect(await units({ search: 'gm100001' })).toEqual(['PLOW'])
    const byCompany = await units({ order_by: 'company_name' })
    expect(byCompany.slice(0, 2).sort()).toEqual(['MIXER', 'PLOW'])
    const row = (await admin.call(truckEndpoints.listVehicles, { query: { search: 'gm100002' } })).data[0]
    expect(row).toMatchObject({
      id: mixer.id,
      owner_name: 'Al Zant',
      company_name: 'Ames Ag',
      type: 1,
      vin: '2NKHHM6X1GM100002',
      unit_number: 'MIXER',
      make: 'Freightliner',
      model: 'Cascadia',
      year: 2012,
      color: '',
      gvwr: 52000,
      tags: [],
      license_plate: 'P123456',
      temporary_plate: '',
    })
    expect(plow.id).toBeLessThan(mixer.id)
    expect(await units({}, trailerEndpoints.listVehicles as never)).not.toContain('PLOW')
  })

  it('has a short list over both kinds for an order, an exact unit number first', {
    tags: 'RO-019',
  }, async () => {
    const exact = await createTruck({ unit_number: '88', vin: '4V4NC9EH5EN100088' })
    await createTruck({ unit_number: '1988', vin: '4V4NC9EH5EN188888' })
    const found = (await admin.call(vehicleEndpoints.shortListVehicles, { query: { search: '88' } })).data
    expect(found[0]).toMatchObject({ id: exact.id, kind: 'truck', owner: { phone: '+13125550142' } })
    expect(new Set(found.map(vehicle => vehicle.id)).size).toBe(found.length)
    const byPhone = (
      await admin.call(vehicleEndpoints.shortListVehicles, { query: { search: '(312) 555-0142' } })
    ).data
    expect(byPhone.map(vehicle => vehicle.kind)).toEqual(expect.arrayContaining(['truck', 'trailer']))
    const ofOwner = async (owner_id: number, search?: string) =>
      (await admin.call(vehicleEndpoints.shortListVehicles, { query: { owner_id, search } })).data
    expect((await ofOwner(owner.id, '88'))[0]).toMatchObject({ id: exact.id })
    expect(await ofOwner(999_999)).toEqual([])
    expect(await ofOwner(999_999, '88')).toEqual([])
  })

  it('finds a plate, unit number and end of a VIN in any format, exact matches first', {
    tags: 'RO-019',
  }, async () => {
    const older = await createTruck({
      unit_number: 'KX-55',
      license_plate: 'ZQ-482 13',
      vin: '4V4NC9EH5EN207613',
    })
    // Newer, and contains the same digits.
    await createTruck({ unit_number: 'KX-551', license_plate: 'ZQ48213B', vin: '4V4NC9207613EN001' })
    for (const search of [
      'ZQ48213',
      'zq 482-13',
      'ZQ-48213',
      'KX55',
      'kx 55',
      '#KX-55',
      '207613',
      'EN 207613',
    ]) {
      const { data } = await admin.call(vehicleEndpoints.shortListVehicles, { query: { search } })
      expect(data[0]?.id, search).toBe(older.id)
    }
  })
})

describe('saving', () => {
  it('answers 409 on a version conflict and records changes', { tags: 'VEH-021' }, async () => {
    const { id, version } = await createTruck()
    const body = { ...truck(), color: 'Red', year: 2013, version }
    await sales.call(truckEndpoints.updateVehicle, { params: { id }, body })
    const late = await admin.attempt(truckEndpoints.updateVehicle, { params: { id }, body })
    expect(late.status).toBe(409)
    expect((late.body as unknown as { data: object }).data).toMatchObject({ color: 'Red', version: 2 })
    const history = (await admin.call(truckEndpoints.listHistory, { params: { id } }, { language: 'ru' }))
      .data
    expect(history.map(entry => entry.message)).toEqual(['Грузовик изменён', 'Грузовик добавлен'])
    expect(history[0]!.changes).toEqual([
      { label: 'Год', before: '2012', after: '2013' },
      { label: 'Цвет', before: '—', after: 'Red' },
    ])
    const found = async (query: object) =>
      (await admin.call(truckEndpoints.listFullHistory, { params: { id }, query })).meta.total
    const today = '2026-11-21 - 2026-11-21'
    expect(await found({ dates_range: today })).toBe(2)
    expect(await found({ user_id: sales.user.id, dates_range: today })).toBe(1)
    for (const dates_range of ['2020-01-01 - 2026-11-20', '2026-11-22 - 2099-12-31'])
      expect(await found({ dates_range }), dates_range).toBe(0)
  })
})

it('counts its comments and orders', { tags: 'VEH-006' }, async () => {
  const { id } = await createTruck()
  const of = { params: { id } }
  const shown = async () => (await admin.call(truckEndpoints.getVehicle, of)).data
  await admin.call(truckEndpoints.addComment, { ...of, body: { comment: 'Leaks' } })
  await test.db
    .insertInto('comments')
    .values({
      kind: 'customer',
      record_id: id,
      comment: 'Calls back',
      author_id: admin.user.id,
      timezone: 'UTC',
    })
    .execute()
  expect((await shown()).comments_count).toBe(1)

  const has = async () => {
    const { hasRelatedOpenOrders, hasRelatedDeletedOrders, hasRelatedFinishedOrders } = await shown()
    return {
      open: hasRelatedOpenOrders,
      deleted: hasRelatedDeletedOrders,
      finished: hasRelatedFinishedOrders,
    }
  }
  const none = { open: false, deleted: false, finished: false }
  const order = { params: { id: (await orderFixtures(test).order(admin, [], { truck_id: id })).id } }
  expect(await has()).toEqual({ ...none, open: true })
  await admin.call(repairOrderEndpoints.deleteRepairOrder, order)
  expect(await has()).toEqual({ ...none, deleted: true })
  await admin.call(repairOrderEndpoints.restoreRepairOrder, order)
  await admin.call(repairOrderEndpoints.changeRepairOrderStatus, { ...order, body: { status: 'finished' } })
  expect(await has()).toEqual({ ...none, finished: true })
})

describe('deleting', () => {
  it('is refused for open, deleted and finished orders, each with its own error', {
    tags: ['ERR-025', 'VEH-025'],
  }, async () => {
    const { id } = await createTruck()
    const { open, finished } = await orderFixtures(test).orderInEachState(admin, { truck_id: id })
    const refused = await admin.attempt(truckEndpoints.deleteVehicle, { params: { id } })
    expect(refused.status).toBe(422)
    expect(refused.errors.map(error => error.code)).toEqual([
      'vehicle_has_open_orders',
      'vehicle_has_deleted_orders',
      'vehicle_has_finished_orders',
    ])
    expect(refused.errors[0]!.params).toMatchObject({
      related: [{ kind: 'repair_order', id: open.id, name: open.order_number, is_deleted: false }],
    })
    const latest = (await admin.call(truckEndpoints.listVehicleOrders, { params: { id } })).data
    expect(latest.map(one => one.order_number)).toEqual([finished.order_number, open.order_number])
    expect((await mechanic.call(truckEndpoints.listVehicleOrders, { params: { id } })).data).toEqual([])
    const made = [open.id]
    while (made.length < 12) made.push((await orderFixtures(test).order(admin, [], { truck_id: id })).id)
    const { errors } = await admin.attempt(truckEndpoints.deleteVehicle, { params: { id } })
    expect(errors[0]).toMatchObject({
      title: 'Cannot delete: this vehicle has open repair orders (12). Finish or delete them first',
      params: { count: 12 },
    })
    const { related } = errors[0]!.params as unknown as { related: { id: number }[] }
    expect(related.map(one => one.id)).toEqual(made.reverse().slice(0, 10))
  })

  it('has types of work, mileage and balance of each visit', async () => {
    const { id } = await createTruck()
    const { order: createOrder, part } = orderFixtures(test)
    const tubing = await part(10, { name: 'Air tubing', price: 0, decimals: true })
    const order = await createOrder(admin, [], {
      truck_id: id,
      odometer_in: 412_380,
      due_date: '2026-11-01',
      types_of_work: [
        { name: 'Brakes', hourly_rate: 100, duration: '2:00', inventories: [] },
        {
          name: 'Inspection',
          hourly_rate: 50,
          duration: '1:00',
          inventories: [{ id: tubing, quantity: 2.5 }],
        },
      ],
    })
    const { data } = await admin.call(truckEndpoints.listVehicleOrders, { params: { id } })
    expect(data).toMatchObject([
      {
        id: order.id,
        works: ['Brakes', 'Inspection'],
        parts: [{ name: 'Air tubing', quantity: 2.5 }],
        odometer_in: 412_380,
        odometer_unit: 'mi',
        total_amount: 250,
        balance: 250,
        overdue_days: 20,
      },
    ])
  })

  it('deletes a vehicle without orders', async () => {
    const { id } = await createTruck()
    await admin.call(truckEndpoints.deleteVehicle, { params: { id } })
    expect((await admin.attempt(truckEndpoints.getVehicle, { params: { id } })).status).toBe(404)
  })
})

it("stores the short name of a plate's state, and refuses unknown ones", async () => {
  const { data } = await admin.call(truckEndpoints.createVehicle, {
    body: { ...truck(), plate_state: 'illinois' },
  })
  expect(data.plate_state).toBe('IL')
  const params = { id: data.id }
  const { data: bare } = await admin.call(truckEndpoints.updateVehicle, { params, body: truck() })
  expect(bare.plate_state).toBe('')
  const { data: history } = await admin.call(truckEndpoints.listHistory, { params })
  expect(history[0]!.changes).toContainEqual(expect.objectContaining({ label: 'Plate state', before: 'IL' }))
  const { status, errors } = await admin.attempt(truckEndpoints.createVehicle, {
    body: { ...truck(), plate_state: 'Elbonia' },
  })
  expect([status, errors[0]]).toMatchObject([
    422,
    { code: 'validate__not-in-list', source: { parameter: 'plate_state' } },
  ])
})

describe('rights', () => {
  it('are separate for trucks and trailers, including comments', { tags: 'VEH-027' }, async () => {
    const kinds = [
      { resource: 'trucks', calls: truckEndpoints, body: truck(), id: (await createTruck()).id },
      {
        resource: 'trailers',
        calls: trailerEndpoints as unknown as typeof truckEndpoints,
        body: trailer() as ReturnType<typeof truck>,
        id: (await admin.call(trailerEndpoints.createVehicle, { body: trailer() })).data.id,
      },
    ] as const
    const acts = ['read', 'create', 'update', 'delete', 'add-comment', 'delete-comment'] as const
    const refused = async () => {
      const found: string[] = []
      for (const { resource, calls, body, id } of kinds) {
        const comment = { comment: 'Rust' }
        const theirs = await sales.call(calls.addComment, { params: { id }, body: comment })
        const only = { validateOnly: true }
        const answers = {
          read: await admin.attempt(calls.getVehicle, { params: { id } }),
          create: await admin.attempt(calls.createVehicle, { body }, only),
          update: await admin.attempt(calls.updateVehicle, { params: { id }, body }, only),
          delete: await admin.attempt(calls.deleteVehicle, { params: { id } }, only),
          'add-comment': await admin.attempt(calls.addComment, { params: { id }, body: comment }, only),
          'delete-comment': await admin.attempt(
            calls.deleteComment,
            { params: { id, comment_id: theirs.data.id } },
            only,
          ),
        }
        found.push(...acts.filter(act => answers[act].status === 403).map(act => `${resource}.${act}`))
      }
      return found
    }
    expect(await refused()).toEqual([])
    for (const { resource } of kinds) {
      for (const act of acts.slice(1)) {
        const right = `${resource}.${act}` as const
        expect(await withoutRight('admin', right, refused)).toEqual([right])
      }
      // Comments need the permission to read the vehicle.
      expect(await withoutRight('admin', `${resource}.read`, refused)).toEqual([
        `${resource}.read`,
        `${resource}.delete-comment`,
      ])
    }
  })

  it("let a mechanic read and comment, without the owner's contact data", {
    tags: ['VEH-019', 'VEH-027'],
  }, async () => {
    const { id } = await createTruck()
    const seen = (await mechanic.call(truckEndpoints.getVehicle, { params: { id } })).data
    expect(seen.owner).toEqual({
      id: owner.id,
      first_name: 'Maria',
      last_name: 'Lopez',
      phone: null,
      phone_extension: null,
      email: null,
      tax_exempt_until: null,
      without_charges: false,
      hourly_rate: null,
    })
    const search = async (text: string) =>
      (await mechanic.call(vehicleEndpoints.shortListVehicles, { query: { search: text } })).data
    expect(await search('3125550142')).toEqual([])
    expect((await search('lopez'))[0]!.owner.phone).toBeNull()
    const { data } = await mechanic.call(truckEndpoints.addComment, {
      params: { id },
      body: { comment: 'Rust' },
    })
    expect(data.author.id).toBe(mechanic.user.id)
    const theirs = (await sales.call(truckEndpoints.addComment, { params: { id }, body: { comment: 'Oil' } }))
      .data
    const comments = async () =>
      (await mechanic.call(truckEndpoints.listComments, { params: { id } })).data.map(one => one.comment)
    const drop = async (comment_id: number) =>
      (await mechanic.attempt(truckEndpoints.deleteComment, { params: { id, comment_id } })).status
    expect(await comments()).toEqual(['Oil', 'Rust'])
    expect(await drop(theirs.id)).toBe(403)
    expect(await drop(data.id)).toBe(204)
    expect(await comments()).toEqual(['Oil'])
    for (const refused of [
      mechanic.attempt(truckEndpoints.createVehicle, { body: truck() }),
      mechanic.attempt(truckEndpoints.updateVehicle, { params: { id }, body: truck() }),
      mechanic.attempt(truckEndpoints.deleteVehicle, { params: { id } }),
      sales.attempt(truckEndpoints.deleteVehicle, { params: { id } }),
      sales.attempt(trailerEndpoints.deleteVehicle, { params: { id } }),
    ]) {
      expect((await refused).status).toBe(403)
    }
  })

  it('lets a comment be deleted by its author or with delete-comment', { tags: 'PERM-021' }, async () => {
    const { data: semi } = await admin.call(trailerEndpoints.createVehicle, { body: trailer() })
    for (const [calls, params, right] of [
      [truckEndpoints, { id: (await createTruck()).id }, 'trucks.delete-comment'],
      [trailerEndpoints, { id: semi.id }, 'trailers.delete-comment'],
    ] as const) {
      const add = async (who: typeof admin, comment: string) =>
        (await who.call(calls.addComment, { params, body: { comment } })).data
      const [mine, theirs] = [await add(mechanic, 'Mine'), await add(sales, 'Theirs')]
      const seen = async (who: typeof admin) =>
        (await who.call(calls.listComments, { params })).data.map(one => [one.comment, one.can_delete])
      expect(await seen(mechanic)).toEqual([
        ['Theirs', false],
        ['Mine', true],
      ])
      expect((await seen(admin)).every(([, may]) => may)).toBe(true)
      const drop = async (who: typeof admin, comment_id: number) =>
        (await who.attempt(calls.deleteComment, { params: { ...params, comment_id } })).status
      expect(await drop(mechanic, theirs.id)).toBe(403)
      expect(await drop(mechanic, mine.id)).toBe(204)
      const may = async () => [await seen(admin), await drop(admin, theirs.id)]
      expect(await withoutRight('admin', right, may)).toEqual([[['Theirs', false]], 403])
      expect(await may()).toEqual([[['Theirs', true]], 204])
    }
  })
})
