import { useEffect } from 'react'
import { ApiFailure } from '#web/api/api-failure.ts'
import { notify } from '#web/shell/notices.ts'
import { useGo } from '#web/shell/use-go.ts'

/** For a record that does not exist: shows the notice and leaves the page. Returns whether it is missing. */
export function useMissingRecord(
  error: Error | null,
  /** `notice` and `hint`, which stands below it, are translation keys, `to` a path; without it the page stays. */
  away: { notice: string; hint?: string; to?: string } | undefined,
): boolean {
  const go = useGo()
  const isMissing = error instanceof ApiFailure && error.status === 404
  const notice = away?.notice
  const hint = away?.hint
  const to = away?.to
  useEffect(() => {
    // A page that stays says it itself.
    if (!isMissing || !notice || !to) return
    notify.error(notice, hint ? { description: hint } : {})
    // A missing record must not stay in the history.
    void go(to, { replace: true })
  }, [isMissing, notice, hint, to, go])
  return isMissing
}
