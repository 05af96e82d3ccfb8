import Form from 'antd/es/form'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type LaborRate, laborRateEndpoints } from '#contract/company/labor-rate.ts'
import { server } from '#web/testing/fake-server.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { field } from '#web/testing/seen.ts'
import { LaborRateField } from './labor-rate-field.tsx'

const usual: LaborRate = {
  ...{ id: 1, name: 'Standard', rate: 145, is_default: true, is_active: true },
  ...{ hasRelatedEntities: true, version: 1 },
}
const fleet: LaborRate = { ...usual, id: 2, name: 'Fleet', rate: 130, is_default: false }

const open = (rates: LaborRate[], chosen: number | null) => {
  server.answer(laborRateEndpoints.shortList, () => ({ data: rates }))
  return openPage('/customer', {
    '/customer': () => (
      <Form initialValues={{ labor_rate_id: chosen }}>
        <h1>Customer</h1>
        <LaborRateField label="Labor rate" placeholder="Usual rate" />
      </Form>
    ),
  })
}

it('offers labor rates once there is more than the usual one', { tags: 'RATE-10' }, async () => {
  await open([usual, fleet], null)
  await field('Labor rate').click()
  await expect.element(page.getByTitle('Fleet · $130.00')).toBeVisible()
})

it('is not shown in a shop with one rate', { tags: 'RATE-10' }, async () => {
  await open([usual], null)
  await expect.poll(() => server.callsOf(laborRateEndpoints.shortList)).toHaveLength(1)
  await expect.element(page.getByRole('heading', { name: 'Customer' })).toBeVisible()
  expect(page.getByText('Labor rate').elements()).toEqual([])
})

for (const [beside, offered] of [
  ['others', [usual, fleet]],
  ['the usual one alone', [usual]],
] as const)
  it(`shows a rate that is not offered any more beside ${beside}`, { tags: 'RATE-10' }, async () => {
    server.answer(laborRateEndpoints.get, () => ({
      data: { ...fleet, id: 3, name: 'Old fleet', is_active: false },
    }))
    await open([...offered], 3)
    await expect.element(page.getByTitle('Old fleet · $130.00')).toBeVisible()
  })
