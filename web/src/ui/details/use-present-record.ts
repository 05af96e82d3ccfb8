import type { AnswerOf, CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { useRead } from '#web/api/hooks.ts'

type RecordOf<E extends Endpoint> = AnswerOf<E> extends { data: infer Found } ? Found : never

/**
 * Keeps a dialog's record current while it is open; starts with the row it was opened from, as
 * cached reads may be older than that.
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
