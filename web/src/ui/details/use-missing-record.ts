import { useEffect } from 'react'
import { ApiFailure } from '#web/api/api-failure.ts'
import { notify } from '#web/shell/notices.ts'
import { useGo } from '#web/shell/use-go.ts'

/** For a 404: shows the notice and leaves the page. Returns whether the record is missing. */
export function useMissingRecord(
  error: Error | null,
  /** `notice` and `hint` are translation keys; without the path `to` the page stays. */
  away: { notice: string; hint?: string; to?: string } | undefined,
): boolean {
  const go = useGo()
  const isMissing = error instanceof ApiFailure && error.status === 404
  const notice = away?.notice
  const hint = away?.hint
  const to = away?.to
  useEffect(() => {
    if (!isMissing || !notice || !to) return
    notify.error(notice, hint ? { description: hint } : {})
    // Keeps the missing record out of the history.
    void go(to, { replace: true })
  }, [isMissing, notice, hint, to, go])
  return isMissing
}
