import { ApiFailure } from '#web/api/api-failure.ts'
import { notify } from '#web/shell/notices.ts'

/** Statuses that no screen shows by itself. */
const silent = [404, 409, 422, 424, 503]

/** Tells why an act was refused, in the server's words. Anything else was told already. */
export function sayRefusal(failure: unknown): void {
  if (!(failure instanceof ApiFailure)) throw failure
  if (silent.includes(failure.status)) for (const entry of failure.entries) notify.error(entry.title)
}
