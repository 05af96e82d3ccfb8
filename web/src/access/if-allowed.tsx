import type { ReactNode } from 'react'
import type { Requirement } from './allowed.ts'
import { useAllowed } from './use-allowed.ts'

export function IfAllowed({
  to,
  children,
  otherwise = null,
}: {
  to: Requirement
  children: ReactNode
  otherwise?: ReactNode
}) {
  return useAllowed()(to) ? children : otherwise
}
