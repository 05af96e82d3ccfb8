import { expect, it } from 'vitest'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { uploadMaxKb } from '#contract/shared/uploads.ts'
import { features } from '#server/app/features.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { truck } from '#server/testing/sample-customer.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const superadmin = await test.signIn('superadmin')
const of = orderFixtures(test)
const bodies: Record<string, object> = {
  orders: await of.payload(),
  vehicles: { ...truck, owner_id: await of.customer() },
  imports: { kind: 'truck' },
  categories: { name: 'Brakes', slug: 'brakes', position: 1 },
  inventories: (await partFixtures(test, superadmin)).payload(),
}
const bodyOf = ({ path }: Endpoint): object | undefined =>
  bodies[
    ['orders', 'inventories', 'imports', 'categories'].find(name => path.includes(`/${name}`)) ?? 'vehicles'
  ]

const large = new File([new Uint8Array(pdf), new Uint8Array(uploadMaxKb * 1024)], 'large.pdf')
const endpoints: { name: string; endpoint: Endpoint }[] = features
  .flatMap(({ endpoints }) => Object.values<Endpoint>(endpoints))
  .filter(({ files }) => files)
  .map(endpoint => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }))

it('there are forms with files', () => {
  expect(endpoints.length).toBeGreaterThan(10)
})

it.each(endpoints)('a file over the limit is refused at its field by $name', async ({ endpoint }) => {
  for (const [field, { maxCount, maxKb }] of Object.entries(endpoint.files!)) {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1'])
    const answer = await superadmin.attempt(endpoint, {
      params: Object.fromEntries(names),
      body: endpoint.body && bodyOf(endpoint),
      files: { [field]: [large] },
    } as never)
    expect(answer.status).toBe(422)
    expect(answer.errors).toMatchObject([
      {
        code: 'file_too_large',
        source: { parameter: maxCount === 1 ? field : `${field}.0` },
        params: { max_kb: maxKb },
      },
    ])
  }
})
