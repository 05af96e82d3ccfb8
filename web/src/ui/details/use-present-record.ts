import type { AnswerOf, CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { useRead } from '#web/api/hooks.ts'

type RecordOf<E extends Endpoint> = AnswerOf<E> extends { data: infer Found } ? Found : never

/**
 * The record of a dialog as it is now, whatever somebody else makes of it while the dialog is open; until it is read, the
 * row that the dialog was opened from. What was read before that row may be older.
 */
export function usePresentRecord<const E extends Endpoint, Row extends { id: number }>(
  endpoint: E,
  row: Row,
  isOpen: boolean,
): Row | RecordOf<E> {
  const input = { params: { id: row.id } } as unknown as CallInput<E>
  const read = useRead(endpoint, input, { enabled: isOpen, quiet: [404] })
  return read.isFetchedAfterMount && read.data ? (read.data as unknown as { data: RecordOf<E> }).data : row
}
