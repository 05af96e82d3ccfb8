import type { User } from '#contract/users/user.ts'
import type { UserAction } from '#contract/users/user-rules.ts'

type UserState = Pick<User, 'id' | 'status' | 'action_scopes'>

/** Translation key of the reason; undefined if the action is possible. */
export function whyNot(user: UserState, action: UserAction, ownId: number | undefined): string | undefined {
  if (user.action_scopes.includes(action)) return undefined
  if (user.id === ownId) return 'users.errors.user_is_self'
  // No action at all: the role may not be edited. Otherwise the status prevents this one.
  if (user.action_scopes.length === 0) return 'users.errors.user_not_editable'
  return action === 'delete' ? 'users.errors.user_is_active' : 'users.errors.user_not_pending'
}
