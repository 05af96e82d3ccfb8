import { describe, expect, it } from 'vitest'
import { typedCharge } from '#web/features/charges/index.ts'
import { emptyPartRow } from '#web/features/parts/index.ts'
import { emptyWork } from '../values/repair-order-values.ts'
import { workErrors } from './work-errors.ts'

const row = (id: number, quantity: number | null) => ({
  ...emptyPartRow(),
  part: { id, name: `Part ${id}`, stock_number: `S-${id}`, unit: { name: 'pcs', accept_decimals: false } },
  quantity,
})

const entry = (parameter: string, title: string) => ({ status: 422, code: 'x', title, source: { parameter } })

describe('errors of the types of work', () => {
  it('count only the rows that were sent', () => {
    const charges = [typedCharge('freight')]
    const work = { ...emptyWork(), parts: [emptyPartRow(), row(1, 2)], charges }
    const entries = [
      entry('types_of_work.0.inventories.0.quantity', 'Only 1 is available'),
      entry('types_of_work.0.inventories.0.price', 'Not below $10.00'),
      entry('types_of_work.0.charges.0.name', 'Field is required'),
      entry('types_of_work.0.name', 'Field is required'),
      entry('due_date', 'Field is required'),
    ]
    expect(workErrors(entries, [work]).get(work.key)).toEqual({
      fields: { name: 'Field is required' },
      parts: { [work.parts[1]!.key]: 'Only 1 is available' },
      prices: { [work.parts[1]!.key]: 'Not below $10.00' },
      charges: { [charges[0]!.key]: { name: 'Field is required' } },
    })
  })

  it('are assigned by the key of the work', () => {
    const [first, second] = [emptyWork(), emptyWork()]
    const errors = workErrors([entry('types_of_work.1.name', 'Field is required')], [first, second])
    expect([...errors.keys()]).toEqual([second.key])
  })
})
