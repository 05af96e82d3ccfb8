import { expect, it } from 'vitest'
import { companyEndpoints } from '#contract/company/company-endpoints.ts'
import { shopOrderEndpoints, shopPartEndpoints } from '#contract/online-shop/shop-endpoints.ts'
import { shopKeyEndpoints as api } from '#contract/online-shop/shop-key-endpoints.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { shopFixtures } from '#server/testing/shop-fixtures.ts'
import { testClient } from '#server/testing/test-client.ts'
import { openTestShop, testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const boss = await test.signIn('superadmin')
const make = shopFixtures(test, boss)
const codes = ({ errors }: { errors: { code: string }[] }) => errors.map(error => error.code)

it('shows a key once and stores only its hash', async () => {
  const { made } = await make.program()
  expect(made.key).toMatch(/^rb_[\w-]{43}$/)
  expect(made.key!.startsWith(made.prefix)).toBe(true)
  const [listed] = (await boss.call(api.listShopKeys)).data
  expect(listed).not.toHaveProperty('key')
  expect(listed).toMatchObject({ name: 'Web shop', source: 'ecomm', created_by: { id: boss.user.id } })
  const kept = await test.db.selectFrom('shop_keys').selectAll().where('id', '=', made.id).execute()
  expect(JSON.stringify(kept)).not.toContain(made.key!.slice(10))
})

it('requires a name, a source other than the counter, and a scope', async () => {
  const { errors } = await boss.attempt(api.createShopKey, {
    body: { name: '', source: 'bs' as never, scopes: [] },
  })
  expect(errors.map(error => error.source?.parameter)).toEqual(['name', 'source', 'scopes'])
})

it('allows only calls of the online shop within its scopes', async () => {
  const { made, ...program } = await make.program({ scopes: ['stock:read'] })
  expect((await program.attempt(shopPartEndpoints.listShopParts)).status).toBe(200)
  const refused = await program.attempt(shopOrderEndpoints.getShopOrder, {
    params: { external_number: 'WEB-1' },
  })
  expect([refused.status, refused.errors[0]]).toEqual([
    403,
    expect.objectContaining({ code: 'shop_key_lacks_scope', params: { scope: 'orders:read' } }),
  ])
  expect((await program.attempt(partsOrderEndpoints.listPartsOrders)).status).toBe(401)
})

it('calls of the online shop refuse sessions and unknown keys', async () => {
  const answers = [
    await boss.attempt(shopPartEndpoints.listShopParts),
    await test.stranger.attempt(shopPartEndpoints.listShopParts),
    await testClient(test.app, async () => `rb_${'x'.repeat(43)}`).attempt(shopPartEndpoints.listShopParts),
  ]
  expect(answers.map(answer => [answer.status, codes(answer)])).toEqual(
    Array(3).fill([401, ['shop_key_unknown']]),
  )
})

it('is refused after revocation, and stays in the list', async () => {
  const { made, ...program } = await make.program()
  const params = { id: made.id }
  await boss.call(api.revokeShopKey, { params })
  await boss.call(api.revokeShopKey, { params })
  expect(codes(await program.attempt(shopPartEndpoints.listShopParts))).toEqual(['shop_key_unknown'])
  const listed = (await boss.call(api.listShopKeys)).data.find(key => key.id === made.id)
  expect(listed!.revoked_at).not.toBeNull()
  expect(
    codes(await boss.attempt(api.setShopWebhook, { params, body: { webhook_url: 'shop.example.com' } })),
  ).toEqual(['shop_key_revoked'])
  expect(codes(await boss.attempt(api.revokeShopKey, { params: { id: 999_999 } }))).toEqual([
    'no_such_shop_key',
  ])
  const history = (await boss.call(companyEndpoints.listHistory, { params: { id: 1 } } as never)).data
  expect(history.map(entry => entry.message).filter(line => line.includes('revoked'))).toEqual([
    'Key Web shop of the online shop revoked',
  ])
})

it('has the time of last use', async () => {
  const { made, ...program } = await make.program()
  const used = async () =>
    (await boss.call(api.listShopKeys)).data.find(key => key.id === made.id)!.last_used_at
  expect(await used()).toBeNull()
  await program.call(shopPartEndpoints.listShopParts)
  expect(await used()).not.toBeNull()
})

it('a new webhook address gets a new secret, the same address none', async () => {
  const { made } = await make.program({ webhook_url: 'https://one.example.com/hook' })
  expect(made.webhook_secret).toMatch(/^whsec_/)
  const set = async (webhook_url: string | null) =>
    (await boss.call(api.setShopWebhook, { params: { id: made.id }, body: { webhook_url } })).data
  expect((await set('https://one.example.com/hook')).webhook_secret).toBeNull()
  const { webhook_secret } = await set('https://two.example.com/hook/secret?token=secret')
  expect(webhook_secret).toMatch(/^whsec_/)
  expect(webhook_secret).not.toBe(made.webhook_secret)
  expect(await set(null)).toMatchObject({ webhook_url: null, webhook_secret: null })
  const changes = await test.db
    .selectFrom('history')
    .select('changes')
    .where('act', '=', 'shop_webhook_set')
    .execute()
  expect(JSON.stringify(changes)).toContain('https://two.example.com')
  expect(JSON.stringify(changes)).not.toContain('secret')
})

it('calls are counted by key', async () => {
  const small = await openTestShop({ RATE_LIMIT: '8' })
  try {
    const owner = await small.signIn('superadmin')
    const programs = shopFixtures(small, owner)
    const [one, other] = [await programs.program(), await programs.program()]
    const statuses = []
    for (let i = 0; i < 5; i++) statuses.push((await one.attempt(shopPartEndpoints.listShopParts)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    expect((await other.attempt(shopPartEndpoints.listShopParts)).status).toBe(200)
  } finally {
    await small.close()
  }
})

it('lists stock and prices of parts for the online shop only', async () => {
  const program = await make.program()
  const [sold, hidden] = [await make.shopPart(7, { price: 30 }), await make.part(5)]
  await make.order(boss, [{ id: sold.id, quantity: 3 }])
  const { data, meta } = await program.call(shopPartEndpoints.listShopParts)
  expect(meta.total).toBe(data.length)
  expect(data.find(part => part.stock_number === sold.stock_number)).toMatchObject({
    price: 30,
    price_old: null,
    available: 4,
  })
  const own = await test.db
    .selectFrom('parts')
    .select('stock_number')
    .where('id', '=', hidden)
    .executeTakeFirstOrThrow()
  expect(data.map(part => part.stock_number)).not.toContain(own.stock_number)
  const found = await program.call(shopPartEndpoints.listShopParts, {
    query: { stock_number: sold.stock_number.toUpperCase() },
  })
  expect(found.data).toHaveLength(1)
})
