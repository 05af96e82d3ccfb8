import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashPassword } from '#server/access/passwords.ts'
import { signAccessToken } from '#server/access/tokens.ts'
import { openDatabase } from '#server/database/connect.ts'
import { startEmbeddedPostgres } from '#server/database/engine/embedded-postgres.ts'
import { migrate } from '#server/database/migrate.ts'
import { brokenInvariants } from '#server/testing/ledger.ts'
import { type RigbayProcess, startRigbay } from '#server/testing/rigbay-process.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { insertShopRows } from '#server/testing/shop-rows.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'

const password = 'seven loose lug nuts'
let folder: string
let shop: Awaited<ReturnType<typeof insertShopRows>>
let token: string
let email: string
const at = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(temporaryFolder(), 'rigbay-backup-'))
  await chmod(folder, 0o755)
  await withDatabase('old', async db => {
    shop = await insertShopRows(db, 100_000)
    token = await signAccessToken(db, { userId: shop.adminId, sessionId: shop.sessionId }, new Date())
    const { email: address } = await db
      .updateTable('users')
      .set({ password_hash: await hashPassword(password) })
      .where('id', '=', shop.adminId)
      .returning('email')
      .executeTakeFirstOrThrow()
    email = address
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a backup made during writes restores the same shop, to the cent and byte', async () => {
  const rigbay = await startRigbay({ DATA_DIR: at('old'), RATE_LIMIT: '1000000' })
  await rigbay.ready()
  const confirmed: string[] = []
  let isOver = false
  const desks = Array.from({ length: 4 }, async () => {
    while (!isOver) confirmed.push(await openOrder(rigbay))
  })
  while (confirmed.length < 8) await Promise.race([sleep(20), ...desks])
  const before = [...confirmed]
  const made = await command('backup', at('old'), at('shop.tar'))
  isOver = true
  await Promise.all(desks)
  await rigbay.stop()
  expect(made).toMatchObject({ code: 0, text: expect.stringContaining('shop.tar') })

  const restored = await command('restore', at('new'), at('shop.tar'))
  expect(restored).toMatchObject({ code: 0, text: expect.stringContaining('is back') })
  let numbers: string[] = []
  await withDatabase('new', async db => {
    expect(await brokenInvariants(db)).toEqual([])
    numbers = (await db.selectFrom('repair_orders').select('order_number').execute()).map(
      order => order.order_number,
    )
  })
  expect(numbers).toEqual(expect.arrayContaining(before))
  expect(confirmed).toEqual(expect.arrayContaining(numbers.filter(number => confirmed.includes(number))))

  const again = await startRigbay({ DATA_DIR: at('new'), RATE_LIMIT: '1000000' })
  try {
    await again.ready()
    const signedIn = await send(again, '/auth/sign-in', JSON.stringify({ email, password }))
    expect(signedIn.status).toBe(200)
    expect(await papersOf(again)).toBeGreaterThanOrEqual(before.length)
    expect(numbers).not.toContain(await openOrder(again))
  } finally {
    await again.stop()
  }
  expect((await command('restore', at('new'), at('shop.tar'))).text).toContain('There is a shop already')
  await writeFile(at('cut.tar'), (await readFile(at('shop.tar'))).subarray(0, -5000))
  expect((await command('restore', at('cut'), at('cut.tar'))).text).toContain('is no complete backup')
  expect(await readdir(folder)).not.toContain('cut')
  expect((await command('backup', at('none'), at('none.tar'))).text).toContain('There is no shop in DATA_DIR')
  expect(await readdir(folder)).not.toContain('none.tar')
}, 300_000)

async function openOrder(rigbay: RigbayProcess): Promise<string> {
  const inventories = [{ id: shop.partId, quantity: 2 }]
  const opened = await send(
    rigbay,
    '/api/v1/orders',
    JSON.stringify({
      truck_id: shop.truckId,
      mechanic_id: shop.mechanicId,
      implementation_date: '2026-12-01 09:00',
      due_date: '2026-12-15',
      types_of_work: [{ name: 'Brakes', duration: '1:15', hourly_rate: 145.55, inventories }],
    }),
  )
  const { data } = (await opened.json()) as { data: { id: number; order_number: string } }
  const form = new FormData()
  form.append('attachment', new File([paper(data.order_number)], `${data.order_number}.pdf`))
  expect((await send(rigbay, `/api/v1/orders/${data.id}/attachments`, form)).ok).toBe(true)
  return data.order_number
}

/** Number of files; compares the content of each. */
async function papersOf(rigbay: RigbayProcess): Promise<number> {
  let count = 0
  const { data: orders } = await read(rigbay, '/api/v1/orders?per_page=100')
  for (const { id, order_number } of orders) {
    const { data: order } = await read(rigbay, `/api/v1/orders/${id}`)
    for (const { url } of order.attachments) {
      const file = await send(rigbay, url)
      expect(Buffer.from(await file.arrayBuffer())).toEqual(paper(order_number))
      count++
    }
  }
  return count
}

const paper = (number: string) => Buffer.concat([pdf, Buffer.from(`% ${number}\n`)])

// biome-ignore lint/suspicious/noExplicitAny: an answer of any endpoint
const read = async (rigbay: RigbayProcess, path: string): Promise<any> => (await send(rigbay, path)).json()

const send = (rigbay: RigbayProcess, path: string, body?: string | FormData) =>
  fetch(rigbay.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body } : {}),
  })

async function command(name: 'backup' | 'restore', dataDir: string, ...args: string[]) {
  const child = spawn(process.execPath, [`server/src/${name}.ts`, ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
  })
  let text = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', chunk => (text += chunk))
  const [code] = await once(child, 'close')
  return { code, text }
}

async function withDatabase(
  name: string,
  work: (db: ReturnType<typeof openDatabase>['db']) => Promise<void>,
): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: at(name) })
  const { db, pool, close } = openDatabase(postgres.connection)
  try {
    await migrate(pool)
    await work(db)
  } finally {
    await close()
    await postgres.stop()
  }
}
