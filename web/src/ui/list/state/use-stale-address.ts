import { useEffect } from 'react'
import { ApiFailure } from '#web/api/api-failure.ts'
import { notify } from '#web/shell/notices.ts'
import type { ListState } from './use-list-state.ts'

/**
 * An old address may sort or filter by something that no longer exists: the parameters that the server refuses are
 * removed and the list is shown without them. Returns whether that is happening.
 */
export function useStaleAddress(error: Error | null, { search, change }: ListState): boolean {
  const refused =
    error instanceof ApiFailure && (error.status === 400 || error.status === 422)
      ? error.entries.flatMap(({ source }) => source?.parameter.split('.')[0] ?? [])
      : []
  const isSort = refused.some(name => name === 'order_by' || name === 'order_type')
  const values = Object.entries(search.values)
  const kept = values.filter(([name]) => !refused.includes(name))
  const isStale =
    refused.length > 0 && ((isSort && search.orderBy !== undefined) || kept.length < values.length)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was refused
  useEffect(() => {
    if (!isStale) return
    notify.info('ui.list.stale_address')
    change(
      {
        values: Object.fromEntries(kept),
        ...(isSort ? { orderBy: undefined, orderType: undefined } : {}),
      },
      { replace: true },
    )
  }, [isStale])
  return isStale
}
