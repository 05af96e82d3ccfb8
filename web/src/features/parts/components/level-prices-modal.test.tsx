import { expect, it } from 'vitest'
import { partEndpoints as api } from '#contract/parts/part-endpoints.ts'
import type { PartPrices } from '#contract/parts/part-prices.ts'
import { server } from '#web/testing/fake-server.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { button, field } from '#web/testing/seen.ts'
import '../part-registrations.ts'
import { PartLevelPrices } from './part-level-prices.tsx'

const prices: PartPrices = {
  levels: [
    { price_level_id: 1, name: 'Fleet', price: 15.5 },
    { price_level_id: 2, name: 'Trade', price: null },
  ],
  breaks: [{ min_qty: 5, price: 18 }],
  version: 3,
}

it('sets the fixed prices of a part, and keeps its prices by quantity', async () => {
  server.answer(api.setPartPrices, () => ({ data: prices }))
  await openPage('/part', { '/part': () => <PartLevelPrices id={7} prices={prices} /> })
  await button('Edit prices').click()
  await field('Fleet').fill('')
  await field('Trade').fill('14.25')
  await button('Save').click()
  await expect.poll(() => server.callsOf(api.setPartPrices)).toHaveLength(1)
  expect(server.callsOf(api.setPartPrices)[0]).toMatchObject({
    params: { id: 7 },
    body: {
      levels: [
        { price_level_id: 1, price: null },
        { price_level_id: 2, price: 14.25 },
      ],
      breaks: [{ min_qty: 5, price: 18 }],
      version: 3,
    },
  })
})
