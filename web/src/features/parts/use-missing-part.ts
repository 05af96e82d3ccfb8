import { useMissingRecord } from '#web/ui/details/use-missing-record.ts'

/** Reports a missing part and goes back to the list. */
export function useMissingPart(error: Error | null): void {
  useMissingRecord(error, { notice: 'parts.errors.no_such_part', to: '/parts' })
}
