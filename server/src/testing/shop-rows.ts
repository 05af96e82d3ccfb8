import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type Role, roleId } from '#contract/access/roles.ts'
import type { Database } from '#server/database/tables.ts'

/** Inserts the minimum that an order needs, with a consistent ledger. */
export async function insertShopRows(db: Kysely<Database>, stock: number) {
  const person = async (role: Role) =>
    (
      await db
        .insertInto('users')
        .values({
          role_id: roleId(role),
          first_name: 'Test',
          last_name: role,
          email: `${role}-${randomUUID()}@rigbay.test`,
          status: 'active',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const adminId = await person('admin')
  const mechanicId = await person('mechanic')
  const sessionId = randomUUID()
  await db
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: adminId,
      cookie_hash: randomUUID(),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute()
  const customer = await db
    .insertInto('customers')
    .values({ first_name: 'Maria', last_name: 'Alvarez', phone: '+13125550142' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const truck = await db
    .insertInto('vehicles')
    .values({
      kind: 'truck',
      vin: '1FUJGLDR9CLBP8834',
      unit_number: '700',
      make: 'Freightliner',
      model: 'Cascadia',
      year: 2012,
      type_id: 1,
      license_plate: 'P1',
      gvwr: 52_000,
      owner_id: customer.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const unit = await db.insertInto('units').values({ name: 'pcs' }).returning('id').executeTakeFirstOrThrow()
  const category = await db
    .insertInto('categories')
    .values({ name: 'Filters', slug: `filters-${randomUUID()}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const part = await db
    .insertInto('parts')
    .values({
      name: 'Oil filter',
      slug: randomUUID(),
      stock_number: `FF-${randomUUID().slice(0, 6)}`,
      category_id: category.id,
      unit_id: unit.id,
      price_retail: '38.40',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('part_stock')
    .values({ part_id: part.id, on_hand: String(stock), average_cost: '20' })
    .execute()
  await db
    .insertInto('stock_movements')
    .values({
      part_id: part.id,
      operation_type: 'purchase',
      quantity: String(stock),
      cost: '20',
      date: '2026-01-02',
    })
    .execute()
  return { adminId, mechanicId, sessionId, customerId: customer.id, truckId: truck.id, partId: part.id }
}
