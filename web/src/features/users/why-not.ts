import type { User } from '#contract/users/user.ts'
import type { UserAction } from '#contract/users/user-rules.ts'

type Asked = Pick<User, 'id' | 'status' | 'action_scopes'>

/** Key of the sentence why this action is not possible now; undefined if it is. */
export function whyNot(user: Asked, action: UserAction, ownId: number | undefined): string | undefined {
  if (user.action_scopes.includes(action)) return undefined
  if (user.id === ownId) return 'users.errors.user_is_self'
  // If no action at all is allowed, the user's role may not be edited; otherwise the status prevents it.
  if (user.action_scopes.length === 0) return 'users.errors.user_not_editable'
  return action === 'delete' ? 'users.errors.user_is_active' : 'users.errors.user_not_pending'
}
