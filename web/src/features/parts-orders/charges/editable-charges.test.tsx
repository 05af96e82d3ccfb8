import { useQuery } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { OfferedCharge } from '#contract/charges/charge.ts'
import type { OrderCharge } from '#contract/charges/order-charge.ts'
import type { PartChoice } from '#contract/parts/part.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import type { PartsOrder, PartsOrderItem } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints as api } from '#contract/parts-orders/parts-order-endpoints.ts'
import { queryKey } from '#web/api/query-client.ts'
import { refusal, server } from '#web/testing/fake-server.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { button, field } from '#web/testing/seen.ts'
import { EditableItems } from '../details/editable-items.tsx'

const fee: OrderCharge = {
  ...{ id: 1, charge_id: 11, kind: 'fee', name: 'Handling', quantity: 1, price: 0, amount: 5 },
  ...{ percent: 5, base: 'parts', min_amount: null, max_amount: null, taxed_as: 'none' },
  ...{ is_discounted: false, is_automatic: true, cost: null, supplier: null, supplier_invoice: '' },
  ...{ expected_back: null, back_at: null, waived: null },
}
const pallet: OfferedCharge = {
  ...{ id: 12, name: 'Pallet', amount: 20, percent: null, base: null, min_amount: null, max_amount: null },
  ...{ taxed_as: 'none', is_discounted: false, applies: 'by_hand', vehicle_kind: null },
}
const unit = { id: 1, name: 'pcs', accept_decimals: false }
const item: PartsOrderItem = {
  ...{ id: 1, quantity: 2, discount: 10, base_price: 50, price: 45, price_old: null, amount: 90 },
  ...{ delivery_cost: 0, free_shipping: true, is_overload: false, price_source: 'part', price_typed: null },
  inventory: {
    ...{ id: 1, name: 'Hose', stock_number: 'H-1', article_number: '', brand: null, unit },
    ...{ main_image: null, available: 9 },
  },
}
const hose: PartChoice = {
  ...{ id: 1, name: 'Hose', stock_number: 'H-1', article_number: '', unit, cost: 27, level_price: null },
  ...{ price_retail: 50, price_wholesale: [], min_limit_price: null, quantity: 9, on_hand: 9, reserved: 0 },
}
let order: PartsOrder

beforeEach(() => {
  order = {
    ...({} as PartsOrder),
    ...{ id: 7, version: 3, items: [item], charges: [fee], tax_rate: 0, tax_labor: 0 },
    ...{ delivery_type: null, delivery_cost: 0 },
  }
  server.answer(partEndpoints.shortListParts, () => ({ data: [hose] }))
  server.answer(api.listPartsOrderCharges, () => ({ data: [pallet] }))
  server.answer(api.addPartsOrderCharge, ({ body }) => {
    const charge = { ...fee, ...body, id: order.charges.length + 1, is_automatic: false } as OrderCharge
    const added = {
      ...charge,
      charge_id: body.charge_id ?? null,
      percent: null,
      base: null,
      waived: null,
      supplier: null,
    }
    order = { ...order, version: order.version + 1, charges: [...order.charges, added] }
    return { data: added }
  })
  server.answer(api.updatePartsOrderCharge, ({ params, body }) => {
    const { name, price = 0, waived_reason: reason } = body
    const saved = order.charges.find(({ id }) => id === params.row_id)!
    const waived = reason ? { by: 'Ellen Hart', at: 1_800_000_000, reason } : null
    const changed = { ...saved, name, price, waived }
    const charges = order.charges.map(charge => (charge === saved ? changed : charge))
    order = { ...order, version: order.version + 1, charges }
    return { data: changed }
  })
})

const open = () =>
  openPage('/order', {
    '/order': function Order() {
      const { data } = useQuery({
        queryKey: queryKey(api.getPartsOrder, { params: { id: 7 } }),
        initialData: { data: order },
        enabled: false,
      })
      return <EditableItems order={data.data} />
    },
  })
const add = async (choice: string) => {
  await button('Add a charge').click()
  await page.getByRole('menuitem', { name: choice }).click()
}
const row = () => page.getByRole('list', { name: 'Charges', exact: true }).getByRole('listitem')
const automatic = () => page.getByRole('list', { name: 'Charges added automatically' })
const bodies = () => server.callsOf(api.updatePartsOrderCharge).map(({ body }) => body)

