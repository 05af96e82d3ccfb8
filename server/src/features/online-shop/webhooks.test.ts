import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { partsOrderBillingEndpoints } from '#contract/billing/parts-order-billing-endpoints.ts'
import { shopKeyEndpoints as api } from '#contract/online-shop/shop-key-endpoints.ts'
import { maxTries } from '#contract/online-shop/shop-message.ts'
import { shopMessageEndpoints as log } from '#contract/online-shop/shop-message-endpoints.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { sampleShipment } from '#server/testing/parts-order-fixtures.ts'
import { shopFixtures } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { isPublicAddress, mayBeCalled, publicLookup } from './public-address.ts'

const test = await testShop()
const boss = await test.signIn('superadmin')
const make = shopFixtures(test, boss)

const received: { headers: Record<string, string>; body: string }[] = []
let answer = { status: 200, body: 'ok' }
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', chunk => {
    body += chunk
  })
  request.on('end', () => {
    received.push({ headers: request.headers as Record<string, string>, body })
    response.writeHead(answer.status, { location: 'http://127.0.0.1:1/elsewhere' }).end(answer.body)
  })
})
await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
const webhook_url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
afterAll(() => receiver.close())

beforeEach(async () => {
  received.length = 0
  answer = { status: 200, body: 'ok' }
  await sql`update shop_keys set revoked_at = now() where revoked_at is null`.execute(test.db)
})

async function placed(source: 'ecomm' | 'amazon' = 'ecomm') {
  const program = await make.program({ source, webhook_url })
  const part = await make.shopPart(9)
  const order = (await program.send(make.payload(part.stock_number))).body.data
  return { program, order, params: { id: order.id } }
}
const messages = async (query = {}) => (await boss.call(log.listShopMessages, { query })).data

it('sends every change of status and shipment, signed by Standard Webhooks', async () => {
  const { program, order, params } = await placed()
  await make.move(boss, order.id, 'in_process')
  const { deliveries } = await make.move(boss, order.id, 'sent')
  await boss.call(partsOrderEndpoints.updatePartsOrderShipment, {
    params: { ...params, delivery_id: deliveries[0]!.id },
    body: { ...sampleShipment, tracking_number: '1Z-LATE' },
  })
  await boss.call(partsOrderBillingEndpoints.createPartsOrderPayment, {
    params,
    body: { amount: 1, payment_date: '2026-11-21', payment_method: 'cash' },
  })
  await make.move(boss, order.id, 'returned')
  await boss.call(partsOrderEndpoints.refundPartsOrder, { params })
  await test.runJobs()
  const secret = Buffer.from(program.made.webhook_secret!.replace('whsec_', ''), 'base64')
  const delivered = received.map(({ body, headers }) => {
    const { type, data } = JSON.parse(body)
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headers
    const signed = createHmac('sha256', secret).update(`${id}.${at}.${body}`).digest('base64')
    expect([signature, Number(at)]).toEqual([`v1,${signed}`, unixSeconds(test.clock.now())])
    return [type, data.external_number, data.status, data.shipments[0]?.tracking_number, data.is_refunded]
  })
  const number = order.external_number
  const { tracking_number } = sampleShipment
  expect(delivered).toEqual([
    ['order.status_changed', number, 'in_process', undefined, false],
    ['order.status_changed', number, 'sent', tracking_number, false],
    ['order.shipment_changed', number, 'sent', '1Z-LATE', false],
    ['order.status_changed', number, 'returned', '1Z-LATE', false],
    ['order.refunded', number, 'returned', '1Z-LATE', true],
  ])
  expect((await messages()).slice(0, 5).map(one => [one.status, one.tries, one.answer_status])).toEqual(
    Array(5).fill(['delivered', 1, 200]),
  )
})

it('sends canceled and deleted orders as canceled, once', async () => {
  const one = await placed()
  await boss.call(partsOrderEndpoints.cancelPartsOrder, { params: one.params })
  await boss.call(partsOrderEndpoints.deletePartsOrder, { params: one.params })
  const other = await placed('amazon')
  await boss.call(partsOrderEndpoints.deletePartsOrder, { params: other.params })
  await test.runJobs()
  expect(received.map(({ body }) => JSON.parse(body).data).map(data => [data.source, data.status])).toEqual([
    ['ecomm', 'canceled'],
    ['amazon', 'canceled'],
  ])
})

it("sends only to the order's source, and no refused changes", async () => {
  await placed('amazon')
  const { order } = await placed()
  const own = await make.order(boss, undefined, { source: 'amazon' })
  await make.move(boss, own.id, 'in_process')
  await boss.attempt(partsOrderEndpoints.changePartsOrderStatus, {
    params: { id: order.id },
    body: { status: 'delivered' },
  })
  expect(await test.runJobs()).toBe(0)
  await make.move(boss, order.id, 'in_process')
  await test.runJobs()
  expect(received.map(({ body }) => JSON.parse(body).data.id)).toEqual([order.id])
})

