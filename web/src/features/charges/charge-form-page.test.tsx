import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Charge, charges } from '#contract/charges/charge.ts'
import { server } from '#web/testing/fake-server.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { button, field } from '#web/testing/seen.ts'
import { create, edit } from './charge-form-page.tsx'

const { endpoints } = charges
const supplies: Charge = {
  id: 1,
  name: 'Shop supplies',
  kind: 'percent',
  amount: null,
  percent: 5,
  base: 'labor_and_parts',
  min_amount: 5,
  max_amount: 75,
  taxed_as: 'none',
  is_discounted: false,
  applies: 'automatic',
  order_kind: 'both',
  vehicle_kind: null,
  is_active: true,
  position: 0,
  hasRelatedEntities: false,
  version: 1,
}
const choose = (kind: string) => page.getByText(kind, { exact: true }).click()
const open = (address: string) =>
  openPage(address, {
    '/charges': () => <h1>Charges</h1>,
    '/charges/create': create.default,
    '/charges/$id': edit.default,
  })

it('shows the fields of the chosen kind, and sends those alone', { tags: 'CHG-12' }, async () => {
  server.answer(endpoints.create, () => ({ data: supplies }))
  await open('/charges/create')
  await field('Name').fill('Shop supplies')
  await field('Amount').fill('12.5')
  await expect.element(field('Maximum')).not.toBeInTheDocument()
  await choose('Percentage')
  await expect.element(field('Amount')).not.toBeInTheDocument()
  await field('Percent').fill('5')
  await field('Maximum').fill('75')
  await choose('Fixed amount')
  await expect.element(field('Amount')).toHaveValue('12.50')
  await choose('Percentage')
  await expect.element(field('Maximum')).toHaveValue('75.00')
  await button('Save').click()
  await expect.element(page.getByRole('heading', { name: 'Charges' })).toBeVisible()
  expect(server.callsOf(endpoints.create).map(({ body }) => body)).toEqual([
    {
      name: 'Shop supplies',
      kind: 'percent',
      percent: 5,
      base: 'labor_and_parts',
      min_amount: null,
      max_amount: 75,
      taxed_as: 'none',
      is_discounted: false,
      applies: 'automatic',
      order_kind: 'both',
      vehicle_kind: null,
      is_active: true,
      position: 0,
    },
  ])
})

it('keeps the percentage of a saved charge that becomes a fixed amount and back', {
  tags: 'CHG-12',
}, async () => {
  server.answer(endpoints.get, () => ({ data: supplies }))
  server.answer(endpoints.update, () => ({ data: supplies }))
  await open('/charges/1')
  await expect.element(field('Minimum')).toHaveValue('5.00')
  await choose('Fixed amount')
  await expect.element(field('Amount')).toHaveValue('')
  await choose('Percentage')
  await expect.element(field('Minimum')).toHaveValue('5.00')
  await button('Save').click()
  await expect
    .poll(() => server.callsOf(endpoints.update).map(({ body }) => body))
    .toEqual([
      expect.objectContaining({ kind: 'percent', percent: 5, min_amount: 5, max_amount: 75, version: 1 }),
    ])
})

it('proposes shop supplies', async () => {
  server.answer(endpoints.create, () => ({ data: supplies }))
  await open('/charges/create?propose=supplies')
  await expect.element(field('Percent')).toHaveValue('5')
  await button('Save').click()
  await expect
    .poll(() => server.callsOf(endpoints.create).at(-1)?.body)
    .toMatchObject({
      ...{ name: 'Shop supplies', kind: 'percent', percent: 5, base: 'labor_and_parts' },
      ...{ min_amount: 5, max_amount: 75, applies: 'automatic', order_kind: 'repair_order' },
    })
})
