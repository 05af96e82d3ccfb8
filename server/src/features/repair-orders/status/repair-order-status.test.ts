import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { roleId } from '#contract/access/roles.ts'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { notificationEndpoints } from '#contract/notifications/notification-endpoints.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { tracesOf } from '#server/testing/traces.ts'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')
beforeEach(() => test.clock.set('2026-11-21T15:00:00Z'))

const move = (id: number, status: 'new' | 'in_process' | 'finished' | 'deleted') =>
  admin.attempt(api.changeRepairOrderStatus, { params: { id }, body: { order_id: id, status } })
const codes = (answer: { errors: { code: string }[] }) => answer.errors.map(error => error.code)
const by = (id: number) => ({ params: { id } })

describe('changing the status', () => {
  it('finishing sells the parts at moving average cost and copies the customer', {
    tags: ['RO-016', 'RO-021'],
  }, async () => {
    const part = await make.part(10, { price: 25, cost: 7.5 })
    const order = await make.order(admin, [{ id: part, quantity: 3 }])
    const { body } = await move(order.id, 'finished')
    expect(body.data).toMatchObject({ status: 'finished', next_statuses: ['new', 'in_process'] })
    expect(await make.stockOf(part)).toMatchObject({ on_hand: 7, reserved: 0 })
    const movements = await test.db
      .selectFrom('stock_movements')
      .select(['operation_type', 'quantity', 'price', 'cost', 'invoice_number', 'date'])
      .where('order_id', '=', order.id)
      .execute()
    expect(movements).toEqual([
      {
        operation_type: 'sold',
        quantity: '3.000',
        price: '25.00',
        cost: '7.5000',
        invoice_number: order.order_number,
        date: '2026-11-21',
      },
    ])
    await test.db
      .updateTable('customers')
      .set({ first_name: 'Renamed' })
      .where('id', '=', order.customer.id)
      .execute()
    expect((await admin.call(api.getRepairOrder, by(order.id))).data.customer.first_name).toBe('Maria')
  })

  it('reopening is refused with a deleted part, leaving the stock unchanged', async () => {
    const part = await make.part(2)
    const work = { name: 'Front brakes', hourly_rate: 100, duration: '2:00' }
    const order = await make.order(admin, [], {
      types_of_work: [
        { ...work, inventories: [] },
        { ...work, inventories: [{ id: part, quantity: 2 }] },
      ],
    })
    await move(order.id, 'finished')
    await test.db.updateTable('parts').set({ deleted_at: test.clock.now() }).where('id', '=', part).execute()
    const answer = await move(order.id, 'in_process')
    expect([answer.status, answer.errors]).toMatchObject([
      422,
      [{ code: 'part_not_found', source: { parameter: 'status' } }],
    ])
    expect(await make.stockOf(part)).toMatchObject({ on_hand: 0, reserved: 0 })
  })

  it('reopening waits for a concurrent deletion of a part, then is refused', async () => {
    const part = await make.part(2)
    const order = await make.order(admin, [{ id: part, quantity: 2 }])
    await move(order.id, 'finished')
    let reopening: ReturnType<typeof move> | undefined
    await test.db.transaction().execute(async db => {
      await db.selectFrom('parts').select('id').where('id', '=', part).forUpdate().execute()
      await db.updateTable('parts').set({ deleted_at: test.clock.now() }).where('id', '=', part).execute()
      reopening = move(order.id, 'in_process')
      const waiting = sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await waiting.execute(test.db)).rows.length).toBeGreaterThan(0)
    })
    expect(codes(await reopening!)).toEqual(['part_not_found'])
    expect(await make.stockOf(part)).toMatchObject({ on_hand: 0, reserved: 0 })
  })

  it('reopening is refused with a fraction of a unit that is now whole', async () => {
    const part = await make.part(2, { decimals: true, name: 'Coolant' })
    const order = await make.order(admin, [{ id: part, quantity: 0.5 }])
    await move(order.id, 'finished')
    const setDecimals = (accept_decimals: boolean) =>
      test.db.updateTable('units').set({ accept_decimals }).where('name', '=', 'gal').execute()
    await setDecimals(false)
    const answer = await move(order.id, 'in_process')
    await setDecimals(true)
    expect([answer.status, answer.errors]).toMatchObject([
      422,
      [
        {
          code: 'quantity_must_be_whole',
          source: { parameter: 'status' },
          params: { part: 'Coolant', unit: 'gal' },
        },
      ],
    ])
    expect(await make.stockOf(part)).toMatchObject({ on_hand: 1.5, reserved: 0 })
  })

  it('an order with total 0 is paid by finishing, unpaid by reopening', async () => {
    const work = { name: 'Goodwill', hourly_rate: 0, duration: '1:00', inventories: [] }
    const { id } = await make.order(admin, [], { types_of_work: [work] })
    const paid = async () => {
      const { payment_status, paid_at } = (await admin.call(api.getRepairOrder, by(id))).data
      return [payment_status[0], paid_at]
    }
    expect(await paid()).toEqual(['not_paid', null])
    await move(id, 'finished')
    expect(await paid()).toEqual(['paid', unixSeconds(test.clock.now())])
    await move(id, 'in_process')
    expect(await paid()).toEqual(['not_paid', null])
  })

  it("reopening shows the customer's current data", async () => {
    const owner = await make.customer({ first_name: 'Ines' })
    const order = await make.order(admin, [], { truck_id: (await make.vehicle(owner)).id })
    const rename = (first_name: string) =>
      test.db.updateTable('customers').set({ first_name }).where('id', '=', owner).execute()
    const shown = async () =>
      (await admin.call(api.getRepairOrder, by(order.id))).data.customer.full_name.split(' ')[0]
    await move(order.id, 'finished')
    await rename('Carla')
    expect(await shown()).toBe('Ines')
    await move(order.id, 'in_process')
    expect(await shown()).toBe('Carla')
    await rename('Elena')
    expect(await shown()).toBe('Elena')
  })

  it('reopening returns the parts at their cost and reserves them', async () => {
    const part = await make.part(10, { cost: 4 })
    const order = await make.order(admin, [{ id: part, quantity: 4 }])
    await move(order.id, 'finished')
    // Bought later at a higher price: six at 4 and six at 8 average 6.
    await test.db
      .insertInto('stock_movements')
      .values({ part_id: part, operation_type: 'purchase', quantity: '6', cost: '8', date: '2026-11-21' })
      .execute()
    await test.db
      .updateTable('part_stock')
      .set({ on_hand: '12', average_cost: '6' })
      .where('part_id', '=', part)
      .execute()
    expect((await move(order.id, 'in_process')).body.data.status).toBe('in_process')
    expect(await make.stockOf(part)).toEqual({ on_hand: 16, reserved: 4, average_cost: 5.5 })
    await move(order.id, 'finished')
    await move(order.id, 'new')
    expect(await make.stockOf(part)).toEqual({ on_hand: 16, reserved: 4, average_cost: 5.5 })
  })

  it('reopens a finished order within 24 hours only', { tags: 'RO-027' }, async () => {
    const order = await make.order(admin)
    await move(order.id, 'finished')
    test.clock.advance(86_400_000)
    expect((await admin.call(api.getRepairOrder, by(order.id))).data.action_scopes.can_change_status).toBe(
      true,
    )
    expect((await move(order.id, 'new')).status).toBe(200)
    await move(order.id, 'finished')
    test.clock.advance(86_401_000)
    const late = await move(order.id, 'new')
    expect([late.status, late.errors]).toMatchObject([
      422,
      [{ code: 'status_change_too_late', source: { parameter: 'status' }, params: { hours: 24 } }],
    ])
    const { data } = await admin.call(api.getRepairOrder, by(order.id))
    expect(data).toMatchObject({ next_statuses: [], action_scopes: { can_change_status: false } })
  })

  it('refuses the current status, deleted and an unknown status', {
    tags: ['RO-024', 'RO-025'],
  }, async () => {
    const order = await make.order(admin)
    for (const [status, code, title] of [
      ['new', 'status_already_so', 'The order is already in this status'],
      ['deleted', 'status_not_allowed', 'The order cannot be moved to this status'],
    ] as const)
      expect((await move(order.id, status)).errors).toMatchObject([
        { code, title, source: { parameter: 'status' } },
      ])
    for (const status of ['offers', undefined]) {
      const { errors } = await move(order.id, status as never)
      expect(errors).toMatchObject([{ status: 422, source: { parameter: 'status' } }])
      if (!status) expect(errors[0]!.title).toBe('Field is required')
    }
  })

  it('refuses to edit, delete or reassign a finished order', {
    tags: ['RO-026', 'RO-028', 'RO-042'],
  }, async () => {
    const order = await make.order(admin)
    await move(order.id, 'finished')
    const other = await test.signIn('mechanic')
    expect(codes(await admin.attempt(api.updateRepairOrder, { ...by(order.id), body: order.body }))).toEqual([
      'finished_order_not_editable',
    ])
    expect(codes(await admin.attempt(api.deleteRepairOrder, by(order.id)))).toEqual([
      'finished_order_not_deletable',
    ])
    const reassign = await admin.attempt(api.reassignMechanic, {
      ...by(order.id),
      body: { mechanic_id: other.user.id },
    })
    expect(codes(reassign)).toEqual(['reassign_only_open'])
  })
})

