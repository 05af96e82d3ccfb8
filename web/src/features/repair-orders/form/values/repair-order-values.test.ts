import { describe, expect, it } from 'vitest'
import { repairOrderInput } from '#contract/repair-orders/repair-order-input.ts'
import type { TypeOfWorkChoice } from '#contract/types-of-work/type-of-work.ts'
import { emptyPartRow, type PartRowValues } from '#web/features/parts/index.ts'
import { toBody } from './repair-order-body.ts'
import { fromDraft, toDraft } from './repair-order-draft.ts'
import {
  emptyRepairOrder,
  emptyWork,
  partKey,
  type RepairOrderValues,
  workKey,
} from './repair-order-values.ts'
import { filledFrom } from './saved-values.ts'

const pieces = { name: 'pcs', accept_decimals: false }

const brakes: TypeOfWorkChoice = {
  id: 9,
  name: 'Brakes',
  duration: '1:15',
  hourly_rate: 120,
  labor_rate: null,
  estimated_amount: 200,
  inventories: [
    {
      id: 1,
      inventory_id: 5,
      name: 'Chamber',
      stock_number: 'BC',
      quantity: 2,
      price: 84.9,
      unit: { id: 1, ...pieces },
      available: 9,
    },
  ],
  charges: [],
}

const row = (id: number, quantity: number | null): PartRowValues => ({
  ...emptyPartRow(),
  part: { id, name: `Part ${id}`, stock_number: `S-${id}`, unit: pieces },
  quantity,
})

const order = (change: Partial<RepairOrderValues> = {}): RepairOrderValues => ({
  ...emptyRepairOrder(),
  vehicle: {
    id: 7,
    kind: 'trailer',
    vin: '1FUJGLDR9CLBP8834',
    unit_number: '734',
    make: 'Wabash',
    model: 'DuraPlate',
    year: 2020,
    owner: {
      name: 'Dale Simmons',
      company_name: 'Simmons Farms',
      phone: null,
      phone_extension: null,
      tax_exempt_until: null,
      without_charges: false,
    },
  },
  works: [{ ...emptyWork(), name: 'PM service', duration: '2:30', hourly_rate: 145, parts: [row(1, 4)] }],
  due_date: '2026-12-05',
  implementation_date: '2026-11-21 08:30',
  mechanic_id: 3,
  ...change,
})

describe('what the order form sends', () => {
  it('fits the contract, with dates as text and empty numbers left out', {
    tags: ['ROF-016', 'ROF-017', 'ROF-018', 'ROF-019'],
  }, () => {
    const body = toBody(order())
    expect(repairOrderInput.safeParse(body).success).toBe(true)
    expect(JSON.parse(JSON.stringify(body))).toEqual({
      trailer_id: 7,
      types_of_work: [
        {
          name: 'PM service',
          complaint: '',
          cause: '',
          correction: '',
          hourly_rate: 145,
          duration: '2:30',
          save_to_the_list: 0,
          inventories: [{ id: 1, quantity: 4 }],
          charges: [],
        },
      ],
      charges: [],
      due_date: '2026-12-05',
      implementation_date: '2026-11-21 08:30',
      mechanic_id: 3,
      po_number: '',
      odometer_unit: 'mi',
      notes: '',
    })
  })

  it('sends `from_pdf` while the PDF is the first file', {
    tags: 'ROF-014',
  }, () => {
    const pdf = new File(['%PDF'], 'WH-20419.pdf')
    const photo = new File(['leak'], 'leak.png')
    const sent = (...attachment_files: File[]) => toBody(order({ attachment_files }), pdf).from_pdf
    expect(sent(pdf, photo)).toBe(1)
    expect(sent(photo)).toBeUndefined()
    expect(toBody(order({ attachment_files: [photo] })).from_pdf).toBeUndefined()
  })

  it('leaves out rows without a part or without a quantity', { tags: 'ROF-021' }, () => {
    const works = [{ ...emptyWork(), parts: [row(1, null), emptyPartRow(), row(2, 0), row(3, 1.5)] }]
    expect(toBody(order({ works })).types_of_work?.[0]?.inventories).toEqual([{ id: 3, quantity: 1.5 }])
  })

  it('starts a new type of work empty, not saved to the list, with one row for a part', {
    tags: ['ROF-038', 'ROF-039'],
  }, () => {
    expect(emptyWork()).toMatchObject({ name: '', hourly_rate: null, duration: '', save_to_the_list: false })
    expect(emptyWork().parts).toHaveLength(1)
  })

  it('fills a type of work from a saved one with its parts', { tags: 'ROF-037' }, () => {
    const filled = filledFrom(emptyWork(), brakes)
    expect(filled).toMatchObject({ type_of_work_id: 9, name: 'Brakes', duration: '1:15', hourly_rate: 120 })
    expect(filled.parts).toMatchObject([{ part: { id: 5, name: 'Chamber' }, quantity: 2, price: 84.9 }])
  })

  it('keeps chosen parts and adds the quantities of a saved type of work', () => {
    const chosen = { ...emptyWork(), parts: [row(1, 3), row(5, 0.1), emptyPartRow()] }
    const { parts } = filledFrom(chosen, {
      ...brakes,
      inventories: [{ ...brakes.inventories[0]!, quantity: 0.2 }],
    })
    expect(parts).toMatchObject([
      { part: { id: 1 }, quantity: 3 },
      { part: { id: 5 }, quantity: 0.3 },
    ])
    const once = filledFrom(chosen, brakes)
    expect(filledFrom(once, brakes).parts).toEqual(once.parts)
    expect(filledFrom(chosen, { ...brakes, inventories: [] }).parts).toMatchObject([
      { part: { id: 1 }, quantity: 3 },
      { part: { id: 5 }, quantity: 0.1 },
    ])
  })

  it('restores a draft with its unfinished rows', () => {
    const saved = { ...row(1, 2), key: partKey(12, 1, 0) }
    const works = [
      { ...emptyWork(), key: workKey(12), id: 12, name: 'Half', parts: [saved] },
      { ...emptyWork(), parts: [row(1, null), emptyPartRow(), { ...row(2, 3), price: 84.9 }] },
    ]
    const { attachment_files: _files, ...typed } = order({ works })
    const restored = fromDraft(stored(order({ works })))
    // Unsaved rows get new keys.
    expect(withoutNewKeys(restored)).toEqual(withoutNewKeys(typed))
  })

  it('keeps a draft of 900 rows less than twice as large as the request', () => {
    const parts = Array.from({ length: 30 }, (_, index) => row(index + 1, 2))
    const works = Array.from({ length: 30 }, () => ({ ...emptyWork(), name: 'Brakes', parts }))
    const values = order({ works })
    const body = JSON.stringify(toBody(values)).length
    expect(JSON.stringify(stored(values)).length).toBeLessThan(2 * body)
  })
})

const stored = (values: RepairOrderValues) =>
  JSON.parse(JSON.stringify({ ...toBody(values), ...toDraft(values) }))

const withoutNewKeys = (values: Partial<RepairOrderValues>) =>
  JSON.parse(
    JSON.stringify(values, (name, value) =>
      name === 'key' && !/^(work|part)-/.test(value) ? undefined : value,
    ),
  )
