import { useEffect } from 'react'
import { ApiFailure } from '#web/api/api-failure.ts'
import { notify } from '#web/shell/notices.ts'
import type { ListState } from './use-list-state.ts'

/**
 * Removes URL parameters that the server refuses, such as a sort or filter of an old link, and reloads.
 * Returns whether it does.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal
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
