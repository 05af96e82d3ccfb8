import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import type { PartPayload } from '#contract/parts/part-input.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { orderFixtures } from './repair-order-fixtures.ts'
import type { TestClient } from './test-client.ts'
import type { TestShop } from './test-shop.ts'

export async function partFixtures(test: TestShop, client: TestClient) {
  let number = 0
  const insert = async (table: 'units' | 'brands' | 'suppliers', values: object) =>
    (
      await test.db
        .insertInto(table)
        .values(values as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const pieces = await insert('units', { name: 'pcs', accept_decimals: false })
  const gallons = await insert('units', { name: 'gal', accept_decimals: true })
  const brand = await insert('brands', { name: 'Bendix', slug: 'bendix' })
  const supplier = await insert('suppliers', { name: 'FleetPride' })

  function payload(changes: Partial<PartPayload> = {}): PartPayload {
    number += 1
    return {
      name: `Brake shoe ${number}`,
      slug: `brake-shoe-${number}`,
      stock_number: `BS-${1000 + number}`,
      article_number: `MX-${number}-A`,
      category_id: 1,
      brand_id: brand,
      unit_id: pieces,
      price_retail: 20,
      purchase: { date: '2026-11-01', cost: 10, quantity: 5 },
      ...changes,
    }
  }

  const part = async (changes: Partial<PartPayload> = {}) =>
    (await client.call(partEndpoints.createPart, { body: payload(changes) })).data

  async function order(partId: number, quantity: number, mechanicId?: number) {
    const owner = await test.db
      .insertInto('customers')
      .values({ first_name: 'Maria', last_name: 'Alvarez', phone: '+13125550119' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const truck = await test.db
      .insertInto('vehicles')
      .values({
        kind: 'truck',
        vin: `1FUJGLDR9CLB${10_000 + owner.id}`,
        unit_number: '700',
        make: 'Freightliner',
        model: 'Cascadia',
        year: 2019,
        type_id: 1,
        license_plate: 'P48213',
        gvwr: 80_000,
        owner_id: owner.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { data } = await client.call(repairOrderEndpoints.createRepairOrder, {
      body: {
        truck_id: truck.id,
        types_of_work: [
          {
            name: 'Brakes',
            hourly_rate: 100,
            duration: '1:00',
            inventories: [{ id: partId, quantity }],
          },
        ],
        due_date: '2026-12-21',
        implementation_date: '2026-11-25 09:30',
        mechanic_id: mechanicId ?? (await test.signIn('mechanic')).user.id,
      },
    })
    return data
  }

  const { stockOf } = orderFixtures(test)
  return { pieces, gallons, brand, supplier, payload, part, order, stockOf }
}
