import { refusalIn } from '#web/api/api-failure.ts'
import { notify } from '#web/shell/notices.ts'

/**
 * For acts outside of forms: says why the server refused, where no screen says so by itself.
 *
 *   remove.mutateAsync(...).then(() => notify.success('tags.deleted'), tellRefusal)
 */
export function tellRefusal(failure: unknown): void {
  const refusal = refusalIn(failure)
  if (!refusal || ![404, 409, 422, 503].includes(refusal.status)) return
  for (const entry of refusal.entries) notify.error(entry.title)
}
