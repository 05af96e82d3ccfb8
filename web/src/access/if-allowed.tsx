import type { ReactNode } from 'react'
import type { Asked } from './allowed.ts'
import { useAllowed } from './use-allowed.ts'

export function IfAllowed({
  to,
  children,
  otherwise = null,
}: {
  to: Asked
  children: ReactNode
  otherwise?: ReactNode
}) {
  return useAllowed()(to) ? children : otherwise
}
