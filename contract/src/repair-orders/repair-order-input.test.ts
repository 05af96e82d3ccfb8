import { describe, expect, it } from 'vitest'
import { itKeepsLimits, put, refusalsOf } from '../testing/field-limits.ts'
import { repairOrderAttachmentRules, repairOrderInput, repairOrderPartRows } from './repair-order-input.ts'

const work = {
  name: 'Brakes',
  hourly_rate: 100,
  duration: '2:00',
  inventories: [{ id: 7, quantity: 2 }],
}
const valid = {
  truck_id: 1,
  types_of_work: [work],
  due_date: '2026-12-21',
  implementation_date: '2026-11-25 09:30',
  mechanic_id: 2,
}

const tax = {
  // The schema takes the most decimals that the company settings can allow.
  takes: [undefined, 0, 8.5, 8.255, 99.9],
  refuses: [
    [-0.1, 'too_small'],
    [100, 'too_big'],
    [8.2555, 'validate__three_decimals'],
    ['8.5', 'invalid_type'],
  ],
} as const
const flag = { takes: [undefined, 0, 1, true, false], refuses: [[2, 'invalid_union']] } as const
const optionalId = {
  takes: [undefined, null, 1],
  refuses: [
    [0, 'too_small'],
    [1.5, 'invalid_type'],
  ],
} as const

describe('an order keeps the limits of', () => {
  itKeepsLimits(repairOrderInput, valid, {
    truck_id: {
      takes: [1],
      refuses: [
        [undefined, 'validate__required'],
        [null, 'validate__required'],
        [1.5, 'invalid_type'],
      ],
    },
    trailer_id: { takes: [undefined, null], refuses: [[1, 'validate__one_vehicle']] },
    types_of_work: {
      takes: [[work], Array.from({ length: 100 }, () => work)],
      refuses: [
        [[], 'too_small'],
        [Array.from({ length: 101 }, () => work), 'too_big'],
        [undefined, 'validate__required'],
      ],
    },
    discount: {
      takes: [undefined, 0, 10.5, 99],
      refuses: [
        [-0.1, 'too_small'],
        [99.1, 'too_big'],
        [10.25, 'validate__one_decimal'],
        ['10', 'invalid_type'],
      ],
    },
    tax_labor: tax,
    tax_inventory: tax,
    due_date: {
      takes: ['2028-02-29'],
      refuses: [
        ['2027-02-29', 'validate__date'],
        [undefined, 'invalid_type'],
      ],
    },
    implementation_date: {
      takes: ['2026-11-25 23:59'],
      refuses: [
        ['2026-11-25 24:00', 'validate__date_time'],
        ['2026-11-25', 'validate__date_time'],
        [undefined, 'invalid_type'],
      ],
    },
    mechanic_id: {
      takes: [1],
      refuses: [
        [0, 'too_small'],
        [undefined, 'invalid_type'],
      ],
    },
    notes: { takes: [undefined, null, '', 'x'.repeat(5000)], refuses: [['x'.repeat(5001), 'too_big']] },
    need_to_update_prices: flag,
    from_pdf: flag,
    version: { takes: [undefined, 1], refuses: [[0, 'too_small']] },
    'types_of_work.0.id': optionalId,
    'types_of_work.0.type_of_work_id': optionalId,
    'types_of_work.0.name': {
      takes: ['x', 'x'.repeat(255)],
      refuses: [
        ['', 'too_small'],
        ['x'.repeat(256), 'too_big'],
        [undefined, 'invalid_type'],
      ],
    },
    'types_of_work.0.hourly_rate': {
      takes: [0, 0.01, 999_999.99],
      refuses: [
        [-0.01, 'too_small'],
        [1_000_000, 'too_big'],
        [100.005, 'validate__cents'],
        [undefined, 'invalid_type'],
      ],
    },
    'types_of_work.0.duration': {
      takes: ['0:00', '999:59'],
      refuses: [
        ['1000:00', 'validate__duration'],
        [undefined, 'invalid_type'],
      ],
    },
    'types_of_work.0.save_to_the_list': flag,
    'types_of_work.0.inventories': {
      takes: [undefined, [], Array.from({ length: 30 }, () => work.inventories[0])],
      refuses: [[Array.from({ length: 31 }, () => work.inventories[0]), 'too_big']],
    },
    'types_of_work.0.inventories.0.id': {
      refuses: [
        [undefined, 'validate__required'],
        [null, 'validate__required'],
        [1.5, 'invalid_type'],
      ],
    },
    'types_of_work.0.inventories.0.inventory_id': optionalId,
    'types_of_work.0.inventories.0.quantity': {
      takes: [0.001, 999_999.999],
      refuses: [
        [0, 'too_small'],
        [1_000_000, 'too_big'],
        [0.0015, 'validate__three_decimals'],
        [undefined, 'invalid_type'],
      ],
    },
  })
})

