import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { OrderCharge } from '#contract/charges/order-charge.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { refusal, server } from '#web/testing/fake-server.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { button } from '#web/testing/seen.ts'
import { SubletState } from './sublet-state.tsx'

const boring: OrderCharge = {
  id: 3,
  charge_id: null,
  kind: 'sublet',
  name: 'Line boring',
  quantity: 1,
  price: 480,
  percent: null,
  base: null,
  min_amount: null,
  max_amount: null,
  taxed_as: 'labor',
  is_discounted: false,
  is_automatic: false,
  amount: 480,
  cost: null,
  supplier: { id: 9, name: 'Smith Machine' },
  supplier_invoice: '',
  expected_back: '2020-01-31',
  back_at: null,
  waived: null,
}
const show = (charge: OrderCharge, status: 'in_process' | 'finished' = 'in_process') =>
  openPage('/order', { '/order': () => <SubletState order={{ id: 7, status }} charge={charge} /> })

it('says where sublet work is and marks it as back; a refusal is shown', { tags: 'CHG-22' }, async () => {
  server.answer(api.markSubletBack, () => refusal(422, [{ title: 'This charge was deleted' }]))
  await show(boring)
  await expect.element(page.getByText('was due back 01/31/2020')).toBeVisible()
  await button('Is back: Line boring').click()
  await expect
    .poll(() => server.callsOf(api.markSubletBack).map(({ params, body }) => ({ ...params, ...body })))
    .toEqual([{ id: 7, charge_id: 3, is_back: true }])
  await expect.element(page.getByText('This charge was deleted')).toBeVisible()
})

it('has no button on a finished order, and none for freight', async () => {
  await show({ ...boring, back_at: 1_600_000_000 }, 'finished')
  await expect.element(page.getByText(/back since/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /back|out/ })).not.toBeInTheDocument()
  await show({ ...boring, kind: 'freight' })
  await expect.element(page.getByText(/was due/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /back|out/ })).not.toBeInTheDocument()
})
