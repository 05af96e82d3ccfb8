import { useMemo } from 'react'

/**
 * What a calendar shows of a field's value; `read` is the same function each time. It is the same as long as the value
 * is: with a new one the calendar takes back what is typed but not yet taken.
 */
export const useCalendarValue = <Shown>(
  value: string | null | undefined,
  read: (value: string) => Shown | null,
): Shown | null => useMemo(() => (value ? read(value) : null), [value, read])
