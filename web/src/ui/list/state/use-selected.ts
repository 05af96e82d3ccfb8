import { useCallback, useRef, useState } from 'react'

type Id = string | number

export interface Selected {
  /** In order of selection. */
  ids: readonly Id[]
  set: (ids: readonly Id[]) => void
  /** Toggles a row; with Shift, all rows from the last selected one. */
  tick: (id: Id, isRange: boolean) => void
  /** Toggles all rows of a page; the selection on other pages stays. */
  tickPage: (shown: readonly Id[], isOn: boolean) => void
}

/** The selected rows, on all pages. */
export function useSelected(shownIds: () => readonly Id[]): Selected {
  const [ids, set] = useState<readonly Id[]>([])
  const latest = useRef(shownIds)
  latest.current = shownIds
  const tick = useCallback<Selected['tick']>(
    (id, isRange) => set(now => ticked(now, id, isRange ? latest.current() : [])),
    [],
  )
  const tickPage = useCallback<Selected['tickPage']>(
    (shown, isOn) =>
      set(now => (isOn ? [...new Set([...now, ...shown])] : now.filter(id => !shown.includes(id)))),
    [],
  )
  return { ids, set, tick, tickPage }
}

/** The selection after a row was toggled, extended to the rows of `shown` since the last selected one. */
function ticked(ids: readonly Id[], id: Id, shown: readonly Id[]): Id[] {
  if (ids.includes(id)) return ids.filter(other => other !== id)
  const last = shown.indexOf(ids.at(-1) ?? id)
  const [from, to] = [last, shown.indexOf(id)].sort((one, other) => one - other) as [number, number]
  const between = last >= 0 ? shown.slice(from, to + 1) : []
  return [...new Set([...ids, ...between, id])]
}
