import type { User } from '#contract/users/user.ts'
import type { UserAction } from '#contract/users/user-rules.ts'

type Asked = Pick<User, 'id' | 'status' | 'action_scopes'>

/** Key of the sentence that says why this cannot be done to this user now; nothing when it can. */
export function whyNot(user: Asked, action: UserAction, ownId: number | undefined): string | undefined {
  if (user.action_scopes.includes(action)) return undefined
  if (user.id === ownId) return 'users.errors.user_is_self'
  // Whoever may do nothing at all to a user may not edit their role; else it is the status that forbids it.
  if (user.action_scopes.length === 0) return 'users.errors.user_not_editable'
  return action === 'delete' ? 'users.errors.user_is_active' : 'users.errors.user_not_pending'
}
