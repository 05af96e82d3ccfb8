import { useEffect } from 'react'
import { useMe } from '#web/access/me.ts'
import { forgetRecord, rememberRecord } from '#web/shell/recent-records.ts'

/** Adds the record to the recently opened ones, or removes a deleted one. */
export function useRecentRecord(
  title: string | undefined,
  about: string | undefined,
  isMissing: boolean,
): void {
  const userId = useMe()?.id
  useEffect(() => {
    if (userId === undefined) return
    const to = window.location.pathname
    if (isMissing) forgetRecord(userId, to)
    else if (title) rememberRecord(userId, { title, subtitle: about ?? '', to })
  }, [userId, title, about, isMissing])
}
