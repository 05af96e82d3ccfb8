import type { Role } from '../access/roles.ts'

/** pending: invited, without a password yet. inactive: deactivated. */
export const userStatuses = ['active', 'inactive', 'pending'] as const
export type UserStatus = (typeof userStatuses)[number]

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

/** Roles that a user may assign and edit: never superadmins or peers. Own data is edited in the profile. */
export const editableRoles = (viewer: Role): readonly Role[] => editable[viewer]

/** Statuses in which users can be given work: mechanics from their invitation on, others once they are active. */
export const assignableStatuses = (role: Role): readonly UserStatus[] =>
  role === 'mechanic' ? ['active', 'pending'] : ['active']

interface Person {
  id: number
  role: Role
}

export const mayEditUser = (viewer: Person, user: Person): boolean =>
  viewer.id !== user.id && editable[viewer.role].includes(user.role)

/** Without the check of orders that prevent deletion. */
export function actionsOn(viewer: Person, user: Person & { status: UserStatus }): UserAction[] {
  if (!mayEditUser(viewer, user)) return []
  return userActions.filter(action => {
    if (action === 'resend-invitation') return user.status === 'pending'
    if (action === 'delete') return user.status !== 'active'
    return true
  })
}

export const toggledStatus = (status: UserStatus): UserStatus => (status === 'active' ? 'inactive' : 'active')