it('adds saved and typed charges, which are saved as they are typed', { tags: 'CHG-15' }, async () => {
  await open()
  await add('Pallet · $20.00')
  await expect.element(row()).toMatchTextContent('$20.00')
  await add('Freight')
  await expect.element(field('Name, Freight')).toHaveFocus()
  await field('Name, Freight').fill('Freight to Joliet')
  await page.getByLabelText('Price', { exact: true }).fill('85')
  await expect.element(row().last()).toMatchTextContent('$85.00')
  await expect.poll(bodies).toMatchObject([{ kind: 'freight', name: 'Freight to Joliet', price: 85 }])
  expect(server.callsOf(api.addPartsOrderCharge).map(({ body }) => body)).toMatchObject([
    { kind: 'fee', charge_id: 12, name: 'Pallet' },
    { kind: 'freight', name: 'Freight', price: 0 },
  ])
})

it('keeps the saved price of a charge while its price is empty', { tags: 'CHG-15' }, async () => {
  const crating = { ...fee, id: 2, charge_id: null, kind: 'other' as const, name: 'Crating', percent: null }
  order = { ...order, charges: [{ ...crating, base: null, price: 30, amount: 30, is_automatic: false }] }
  const empty = {
    code: 'validate__required',
    title: 'Field is required',
    source: { parameter: 'price' },
  }
  server.answer(api.updatePartsOrderCharge, () => refusal(422, [empty]))
  await open()
  await field('Price, Crating').fill('')
  await expect.element(row()).toMatchTextContent('Field is required')
  expect(bodies()).toMatchObject([{ price: null }])
})

it('shows what a percentage comes to while items are typed, and waives it for a reason', {
  tags: 'CHG-15',
}, async () => {
  await open()
  await expect.element(automatic()).toMatchTextContent('Handling$5.00')
  server.answer(api.updatePartsOrderItem, () => ({ data: { ...item, quantity: 4 } }))
  await field('Quantity, Hose').fill('4')
  await expect.element(automatic()).toMatchTextContent('Handling$10.00')
  await button('Waive Handling').click()
  await page.getByLabelText('Why is it waived?').fill('Regular')
  await button('Waive $10.00').click()
  await expect.element(automatic()).toMatchTextContent('Handling Regular$0.00')
  await expect.poll(bodies).toMatchObject([{ name: 'Handling', waived_reason: 'Regular' }])
})

it('shows what another person saved, and overwrites it only when it is typed again', {
  tags: 'CHG-15',
}, async () => {
  const freight = { ...fee, id: 2, charge_id: null, kind: 'other' as const, name: 'Crating', percent: null }
  order = { ...order, charges: [{ ...freight, base: null, price: 30, amount: 30, is_automatic: false }] }
  await open()
  const theirs = {
    ...order,
    version: 9,
    charges: order.charges.map(one => ({ ...one, price: 40, amount: 40 })),
  }
  server.answer(api.updatePartsOrderCharge, () => {
    order = theirs
    return refusal(409, [{ code: 'version_conflict', title: 'Changed' }], theirs)
  })
  await field('Price, Crating').fill('35')
  await expect
    .element(page.getByText('Somebody else has just made it Crating, $40.00. Change it again to save yours'))
    .toBeVisible()
  server.answer(api.updatePartsOrderCharge, ({ body }) => ({
    data: { ...theirs.charges[0]!, price: body.price! },
  }))
  await field('Price, Crating').fill('36')
  await expect.poll(() => bodies().at(-1)).toMatchObject({ price: 36, version: 9 })
})

it('shows what the order leaves after its costs', { tags: 'RATE-11' }, async () => {
  await open()
  await expect.element(page.getByText('Margin of the order 43.2% · $41.00')).toBeVisible()
})

it('has a button alone without charges', async () => {
  order = { ...order, charges: [] }
  server.answer(api.listPartsOrderCharges, () => ({ data: [] }))
  await open()
  await expect.element(button('Add a charge')).toBeVisible()
  expect(document.querySelectorAll('.rb-parts-order-charges li')).toHaveLength(0)
})
