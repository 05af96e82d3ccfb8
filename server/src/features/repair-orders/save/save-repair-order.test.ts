import { beforeAll, describe, expect, it } from 'vitest'
import { draftEndpoints } from '#contract/records/drafts.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import type { RepairOrderPayload } from '#contract/repair-orders/repair-order-input.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { orderFixtures, payloadOf } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { untilLockWaits } from '#server/testing/until-lock-waits.ts'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')

describe('opening an order', () => {
  it('returns the whole order for the vehicle and its owner', {
    tags: ['RO-008', 'RO-010', 'ROF-016', 'ROF-020', 'ROF-022'],
  }, async () => {
    const mechanic = await test.signIn('mechanic')
    const owner = await make.customer({ first_name: 'Ines' })
    const trailer = await make.vehicle(owner, { kind: 'trailer', unit_number: 'T-12' })
    const shoe = await make.part(10, { price: 148.9, name: 'Brake shoe kit' })
    const body = await make.payload({
      trailer_id: trailer.id,
      mechanic_id: mechanic.user.id,
      types_of_work: [
        {
          name: 'Front brakes',
          hourly_rate: 120,
          duration: '2:30',
          save_to_the_list: 0,
          total_amount: 1,
          inventories: [{ id: shoe, quantity: 2 }],
        } as never,
        { name: 'Inspection', hourly_rate: 95, duration: '1:00', inventories: [] },
      ],
      discount: 10,
      tax_labor: 0,
      tax_inventory: 8.5,
      notes: 'Squeaks',
    })
    const { data } = await admin.call(api.createRepairOrder, { body })
    expect(data).toMatchObject({
      id: expect.any(Number),
      order_number: expect.stringMatching(/^R-\d{6}$/),
      status: 'new',
      status_changed_at: unixSeconds(test.clock.now()),
      next_statuses: ['in_process', 'finished'],
      payment_status: ['not_paid', 'not_billed', 'not_overdue'],
      vehicle: { id: trailer.id, vehicle_form: 'trailer', unit_number: 'T-12' },
      customer: { id: owner, full_name: 'Ines Alvarez' },
      mechanic: { id: mechanic.user.id },
      discount: 10,
      tax_labor: 0,
      tax_inventory: 8.5,
      implementation_date: '2026-11-25 09:30',
      due_date: '2026-12-21',
      notes: 'Squeaks',
      labor_amount: 395,
      parts_amount: 297.8,
      discount_amount: 69.28,
      tax_parts_amount: 22.78,
      total_amount: 646.3,
      balance: 646.3,
      is_overdue: false,
      overdue_days: 0,
      is_prices_changed: false,
      billed_at: null,
      paid_at: null,
      comments_count: 0,
      attachments: [],
      version: 1,
    })
    expect(data.typeOfWork[0]).toMatchObject({
      name: 'Front brakes',
      duration: '2:30',
      total_amount: 597.8,
      inventories: [
        {
          id: shoe,
          inventory_id: shoe,
          quantity: 2,
          price: 148.9,
          name: 'Brake shoe kit',
          stock_number: await stockNumberOf(shoe),
        },
      ],
    })
    expect(await make.stockOf(shoe)).toMatchObject({ on_hand: 10, reserved: 2 })
  })

  it('numbers orders without gaps for refused ones', async () => {
    const first = await make.order(admin)
    expect(
      (await admin.attempt(api.createRepairOrder, { body: { ...first.body, mechanic_id: 999_999 } })).status,
    ).toBe(422)
    const second = await make.order(admin)
    expect(Number(second.order_number.slice(2))).toBe(Number(first.order_number.slice(2)) + 1)
  })

  it("reads the implementation date in the caller's time zone", { tags: 'ROF-018' }, async () => {
    const body = await make.payload({ implementation_date: '2026-11-25 23:30' })
    const { data } = await admin.call(api.createRepairOrder, { body }, { timezone: 'America/Los_Angeles' })
    expect(data.implementation_date).toBe('2026-11-25 23:30')
    const inChicago = await admin.call(api.getRepairOrder, { params: { id: data.id } })
    expect(inChicago.data.implementation_date).toBe('2026-11-26 01:30')
  })

  it('accepts a form with files and numbers as text', { tags: ['ROF-016', 'ROF-019'] }, async () => {
    const part = await make.part(5)
    const body = await make.payload({
      types_of_work: [
        { name: 'Oil', hourly_rate: 80.5, duration: '0:30', inventories: [{ id: part, quantity: 1 }] },
      ],
    })
    const { notes: _n, discount: _d, tax_labor: _l, tax_inventory: _i, ...withoutEmpty } = body
    const files = { attachment_files: [new File(['hello'], 'note.txt'), new File(['again'], 'more.txt')] }
    const { data } = await admin.call(api.createRepairOrder, { body: withoutEmpty, files })
    const empty = { notes: '', discount: 0, tax_labor: 0, tax_inventory: 0 }
    expect(data).toMatchObject({ ...empty, total_amount: 50.25 })
    expect(data.attachments.map(file => file.file_name)).toEqual(['note.txt', 'more.txt'])
  })

  it('accepts a form with a file for the largest order', { tags: 'ROF-033' }, async () => {
    const part = await make.part(9000)
    const inventories = Array.from({ length: 30 }, () => ({ id: part, inventory_id: part, quantity: 1 }))
    const body = await make.payload({
      types_of_work: Array.from({ length: 100 }, (_, i) => ({
        id: null,
        type_of_work_id: null,
        name: `Work ${i}`,
        hourly_rate: 10,
        duration: '1:00',
        save_to_the_list: 0,
        inventories,
      })),
    })
    const files = { attachment_files: [new File(['hello'], 'note.txt')] }
    const { data } = await admin.call(api.createRepairOrder, { body, files })
    expect(data.typeOfWork).toHaveLength(100)
    expect(data.typeOfWork.every(work => work.inventories.length === 30)).toBe(true)
    expect(data.attachments).toHaveLength(1)
  })

  it('refuses a form with too many fields before reading all of them', async () => {
    const body = {
      ...(await make.payload()),
      ...Object.fromEntries(['a', 'b', 'c'].map(name => [name, 'x'.repeat(1_000_000)])),
    }
    const files = { attachment_files: [new File(['hello'], 'note.txt')] }
    const { status, errors } = await admin.attempt(api.createRepairOrder, { body, files })
    expect([status, errors[0]!.code]).toEqual([413, 'body_too_large'])
  })

  it('accepts the aliases inventory_id and typeOfWork', async () => {
    const part = await make.part(5)
    const { types_of_work: _, ...body } = await make.payload()
    const typeOfWork = [
      { name: 'Oil', hourly_rate: 80, duration: '2:00', inventories: [{ inventory_id: part, quantity: 1 }] },
    ]
    const { data } = await admin.call(api.createRepairOrder, { body: { ...body, typeOfWork } })
    expect(data.typeOfWork).toMatchObject([{ inventories: [{ id: part }] }])
  })

  it('accepts a duration with any separator, pads it and caps its minutes', {
    tags: ['ROF-026', 'ROF-027'],
  }, async () => {
    const durations = { '2': '2:00', '2.5': '2:05', '2,30': '2:30', '1:75': '1:59', '999:59': '999:59' }
    const types_of_work = Object.keys(durations).map(duration => ({
      name: 'Oil',
      hourly_rate: 80,
      duration,
      inventories: [],
    }))
    const { data } = await admin.call(api.createRepairOrder, { body: await make.payload({ types_of_work }) })
    expect(data.typeOfWork.map(work => work.duration)).toEqual(Object.values(durations))
  })

  it('accepts a rate of 0, a discount of 99 and taxes of 99.9 percent', {
    tags: ['ROF-029', 'ROF-030', 'ROF-031'],
  }, async () => {
    const most = { discount: 99, tax_labor: 99.9, tax_inventory: 99.9 }
    const work = (hourly_rate: number) => ({ name: 'Oil', hourly_rate, duration: '1:00', inventories: [] })
    const { data } = await admin.call(api.createRepairOrder, {
      body: await make.payload({ types_of_work: [work(99.99), work(0.01), work(0)], ...most }),
    })
    expect(data).toMatchObject({ ...most, total_amount: 2 })
    expect(data.typeOfWork.map(({ hourly_rate }) => hourly_rate)).toEqual([99.99, 0.01, 0])
    const least = { discount: 0.1, tax_labor: 0.1, tax_inventory: 0.1 }
    const other = await admin.call(api.createRepairOrder, { body: await make.payload(least) })
    expect(other.data).toMatchObject(least)
  })

  it('saves a marked type of work to the list, once per name', {
    tags: 'TOW-009',
  }, async () => {
    const part = await make.part(9)
    const work = (name: string, save_to_the_list: 0 | 1) => ({
      name,
      hourly_rate: 75,
      duration: '1:15',
      save_to_the_list,
      inventories: [{ id: part, quantity: 2 }],
    })
    await admin.call(api.createRepairOrder, {
      body: await make.payload({
        types_of_work: [work('Kingpin', 1), work('KINGPIN', 1), work('Kingpin, only this once', 0)],
      }),
    })
    const saved = await test.db
      .selectFrom('types_of_work')
      .innerJoin('type_of_work_parts as p', 'p.type_of_work_id', 'types_of_work.id')
      .select(['name', 'duration_minutes', 'hourly_rate', 'part_id', 'quantity'])
      .where('search_text', 'like', 'kingpin%')
      .execute()
    expect(saved).toEqual([
      { name: 'Kingpin', duration_minutes: 75, hourly_rate: '75.00', part_id: part, quantity: '2.000' },
    ])
  })

  it('saves the order without adding to the list if the caller may not create types of work', async () => {
    const sales = await test.signIn('sales_manager')
    const work = { name: 'Airbag of sales', hourly_rate: 75, duration: '1:00', save_to_the_list: 1 as const }
    const body = await make.payload({ types_of_work: [{ ...work, inventories: [] }] })
    expect((await sales.attempt(api.createRepairOrder, { body })).status).toBe(200)
    const kept = await test.db
      .selectFrom('types_of_work')
      .select('id')
      .where('name', '=', work.name)
      .execute()
    expect(kept).toEqual([])
  })

  it('create, update and restore-update write nothing when validating only', {
    tags: 'RO-011',
  }, async () => {
    const part = await make.part(3)
    const open = await make.order(admin)
    const deleted = await make.order(admin)
    await admin.call(api.deleteRepairOrder, { params: { id: deleted.id } })
    const body = await make.payload({
      types_of_work: [
        { name: 'Oil', hourly_rate: 80, duration: '1:00', inventories: [{ id: part, quantity: 2 }] },
      ],
    })
    const state = async () => [
      await admin.call(api.listRepairOrders),
      await admin.call(api.getDeletedRepairOrder, { params: { id: deleted.id } }),
    ]
    const before = await state()
    const answers = await Promise.all([
      admin.attempt(api.createRepairOrder, { body }, { validateOnly: true }),
      admin.attempt(api.updateRepairOrder, { params: { id: open.id }, body }, { validateOnly: true }),
      admin.attempt(
        api.restoreUpdateRepairOrder,
        { params: { id: deleted.id }, body },
        { validateOnly: true },
      ),
    ])
    expect(answers.map(answer => answer.status)).toEqual([204, 204, 204])
    expect(await state()).toEqual(before)
    expect(await make.stockOf(part)).toMatchObject({ reserved: 0 })
  })

  it('validating a new order neither blocks a concurrent save nor waits for it', async () => {
    const body = await make.payload()
    const look = (): Promise<unknown> =>
      admin.attempt(api.createRepairOrder, { body }, { validateOnly: true }).then(({ status }) => status)
    await test.db.transaction().execute(async db => {
      await db.selectFrom('counters').selectAll().forUpdate().execute()
      const waits = untilLockWaits(test.db).then(
        () => 'waits',
        () => 'never',
      )
      expect(await Promise.race([Promise.all([look(), look()]), waits])).toEqual([204, 204])
    })
  })

  it('stores the form as a draft when create, update and restore-update validate only', {
    tags: 'ROF-046',
  }, async () => {
    const open = await make.order(admin)
    const deleted = await make.order(admin)
    await admin.call(api.deleteRepairOrder, { params: { id: deleted.id } })
    const body = { notes: 'Half a word', types_of_work: [] } as never
    const left = [
      [`orders.create`, api.createRepairOrder, {}],
      [`orders.edit.${open.id}`, api.updateRepairOrder, { params: { id: open.id } }],
      [`orders.restore.${deleted.id}`, api.restoreUpdateRepairOrder, { params: { id: deleted.id } }],
    ] as const
    const before = (await admin.call(api.listRepairOrders)).meta.total
    for (const [draftStore, endpoint, where] of left) {
      const params = { id: draftStore }
      const answer = await admin.attempt(
        endpoint as typeof api.updateRepairOrder,
        { ...where, body } as never,
        { validateOnly: true, draftStore },
      )
      expect(answer.status).toBe(422)
      expect((await admin.call(draftEndpoints.getDraft, { params })).data?.data).toMatchObject({
        notes: 'Half a word',
      })
      await admin.call(draftEndpoints.dropDraft, { params })
      expect((await admin.call(draftEndpoints.getDraft, { params })).data).toBeNull()
    }
    expect((await admin.call(api.listRepairOrders)).meta.total).toBe(before)
    expect((await admin.call(api.getRepairOrder, { params: { id: open.id } })).data).toMatchObject({
      notes: '',
      version: open.version,
    })
    expect((await admin.attempt(api.getRepairOrder, { params: { id: deleted.id } })).status).toBe(404)
  })

  it('returns the first answer to a repeated request', async () => {
    const body = await make.payload()
    const first = await admin.call(api.createRepairOrder, { body }, { idempotencyKey: 'once' })
    const second = await admin.call(api.createRepairOrder, { body }, { idempotencyKey: 'once' })
    expect(second.data.id).toBe(first.data.id)
  })
})

