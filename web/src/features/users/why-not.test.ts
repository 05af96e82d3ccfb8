import { describe, expect, it } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { actionsOn, type UserStatus } from '#contract/users/user-rules.ts'
import { whyNot } from './why-not.ts'

const viewer = { id: 1, role: 'admin' } as const

function user(role: Role, status: UserStatus, id = 2) {
  return { id, status, action_scopes: actionsOn(viewer, { id, role, status }) }
}

describe('why an action on a user is not possible', () => {
  it('names the own account before any other reason', { tags: 'USER-012' }, () => {
    expect(whyNot(user('admin', 'active', 1), 'toggle-status', 1)).toBe('users.errors.user_is_self')
    expect(whyNot(user('admin', 'active', 1), 'delete', 1)).toBe('users.errors.user_is_self')
  })

  it('names the role for a peer and a superadmin', { tags: 'USER-020' }, () => {
    expect(whyNot(user('admin', 'pending'), 'resend-invitation', 1)).toBe('users.errors.user_not_editable')
    expect(whyNot(user('superadmin', 'active'), 'update', 1)).toBe('users.errors.user_not_editable')
  })

  it('names the status otherwise', { tags: ['USER-010', 'USER-011'] }, () => {
    expect(whyNot(user('mechanic', 'active'), 'delete', 1)).toBe('users.errors.user_is_active')
    expect(whyNot(user('mechanic', 'active'), 'resend-invitation', 1)).toBe('users.errors.user_not_pending')
    expect(whyNot(user('mechanic', 'inactive'), 'delete', 1)).toBeUndefined()
  })
})
