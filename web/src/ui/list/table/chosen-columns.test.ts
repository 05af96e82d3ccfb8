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

it('shows the default columns if none are chosen', () => {
  expect(chosenColumns(columns, null)).toBe(columns)
})

it('shows the chosen columns in order, between the link column and the money', () => {
  expect(namesOf(['status', 'customer'])).toEqual(['number', 'status', 'customer', 'total'])
  expect(namesOf(['status'])).toEqual(['number', 'status', 'total'])
  expect(namesOf([])).toEqual(['number', 'total'])
})

it('ignores unknown columns, and neither repeats nor moves fixed ones', () => {
  expect(namesOf(['gone', 'total', 'number', 'status'])).toEqual(['number', 'status', 'total'])
})

it('does not hide a chosen column in a narrow table', () => {
  expect(stepsToFit(columns, 250)).toBe(2)
  expect(stepsToFit(chosenColumns(columns, ['status', 'customer']), 250)).toBe(1)
  expect(chosenColumns(columns, ['status']).every(({ hidePriority }) => hidePriority === undefined)).toBe(
    true,
  )
})

it('finds the link column if it is not the first', () => {
  const photo = [column('photo'), column('name', { isLink: true }), column('stock')]
  expect(chosenColumns(photo, ['stock', 'photo']).map(columnName)).toEqual(['name', 'stock', 'photo'])
})
