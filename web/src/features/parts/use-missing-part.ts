import { useMissingRecord } from '#web/ui/details/use-missing-record.ts'

/** A part that is not there: said, and back to the list. */
export function useMissingPart(error: Error | null): void {
  useMissingRecord(error, { notice: 'parts.errors.no_such_part', to: '/parts' })
}
