import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { pino } from 'pino'
import { type OpenShop, openShop } from '../server/src/app/open-shop.ts'
import { openDatabase } from '../server/src/database/connect.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { readConfiguration } from '../server/src/platform/configuration.ts'
import { adminToken } from './admin-token.ts'
import { seedShop } from './seed-shop.ts'

interface BenchShop extends OpenShop {
  port: number
  headers: Record<string, string>
}

/** A listening shop with this many orders; an existing one is reused. */
export async function openBenchShop(
  dataDir: string,
  connection: pg.ClientConfig,
  orders: number,
): Promise<BenchShop> {
  const setup = openDatabase(connection, { max: 1 })
  await migrate(setup.pool)
  const { rowCount } = await setup.pool.query('select from repair_orders limit 1')
  if (rowCount === 0) await seedShop(setup.pool, orders)
  await setup.close()
  const opened = await openShop({
    configuration: {
      ...readConfiguration({ DATA_DIR: dataDir, RATE_LIMIT: '100000000', LOG_LEVEL: 'fatal' }),
      checkAnswers: false, // as in production
    },
    connection,
    log: pino({ level: 'fatal' }),
    workers: false,
  })
  await opened.app.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...opened,
    port: portOf(opened.app),
    headers: {
      authorization: `Bearer ${await adminToken(opened.shop)}`,
      'admin-panel': 'true',
      'content-type': 'application/json',
      'accept-encoding': 'gzip, deflate, br, zstd',
    },
  }
}

export async function databaseBeside<C extends pg.ClientConfig>(connection: C, name: string): Promise<C> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`drop database if exists ${client.escapeIdentifier(name)}`)
  await client.query(`create database ${client.escapeIdentifier(name)}`)
  await client.end()
  return { ...connection, database: name }
}

export const portOf = (server: OpenShop['app']): number => (server.addresses()[0] as AddressInfo).port
