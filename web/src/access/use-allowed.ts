import { useCallback } from 'react'
import { isAllowed, type Requirement } from './allowed.ts'
import { useMe } from './me.ts'

/** `const allowed = useAllowed(); allowed('tags.create')`, or with an endpoint. */
export function useAllowed(): (requirement: Requirement) => boolean {
  const { permissions, role_id } = useMe() ?? {}
  return useCallback(
    requirement => permissions !== undefined && isAllowed(permissions, requirement, role_id),
    [permissions, role_id],
  )
}
