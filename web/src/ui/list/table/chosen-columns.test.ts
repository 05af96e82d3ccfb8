import { expect, it } from 'vitest'
import type { ListColumn } from '../list-types.ts'
import { chosenColumns, columnName } from './chosen-columns.ts'
import { stepsToFit } from './table-layout.ts'

const column = (title: string, more: Partial<ListColumn<object>> = {}): ListColumn<object> => ({
  title,
  render: () => null,
  width: 100,
  ...more,
})
const columns = [
  column('orders.web.number'),
  column('orders.web.customer', { hidePriority: 2 }),
  column('orders.web.status', { hidePriority: 1 }),
  column('orders.web.total', { isPinned: true }),
]
const namesOf = (names: string[] | null) => chosenColumns(columns, names).map(columnName)

it('has the columns as the list says while nothing is chosen', () => {
  expect(chosenColumns(columns, null)).toBe(columns)
})

it('has the chosen ones in their order, between what leads to the record and the money', () => {
  expect(namesOf(['status', 'customer'])).toEqual(['number', 'status', 'customer', 'total'])
  expect(namesOf(['status'])).toEqual(['number', 'status', 'total'])
  expect(namesOf([])).toEqual(['number', 'total'])
})

it('leaves out what the list has no more, and neither doubles nor moves what always stays', () => {
  expect(namesOf(['gone', 'total', 'number', 'status'])).toEqual(['number', 'status', 'total'])
})

it('keeps a chosen column in a table that is too narrow, where it would give way by itself', () => {
  expect(stepsToFit(columns, 250)).toBe(2)
  expect(stepsToFit(chosenColumns(columns, ['status', 'customer']), 250)).toBe(1)
  expect(chosenColumns(columns, ['status']).every(({ hidePriority }) => hidePriority === undefined)).toBe(
    true,
  )
})

it('knows the column that leads to the record where it is not the first', () => {
  const photo = [column('photo'), column('name', { isLink: true }), column('stock')]
  expect(chosenColumns(photo, ['stock', 'photo']).map(columnName)).toEqual(['name', 'stock', 'photo'])
})
