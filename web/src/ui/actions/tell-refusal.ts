import { refusalIn } from '#web/api/api-failure.ts'
import { notify } from '#web/shell/notices.ts'

/**
 * For acts outside of forms: says why the server refused, where no screen says so by itself, or that it cannot be
 * reached: the word at the top of the page does not say that this act is not done.
 *
 *   remove.mutateAsync(...).then(() => notify.success('tags.deleted'), tellRefusal)
 */
export function tellRefusal(failure: unknown): void {
  const refusal = refusalIn(failure)
  if (refusal?.status === 0) notify.error('ui.error.offline')
  if (!refusal || ![404, 409, 422, 503].includes(refusal.status)) return
  for (const entry of refusal.entries) notify.error(entry.title)
}
