import { useMemo } from 'react'

/** Memoized, as a new object resets the text typed into the calendar. `read` must be a stable function. */
export const useCalendarValue = <Shown>(
  value: string | null | undefined,
  read: (value: string) => Shown | null,
): Shown | null => useMemo(() => (value ? read(value) : null), [value, read])
