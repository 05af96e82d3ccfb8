import { useCallback, useRef, useState } from 'react'
import type { WorkValues } from '../values/repair-order-values.ts'

/** In short orders all cards are open, in long ones the incomplete ones. Cards that the user opened or closed stay so. */
export function useOpenCards(works: readonly WorkValues[]) {
  const openByKey = useRef(new Map<string, boolean>())
  const [, redraw] = useState(0)
  const isShort = works.length <= 3 && works.reduce((rows, work) => rows + work.parts.length, 0) <= 30
  for (const work of works) {
    if (!openByKey.current.has(work.key)) openByKey.current.set(work.key, isShort || !isFinished(work))
  }
  const setOpen = useCallback((key: string, open: boolean | 'toggle') => {
    const next = open === 'toggle' ? !openByKey.current.get(key) : open
    if (openByKey.current.get(key) === next) return
    openByKey.current.set(key, next)
    redraw(count => count + 1)
  }, [])
  return { isOpen: (key: string) => openByKey.current.get(key) ?? false, setOpen }
}

export const isFinished = (work: WorkValues) =>
  work.name !== '' && work.duration !== '' && work.hourly_rate !== null
