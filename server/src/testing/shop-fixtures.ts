import { shopOrderEndpoints } from '#contract/online-shop/shop-endpoints.ts'
import { shopKeyEndpoints } from '#contract/online-shop/shop-key-endpoints.ts'
import type { ShopOrderPayload } from '#contract/online-shop/shop-order-input.ts'
import type { ShopScope } from '#contract/online-shop/shop-scopes.ts'
import { partsOrderFixtures } from './parts-order-fixtures.ts'
import { type TestClient, testClient } from './test-client.ts'
import type { TestShop } from './test-shop.ts'

interface KeyOptions {
  source?: 'ecomm' | 'amazon' | 'haulk_depot'
  scopes?: ShopScope[]
  webhook_url?: string
}

export function shopFixtures(test: TestShop, superadmin: TestClient) {
  const make = partsOrderFixtures(test)
  let sent = 0

  async function program({
    scopes = ['orders:write', 'orders:read', 'stock:read'],
    ...options
  }: KeyOptions = {}) {
    const body = { name: 'Web shop', source: 'ecomm' as const, scopes, ...options }
    const made = (await superadmin.call(shopKeyEndpoints.createShopKey, { body })).data
    const client = testClient(test.app, async () => made.key!)
    const send = (body: ShopOrderPayload) => client.attempt(shopOrderEndpoints.createShopOrder, { body })
    return { ...client, send, made }
  }

  async function shopPart(stock: number, values: Parameters<typeof make.part>[1] = {}) {
    const id = await make.part(stock, values)
    const { stock_number } = await test.db
      .updateTable('parts')
      .set({ for_shop: true })
      .where('id', '=', id)
      .returning('stock_number')
      .executeTakeFirstOrThrow()
    return { id, stock_number }
  }

  function payload(
    stock_numbers: string | readonly string[],
    changes: Partial<ShopOrderPayload> = {},
  ): ShopOrderPayload {
    sent += 1
    return {
      external_number: `WEB-${1000 + sent}`,
      customer: {
        email: `rosa${sent}@buyers.example`,
        first_name: 'Rosa',
        last_name: 'Lindqvist',
        phone: '(312) 555-0142',
      },
      delivery_address: { address: '1200 Industrial Dr', city: 'Joliet', state: 'IL', zip: '60431' },
      items: [stock_numbers].flat().map(stock_number => ({ stock_number, quantity: 2, price: 19.99 })),
      ...changes,
    }
  }

  return { ...make, program, shopPart, payload }
}
