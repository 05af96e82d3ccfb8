import { lookupEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import type { FixedList } from '#contract/lookups/lookup-shapes.ts'
import { useRead } from '#web/api/hooks.ts'

const none: FixedList<'roles'> = []

export function useRoles(): FixedList<'roles'> {
  return useRead(lookupEndpoints.listRoles, {}, { staleTime: Number.POSITIVE_INFINITY }).data?.data ?? none
}
