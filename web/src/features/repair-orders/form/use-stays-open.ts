import { useCallback, useState } from 'react'

/** Optional fields open on request or when filled, and stay open when cleared. */
export function useStaysOpen(isFilled: boolean): [isOpen: boolean, open: () => void] {
  const [isOpen, setOpen] = useState(isFilled)
  if (isFilled && !isOpen) setOpen(true)
  const open = useCallback(() => setOpen(true), [])
  return [isOpen || isFilled, open]
}
