import type { Role } from '../access/roles.ts'

/** active: may sign in. pending: invited, has not set a password yet. inactive: was deactivated. */
export const userStatuses = ['active', 'inactive', 'pending'] as const
export type UserStatus = (typeof userStatuses)[number]

/** Actions on a user on the Staff page. */
export const userActions = [
  'update',
  'toggle-status',
  'resend-invitation',
  'change-password',
  'delete',
] as const
export type UserAction = (typeof userActions)[number]

const editable: Record<Role, readonly Role[]> = {
  superadmin: ['admin', 'mechanic', 'sales_manager'],
  admin: ['mechanic', 'sales_manager'],
  sales_manager: [],
  mechanic: [],
}

/**
 * Roles that a user may assign and whose users they may edit. Nobody edits a superadmin or a peer; the own data is
 * edited in the profile.
 */
export const editableRoles = (viewer: Role): readonly Role[] => editable[viewer]

interface Person {
  id: number
  role: Role
}

export const mayEditUser = (viewer: Person, user: Person): boolean =>
  viewer.id !== user.id && editable[viewer.role].includes(user.role)

/** What this viewer may do to this user now. Orders that prevent deletion are checked separately. */
export function actionsOn(viewer: Person, user: Person & { status: UserStatus }): UserAction[] {
  if (!mayEditUser(viewer, user)) return []
  return userActions.filter(action => {
    if (action === 'resend-invitation') return user.status === 'pending'
    if (action === 'delete') return user.status !== 'active'
    return true
  })
}

/** Active users are deactivated; inactive and pending ones activated. */
export const toggledStatus = (status: UserStatus): UserStatus => (status === 'active' ? 'inactive' : 'active')
