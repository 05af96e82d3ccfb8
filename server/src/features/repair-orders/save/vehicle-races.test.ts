import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { untilLockWaits } from '#server/testing/until-lock-waits.ts'

const test = await testShop()
const make = orderFixtures(test)
const clerk = await test.signIn('admin')

const save = (body: Awaited<ReturnType<typeof make.payload>>) =>
  clerk.attempt(api.createRepairOrder, { body })

it("an order saved during a change of its truck's owner gets the new owner", async () => {
  const [seller, buyer] = [await make.customer(), await make.customer({ first_name: 'Ines' })]
  const body = await make.payload({ truck_id: (await make.vehicle(seller)).id })
  let saving: ReturnType<typeof save> | undefined
  await test.db.transaction().execute(async db => {
    await db.selectFrom('vehicles').where('id', '=', body.truck_id!).select('id').forUpdate().execute()
    saving = save(body)
    await untilLockWaits(test.db)
    await db.updateTable('vehicles').set({ owner_id: buyer }).where('id', '=', body.truck_id!).execute()
  })
  expect((await saving!).body.data.customer).toMatchObject({ id: buyer, first_name: 'Ines' })
})

it('a truck cannot be deleted while an order for it is being saved', async () => {
  const body = await make.payload()
  let saving: ReturnType<typeof save> | undefined
  let deleting: Promise<{ status: number; errors: { code: string }[] }> | undefined
  await test.db.transaction().execute(async db => {
    // The save has read its truck and waits for the table of orders.
    await sql`lock table repair_orders in share mode`.execute(db)
    saving = save(body)
    await untilLockWaits(test.db)
    deleting = clerk.attempt(truckEndpoints.deleteVehicle, { params: { id: body.truck_id! } })
    await untilLockWaits(test.db, 2)
  })
  expect((await saving!).status).toBe(200)
  expect((await deleting!).errors.map(error => error.code)).toEqual(['vehicle_has_open_orders'])
})
