import i18next from 'i18next'
import { refusalIn } from '#web/api/api-failure.ts'
import { notify } from '#web/shell/notices.ts'

export type Hints = Readonly<Record<number, string>>

/**
 * Shows why the server refused an action outside of a form, unless reported globally, or that it
 * cannot be reached. `hints`: translation keys by status.
 */
export function showRefusal(failure: unknown, hints: Hints = {}): void {
  const refusal = refusalIn(failure)
  if (refusal?.status === 0) notify.error('ui.error.offline')
  const hint = refusal && hints[refusal.status]
  if (hint) {
    notify.error(refusal.message, { description: i18next.t(hint) })
    return
  }
  if (!refusal || ![404, 409, 422, 503].includes(refusal.status)) return
  for (const entry of refusal.entries) notify.error(entry.title)
}
