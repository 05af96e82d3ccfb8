import { expect, it } from 'vitest'
import { isOpen, repairOrderStatuses } from './repair-order-statuses.ts'
import { isTooLate, moveBetween, nextStatuses, statusChangeWindow } from './status-moves.ts'

const everything = () => true
const from = (status: (typeof repairOrderStatuses)[number], now = 0) =>
  nextStatuses({ status, status_changed_at: 0 }, now, everything)

it('offers each of new, in_process and finished the other two, and deleted nothing', {
  tags: ['RO-021', 'RO-024'],
}, () => {
  expect(repairOrderStatuses.map(status => from(status))).toEqual([
    ['in_process', 'finished'],
    ['new', 'finished'],
    ['new', 'in_process'],
    [],
  ])
  expect(repairOrderStatuses.map(status => moveBetween(status, 'deleted'))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

it('lets a finished order be reopened for 86400 seconds, inclusive', { tags: 'RO-027' }, () => {
  expect(statusChangeWindow).toBe(86_400)
  expect(from('finished', 86_400)).toEqual(['new', 'in_process'])
  expect(from('finished', 86_401)).toEqual([])
  expect(from('new', 1_000_000)).toEqual(['in_process', 'finished'])
  expect(isTooLate(moveBetween('finished', 'new')!, 100, 86_501)).toBe(true)
  expect(isTooLate(moveBetween('finished', 'new')!, 100, 86_500)).toBe(false)
})

it('offers nothing without the permission', () => {
  const permissions = new Set<string>()
  for (const status of repairOrderStatuses)
    nextStatuses({ status, status_changed_at: 0 }, 0, right => Boolean(permissions.add(right)))
  expect([...permissions]).toEqual(['orders-bs.change-status'])
  expect(nextStatuses({ status: 'new', status_changed_at: 0 }, 0, () => false)).toEqual([])
})

it('is open while new or in process', () => {
  expect(repairOrderStatuses.filter(isOpen)).toEqual(['new', 'in_process'])
})
