import { randomUUID } from 'node:crypto'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import type { RepairOrderPayload } from '#contract/repair-orders/repair-order-input.ts'
import type { TestClient } from './test-client.ts'
import type { TestShop } from './test-shop.ts'

export function orderFixtures(test: TestShop) {
  let vins = 0

  /** A customer who pays so many percent less than the retail price. */
  async function customerOfLevel(percent: string): Promise<number> {
    const id = await customer()
    const level = await test.db
      .insertInto('price_levels')
      .values({ name: `Level ${id}`, kind: 'retail_minus', percent })
      .returning('id')
      .executeTakeFirstOrThrow()
    await test.db.updateTable('customers').set({ price_level_id: level.id }).where('id', '=', id).execute()
    return id
  }

  async function customer(values: { first_name?: string; language?: string } = {}): Promise<number> {
    const { id } = await test.db
      .insertInto('customers')
      .values({ first_name: 'Maria', last_name: 'Alvarez', phone: '+13125550119', ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async function vehicle(
    ownerId?: number,
    values: { kind?: 'truck' | 'trailer'; unit_number?: string } = {},
  ) {
    const kind = values.kind ?? 'truck'
    const { id, owner_id } = await test.db
      .insertInto('vehicles')
      .values({
        kind,
        vin: `1FUJGLDR9CLB${String(10_000 + vins++)}`,
        unit_number: values.unit_number ?? '700',
        make: 'Freightliner',
        model: 'Cascadia',
        year: 2019,
        type_id: kind === 'truck' ? 1 : null,
        license_plate: 'P48213',
        gvwr: 80_000,
        owner_id: ownerId ?? (await customer()),
      })
      .returning(['id', 'owner_id'])
      .executeTakeFirstOrThrow()
    return { id, owner_id }
  }

  /** With purchased stock and its movement. */
  async function part(
    stock: number,
    values: { price?: number; cost?: number; decimals?: boolean; name?: string } = {},
  ): Promise<number> {
    const decimals = values.decimals ?? false
    const unitName = decimals ? 'gal' : 'pcs'
    await test.db
      .insertInto('units')
      .values({ name: unitName, accept_decimals: decimals })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const unit = await test.db
      .selectFrom('units')
      .select('id')
      .where('name', '=', unitName)
      .executeTakeFirstOrThrow()
    await test.db
      .insertInto('categories')
      .values({ id: 1, name: 'Truck parts', slug: 'truck-parts' })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const slug = randomUUID()
    const { id } = await test.db
      .insertInto('parts')
      .values({
        name: values.name ?? 'Brake shoe',
        slug,
        stock_number: slug.slice(0, 12),
        category_id: 1,
        unit_id: unit.id,
        price_retail: String(values.price ?? 10),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await test.db
      .insertInto('part_stock')
      .values({ part_id: id, on_hand: String(stock), average_cost: String(values.cost ?? 4) })
      .execute()
    if (stock > 0) {
      await test.db
        .insertInto('stock_movements')
        .values({
          part_id: id,
          operation_type: 'purchase',
          quantity: String(stock),
          cost: String(values.cost ?? 4),
          date: '2026-11-01',
        })
        .execute()
    }
    return id
  }

  async function payload(changes: Partial<RepairOrderPayload> = {}): Promise<RepairOrderPayload> {
    const names = 'truck_id' in changes || 'trailer_id' in changes
    return {
      ...(names ? {} : { truck_id: (await vehicle()).id }),
      types_of_work: [{ name: 'Front brakes', hourly_rate: 100, duration: '2:00', inventories: [] }],
      discount: 0,
      tax_labor: 0,
      tax_inventory: 0,
      due_date: '2026-12-21',
      implementation_date: '2026-11-25 09:30',
      mechanic_id: changes.mechanic_id ?? (await test.signIn('mechanic')).user.id,
      notes: '',
      ...changes,
    }
  }

  async function order(
    client: TestClient,
    parts: { id: number; quantity: number }[] = [],
    changes: Partial<RepairOrderPayload> = {},
  ) {
    const body = await payload({
      types_of_work: [{ name: 'Front brakes', hourly_rate: 100, duration: '2:00', inventories: parts }],
      ...changes,
    })
    return { body, ...(await client.call(api.createRepairOrder, { body })).data }
  }

  async function orderInEachState(client: TestClient, changes: Partial<RepairOrderPayload>) {
    const open = await order(client, [], changes)
    const finished = await order(client, [], changes)
    const deleted = await order(client, [], changes)
    await client.call(api.changeRepairOrderStatus, {
      params: { id: finished.id },
      body: { status: 'finished' },
    })
    await client.call(api.deleteRepairOrder, { params: { id: deleted.id } })
    return { open, finished, deleted }
  }

  /** The stock of a part; its ledgers must agree. */
  async function stockOf(partId: number) {
    const row = await test.db
      .selectFrom('part_stock')
      .select(({ selectFrom }) => [
        'on_hand',
        'reserved',
        'average_cost',
        selectFrom('stock_movements')
          .select(({ fn }) => fn.sum<string>('change').as('moved'))
          .where('part_id', '=', partId)
          .as('moved'),
        selectFrom('reservations')
          .select(({ fn }) => fn.sum<string>('quantity').as('held'))
          .where('part_id', '=', partId)
          .as('held'),
      ])
      .where('part_id', '=', partId)
      .executeTakeFirstOrThrow()
    const stock = { on_hand: Number(row.on_hand), reserved: Number(row.reserved) }
    const ledger = { on_hand: Number(row.moved ?? 0), reserved: Number(row.held ?? 0) }
    if (ledger.on_hand !== stock.on_hand || ledger.reserved !== stock.reserved) {
      throw new Error(`Part ${partId} says ${JSON.stringify(stock)}, its ledgers ${JSON.stringify(ledger)}`)
    }
    return { ...stock, average_cost: Number(row.average_cost) }
  }

  return { customer, customerOfLevel, vehicle, part, payload, order, orderInEachState, stockOf }
}

/** The form's payload for an order as read. */
export const payloadOf = (order: {
  typeOfWork: {
    id: number
    name: string
    hourly_rate: number
    duration: string
    inventories: { id: number; quantity: number }[]
  }[]
  version: number
}): Partial<RepairOrderPayload> => ({
  types_of_work: order.typeOfWork.map(work => ({
    id: work.id,
    name: work.name,
    hourly_rate: work.hourly_rate,
    duration: work.duration,
    inventories: work.inventories.map(({ id, quantity }) => ({ id, quantity })),
  })),
  version: order.version,
})
