import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Shop } from '#server/platform/shop.ts'

export function addHealth(app: FastifyInstance, shop: Shop): void {
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async () => {
    await sql`select 1`.execute(shop.db)
    return { status: 'ok' }
  })
}
