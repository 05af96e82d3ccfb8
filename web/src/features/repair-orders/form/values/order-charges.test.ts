import { expect, it } from 'vitest'
import type { OfferedCharge } from '#contract/charges/charge.ts'
import { savedCharge, typedCharge } from '#web/features/charges/index.ts'
import { chargesOf, sentCharges, withWaived } from './order-charges.ts'
import type { ChosenVehicle } from './repair-order-values.ts'

const supplies: OfferedCharge = {
  id: 1,
  name: 'Shop supplies',
  amount: null,
  percent: 5,
  base: 'labor_and_parts',
  min_amount: 5,
  max_amount: 75,
  taxed_as: 'none',
  is_discounted: false,
  applies: 'automatic',
  vehicle_kind: null,
}
const wash: OfferedCharge = { ...supplies, id: 2, name: 'Trailer wash', vehicle_kind: 'trailer' }
const automatic = [supplies, wash]
const vehicle = (kind: ChosenVehicle['kind'], without_charges = false) =>
  ({ kind, owner: { without_charges } }) as ChosenVehicle
const truck = vehicle('truck')
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

it('adds the automatic charges of the chosen vehicle, unless its owner has none', { tags: 'CHG-6' }, () => {
  const shown = (chosen: ChosenVehicle | null) =>
    names(chargesOf({ vehicle: chosen, charges: [] }, automatic))
  expect(shown(null)).toEqual([])
  expect(shown(truck)).toEqual(['Shop supplies'])
  expect(shown(vehicle('trailer'))).toEqual(['Shop supplies', 'Trailer wash'])
  expect(shown(vehicle('trailer', true))).toEqual([])
})

it('sends an automatic charge of a new order only with the reason why it is waived', {
  tags: 'CHG-5',
}, () => {
  const freight = typedCharge('freight')
  const waived = withWaived([freight], chargesOf({ vehicle: truck, charges: [] }, automatic)[0]!, 'Fleet')
  const sent = sentCharges({ vehicle: truck, charges: waived }, automatic)
  expect(sent).toEqual([
    freight,
    expect.objectContaining({ charge_id: 1, waived_reason: 'Fleet', is_automatic: true }),
  ])
  expect(sentCharges({ vehicle: vehicle('truck', true), charges: waived }, automatic)).toEqual([freight])
  expect(withWaived(waived, sent[1]!, '')).toEqual([freight])
})

it('keeps an automatic charge of a saved order in its place when it is waived', { tags: 'CHG-5' }, () => {
  const [saved, other] = [7, 8].map(id =>
    savedCharge({ ...chargesOf({ vehicle: truck, charges: [] }, automatic)[0]!, id, waived: null } as never),
  )
  expect(withWaived([saved!, other!], saved!, 'Fleet')).toEqual([{ ...saved, waived_reason: 'Fleet' }, other])
})
