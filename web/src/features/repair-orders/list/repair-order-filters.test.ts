import { expect, it } from 'vitest'
import { repairOrderStatuses } from '#contract/repair-orders/repair-order-statuses.ts'
import { statusFilter } from './repair-order-filters.ts'

it('offers all statuses, and to a mechanic none that he cannot see', { tags: 'RO-023' }, () => {
  const offered = (role: string) => statusFilter(role).options.map(option => option.value)
  expect(offered('admin')).toEqual([...repairOrderStatuses])
  expect(offered('mechanic')).toEqual(repairOrderStatuses.filter(status => status !== 'deleted'))
})