it('a change of status is recorded, announced, and notified to the mechanic', async () => {
  const [clerk, mechanic] = [await test.signIn('sales_manager'), await test.signIn('mechanic')]
  const { id } = await make.order(clerk, [], { mechanic_id: mechanic.user.id })
  const way = ['new', 'in_process', 'finished', 'in_process'] as const
  for (const [index, status] of way.slice(1).entries()) {
    expect(await tracesOf(test, () => move(id, status))).toEqual({
      history: [
        {
          kind: 'repair_order',
          record_id: id,
          act: 'status_changed',
          user_id: admin.user.id,
          params: {},
          changes: [
            {
              label: 'repair-orders.changes.status',
              before: `repair-orders.statuses.${way[index]}`,
              after: `repair-orders.statuses.${status}`,
              as: 'key',
            },
          ],
        },
      ],
      announced: [{ kind: 'repair_order', id }],
    })
  }
  const notificationsOf = async (person: typeof clerk) =>
    (await person.call(notificationEndpoints.listNotifications)).data
      .filter(({ type }) => type === 'order_status_changed')
      .map(({ link }) => link)
  const link = `/orders/${id}`
  expect([await notificationsOf(clerk), await notificationsOf(mechanic)]).toEqual([
    [link, link, link],
    [link, link, link],
  ])
})

