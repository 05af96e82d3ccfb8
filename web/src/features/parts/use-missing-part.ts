import { useMissingRecord } from '#web/ui/details/use-missing-record.ts'

export function useMissingPart(error: Error | null): void {
  useMissingRecord(error, { notice: 'parts.errors.no_such_part', to: '/parts' })
}
