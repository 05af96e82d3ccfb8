import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { priceMatrixEndpoints as api } from '#contract/prices/price-matrix.ts'
import { refusal, server } from '#web/testing/fake-server.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { button, field } from '#web/testing/seen.ts'
import { create } from './price-matrix-form-page.tsx'

it('tries the bands as they are typed, and shows a refusal at its row', { tags: 'RATE-2' }, async () => {
  server.answer(api.create, () =>
    refusal(422, [{ title: 'Must be more than in the band before', parameter: 'bands.1.from_cost' }]),
  )
  await openPage('/price-matrices/create', { '/price-matrices/create': create.default })
  await field('Name').fill('Standard')
  await field('Percent').fill('60')
  await page.getByRole('textbox', { name: 'Cost', exact: true }).fill('37.20')
  await expect.element(page.getByText('gives $59.52, margin 37.5%')).toBeVisible()
  await button('Add a band').click()
  await field('Cost from').nth(1).fill('0')
  await field('Percent').nth(1).fill('50')
  await expect.element(page.getByText(/^gives/)).not.toBeInTheDocument()
  await button('Save').click()
  await expect
    .element(field('Cost from').nth(1))
    .toHaveAccessibleDescription('Must be more than in the band before')
  expect(server.callsOf(api.create).at(-1)?.body).toMatchObject({
    name: 'Standard',
    round_to: 'none',
    bands: [
      { from_cost: 0, percent: 60, mode: 'markup' },
      { from_cost: 0, percent: 50, mode: 'markup' },
    ],
  })
})
