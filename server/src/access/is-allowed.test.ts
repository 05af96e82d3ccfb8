import { expect, it } from 'vitest'
import { type Role, roles } from '#contract/access/roles.ts'
import type { Access } from '#contract/shared/endpoint.ts'
import type { CurrentUser } from '#server/operation/context.ts'
import { isAllowed } from './is-allowed.ts'

const allowed = (requires: Access) =>
  roles.map(({ name }) => name).filter((role: Role) => isAllowed({ role } as CurrentUser, requires))

it('what asks for no right is for every role', () => {
  expect(allowed('signed-in')).toHaveLength(4)
  expect(allowed('anyone')).toHaveLength(4)
})

it('what asks for a right is for those who hold it, and of several any one will do', () => {
  expect(allowed('orders-bs.delete')).toEqual(['superadmin', 'admin'])
  expect(allowed('orders-bs.create')).toEqual(['superadmin', 'admin', 'sales_manager'])
  expect(allowed(['orders-bs.delete', 'orders-bs.create'])).toEqual(['superadmin', 'admin', 'sales_manager'])
})