describe('deleting and restoring', () => {
  it('releases the parts, hides the order, and restores it to its status', {
    tags: ['RO-010', 'RO-012', 'RO-040'],
  }, async () => {
    const part = await make.part(5)
    const order = await make.order(admin, [{ id: part, quantity: 5 }])
    await move(order.id, 'in_process')
    await admin.call(api.deleteRepairOrder, by(order.id))
    expect(await make.stockOf(part)).toMatchObject({ on_hand: 5, reserved: 0 })
    expect(codes(await admin.attempt(api.getRepairOrder, by(order.id)))).toEqual(['no_such_order'])
    const { data: deleted } = await admin.call(api.getDeletedRepairOrder, by(order.id))
    expect(deleted).toMatchObject({
      status: 'deleted',
      action_scopes: {
        can_restore: true,
        can_delete_permanently: true,
        can_comment: false,
        can_update: false,
      },
    })
    expect(codes(await admin.attempt(api.updateRepairOrder, { ...by(order.id), body: order.body }))).toEqual([
      'deleted_order_not_editable',
    ])
    const { data } = await admin.call(api.restoreRepairOrder, by(order.id))
    expect(data.status).toBe('in_process')
    expect(await make.stockOf(part)).toMatchObject({ on_hand: 5, reserved: 5 })
    expect(codes(await admin.attempt(api.restoreRepairOrder, by(order.id)))).toEqual(['order_not_deleted'])
    expect(codes(await admin.attempt(api.getDeletedRepairOrder, by(order.id)))).toEqual(['no_such_order'])
  })

  it('reports all reasons against a restore together, and restore-update resolves them', {
    tags: ['RO-010', 'RO-041', 'ROF-045'],
  }, async () => {
    const part = await make.part(5, { name: 'Drum' })
    const mechanic = await test.signIn('mechanic')
    const order = await make.order(admin, [{ id: part, quantity: 5 }], { mechanic_id: mechanic.user.id })
    await admin.call(api.deleteRepairOrder, by(order.id))
    const holder = await make.order(admin, [{ id: part, quantity: 3 }])
    await test.db
      .updateTable('users')
      .set({ status: 'inactive' })
      .where('id', '=', mechanic.user.id)
      .execute()
    const answer = await admin.attempt(api.restoreRepairOrder, by(order.id))
    expect(answer.status).toBe(422)
    expect(answer.errors).toMatchObject([
      { code: 'mechanic_not_available', source: { parameter: 'mechanic_id' } },
      {
        title: `Only 2 of Drum available, the rest is reserved by ${holder.order_number} (3)`,
        source: { parameter: 'types_of_work.0.inventories.0.quantity' },
      },
    ])
    const mended = await admin.call(api.restoreUpdateRepairOrder, {
      ...by(order.id),
      body: {
        ...order.body,
        mechanic_id: (await test.signIn('mechanic')).user.id,
        types_of_work: [
          { name: 'Brakes', hourly_rate: 100, duration: '2:00', inventories: [{ id: part, quantity: 2 }] },
        ],
      },
    })
    expect(mended.data).toMatchObject({ status: 'new', total_amount: 220 })
    expect(await make.stockOf(part)).toMatchObject({ reserved: 5 })
    expect(
      codes(await admin.attempt(api.restoreUpdateRepairOrder, { ...by(order.id), body: order.body })),
    ).toEqual(['order_not_deleted'])
  })

  it('restore-update refuses a deactivated mechanic', async () => {
    const mechanic = await test.signIn('mechanic')
    const order = await make.order(admin, [], { mechanic_id: mechanic.user.id })
    await test.db
      .updateTable('users')
      .set({ status: 'inactive' })
      .where('id', '=', mechanic.user.id)
      .execute()
    const { version, ...body } = order.body
    // A deactivated mechanic keeps open orders, but gets no restored ones.
    expect((await admin.attempt(api.updateRepairOrder, { ...by(order.id), body })).status).toBe(200)
    await admin.call(api.deleteRepairOrder, by(order.id))
    const answer = await admin.attempt(api.restoreUpdateRepairOrder, { ...by(order.id), body })
    expect(codes(answer)).toEqual(['mechanic_not_available'])
  })

  it('reports a deleted part', async () => {
    const part = await make.part(5)
    const order = await make.order(admin, [{ id: part, quantity: 1 }])
    await admin.call(api.deleteRepairOrder, by(order.id))
    await test.db.updateTable('parts').set({ deleted_at: new Date() }).where('id', '=', part).execute()
    expect(codes(await admin.attempt(api.restoreRepairOrder, by(order.id)))).toEqual(['part_not_found'])
  })

  it('refuses to delete an order with payments', async () => {
    const order = await make.order(admin)
    const { data: payment } = await admin.call(money.createOrderPayment, {
      ...by(order.id),
      body: { amount: 1, payment_date: '2026-11-21', payment_method: 'cash' },
    })
    expect(codes(await admin.attempt(api.deleteRepairOrder, by(order.id)))).toEqual([
      'order_with_payments_not_deletable',
    ])
    await admin.call(money.deleteOrderPayment, { params: { id: order.id, payment_id: payment.id } })
    await admin.call(api.deleteRepairOrder, by(order.id))
    expect(codes(await admin.attempt(api.deleteRepairOrder, by(order.id)))).toEqual(['order_is_deleted'])
  })

  it('permanently deletes only deleted orders, with comments and files, and keeps the history', {
    tags: 'RO-012',
  }, async () => {
    const part = await make.part(5)
    const body = await make.payload({
      types_of_work: [
        { name: 'Oil', hourly_rate: 80, duration: '1:00', inventories: [{ id: part, quantity: 1 }] },
      ],
    })
    const { data: order } = await admin.call(api.createRepairOrder, {
      body,
      files: { attachment_files: [new File(['x'], 'x.txt')] },
    })
    await admin.call(api.addComment, { ...by(order.id), body: { comment: 'Hello' } })
    expect(codes(await admin.attempt(api.deleteRepairOrderPermanently, by(order.id)))).toEqual([
      'order_not_deleted',
    ])
    await admin.call(api.deleteRepairOrder, by(order.id))
    await admin.call(api.deleteRepairOrderPermanently, by(order.id))
    expect((await admin.attempt(api.getDeletedRepairOrder, by(order.id))).status).toBe(404)
    const left = async (table: 'comments' | 'attachments' | 'history') =>
      (await test.db.selectFrom(table).select('id').where('record_id', '=', order.id).execute()).length
    expect([await left('comments'), await left('attachments')]).toEqual([0, 0])
    expect(await left('history')).toBeGreaterThan(3)
    await test.runJobs()
  })
})

