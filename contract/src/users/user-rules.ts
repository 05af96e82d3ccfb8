import type { Role } from '../access/roles.ts'

/** active: may sign in. pending: invited, has not set a password yet. inactive: was locked out. */
export const userStatuses = ['active', 'inactive', 'pending'] as const
export type UserStatus = (typeof userStatuses)[number]

/** What can be done to a user in Staff. */
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

/** Roles whose users somebody may edit, and may give. Nobody edits a superadmin or a peer; one's own data is the profile. */
export const editableRoles = (viewer: Role): readonly Role[] => editable[viewer]

interface Person {
  id: number
  role: Role
}

export const mayEditUser = (viewer: Person, user: Person): boolean =>
  viewer.id !== user.id && editable[viewer.role].includes(user.role)

/** What this viewer may do to this user now. Orders in the way of a deletion are another question. */
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
