import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { priceLevels } from '#contract/prices/price-level.ts'
import { priceMatrixEndpoints } from '#contract/prices/price-matrix.ts'
import EntryModal from '#web/records/entry-modal.tsx'
import { refusal, server } from '#web/testing/fake-server.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { button, field } from '#web/testing/seen.ts'
import { bodyOf, PriceLevelFields } from './price-level-fields.tsx'

it('asks for what a level of its kind has, and sends nothing else', async () => {
  const { create } = priceLevels.endpoints
  server.answer(priceMatrixEndpoints.shortList, () => ({ data: [] }))
  server.answer(create, () => refusal(422, [{ title: 'Taken', parameter: 'name' }]))
  await openPage('/level', {
    '/level': () => (
      <EntryModal
        dictionary={priceLevels}
        fields={<PriceLevelFields />}
        bodyOf={bodyOf}
        open
        onClose={() => {}}
      />
    ),
  })
  await field('Name').fill('Fleet')
  await field('Percent').fill('12')
  await expect.element(field('Price matrix')).not.toBeInTheDocument()
  await field('Price').click()
  await page.getByTitle('By a price matrix').click()
  await expect.element(field('Percent')).not.toBeInTheDocument()
  await expect.element(page.getByText(/^Empty: the matrix/)).toBeVisible()
  await button('Save').click()
  await expect.element(page.getByText('Taken')).toBeVisible()
  expect(server.callsOf(create).at(-1)?.body).toEqual({
    name: 'Fleet',
    kind: 'matrix',
    price_matrix_id: null,
  })
})