describe('files', () => {
  it("are added by the order's id and removed by the file's, of that order only", {
    tags: 'RO-013',
  }, async () => {
    const order = await make.order(admin)
    const other = await make.order(admin)
    const files = { attachment: [new File(['leak'], 'leak.txt')] }
    const { data: file } = await admin.call(api.addAttachment, {
      ...by(order.id),
      body: { id: order.id },
      files,
    } as never)
    expect(file).toMatchObject({ name: 'leak', file_name: 'leak.txt', size: 4 })
    const attached = async () =>
      (await admin.call(api.getRepairOrder, by(order.id))).data.attachments.map(one => one.id)
    expect(await attached()).toEqual([file.id])
    const drop = (id: number) => admin.attempt(api.deleteAttachment, { params: { id, file_id: file.id } })
    expect((await drop(other.id)).status).toBe(404)
    expect(await attached()).toEqual([file.id])
    expect((await drop(order.id)).status).toBe(204)
    expect(await attached()).toEqual([])
    expect((await drop(order.id)).status).toBe(404)
  })

  it('can be removed by the mechanic who added them while the order is open', async () => {
    const mechanic = await test.signIn('mechanic')
    const order = await make.order(admin, [], { mechanic_id: mechanic.user.id })
    const files = { attachment: [new File(['leak'], 'leak.txt')] }
    const add = async (person: typeof admin) =>
      (await person.call(api.addAttachment, { ...by(order.id), files } as never)).data
    const drop = (file: { id: number }) =>
      mechanic.attempt(api.deleteAttachment, { params: { id: order.id, file_id: file.id } })
    const [own, kept, others] = [await add(mechanic), await add(mechanic), await add(admin)]
    const seen = (await mechanic.call(api.getRepairOrder, by(order.id))).data.attachments
    expect(seen.map(file => file.is_own)).toEqual([true, true, false])
    const refused = await drop(others)
    expect(refused.status).toBe(403)
    expect(refused.errors).toMatchObject([{ code: 'attachment_of_somebody_else' }])
    expect((await drop(own)).status).toBe(204)
    await admin.call(api.changeRepairOrderStatus, { ...by(order.id), body: { status: 'finished' } })
    expect((await drop(kept)).errors).toMatchObject([{ status: 403, code: 'attachment_of_finished_order' }])
  })

  it('of a finished paid order are removed by admins only', async () => {
    const sales = await test.signIn('sales_manager')
    const order = await make.order(admin, [], {
      types_of_work: [{ name: 'Look', hourly_rate: 0, duration: '1:00', inventories: [] }],
    })
    const files = { attachment: [new File(['leak'], 'leak.txt')] }
    const { data: file } = await sales.call(api.addAttachment, { ...by(order.id), files } as never)
    await admin.call(api.changeRepairOrderStatus, { ...by(order.id), body: { status: 'finished' } })
    const params = { id: order.id, file_id: file.id }
    const refused = await sales.attempt(api.deleteAttachment, { params })
    expect(refused.errors).toMatchObject([{ status: 403, code: 'attachment_of_settled_order' }])
    await admin.call(api.deleteAttachment, { params })
  })
})

