import { useEffect, useState } from 'react'
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { focusOnceThere, untilActed } from '#web/shell/focus/focus-soon.ts'

/** Shows a started job, which moves within the lists, and focuses its next step unless the user acts before. */
export function useFollowStarted(begun: readonly RepairOrderRow[] | undefined, show: () => void) {
  const [started, setStarted] = useState<{ id: number; signal: AbortSignal }>()
  useEffect(() => {
    if (!started || !begun?.some(({ id, status }) => id === started.id && status === 'in_process')) return
    setStarted(undefined)
    if (started.signal.aborted) return
    show()
    focusOnceThere(() =>
      document.querySelector<HTMLElement>(`[data-job="${started.id}"][data-status=in_process] .rb-job-next`),
    )
  }, [started, begun, show])
  return (id: number) => setStarted({ id, signal: untilActed().signal })
}
