import type { RefObject } from 'react'
import { maxPartRows } from '#contract/repair-orders/repair-order-input.ts'
import {
  emptyPartRow,
  type PartsStock,
  sayAdded,
  sayFull,
  useScannedPart,
  withOneMore,
} from '#web/features/parts/index.ts'
import type { WorkValues } from '../values/repair-order-values.ts'

interface ScannedWorks {
  /** Parent element of the cards. */
  root: RefObject<HTMLElement | null>
  works: readonly WorkValues[]
  stock: PartsStock
  disabled: boolean
  onChange: (key: string, change: (work: WorkValues) => WorkValues) => void
  onOpen: (key: string, isOpen: true) => void
}

/** Adds a scanned part to the focused type of work, else to the one that has the part, else to the last. */
export function useScannedWorks({ root, works, stock, disabled, onChange, onOpen }: ScannedWorks): void {
  useScannedPart(
    (part, from) => {
      const focused = works[cards().findIndex(card => card.contains(from))]
      const having = works.find(work => work.parts.some(row => row.part?.id === part.id))
      const work = focused ?? having ?? works.at(-1)
      if (!work || disabled) return
      const added = withOneMore(work.parts, part, maxPartRows, emptyPartRow)
      if (!added) return sayFull(maxPartRows)
      stock.learn([part])
      onOpen(work.key, true)
      onChange(work.key, now => ({ ...now, parts: added.rows }))
      sayAdded(added.row)
    },
    () => root.current?.checkVisibility() ?? false,
  )

  function cards(): Element[] {
    return [...(root.current?.querySelectorAll('.rb-work') ?? [])]
  }
}