it('accepts 50 files of nine types, and refuses one more', { tags: 'CONST-003' }, async () => {
  const order = await make.order(admin)
  const add = (name: string) =>
    admin.attempt(api.addAttachment, {
      ...by(order.id),
      files: { attachment: [new File(['leak'], name)] },
    } as never)
  expect((await add('picture.svg')).errors).toMatchObject([
    { status: 422, code: 'file_wrong_type', source: { parameter: 'attachment' } },
  ])
  await add('first.txt')
  await sql`
    insert into attachments (kind, record_id, file_id, created_at)
    select kind, record_id, file_id, created_at from attachments, generate_series(1, 48)
    where kind = 'repair_order' and record_id = ${order.id}`.execute(test.db)
  expect((await add('fiftieth.txt')).status).toBe(200)
  expect((await add('one too many.txt')).errors).toMatchObject([
    {
      status: 422,
      code: 'validate__max-count-attachment',
      params: { max: 50 },
      source: { parameter: 'attachment' },
    },
  ])
})

it("a body with another order's id is refused at that field", {
  tags: ['RO-015', 'RO-016'],
}, async () => {
  const [order, other] = [await make.order(admin), await make.order(admin)]
  const { user: mechanic } = await test.signIn('mechanic')
  const answers = [
    await admin.attempt(api.changeRepairOrderStatus, {
      ...by(order.id),
      body: { order_id: other.id, status: 'in_process' },
    }),
    await admin.attempt(api.reassignMechanic, {
      ...by(order.id),
      body: { id: other.id, mechanic_id: mechanic.id },
    }),
  ]
  expect(
    answers.map(({ status, errors }) => [status, errors[0]!.code, errors[0]!.source?.parameter]),
  ).toEqual([
    [422, 'another_order_named', 'order_id'],
    [422, 'another_order_named', 'id'],
  ])
  const { data } = await admin.call(api.getRepairOrder, by(order.id))
  expect(data).toMatchObject({ status: 'new', mechanic: { id: order.mechanic!.id } })
})

