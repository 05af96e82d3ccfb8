import { refusalIn } from '#web/api/api-failure.ts'
import { notify } from '#web/shell/notices.ts'

/**
 * For actions outside of forms: shows why the server refused, unless it was reported globally, or that it cannot be
 * reached: the offline notice does not say that this action failed.
 *
 *   remove.mutateAsync(...).then(() => notify.success('tags.deleted'), tellRefusal)
 */
export function tellRefusal(failure: unknown): void {
  const refusal = refusalIn(failure)
  if (refusal?.status === 0) notify.error('ui.error.offline')
  if (!refusal || ![404, 409, 422, 503].includes(refusal.status)) return
  for (const entry of refusal.entries) notify.error(entry.title)
}
