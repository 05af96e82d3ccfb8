import { expect, it } from 'vitest'
import { type Role, roles } from '#contract/access/roles.ts'
import type { Access } from '#contract/shared/endpoint.ts'
import type { CurrentUser } from '#server/operation/context.ts'
import { isAllowed } from './is-allowed.ts'

const allowed = (requires: Access) =>
  roles.map(({ name }) => name).filter((role: Role) => isAllowed({ role } as CurrentUser, requires))

it('no permission needed: every role is allowed', () => {
  expect(allowed('signed-in')).toHaveLength(4)
  expect(allowed('anyone')).toHaveLength(4)
})

it('one of several permissions is enough', () => {
  expect(allowed('orders-bs.delete')).toEqual(['superadmin', 'admin'])
  expect(allowed('orders-bs.create')).toEqual(['superadmin', 'admin', 'sales_manager'])
  expect(allowed(['orders-bs.delete', 'orders-bs.create'])).toEqual(['superadmin', 'admin', 'sales_manager'])
})