describe('reassigning', () => {
  it('assigns the order to another mechanic, invited ones too, and notifies them', {
    tags: ['RO-015', 'RO-030'],
  }, async () => {
    const order = await make.order(admin)
    const next = await test.signIn('mechanic')
    const sales = await test.signIn('sales_manager')
    const give = (mechanicId: number) =>
      admin.attempt(api.reassignMechanic, {
        ...by(order.id),
        body: { id: order.id, mechanic_id: mechanicId },
      })
    expect(codes(await give(order.mechanic!.id))).toEqual(['mechanic_already_assigned'])
    const left = await test.signIn('mechanic')
    await test.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', left.user.id).execute()
    for (const person of [sales, left])
      expect(codes(await give(person.user.id))).toEqual(['mechanic_not_available'])
    expect((await give(next.user.id)).body.data).toMatchObject({ mechanic: { id: next.user.id }, version: 2 })
    const notified = await test.db
      .selectFrom('notifications')
      .select(['type', 'link'])
      .where('user_id', '=', next.user.id)
      .execute()
    expect(notified).toEqual([{ type: 'order_assigned', link: `/orders/${order.id}` }])
    const invited = await test.signIn('mechanic')
    await test.db.updateTable('users').set({ status: 'pending' }).where('id', '=', invited.user.id).execute()
    expect((await give(invited.user.id)).status).toBe(200)
  })
})