it('retries with the same id until success, and logs failures', async () => {
  const { order } = await placed()
  await make.move(boss, order.id, 'in_process')
  answer = { status: 500, body: `Out of order\0${'x'.repeat(2000)}` }
  await expect(test.runJobs()).rejects.toThrow('answered')
  expect((await messages())[0]).toMatchObject({
    status: 'waiting',
    tries: 1,
    problem: 'answered',
    answer_status: 500,
    answer: expect.stringMatching(/^Out of orderx+$/),
    order: { order_number: order.order_number, external_number: order.external_number },
  })
  answer = { status: 302, body: '' }
  await expect(test.retryJobs()).rejects.toThrow('answered')
  answer = { status: 204, body: '' }
  await test.retryJobs()
  expect((await messages())[0]).toMatchObject({ status: 'delivered', tries: 3, problem: null, answer: '' })
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

it('sends the messages of an order in sequence, without blocking other orders', async () => {
  const program = await make.program({ webhook_url })
  const part = await make.shopPart(9)
  const place = async () => (await program.send(make.payload(part.stock_number))).body.data
  const [order, other] = [await place(), await place()]
  answer = { status: 500, body: '' }
  await make.move(boss, order.id, 'in_process')
  await expect(test.runJobs()).rejects.toThrow('answered')
  answer = { status: 200, body: 'ok' }
  received.length = 0
  await make.move(boss, order.id, 'sent')
  await make.move(boss, other.id, 'in_process')
  await test.runJobs()
  const delivered = () =>
    received.map(({ body }) => JSON.parse(body).data).map(({ id, status }) => [id, status] as const)
  expect(delivered()).toEqual([[other.id, 'in_process']])
  expect((await messages()).find(one => one.order.id === order.id)).toMatchObject({
    status: 'waiting',
    is_held: true,
    tries: 0,
  })
  await test.retryJobs()
  expect(delivered().slice(1)).toEqual([
    [order.id, 'in_process'],
    [order.id, 'sent'],
  ])
  answer = { status: 500, body: '' }
  await make.move(boss, order.id, 'delivered')
  await sql`update shop_messages set tries = ${maxTries - 1} where status = 'waiting'`.execute(test.db)
  await make.move(boss, order.id, 'returned')
  await expect(test.runJobs()).rejects.toThrow('answered')
  answer = { status: 200, body: 'ok' }
  await test.retryJobs()
  expect((await messages()).slice(0, 2).map(one => [one.status, one.tries])).toEqual([
    ['delivered', 2],
    ['failed', maxTries],
  ])
})

it('sends the messages of each key independently', async () => {
  const deaf = { webhook_url: 'http://127.0.0.1:1/hook' }
  await make.program(deaf)
  const { order } = await placed()
  answer = { status: 500, body: '' }
  await make.move(boss, order.id, 'in_process')
  await expect(test.runJobs()).rejects.toThrow()
  await expect(test.runJobs()).rejects.toThrow()
  await make.move(boss, order.id, 'sent')
  await test.runJobs()
  const waiting = { status: 'waiting', is_held: true }
  expect((await messages()).slice(0, 2)).toMatchObject([waiting, waiting])
  answer = { status: 200, body: 'ok' }
  received.length = 0
  await expect(test.retryJobs()).rejects.toThrow('unreachable')
  await test.runJobs()
  expect(received.map(({ body }) => JSON.parse(body).data.status)).toEqual(['in_process', 'sent'])
  await sql`delete from pgboss.job where state = 'active'`.execute(test.db)
})

it('fails after the last try, and can be sent again', async () => {
  const { order } = await placed()
  await make.move(boss, order.id, 'in_process')
  const [message] = await messages()
  const params = { id: message!.id }
  const again = await boss.attempt(log.sendShopMessageAgain, { params })
  expect(again.errors[0]!.code).toBe('shop_message_on_its_way')
  await sql`update shop_messages set tries = ${maxTries - 1} where id = ${message!.id}`.execute(test.db)
  answer = { status: 503, body: '' }
  await test.runJobs()
  expect((await messages({ status: 'failed' }))[0]).toMatchObject({ id: message!.id, tries: maxTries })
  answer = { status: 200, body: 'ok' }
  expect((await boss.call(log.sendShopMessageAgain, { params })).data).toMatchObject({
    status: 'waiting',
    tries: 0,
  })
  await test.runJobs()
  expect((await messages())[0]).toMatchObject({ status: 'delivered', tries: 1 })
})

it('sends nothing for a revoked key, without retries', async () => {
  const { program, order } = await placed()
  await make.move(boss, order.id, 'in_process')
  await boss.call(api.revokeShopKey, { params: { id: program.made.id } })
  await test.runJobs()
  const [message] = await messages()
  expect([received, message]).toEqual([
    [],
    expect.objectContaining({ status: 'failed', problem: 'key_revoked' }),
  ])
  const again = await boss.attempt(log.sendShopMessageAgain, { params: { id: message!.id } })
  expect(again.errors[0]!.code).toBe('shop_key_revoked')
})

it('reports a missing receiver', async () => {
  const { program, order } = await placed()
  await boss.call(api.setShopWebhook, {
    params: { id: program.made.id },
    body: { webhook_url: 'http://127.0.0.1:1/hook' },
  })
  await make.move(boss, order.id, 'in_process')
  await expect(test.runJobs()).rejects.toThrow('unreachable')
  expect((await messages())[0]).toMatchObject({
    status: 'waiting',
    problem: 'unreachable',
    answer_status: null,
  })
  await sql`delete from pgboss.job where state = 'active'`.execute(test.db)
})

it('the log needs a superadmin, and is deleted after 90 days', async () => {
  const admin = await test.signIn('admin')
  expect((await admin.attempt(log.listShopMessages)).status).toBe(403)
  expect((await admin.attempt(api.listShopKeys)).status).toBe(403)
  const known = (await messages()).length
  expect(known).toBeGreaterThan(0)
  const leftAfter = async (days: number) => {
    await sql`update shop_messages set created_at = created_at - make_interval(days => ${days})`.execute(
      test.db,
    )
    await test.shop.jobs.enqueue(test.db, 'online-shop.forget-messages', {})
    await test.runJobs()
    return (await messages()).length
  }
  expect(await leftAfter(89)).toBe(known)
  expect(await leftAfter(2)).toBe(0)
})

it('in production calls only public addresses, by https', () => {
  const may = (url: string) => mayBeCalled({ isProduction: true }, new URL(url))
  const refused = [
    'http://shop.example.com',
    'https://127.0.0.1',
    'https://10.1.2.3',
    'https://192.168.0.9',
    'https://169.254.169.254/latest',
    'https://100.64.0.1',
    'https://0.0.0.0',
    'https://2130706433',
    'https://[::1]',
    'https://[fd00::1]',
    'https://[::ffff:10.0.0.1]',
    'https://[::10.0.0.1]',
  ]
  expect(refused.filter(may)).toEqual([])
  expect(
    ['https://shop.example.com', 'https://8.8.8.8', 'https://[2606:4700::1111]'].filter(may),
  ).toHaveLength(3)
  expect(mayBeCalled({ isProduction: false }, new URL(webhook_url))).toBe(true)
  expect(isPublicAddress('224.0.0.1')).toBe(false)
})

it.each([false, true])('in production does not connect to a name of this machine', async all => {
  const error = await new Promise(resolve => publicLookup('localhost', { all }, failure => resolve(failure)))
  expect(String(error)).toContain('not a public address')
})

it('a refused address is reported at its field in production', async () => {
  test.shop.configuration.isProduction = true
  try {
    const made = await boss.attempt(api.createShopKey, {
      body: {
        name: 'Inside',
        source: 'ecomm',
        scopes: ['orders:write'],
        webhook_url: 'https://10.0.0.8/hook',
      },
    })
    expect([made.status, made.errors[0]!.code, made.errors[0]!.source]).toEqual([
      422,
      'webhook_address_refused',
      { parameter: 'webhook_url' },
    ])
    const key = (await make.program({ webhook_url: 'https://shop.example.com/hook' })).made
    await sql`update shop_keys set webhook_url = ${webhook_url} where id = ${key.id}`.execute(test.db)
    const { order } = await silentlyPlaced()
    await make.move(boss, order.id, 'in_process')
    await expect(test.runJobs()).rejects.toThrow('address_refused')
    expect(received).toEqual([])
    await sql`delete from pgboss.job where state = 'active'`.execute(test.db)
  } finally {
    test.shop.configuration.isProduction = false
  }
})

// The last test: this shop runs its jobs by itself from here.
it('a slow shop does not delay others, and gets its messages in sequence', async () => {
  const answers: (() => void)[] = []
  const slow = createServer((_, response) => void answers.push(() => response.end()))
  await new Promise<void>(resolve => slow.listen(0, '127.0.0.1', resolve))
  try {
    const part = await make.shopPart(9)
    const slowUrl = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`
    const late = await make.program({ source: 'amazon', webhook_url: slowUrl })
    for (let order = 0; order < 2; order++) {
      const { id } = (await late.send(make.payload(part.stock_number))).body.data
      await make.move(boss, id, 'in_process')
    }
    const { order: quick } = await placed()
    await make.move(boss, quick.id, 'in_process')
    await test.shop.jobs.work(test.shop)
    await expect.poll(() => answers.length, { timeout: 20_000 }).toBe(1)
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1)
    await make.move(boss, quick.id, 'sent')
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(2)
    expect(answers).toHaveLength(1)
    answers[0]!()
    await expect.poll(() => answers.length, { timeout: 20_000 }).toBe(2)
    answers[1]!()
    const statuses = async () => (await messages()).slice(0, 4).map(one => one.status)
    await expect.poll(statuses, { timeout: 20_000 }).toEqual(Array(4).fill('delivered'))
  } finally {
    slow.close()
  }
})

async function silentlyPlaced() {
  const program = await make.program()
  const part = await make.shopPart(9)
  return { order: (await program.send(make.payload(part.stock_number))).body.data }
}
