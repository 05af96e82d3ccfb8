import { z } from 'zod'
import { column, rowShape } from '../records/columns.ts'
import { defineDictionary } from '../records/dictionary.ts'
import { orderKinds } from '../records/record-kinds.ts'
import { id, isRecord, numberUpTo, requiredText } from '../shared/fields.ts'
import { vehicleKinds } from '../vehicles/vehicle-shapes.ts'
import { chargeBases, taxGroups } from './charge-amount.ts'

export const chargeNameMax = 100
export const chargeKinds = ['fixed', 'percent'] as const
export const chargeApplications = ['automatic', 'by_hand'] as const
export const chargeOrderKinds = [...orderKinds, 'both'] as const

const dollarsOrNull = column.optionalMoney(numberUpTo(999_999.99, 2))

/** Reported together with other errors. */
const isComplete = z.superRefine<Record<string, unknown>>(
  (charge, { addIssue }) => {
    const needed = { fixed: ['amount'], percent: ['percent', 'base'] }[String(charge.kind)] ?? []
    for (const field of needed.filter(field => (charge[field] ?? null) === null))
      addIssue({ code: 'custom', path: [field], params: { code: 'validate__required' } })
    const { min_amount: min, max_amount: max } = charge
    if (charge.kind === 'percent' && typeof min === 'number' && typeof max === 'number' && max < min)
      addIssue({ code: 'custom', path: ['max_amount'], params: { code: 'validate__max-below-min' } })
  },
  { when: isRecord },
)

/** What an order costs besides labor and parts. */
export const charges = defineDictionary('/api/v1/charges', {
  kind: 'charge',
  resource: 'charges',
  what: 'charges',
  words: 'charges',
  columns: {
    name: column.text(requiredText(chargeNameMax)),
    kind: column.choice(chargeKinds, 'charges'),
    /** Of a fixed charge, else null. */
    amount: dollarsOrNull,
    /** This and the next three: of a percentage, else null. */
    percent: column.optionalNumber(numberUpTo(100, 2, 0.01)),
    base: column.optionalChoice(chargeBases, 'charges'),
    min_amount: dollarsOrNull,
    max_amount: dollarsOrNull,
    taxed_as: column.choice(taxGroups, 'charges'),
    /** Whether the order's discount is taken off it too. */
    is_discounted: column.flag(),
    applies: column.choice(chargeApplications, 'charges'),
    order_kind: column.choice(chargeOrderKinds, 'charges'),
    /** Null: any vehicle. */
    vehicle_kind: column.optionalChoice(vehicleKinds, 'charges'),
    is_active: column.flag(true),
    position: column.integer(z.number().int().min(0).max(999_999).default(0)),
  },
  rule: isComplete,
})

const { kind: _kind, order_kind: _orders, is_active: _used, position: _position, ...terms } = charges.columns
export const offeredChargeColumns = terms
/** A charge in use, as the forms of orders offer and add it. */
export const offeredCharge = z.object({ id, ...rowShape(terms) })
export type OfferedCharge = z.infer<typeof offeredCharge>

export const chargeEndpoints = charges.endpoints
export type Charge = z.infer<typeof charges.record>
export type ChargeInput = z.output<typeof charges.input>
export type ChargePayload = z.input<typeof charges.input>
