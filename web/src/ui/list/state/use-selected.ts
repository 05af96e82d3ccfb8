import { useCallback, useRef, useState } from 'react'

type Id = string | number

export interface Selected {
  /** In the order in which they were ticked. */
  ids: readonly Id[]
  set: (ids: readonly Id[]) => void
  /** A row's box was pressed; with Shift, all between it and the one that was ticked last are meant. */
  tick: (id: Id, isRange: boolean) => void
  /** All rows of a page at once; what is ticked on other pages stays. */
  tickPage: (shown: readonly Id[], isOn: boolean) => void
}

/** The rows that are ticked, on whatever page they were. */
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

/** After a press on one row's box: with it, and with those of `shown` between it and the one that was ticked last. */
function ticked(ids: readonly Id[], id: Id, shown: readonly Id[]): Id[] {
  if (ids.includes(id)) return ids.filter(other => other !== id)
  const last = shown.indexOf(ids.at(-1) ?? id)
  const [from, to] = [last, shown.indexOf(id)].sort((one, other) => one - other) as [number, number]
  const between = last >= 0 ? shown.slice(from, to + 1) : []
  return [...new Set([...ids, ...between, id])]
}