describe('comments', () => {
  it('have author and time, are counted, and are refused for a deleted order', {
    tags: ['LIST-018', 'RO-012', 'RO-043'],
  }, async () => {
    const order = await make.order(admin)
    const add = () =>
      admin.attempt(api.addComment, { ...by(order.id), body: { comment: 'Waiting for parts' } })
    const comment = (await add()).body.data
    const { id: author, full_name } = admin.user
    expect(comment).toEqual({
      id: expect.any(Number),
      comment: 'Waiting for parts',
      timestamp: unixSeconds(test.clock.now()),
      timezone: 'America/Chicago',
      author: { id: author, full_name, role_id: 2, role: 'admin', photo: null },
      can_delete: true,
    })
    await add()
    const read = () => admin.call(api.getRepairOrder, by(order.id))
    expect((await read()).data.comments_count).toBe(2)
    await admin.call(api.deleteComment, { params: { id: order.id, comment_id: comment.id } })
    expect((await read()).data.comments_count).toBe(1)
    await admin.call(api.deleteRepairOrder, by(order.id))
    expect(codes(await add())).toEqual(['order_is_deleted'])
    expect((await admin.call(api.listComments, by(order.id))).data).toHaveLength(1)
  })

  it("have the author's photo and time zone, as the history", {
    tags: ['LIST-012', 'LIST-018'],
  }, async () => {
    const order = await make.order(admin)
    const traveler = await test.signIn('sales_manager')
    await test.db
      .updateTable('users')
      .set({ photo_key: 'photos/12345678' })
      .where('id', '=', traveler.user.id)
      .execute()
    const said = { ...by(order.id), body: { comment: 'Seen from afar' } }
    await traveler.call(api.addComment, said, { timezone: 'Asia/Tokyo' })
    const photo = {
      xs: expect.stringMatching(/size=xs/),
      sm: expect.any(String),
      original: expect.any(String),
    }
    const { data } = await admin.call(api.listComments, by(order.id))
    expect(data).toMatchObject([{ timezone: 'Asia/Tokyo', author: { role: 'sales_manager', photo } }])
    const history = await admin.call(api.listFullHistory, { ...by(order.id), query: {} })
    expect(history.data[0]).toMatchObject({
      performed_timezone: 'Asia/Tokyo',
      user_id: traveler.user.id,
    })
  })

  it('notify the mechanic, never their author', async () => {
    const mechanic = await test.signIn('mechanic')
    const order = await make.order(admin, [], { mechanic_id: mechanic.user.id })
    await admin.call(api.addComment, { ...by(order.id), body: { comment: 'Hello' } })
    await mechanic.call(api.addComment, { ...by(order.id), body: { comment: 'Hi' } })
    const notified = async (userId: number) =>
      (
        await test.db
          .selectFrom('notifications')
          .select('type')
          .where('user_id', '=', userId)
          .where('link', '=', `/orders/${order.id}`)
          .orderBy('id')
          .execute()
      ).map(row => row.type)
    expect(await notified(mechanic.user.id)).toEqual(['order_assigned', 'comment_added'])
    expect(await notified(admin.user.id)).toEqual(['comment_added'])
  })
})

