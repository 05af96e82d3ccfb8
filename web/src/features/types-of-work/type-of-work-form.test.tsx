import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { chargeEndpoints } from '#contract/charges/charge.ts'
import { laborRateEndpoints } from '#contract/company/labor-rate.ts'
import type { TypeOfWork } from '#contract/types-of-work/type-of-work.ts'
import { typeOfWorkEndpoints as api } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { server } from '#web/testing/fake-server.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { button, field } from '#web/testing/seen.ts'
import { edit } from './pages/type-of-work-form-page.tsx'

const towing = {
  id: 4,
  name: 'Towing',
  kind: 'fixed',
  amount: 250,
  percent: null,
  base: null,
  min_amount: null,
  max_amount: null,
  taxed_as: 'none',
  is_discounted: false,
  applies: 'by_hand',
  order_kind: 'both',
  vehicle_kind: null,
  is_active: true,
  position: 0,
} as const
const { applies: _, order_kind: _o, vehicle_kind: _v, is_active: _a, position: _p, amount, ...terms } = towing
const work: TypeOfWork = {
  id: 7,
  name: 'Brakes',
  duration: '1:00',
  hourly_rate: 100,
  labor_rate: null,
  estimated_amount: 350,
  inventories: [],
  charges: [{ ...terms, id: 1, charge_id: 4, kind: 'fee', price: amount, quantity: 1, is_used: true }],
  version: 1,
  created_at: 1,
  updated_at: 1,
}

it('edits the charges of a type of work', { tags: 'CHG-20' }, async () => {
  server.answer(api.getTypeOfWork, () => ({ data: work }))
  server.answer(laborRateEndpoints.shortList, () => ({ data: [] }))
  server.answer(chargeEndpoints.shortList, () => ({
    data: [towing, { ...towing, id: 5, name: 'Supplies', applies: 'automatic' as const }],
  }))
  server.answer(api.updateTypeOfWork, () => ({ data: work }))
  await openPage('/type-of-work/7/edit', { '/type-of-work/$id/edit': edit.default })
  const rows = page.getByRole('list', { name: 'Charges' }).getByRole('listitem')
  await expect.element(field('Price, Towing')).toBeDisabled()
  await button('Add a charge').click()
  await expect.element(page.getByRole('menuitem', { name: /Supplies/ })).not.toBeInTheDocument()
  await page.getByRole('menuitem', { name: 'Sublet' }).click()
  await field('Name, Sublet').fill('Line boring')
  await expect.element(page.getByText('Supplier', { exact: true })).not.toBeInTheDocument()
  await field('Price').fill('480')
  await expect.element(rows.nth(1)).toMatchTextContent('$480.00')
  await expect.element(page.getByText('$830.00')).toBeVisible()
  await button('Remove charge Towing').click()
  await button(/Save/).click()
  await expect
    .poll(() => server.callsOf(api.updateTypeOfWork).at(-1)?.body)
    .toMatchObject({ charges: [{ kind: 'sublet', name: 'Line boring', price: 480, taxed_as: 'labor' }] })
})

it('keeps which saved charge a row is of', { tags: 'CHG-20' }, async () => {
  server.answer(api.getTypeOfWork, () => ({ data: work }))
  server.answer(laborRateEndpoints.shortList, () => ({ data: [] }))
  server.answer(chargeEndpoints.shortList, () => ({ data: [towing] }))
  server.answer(api.updateTypeOfWork, () => ({ data: work }))
  await openPage('/type-of-work/7/edit', { '/type-of-work/$id/edit': edit.default })
  await field('Quantity, Towing').fill('2')
  await button(/Save/).click()
  await expect
    .poll(() => server.callsOf(api.updateTypeOfWork).at(-1)?.body)
    .toMatchObject({ charges: [{ charge_id: 4, name: 'Towing', quantity: 2 }] })
})

it('shows a charge that is not used any more, so that it can be removed', { tags: 'CHG-20' }, async () => {
  const retired = { ...work.charges[0]!, id: 2, charge_id: 5, name: 'Waste', price: 0, is_used: false }
  server.answer(api.getTypeOfWork, () => ({ data: { ...work, charges: [retired, ...work.charges] } }))
  server.answer(laborRateEndpoints.shortList, () => ({ data: [] }))
  server.answer(chargeEndpoints.shortList, () => ({ data: [towing] }))
  server.answer(api.updateTypeOfWork, () => ({ data: work }))
  await openPage('/type-of-work/7/edit', { '/type-of-work/$id/edit': edit.default })
  const rows = page.getByRole('list', { name: 'Charges' }).getByRole('listitem')
  await expect.element(rows.first()).toMatchTextContent('Not used here any more$0.00')
  await button('Remove charge Waste').click()
  await expect.element(button('Remove charge Towing')).toHaveFocus()
  await button('Remove charge Towing').click()
  await expect.element(button('Add a charge')).toHaveFocus()
})
