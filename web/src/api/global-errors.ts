import { ApiFailure, isAborted, UnexpectedAnswer } from './api-failure.ts'

export type Reaction =
  | { kind: 'silent' }
  | { kind: 'notice'; level: 'error' | 'warning'; title: string; description?: string }
  | { kind: 'forbidden'; title: string }
  | { kind: 'too-many-requests'; seconds: number }
  | { kind: 'offline' }

interface FailureContext {
  /** Statuses that the caller shows itself. */
  quiet?: readonly number[]
}

const silent: Reaction = { kind: 'silent' }
const error = (title: string, description?: string): Reaction => ({
  kind: 'notice',
  level: 'error',
  title,
  description,
})

/** Titles and descriptions are translation keys. 401 leads to a refresh instead. */
const byStatus: Record<number, (failure: ApiFailure) => Reaction> = {
  0: () => ({ kind: 'offline' }),
  400: ({ isRefresh }) =>
    isRefresh ? silent : error('app.errors.something_went_wrong', 'app.errors.details_in_console'),
  401: () => silent,
  402: () => error('app.errors.account_frozen', 'app.errors.contact_administration'),
  403: () => ({ kind: 'forbidden', title: 'app.errors.not_enough_rights' }),
  404: () => silent,
  406: () => silent,
  // The form shows both versions.
  409: () => silent,
  422: () => silent,
  429: ({ retryAfter = 30 }) => ({ kind: 'too-many-requests', seconds: retryAfter }),
  500: ({ isRefresh }) =>
    isRefresh ? silent : error('app.errors.server_error', 'app.errors.try_again_later'),
  503: () => silent,
}

export function reactionTo(failure: unknown, context: FailureContext = {}): Reaction {
  if (isAborted(failure)) return silent
  if (failure instanceof UnexpectedAnswer) return error('app.errors.invalid_incoming_data')
  if (failure instanceof ApiFailure) {
    if (context.quiet?.includes(failure.status)) return silent
    const rule = byStatus[failure.status]
    if (rule) return rule(failure)
  }
  return error('app.errors.something_went_wrong', 'app.errors.try_again_later')
}

type Listener = (reaction: Exclude<Reaction, { kind: 'silent' }>) => void
let listener: Listener = () => {}

export function showReactionsWith(show: Listener): void {
  listener = show
}

/** Shows the message, and logs the details. */
export function react(failure: unknown, context: FailureContext = {}): void {
  const reaction = reactionTo(failure, context)
  if (reaction.kind === 'silent') return
  if (reaction.kind === 'notice') console.error(failure)
  listener(reaction)
}
