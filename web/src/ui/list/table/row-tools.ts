import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Requirement } from '#web/access/allowed.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { useGo } from '#web/shell/use-go.ts'

/** Hooks' results that the actions of all rows share. */
export interface RowTools {
  t: TFunction
  allowed: (requirement: Requirement) => boolean
  go: ReturnType<typeof useGo>
}

export function useRowTools(): RowTools {
  const { t } = useTranslation()
  const allowed = useAllowed()
  const go = useGo()
  return useMemo(() => ({ t, allowed, go }), [t, allowed, go])
}