describe('refusals of a save', () => {
  const refused: [string, string, object][] = [
    ['a missing vehicle', 'truck_id', { truck_id: undefined }],
    ['two vehicles', 'trailer_id', { trailer_id: 1 }],
    ['no due date', 'due_date', { due_date: undefined }],
    ['a due date in another form', 'due_date', { due_date: '12/21/2026' }],
    ['no implementation date', 'implementation_date', { implementation_date: undefined }],
    ['an implementation day without time', 'implementation_date', { implementation_date: '2026-11-25' }],
    ['no mechanic', 'mechanic_id', { mechanic_id: undefined }],
    ['a discount over 99', 'discount', { discount: 99.1 }],
    ['a negative discount', 'discount', { discount: -1 }],
    ...(['discount', 'tax_labor', 'tax_inventory'] as const).flatMap((field): [string, string, object][] => [
      [`a ${field} of two decimals`, field, { [field]: 10.25 }],
      [`a ${field} over 99.9`, field, { [field]: 100 }],
      [`a ${field} below nothing`, field, { [field]: -0.1 }],
      [`a ${field} in words`, field, { [field]: 'ten' }],
    ]),
    ['no type of work', 'types_of_work', { types_of_work: [] }],
    ['no types of work at all', 'types_of_work', { types_of_work: undefined }],
  ]
  const orders = { open: 0, deleted: 0 }
  beforeAll(async () => {
    orders.open = (await make.order(admin)).id
    orders.deleted = (await make.order(admin)).id
    await admin.call(api.deleteRepairOrder, { params: { id: orders.deleted } })
  })
  const expectRefused = async (body: object, parameter: string, isLacking: boolean) => {
    const whole = body as RepairOrderPayload
    for (const { status, errors } of [
      await admin.attempt(api.createRepairOrder, { body: whole }),
      await admin.attempt(api.updateRepairOrder, { params: { id: orders.open }, body: whole }),
      await admin.attempt(api.restoreUpdateRepairOrder, { params: { id: orders.deleted }, body: whole }),
    ]) {
      expect(status).toBe(422)
      const about = errors.find(error => error.source?.parameter === parameter)
      expect(about, JSON.stringify(errors)).toBeDefined()
      expect(about!.title).not.toMatch(/^errors\./)
      if (isLacking) expect(about?.title).toBe('Field is required')
    }
  }
  it.each(refused)(
    '%s',
    { tags: ['ROF-017', 'ROF-023', 'ROF-025', 'ROF-030', 'ROF-031', 'ROF-035'] },
    async (_what, parameter, change) => {
      const body = { ...(await make.payload()), ...change }
      await expectRefused(body, parameter, isNothing(Object.values(change)[0]))
    },
  )

  const work = { name: 'Oil', hourly_rate: 80, duration: '1:00', inventories: [] as object[] }
  const refusedWorks: [string, string, object][] = [
    ['a work without name', 'types_of_work.0.name', { name: ' ' }],
    ['a work without rate', 'types_of_work.0.hourly_rate', { hourly_rate: undefined }],
    ['a negative rate', 'types_of_work.0.hourly_rate', { hourly_rate: -0.01 }],
    ['a rate in tenths of cents', 'types_of_work.0.hourly_rate', { hourly_rate: 80.001 }],
    ['a work without duration', 'types_of_work.0.duration', { duration: '' }],
    ['a duration in words', 'types_of_work.0.duration', { duration: 'two' }],
    ['four digits of hours', 'types_of_work.0.duration', { duration: '1000:00' }],
    ['a part row without part', 'types_of_work.0.inventories.0.id', { inventories: [{ quantity: 1 }] }],
    [
      'nothing of a part',
      'types_of_work.0.inventories.0.quantity',
      { inventories: [{ id: 1, quantity: 0 }] },
    ],
    [
      'a part that does not exist',
      'types_of_work.0.inventories.0.id',
      { inventories: [{ id: 999_999, quantity: 1 }] },
    ],
    [
      '31 part rows',
      'types_of_work.0.inventories',
      { inventories: Array.from({ length: 31 }, () => ({ id: 1, quantity: 1 })) },
    ],
  ]
  it.each(refusedWorks)(
    '%s',
    { tags: ['ROF-021', 'ROF-024', 'ROF-026', 'ROF-027', 'ROF-029', 'ROF-033'] },
    async (_what, parameter, change) => {
      const body = await make.payload({ types_of_work: [{ ...work, ...change } as never] })
      await expectRefused(body, parameter, isNothing(Object.values(change)[0]))
    },
  )

  it('refuses half a piece and accepts half a gallon', { tags: 'ROF-032' }, async () => {
    const pieces = await make.part(5, { name: 'Brake drum' })
    const gallons = await make.part(5, { decimals: true })
    const inventories = [
      { id: pieces, quantity: 0.5 },
      { id: gallons, quantity: 0.5 },
    ]
    const body = await make.payload({ types_of_work: [{ ...work, inventories } as never] })
    const half = { ...body, types_of_work: [{ ...work, inventories: [inventories[1]!] } as never] }
    const { id } = (await admin.call(api.createRepairOrder, { body: half })).data
    expect(await make.stockOf(gallons)).toMatchObject({ reserved: 0.5 })
    for (const { errors } of [
      await admin.attempt(api.createRepairOrder, { body }),
      await admin.attempt(api.updateRepairOrder, { params: { id }, body }),
    ])
      expect(errors).toMatchObject([
        {
          code: 'quantity_must_be_whole',
          source: { parameter: 'types_of_work.0.inventories.0.quantity' },
          params: { part: 'Brake drum', unit: 'pcs' },
        },
      ])
  })

  it('accepts 30 part rows', { tags: 'ROF-033' }, async () => {
    const part = await make.part(100)
    const inventories = Array.from({ length: 30 }, () => ({ id: part, quantity: 2 }))
    await make.order(admin, inventories)
    expect(await make.stockOf(part)).toMatchObject({ reserved: 60 })
  })

  it("reports a truck's id for a trailer and an inactive mechanic together", async () => {
    const sales = await test.signIn('sales_manager')
    const truck = await make.vehicle()
    const inventories = [{ id: await make.part(1), quantity: 2 }]
    const body = await make.payload({
      trailer_id: truck.id,
      mechanic_id: sales.user.id,
      types_of_work: [{ ...work, inventories }],
    })
    const { status, errors } = await admin.attempt(api.createRepairOrder, { body })
    expect(status).toBe(422)
    expect(errors).toMatchObject([
      { code: 'vehicle_not_found', title: 'No such vehicle exists', source: { parameter: 'trailer_id' } },
      { code: 'mechanic_not_available', source: { parameter: 'mechanic_id' } },
      { code: 'part_short', source: { parameter: 'types_of_work.0.inventories.0.quantity' } },
    ])
    const { id } = await make.order(admin)
    const updated = await admin.attempt(api.updateRepairOrder, { params: { id }, body })
    expect(updated.errors.map(({ code }) => code)).toEqual(errors.map(({ code }) => code))
  })

  it('reports a short part with its stock and the orders that reserve it', async () => {
    const part = await make.part(5, { name: 'Brake drum' })
    const holder = await make.order(admin, [{ id: part, quantity: 4 }])
    const rows = [
      { id: part, quantity: 1 },
      { id: part, quantity: 1 },
    ]
    const body = await make.payload({ types_of_work: [{ ...work, inventories: rows } as never] })
    const { status, errors } = await admin.attempt(api.createRepairOrder, { body })
    expect(status).toBe(422)
    expect(errors.map(error => error.source?.parameter)).toEqual([
      'types_of_work.0.inventories.0.quantity',
      'types_of_work.0.inventories.1.quantity',
    ])
    expect(errors[0]!.title).toBe(
      `Only 1 of Brake drum available, the rest is reserved by ${holder.order_number} (4)`,
    )
    expect(await make.stockOf(part)).toMatchObject({ reserved: 4 })
  })

  it('limits the total, also before the discount', async () => {
    const part = await make.part(90_000, { price: 999_999 })
    const save = async (quantity: number, changes: Partial<typeof work> = {}, discount = 0) => {
      const inventories = [{ id: part, quantity }]
      const types_of_work = [{ ...work, ...changes, inventories }]
      const body = await make.payload({ types_of_work, discount })
      const { errors } = await admin.attempt(api.createRepairOrder, { body }, { validateOnly: true })
      return errors.map(({ code, source }) => [code, source!.parameter])
    }
    const tooLarge = [['order_total_too_large', 'types_of_work']]
    // 9,999,990,000 of parts, and the rest to 9,999,999,999 of labor.
    expect(await save(10_000, { hourly_rate: 9999 })).toEqual([])
    expect(await save(10_000, { hourly_rate: 9999.01 })).toEqual(tooLarge)
    expect(await save(90_000)).toEqual(tooLarge)
    // Parts and labor are each below the limit, and so is half of their sum.
    const labor = { hourly_rate: 999_999, duration: '900:00' }
    expect(await save(9_200, labor, 50)).toEqual(tooLarge)
    expect(await save(9_000, labor, 50)).toEqual([])
  })
})