it('the creator of an order who became a mechanic is notified only of own orders', async () => {
  const clerk = await test.signIn('sales_manager')
  const [foreign, own] = [await make.order(clerk), await make.order(clerk)]
  await test.db
    .updateTable('users')
    .set({ role_id: roleId('mechanic') })
    .where('id', '=', clerk.user.id)
    .execute()
  await admin.call(api.reassignMechanic, { ...by(own.id), body: { mechanic_id: clerk.user.id } })
  for (const { id } of [foreign, own]) {
    await admin.call(api.addComment, { ...by(id), body: { comment: 'Hello' } })
    await move(id, 'finished')
    const body = { amount: 1, payment_date: '2026-11-21', payment_method: 'cash' } as const
    await admin.call(money.createOrderPayment, { ...by(id), body })
  }
  const { data } = await clerk.call(notificationEndpoints.listNotifications)
  expect(data.map(({ type, link }) => [type, link]).reverse()).toEqual(
    ['order_assigned', 'comment_added', 'order_status_changed'].map(type => [type, `/orders/${own.id}`]),
  )
})

it('a list of comments is complete at any length', async () => {
  const { id } = await make.order(admin)
  await sql`
    with written as (
      insert into comments (kind, record_id, comment, author_id, timezone)
      select 'repair_order', ${id}, n, ${admin.user.id}, 'UTC' from generate_series(1, 501) n
    )
    update repair_orders set comments_count = 501 where id = ${id}`.execute(test.db)
  const { data } = await admin.call(api.listComments, { params: { id } })
  expect([data.length, data.at(-1)!.comment]).toEqual([501, '1'])
})

it('notifies once of each overdue order, a hundred per transaction', async () => {
  const order = await make.order(admin, [], { due_date: '2026-11-21' })
  await sql`
    with others as (
      insert into repair_orders
        (order_number, vehicle_id, customer_id, mechanic_id, implementation_date, due_date, labor_amount, total_amount)
      select 'X-' || n, vehicle_id, customer_id, mechanic_id, implementation_date, due_date, labor_amount, total_amount
      from repair_orders, generate_series(1, 150) n where id = ${order.id}
      returning id
    )
    insert into repair_order_works (order_id, position, name, duration_minutes, hourly_rate)
    select id, 0, 'Front brakes', 120, 100 from others`.execute(test.db)
  test.clock.set('2026-11-22T07:00:00Z')
  for (let hour = 0; hour < 2; hour++) {
    await test.shop.jobs.enqueue(test.db, 'repair-orders.notify-overdue', {})
    await test.runJobs()
  }
  const { rows } = await sql<{ notified: number }>`
    select count(distinct link)::int as notified from notifications
    where type = 'order_overdue' and user_id = ${order.mechanic!.id} group by xmin::text order by notified`.execute(
    test.db,
  )
  expect(rows.map(row => row.notified)).toEqual([51, 100])
})

it('notifies once of an overdue order', async () => {
  const order = await make.order(admin, [], { due_date: '2026-11-21' })
  const notified = async () =>
    (
      await test.db
        .selectFrom('notifications')
        .select('user_id')
        .where('type', '=', 'order_overdue')
        .where('link', '=', `/orders/${order.id}`)
        .orderBy('user_id')
        .execute()
    ).map(row => row.user_id)
  const notifyOverdue = () =>
    test.shop.jobs.enqueue(test.db, 'repair-orders.notify-overdue', {}).then(test.runJobs)
  await notifyOverdue()
  expect(await notified()).toEqual([])
  test.clock.set('2026-11-22T07:00:00Z')
  await notifyOverdue()
  await notifyOverdue()
  expect(await notified()).toEqual([admin.user.id, order.mechanic!.id].sort((a, b) => a - b))
  await test.db.deleteFrom('notifications').execute()
  await notifyOverdue()
  expect(await notified()).toEqual([])
  const body = { amount: order.balance, payment_date: '2026-11-22', payment_method: 'cash' } as const
  const { data } = await admin.call(money.createOrderPayment, { ...by(order.id), body })
  test.clock.advance(4 * 86_400_000)
  await admin.call(money.deleteOrderPayment, { params: { id: order.id, payment_id: data.id } })
  await notifyOverdue()
  expect(await notified()).toEqual([])
})