it('accepts up to fifty files', () => {
  expect(repairOrderAttachmentRules.maxCount).toBe(50)
})

it('reports missing and invalid fields together', () => {
  expect(refusalsOf(repairOrderInput, { ...put(valid, 'truck_id', undefined), mechanic_id: 0 })).toEqual([
    'mechanic_id too_small',
    'truck_id validate__required',
  ])
  expect(refusalsOf(repairOrderInput, { ...valid, trailer_id: 1, mechanic_id: 0 })).toEqual([
    'mechanic_id too_small',
    'trailer_id validate__one_vehicle',
  ])
  expect(refusalsOf(repairOrderInput, { ...put(valid, 'types_of_work', undefined), mechanic_id: 0 })).toEqual(
    ['mechanic_id too_small', 'types_of_work validate__required'],
  )
  expect(refusalsOf(repairOrderInput, put(valid, 'types_of_work.0.inventories.0', { quantity: 0 }))).toEqual([
    'types_of_work.0.inventories.0.quantity too_small',
    'types_of_work.0.inventories.0.id validate__required',
  ])
  expect(refusalsOf(repairOrderInput, null)).toEqual([' invalid_type'])
  expect(refusalsOf(repairOrderInput, 'order')).toEqual([' invalid_type'])
})

it('fills absent fields with their empty values', () => {
  const { truck_id: _truck, types_of_work: _works, ...rest } = valid
  expect(repairOrderInput.parse(valid)).toEqual({
    ...rest,
    vehicle: { kind: 'truck', id: 1 },
    works: [
      {
        ...work,
        complaint: '',
        cause: '',
        correction: '',
        save_to_the_list: false,
        inventories: [{ part_id: 7, quantity: 2 }],
      },
    ],
    discount: 0,
    tax_labor: 0,
    tax_inventory: 0,
    po_number: '',
    odometer_in: null,
    odometer_unit: 'mi',
    engine_hours_in: null,
    notes: '',
    need_to_update_prices: false,
    from_pdf: false,
  })
})

it('has no parts if the type of work names none', () => {
  const { inventories: _parts, ...bare } = work
  expect(repairOrderInput.parse({ ...valid, types_of_work: [bare] }).works[0]!.inventories).toEqual([])
})

it('has a truck or a trailer, and accepts the aliases of works and parts', () => {
  const { truck_id: _truck, types_of_work: works, ...rest } = valid
  const parsed = repairOrderInput.parse({
    ...rest,
    trailer_id: 4,
    typeOfWork: [{ ...works[0], inventories: [{ id: 70, inventory_id: 7, quantity: 1 }] }],
    need_to_update_prices: 1,
    from_pdf: true,
  })
  expect(repairOrderInput.parse({ ...valid, need_to_update_prices: 0, from_pdf: false })).toMatchObject({
    need_to_update_prices: false,
    from_pdf: false,
  })
  expect(parsed).toMatchObject({
    vehicle: { kind: 'trailer', id: 4 },
    works: [{ name: 'Brakes', inventories: [{ part_id: 7, quantity: 1 }] }],
    need_to_update_prices: true,
    from_pdf: true,
  })
  expect(parsed).not.toHaveProperty('types_of_work')
  expect(parsed).not.toHaveProperty('typeOfWork')
})

it('keeps rows of parts by position while incomplete, null for invalid ones', () => {
  const row = { id: 7, quantity: 2 }
  expect(
    repairOrderPartRows.parse({
      types_of_work: [{ inventories: [null, row, { id: 7 }, { quantity: 1 }] }, {}, null],
    }).types_of_work,
  ).toEqual([
    { inventories: [null, { part_id: 7, quantity: 2 }, null, null] },
    { id: null, inventories: [] },
    { id: null, inventories: [] },
  ])
})
