import { describe, expect, it } from 'vitest'
import { unitEndpoints as api } from '#contract/catalogue/unit.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { partsOrderEndpoints as partsOrders } from '#contract/parts-orders/parts-order-endpoints.ts'
import { repairOrderEndpoints as orders } from '#contract/repair-orders/repair-order-endpoints.ts'
import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { partsOrderFixtures } from '#server/testing/parts-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const make = await partFixtures(test, admin)

const create = async (name: string, accept_decimals?: boolean) =>
  (await admin.call(api.create, { body: { name, accept_decimals } })).data

const refusals = (answer: { errors: { code: string; title: string; source?: { parameter: string } }[] }) =>
  answer.errors.map(error => [error.source?.parameter, error.code, error.title])

describe('a unit of measure', () => {
  it('has a name and an option for decimals', {
    tags: ['UNIT-004', 'UNIT-005'],
  }, async () => {
    expect(await create('qt')).toEqual({
      id: expect.any(Number),
      name: 'qt',
      accept_decimals: false,
      hasRelatedEntities: false,
      version: 1,
    })
    expect(await create('oz', true)).toMatchObject({ accept_decimals: true })
  })

  it('is listed, created, saved by POST and deleted', { tags: 'UNIT-008' }, async () => {
    const { id } = await create('yd')
    expect(
      [api.list, api.create, api.update, api.remove].map(({ method, path }) => `${method} ${path}`),
    ).toEqual([
      'GET /api/v1/inventory-units',
      'POST /api/v1/inventory-units',
      'POST /api/v1/inventory-units/{id}',
      'DELETE /api/v1/inventory-units/{id}',
    ])
    const saved = await admin.call(api.update, {
      params: { id },
      body: { name: 'yard', accept_decimals: true },
    })
    expect(saved.data).toMatchObject({ name: 'yard', accept_decimals: true, version: 2 })
    const listed = await admin.call(api.list, { query: { search: 'YAR' } })
    expect(listed).toEqual({ data: [saved.data], meta: { total: 1 } })
    await admin.call(api.remove, { params: { id } })
    const gone = await admin.attempt(api.get, { params: { id } })
    expect([gone.status, gone.errors[0]!.title]).toEqual([404, 'No such record exists'])
  })

  it('requires a name of at most eight characters, with the specified errors', {
    tags: 'UNIT-006',
  }, async () => {
    const tooLong = 'The name field must be less than 8 characters.'
    for (const call of [
      (name: string) => admin.attempt(api.create, { body: { name } }),
      (name: string) => admin.attempt(api.update, { params: { id: make.pieces }, body: { name } }),
    ]) {
      expect(refusals(await call(' '))).toEqual([['name', 'validate__required', 'Field is required']])
      expect(refusals(await call('123456789'))).toEqual([['name', 'validate__name-length', tooLong]])
    }
    expect((await create('12345678')).name).toBe('12345678')
  })

  it('has a unique name, ignoring case, also concurrently', async () => {
    const taken = [['name', 'validate__unique', '“PCS” is taken already']]
    expect(refusals(await admin.attempt(api.create, { body: { name: 'PCS' } }))).toEqual(taken)
    const other = await create('box')
    const renamed = await admin.attempt(api.update, { params: { id: other.id }, body: { name: 'PCS' } })
    expect(refusals(renamed)).toEqual(taken)
    await admin.call(api.update, { params: { id: other.id }, body: { name: 'BOX' } })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin.attempt(api.create, { body: { name: 'roll' } })),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, ...Array(7).fill(422)])
    const lost = answers.find(answer => answer.status === 422)!
    expect(refusals(lost)).toEqual([['name', 'validate__unique', '“roll” is taken already']])
  })

  it('needs permission to write, and is read by all who choose it', {
    tags: 'UNIT-007',
  }, async () => {
    const { id } = await create('bag')
    for (const role of ['mechanic', 'sales_manager'] as const) {
      const person = await test.signIn(role)
      const body = { name: `of ${role.slice(0, 4)}` }
      expect((await person.attempt(api.create, { body })).status).toBe(403)
      expect((await person.attempt(api.update, { params: { id }, body })).status).toBe(403)
      expect((await person.attempt(api.remove, { params: { id } })).status).toBe(403)
      const { data } = await person.call(api.shortList)
      expect(data).toContainEqual({ id, name: 'bag', accept_decimals: false })
    }
    let made = 0
    const statuses = async () => [
      (await admin.attempt(api.create, { body: { name: `right ${++made}` } })).status,
      (await admin.attempt(api.update, { params: { id }, body: { name: 'bag' } })).status,
    ]
    expect(await withoutRight('admin', 'inventory-units.create', statuses)).toEqual([403, 200])
    expect(await withoutRight('admin', 'inventory-units.update', statuses)).toEqual([200, 403])
  })

  it('cannot be deleted while parts use it, which are linked', async () => {
    const unit = await create('drum')
    const part = await make.part({ unit_id: unit.id })
    expect((await admin.call(api.get, { params: { id: unit.id } })).data.hasRelatedEntities).toBe(true)
    for (const validateOnly of [true, false]) {
      const { status, errors } = await admin.attempt(
        api.remove,
        { params: { id: unit.id } },
        { validateOnly },
      )
      expect(status).toBe(422)
      expect(errors).toMatchObject([
        {
          code: 'used_by_parts',
          params: { count: 1, related: [{ kind: 'part', id: part.id, name: part.name, is_deleted: false }] },
        },
      ])
    }
  })

  it("cannot be deleted while a deleted part's movements use it", async () => {
    const unit = await create('coil')
    const part = await make.part({ unit_id: unit.id, purchase: { date: '2026-11-01', cost: 1, quantity: 1 } })
    await admin.call(partEndpoints.sellPart, {
      params: { id: part.id },
      body: { describe: 'broke', quantity: 1, date: '2026-11-20', price: 1 },
    })
    await admin.call(partEndpoints.deletePart, { params: { id: part.id } })
    const { errors } = await admin.attempt(api.remove, { params: { id: unit.id } })
    expect(errors).toMatchObject([{ code: 'used_by_deleted_parts', params: { count: 1 } }])
  })

  it('becomes whole only without fractions in use', async () => {
    const unit = await create('m', true)
    const update = (changes: object) =>
      admin.attempt(api.update, { params: { id: unit.id }, body: { name: 'm', ...changes } })
    const hose = await make.part({
      unit_id: unit.id,
      purchase: { date: '2026-11-01', cost: 1, quantity: 2.5 },
    })
    const refused = await update({ accept_decimals: false })
    expect(refused.errors).toMatchObject([
      {
        status: 422,
        code: 'unit_has_fractions',
        source: { parameter: 'accept_decimals' },
        params: { count: 1, related: [{ kind: 'part', id: hose.id, name: hose.name, is_deleted: false }] },
      },
    ])
    expect((await update({ accept_decimals: true })).status).toBe(200)
    await admin.call(partEndpoints.purchasePart, {
      params: { id: hose.id },
      body: { date: '2026-11-02', cost: 1, quantity: 0.5 },
    })
    const work = await admin.call(typeOfWorkEndpoints.createTypeOfWork, {
      body: {
        name: 'Hose',
        duration: '1:00',
        hourly_rate: 100,
        inventories: [{ inventory_id: hose.id, quantity: 1.5 }],
      },
    })
    expect((await update({ accept_decimals: false })).errors).toMatchObject([{ code: 'unit_has_fractions' }])
    await admin.call(typeOfWorkEndpoints.deleteTypeOfWork, { params: { id: work.data.id } })
    expect((await update({ accept_decimals: false })).status).toBe(200)
  })

  it('does not become whole during a receipt of a fraction', async () => {
    const unit = await create('yd', true)
    for (let race = 0; race < 8; race++) {
      const part = await make.part({ unit_id: unit.id })
      const [changed, received] = await Promise.all([
        admin.attempt(api.update, {
          params: { id: unit.id },
          body: { name: 'yd', accept_decimals: false },
        }),
        admin.attempt(partEndpoints.purchasePart, {
          params: { id: part.id },
          body: { date: '2026-11-02', cost: 1, quantity: 0.5 },
        }),
      ])
      expect([changed.status, received.status].sort()).toEqual([200, 422])
      await admin.call(api.update, { params: { id: unit.id }, body: { name: 'yd', accept_decimals: true } })
      if (received.status === 200)
        await admin.call(partEndpoints.purchasePart, {
          params: { id: part.id },
          body: { date: '2026-11-02', cost: 1, quantity: 0.5 },
        })
    }
  })

  it('does not become whole while a fraction is added to an order', async () => {
    const mechanic = (await test.signIn('mechanic')).user.id
    for (let race = 0; race < 12; race++) {
      const unit = await create(`roll ${race}`, true)
      const part = await make.part({ unit_id: unit.id })
      const [changed, isOrdered] = await Promise.all([
        admin.attempt(api.update, {
          params: { id: unit.id },
          body: { name: unit.name, accept_decimals: false },
        }),
        make.order(part.id, 0.5, mechanic).then(
          () => true,
          () => false,
        ),
      ])
      expect(changed.status).toBe(isOrdered ? 422 : 200)
    }
  })

  it('refuses to restore or reopen orders with fractions after it became whole', async () => {
    const superadmin = await test.signIn('superadmin')
    const unit = await create('keg', true)
    const part = await make.part({ unit_id: unit.id })
    const [deleted, finished] = [await make.order(part.id, 0.5), await make.order(part.id, 0.5)]
    await superadmin.call(orders.changeRepairOrderStatus, {
      params: { id: finished.id },
      body: { status: 'finished' },
    })
    await superadmin.call(orders.deleteRepairOrder, { params: { id: deleted.id } })
    await admin.call(partEndpoints.purchasePart, {
      params: { id: part.id },
      body: { date: '2026-11-02', cost: 1, quantity: 0.5 },
    })
    await admin.call(api.update, { params: { id: unit.id }, body: { name: 'keg', accept_decimals: false } })

    const restored = await superadmin.attempt(orders.restoreRepairOrder, { params: { id: deleted.id } })
    expect(refusals(restored as never)[0]).toEqual([
      'types_of_work.0.inventories.0.quantity',
      'quantity_must_be_whole',
      expect.stringContaining('keg'),
    ])
    const reopened = await superadmin.attempt(orders.changeRepairOrderStatus, {
      params: { id: finished.id },
      body: { status: 'in_process' },
    })
    expect(refusals(reopened as never)[0]?.slice(0, 2)).toEqual(['status', 'quantity_must_be_whole'])
  })

  it('refuses to sell fractions in a parts order after it became whole', async () => {
    const sold = partsOrderFixtures(test)
    const unit = await create('skein', true)
    const part = await make.part({ unit_id: unit.id })
    await admin.call(partEndpoints.purchasePart, {
      params: { id: part.id },
      body: { date: '2026-11-02', cost: 1, quantity: 10 },
    })
    const draft = await sold.draft(admin, [{ id: part.id, quantity: 1.5 }])
    const order = await sold.order(admin, [{ id: part.id, quantity: 2 }])
    await admin.call(api.update, { params: { id: unit.id }, body: { name: 'skein', accept_decimals: false } })

    const checkedOut = await admin.attempt(partsOrders.checkoutPartsOrder, { params: { id: draft.id } })
    expect(refusals(checkedOut as never)).toEqual([
      ['items.0.quantity', 'quantity_must_be_whole', expect.stringContaining('skein')],
    ])
    const [item] = order.items
    const changed = await admin.attempt(partsOrders.updatePartsOrderItem, {
      params: { id: order.id, item_id: item!.id },
      body: { inventory_id: part.id, quantity: 2.5, discount: 0 },
    })
    expect(refusals(changed as never).map(one => one.slice(0, 2))).toEqual([
      ['quantity', 'quantity_must_be_whole'],
    ])
  })

  it('does not become whole while an item of a parts order gets a fraction', async () => {
    const sold = partsOrderFixtures(test)
    for (let race = 0; race < 12; race++) {
      const unit = await create(`spool ${race}`, true)
      const part = await make.part({ unit_id: unit.id })
      await admin.call(partEndpoints.purchasePart, {
        params: { id: part.id },
        body: { date: '2026-11-02', cost: 1, quantity: 10 },
      })
      const order = await sold.order(admin, [{ id: part.id }])
      const [changed, sell] = await Promise.all([
        admin.attempt(api.update, {
          params: { id: unit.id },
          body: { name: unit.name, accept_decimals: false },
        }),
        admin.attempt(partsOrders.updatePartsOrderItem, {
          params: { id: order.id, item_id: order.items[0]!.id },
          body: { inventory_id: part.id, quantity: 1.5, discount: 0 },
        }),
      ])
      expect([changed.status, sell.status].sort()).toEqual([200, 422])
    }
  })

  it.each(['restored', 'reopened'] as const)(
    'does not go back to whole numbers while an order with a fraction of a part in it is %s',
    async act => {
      const superadmin = await test.signIn('superadmin')
      for (let race = 0; race < 8; race++) {
        const unit = await create(`${act.slice(0, 3)} ${race}`, true)
        const part = await make.part({ unit_id: unit.id })
        const { id } = await make.order(part.id, 0.5)
        const moveTo = (status: 'finished' | 'in_process') =>
          superadmin.attempt(orders.changeRepairOrderStatus, { params: { id }, body: { status } })
        if (act === 'restored') await superadmin.call(orders.deleteRepairOrder, { params: { id } })
        else {
          await moveTo('finished')
          await admin.call(partEndpoints.purchasePart, {
            params: { id: part.id },
            body: { date: '2026-11-02', cost: 1, quantity: 0.5 },
          })
        }
        const [changed, back] = await Promise.all([
          admin.attempt(api.update, {
            params: { id: unit.id },
            body: { name: unit.name, accept_decimals: false },
          }),
          act === 'restored'
            ? superadmin.attempt(orders.restoreRepairOrder, { params: { id } })
            : moveTo('in_process'),
        ])
        expect([changed.status, back.status].sort()).toEqual([200, 422])
      }
    },
  )
})
