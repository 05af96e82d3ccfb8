import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfiguration } from '#server/platform/configuration.ts'
import { startRigbay } from '#server/testing/rigbay-process.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { openTestShop } from '#server/testing/test-shop.ts'
import { prepareShop } from './prepare-shop.ts'

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'rigbay-start-'))
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const started = async (environment: Record<string, string>, args: string[] = []) =>
  startRigbay({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...environment }, args)

describe('starting', () => {
  it('reports a wrong configuration in one line', async () => {
    const rigbay = await started({ PORT: '99999' })
    expect(await rigbay.ended()).toBe(1)
    expect(rigbay.output().trim().split('\n')).toHaveLength(1)
    expect(rigbay.output()).toContain('PORT must be a port from 0 to 65535')
  })

  it.each([
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address such as postgres://'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be an address such as smtp://'],
    [{ S3_BUCKET: 'files' }, 'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
    [{ STRIPE_SECRET_KEY: 'sk_1' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other'],
    [{ STRIPE_API_BASE: 'api.stripe.com' }, 'STRIPE_API_BASE must be an address such as https://'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be how many proxies are in front, or their addresses'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY must be how many proxies are in front, or their addresses'],
    [{ NODE_ENV: 'production' }, 'PUBLIC_URL must be set in production'],
    [{ MAIL_FROM: 'Shop\nBcc: x@y.test <a@b.test>' }, 'MAIL_FROM must be an address such as'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, test or production'],
  ])('has a line for %j', (environment, line) => {
    // `.` matches no line end, so this is one line.
    expect(() => readConfiguration(environment)).toThrow(new RegExp(`^${line}.*$`))
  })

  it.skipIf(process.platform !== 'linux')(
    'says that the data directory cannot be made, wherever it is',
    async () => {
      const rigbay = await started({ DATA_DIR: '/proc/rigbay/data' })
      expect(await rigbay.ended()).toBe(1)
      expect(rigbay.output()).toContain('DATA_DIR /proc/rigbay/data cannot be used')
    },
  )

  it('reports a used port and suggests another', async () => {
    const occupant = createServer().listen(0, '127.0.0.1')
    await once(occupant, 'listening')
    const { port } = occupant.address() as { port: number }
    const rigbay = await started({ PORT: String(port) })
    expect(await rigbay.ended()).toBe(1)
    expect(rigbay.output()).toContain(`port ${port} is taken. Try another: PORT=${port + 1}`)
    occupant.close()
  })

  it('reports an unreachable database', async () => {
    const rigbay = await started({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })
    expect(await rigbay.ended()).toBe(1)
    expect(rigbay.output()).toMatch(/the database of DATABASE_URL does not answer/)
  })

  it('reports in one line why it cannot use a database', async () => {
    const name = `${database.connection.database}_latin`
    await database.pool.query(
      `create database ${name} template template0 encoding 'LATIN1' locale_provider libc locale 'C'`,
    )
    try {
      const rigbay = await started({ DATABASE_URL: database.url.replace(database.connection.database, name) })
      expect(await rigbay.ended()).toBe(1)
      expect(rigbay.output().trim().split('\n')).toHaveLength(1)
      expect(rigbay.output()).toContain('Rigbay needs a database in UTF8')
    } finally {
      await database.pool.query(`drop database ${name} with (force)`)
    }
  })

  it('prints a link for the first superadmin on an empty database, and ends cleanly on SIGTERM', async () => {
    const rigbay = await started({})
    await rigbay.ready()
    expect(rigbay.output()).toMatch(/Set up its first superadmin here[\s\S]*\/auth\/\S+/)
    rigbay.child.kill('SIGTERM')
    expect(await rigbay.ended()).toBe(0)
  })

  it('refuses a demo shop in production, and with an empty shop requested', async () => {
    await database.db.updateTable('company').set({ is_demo: true }).execute()
    for (const [environment, args] of [
      [{ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example.com' }, []],
      [{}, ['--empty']],
    ] as const) {
      const rigbay = await started(environment, [...args])
      await expect(rigbay.ready()).rejects.toThrow('Rigbay ended').finally(rigbay.stop)
      expect(await rigbay.ended()).toBe(1)
      expect(rigbay.output().trim().split('\n')).toHaveLength(1)
      expect(rigbay.output()).toContain('this is a demo shop with known passwords. Take an empty DATA_DIR')
    }
  })

  it('makes no demo in production, also in an embedded database', async () => {
    const test = await openTestShop({ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example.com' })
    try {
      const lines = await prepareShop(test.shop, { isEmbedded: true, wantsEmpty: false })
      expect(lines).toContain('Set up its first superadmin here')
      expect(lines).toContain('No e-mail is sent without SMTP_URL: it is only written to')
      expect(await test.db.selectFrom('users').select('id').execute()).toEqual([])
      // The first records, and none twice after the next start.
      await prepareShop(test.shop, { isEmbedded: true, wantsEmpty: true })
      const roots = await test.db.selectFrom('categories').select(['id', 'parent_id']).orderBy('id').execute()
      expect(roots).toEqual([
        { id: 1, parent_id: null },
        { id: 2, parent_id: null },
      ])
      const units = await test.db.selectFrom('units').select('name').execute()
      expect(units.map(unit => unit.name)).toEqual(expect.arrayContaining(['pcs', 'gal']))
    } finally {
      await test.close()
    }
  })
})
