import { describe, expect, it } from 'vitest'
import { type Role, roles } from '../access/roles.ts'
import { actionsOn, editableRoles, mayEditUser, toggledStatus, userStatuses } from './user-rules.ts'

const names = roles.map(role => role.name)
const allowed: Record<Role, Role[]> = {
  superadmin: ['admin', 'mechanic', 'sales_manager'],
  admin: ['mechanic', 'sales_manager'],
  sales_manager: [],
  mechanic: [],
}

describe('who may edit whom', () => {
  it.each(names)('%s edits exactly those below', viewer => {
    for (const role of names) {
      expect(mayEditUser({ id: 1, role: viewer }, { id: 2, role })).toBe(allowed[viewer].includes(role))
    }
  })

  it.each(names)('%s assigns exactly those below', viewer => {
    expect(names.filter(role => editableRoles(viewer).includes(role))).toEqual(
      names.filter(role => allowed[viewer].includes(role)),
    )
    expect(editableRoles(viewer)).toHaveLength(allowed[viewer].length)
  })

  it('nobody edits themselves, even with a lower role since', { tags: 'USER-012' }, () => {
    expect(mayEditUser({ id: 1, role: 'admin' }, { id: 1, role: 'mechanic' })).toBe(false)
    expect(mayEditUser({ id: 1, role: 'admin' }, { id: 2, role: 'mechanic' })).toBe(true)
    for (const role of names)
      expect(actionsOn({ id: 1, role }, { id: 1, role, status: 'inactive' })).toEqual([])
  })
})

describe('what can be done', () => {
  const viewer = { id: 1, role: 'admin' } as const
  const on = (status: (typeof userStatuses)[number]) => actionsOn(viewer, { id: 2, role: 'mechanic', status })

  it('depends on the status', { tags: ['USER-010', 'USER-011'] }, () => {
    expect(on('active')).toEqual(['update', 'toggle-status', 'change-password'])
    expect(on('inactive')).toEqual(['update', 'toggle-status', 'change-password', 'delete'])
    expect(on('pending')).toEqual([
      'update',
      'toggle-status',
      'resend-invitation',
      'change-password',
      'delete',
    ])
  })

  it('toggles active to inactive, every other status to active', {
    tags: ['USER-007', 'USER-008', 'USER-009'],
  }, () => {
    expect(userStatuses).toEqual(['active', 'inactive', 'pending'])
    expect(userStatuses.map(toggledStatus)).toEqual(['inactive', 'active', 'active'])
  })
})
