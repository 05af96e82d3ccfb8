import { useCallback } from 'react'
import { type Asked, isAllowed } from './allowed.ts'
import { useMe } from './me.ts'

/** `const allowed = useAllowed(); allowed('tags.create')`, or with an endpoint. */
export function useAllowed(): (asked: Asked) => boolean {
  const { permissions, role_id } = useMe() ?? {}
  return useCallback(
    asked => permissions !== undefined && isAllowed(permissions, asked, role_id),
    [permissions, role_id],
  )
}
