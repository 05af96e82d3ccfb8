import { useEffect } from 'react'
import { ApiFailure } from '#web/api/api-failure.ts'
import { notify } from '#web/shell/notices.ts'

/** A type of work that is not there: said, and the page stays. */
export function useMissingNotice(error: Error | null): void {
  const isMissing = error instanceof ApiFailure && error.status === 404
  useEffect(() => {
    if (isMissing) notify.error('types-of-work.errors.no_such_type_of_work')
  }, [isMissing])
}
