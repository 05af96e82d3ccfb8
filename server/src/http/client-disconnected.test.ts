import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { unitEndpoints } from '#contract/catalogue/unit.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { untilLockWaits } from '#server/testing/until-lock-waits.ts'

const test = await testShop({ DATABASE_POOL: '4' })
const admin = await test.signIn('admin')
await test.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = test.app.server.address() as AddressInfo

async function startRequest(): Promise<ClientRequest> {
  const headers = { authorization: `Bearer ${await admin.token()}`, 'admin-panel': 'true' }
  const read = request({ port, host: '127.0.0.1', path: unitEndpoints.list.path, headers, agent: false })
  read.on('error', () => {})
  read.end()
  return read
}

const waiting = async () => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    test.db,
  )
  return rows.length
}

it('cancels the statement of a read whose browser disconnected, and no other', async () => {
  await test.db.transaction().execute(async held => {
    await sql`lock table units in access exclusive mode`.execute(held)
    const read = await startRequest()
    await untilLockWaits(test.db)
    read.destroy()
    await expect.poll(waiting).toBe(0)
  })
  for (let i = 0; i < 6; i++) expect((await admin.attempt(unitEndpoints.list, {})).status).toBe(200)
})
