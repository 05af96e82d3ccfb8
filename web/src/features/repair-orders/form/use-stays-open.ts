import { useCallback, useState } from 'react'

/** Optional fields are shown once they are asked for or filled, and stay: clearing them folds nothing under the hands. */
export function useStaysOpen(isFilled: boolean): [isOpen: boolean, open: () => void] {
  const [isOpen, setOpen] = useState(isFilled)
  if (isFilled && !isOpen) setOpen(true)
  const open = useCallback(() => setOpen(true), [])
  return [isOpen || isFilled, open]
}
