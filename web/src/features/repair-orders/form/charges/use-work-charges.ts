import { useCallback, useRef } from 'react'
import type { ChargeRowValues } from '#web/features/charges/index.ts'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import { firstField } from '#web/shell/focus/focusable.ts'
import type { WorkCardProps } from '../works/work-card.tsx'

/** Stable functions that edit the charges of a type of work. `list` is the element around the rows. */
export function useWorkCharges(key: string, onChange: WorkCardProps['onChange']) {
  const list = useRef<HTMLUListElement>(null)
  const edit = useCallback(
    (changed: (charges: ChargeRowValues[]) => ChargeRowValues[]) =>
      onChange(key, work => ({ ...work, charges: changed(work.charges) })),
    [key, onChange],
  )
  const add = useCallback(
    (row: ChargeRowValues) => {
      edit(charges => [...charges, row])
      focusSoon(() => firstField(list.current?.lastElementChild))
    },
    [edit],
  )
  const change = useCallback(
    (rowKey: string, changed: Partial<ChargeRowValues>) =>
      edit(charges => charges.map(row => (row.key === rowKey ? { ...row, ...changed } : row))),
    [edit],
  )
  const remove = useCallback(
    (rowKey: string) => edit(charges => charges.filter(row => row.key !== rowKey)),
    [edit],
  )
  return { list, add, change, remove }
}