describe('saving over an order', () => {
  it('changes types of work, parts and amounts, keeps ids of rows, and records all changes', {
    tags: 'RO-010',
  }, async () => {
    const [kept, dropped, added] = [
      await make.part(10, { name: 'Kept' }),
      await make.part(10, { name: 'Dropped' }),
      await make.part(10, { name: 'Added' }),
    ]
    const order = await make.order(admin, [
      { id: kept, quantity: 1 },
      { id: dropped, quantity: 2 },
    ])
    const [work] = order.typeOfWork
    const { data: after } = await admin.call(api.updateRepairOrder, {
      params: { id: order.id },
      body: {
        ...order.body,
        discount: 5,
        due_date: '2026-12-31',
        version: order.version,
        types_of_work: [
          { name: 'New work', hourly_rate: 50, duration: '1:00', inventories: [{ id: added, quantity: 3 }] },
          {
            id: work!.id,
            name: 'Front brakes',
            hourly_rate: 100,
            duration: '3:00',
            inventories: [{ id: kept, quantity: 4 }],
          },
        ],
      },
    })
    expect(after.typeOfWork.map(row => row.name)).toEqual(['New work', 'Front brakes'])
    expect(after.typeOfWork[1]!.id).toBe(work!.id)
    expect(after).toMatchObject({ version: 2, labor_amount: 350, parts_amount: 70, total_amount: 399 })
    expect(await make.stockOf(kept)).toMatchObject({ reserved: 4 })
    expect(await make.stockOf(dropped)).toMatchObject({ reserved: 0 })
    expect(await make.stockOf(added)).toMatchObject({ reserved: 3 })

    const { data: history } = await admin.call(api.listHistory, { params: { id: order.id } })
    expect(history.map(entry => entry.message)).toEqual(['Order changed', 'Order created'])
    const changes = history[0]!.changes.map(({ label, before, after }) => `${label}: ${before} > ${after}`)
    expect(changes).toEqual(
      expect.arrayContaining([
        'Due date: 12/21/2026 > 12/31/2026',
        'Discount: 0% > 5%',
        'Type of work: — > New work',
        'Duration: Front brakes: 2:00 > Front brakes: 3:00',
        expect.stringMatching(/^Part: \S+ Kept × 1 pcs > \S+ Kept × 4 pcs$/),
        expect.stringMatching(/^Part: \S+ Dropped × 2 pcs > —$/),
        expect.stringMatching(/^Part: — > \S+ Added × 3 pcs$/),
        'Total: $230.00 > $399.00',
      ]),
    )
    expect(changes).toHaveLength(8)
  })

  it("creates a new row for a type of work with a repeated id, or another order's", async () => {
    const [order, other] = [await make.order(admin), await make.order(admin)]
    const [mine, foreign] = [order.typeOfWork[0]!, other.typeOfWork[0]!]
    const works = [foreign, mine, mine].map(({ id, name }, index) => ({
      id,
      name: `${name} ${index}`,
      hourly_rate: 100,
      duration: '1:00',
      inventories: [],
    }))
    const body = { ...order.body, types_of_work: works }
    const { data } = await admin.call(api.updateRepairOrder, { params: { id: order.id }, body })
    const [first, second, third] = data.typeOfWork
    expect(data.typeOfWork.map(({ name }) => name)).toEqual(works.map(({ name }) => name))
    expect(second!.id).toBe(mine.id)
    expect(new Set([first!.id, second!.id, third!.id, foreign.id]).size).toBe(4)
    const { data: untouched } = await admin.call(api.getRepairOrder, { params: { id: other.id } })
    expect(untouched.typeOfWork).toEqual(other.typeOfWork)
  })

  it('stores the saved type of work that a row was copied from', async () => {
    const { id } = await test.db
      .insertInto('types_of_work')
      .values({ name: 'Alignment', duration_minutes: 60, hourly_rate: '80' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const work = { name: 'Alignment', hourly_rate: 80, duration: '1:00', inventories: [] }
    const { typeOfWork } = await make.order(admin, [], {
      types_of_work: [{ ...work, type_of_work_id: id }, work],
    })
    expect(typeOfWork.map(({ type_of_work_id }) => type_of_work_id)).toEqual([id, null])
  })

  it("shows the history in the reader's language", async () => {
    const order = await make.order(admin)
    const { data } = await admin.call(api.listHistory, { params: { id: order.id } }, { language: 'uk' })
    expect(data[0]!.message).toBe('Замовлення створено')
  })

  it('accepts POST as well as PUT', async () => {
    const order = await make.order(admin)
    const post = { ...api.updateRepairOrder, method: 'POST' } as const
    const { data } = await admin.call(post as never as typeof api.updateRepairOrder, {
      params: { id: order.id },
      body: { ...order.body, notes: 'By POST' },
    })
    expect(data.notes).toBe('By POST')
  })

  it('keeps the price of a part until current prices are requested', {
    tags: ['ROF-016', 'ROF-041'],
  }, async () => {
    const part = await make.part(10, { price: 10 })
    const order = await make.order(admin, [{ id: part, quantity: 2 }])
    await test.db.updateTable('parts').set({ price_retail: '12.50' }).where('id', '=', part).execute()
    const { data: read } = await admin.call(api.getRepairOrder, { params: { id: order.id } })
    expect(read).toMatchObject({ is_prices_changed: true, total_amount: 220 })
    const body = { ...order.body, ...payloadOf(read) }
    const update = (flag: 0 | 1, version: number) =>
      admin.call(api.updateRepairOrder, {
        params: { id: order.id },
        body: { ...body, need_to_update_prices: flag, version },
      })
    expect((await update(0, 1)).data).toMatchObject({ is_prices_changed: true, total_amount: 220 })
    expect((await update(1, 2)).data).toMatchObject({ is_prices_changed: false, total_amount: 225 })
  })

  it('refuses an outdated version with the current order, and accepts a save without version', async () => {
    const order = await make.order(admin)
    const save = (notes: string, version?: number) =>
      admin.attempt(api.updateRepairOrder, {
        params: { id: order.id },
        body: { ...order.body, notes, version },
      })
    expect((await save('first', 1)).status).toBe(200)
    const late = await save('second', 1)
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ data: { notes: 'first', version: 2 } })
    expect((await save('third')).status).toBe(200)
  })

  it("keeps the customer of an open order when its vehicle's owner changes, and sets that of another vehicle", async () => {
    const vehicle = await make.vehicle()
    const order = await make.order(admin, [], { truck_id: vehicle.id })
    const buyer = await make.customer()
    await test.db.updateTable('vehicles').set({ owner_id: buyer }).where('id', '=', vehicle.id).execute()
    const save = (truckId: number) =>
      admin.call(api.updateRepairOrder, {
        params: { id: order.id },
        body: { ...order.body, truck_id: truckId },
      })
    expect((await save(vehicle.id)).data.customer.id).toBe(vehicle.owner_id)
    const other = await make.vehicle()
    expect((await save(other.id)).data.customer.id).toBe(other.owner_id)
  })

  it('saves an order whose mechanic was deactivated, but assigns no new one', async () => {
    const mechanic = await test.signIn('mechanic')
    const order = await make.order(admin, [], { mechanic_id: mechanic.user.id })
    await test.db
      .updateTable('users')
      .set({ status: 'inactive' })
      .where('id', '=', mechanic.user.id)
      .execute()
    const params = { id: order.id }
    expect((await admin.attempt(api.updateRepairOrder, { params, body: order.body })).status).toBe(200)
    expect((await admin.attempt(api.createRepairOrder, { body: order.body })).status).toBe(422)
    const other = await make.order(admin)
    const given = await admin.attempt(api.updateRepairOrder, {
      params: { id: other.id },
      body: { ...other.body, mechanic_id: mechanic.user.id },
    })
    expect(given.errors).toMatchObject([
      { code: 'mechanic_not_available', source: { parameter: 'mechanic_id' } },
    ])
  })
})

const isNothing = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) ? value : String(value).trim()).length === 0

const stockNumberOf = async (id: number): Promise<string> =>
  (await test.db.selectFrom('parts').select('stock_number').where('id', '=', id).executeTakeFirstOrThrow())
    .stock_number
