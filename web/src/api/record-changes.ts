import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { queryClient, queryKey } from './query-client.ts'

const readsOf = new Map<RecordKind, Set<Endpoint>>()

/** Says which reads show records of a kind: they are read again when one changes, here or elsewhere. */
export function onRecordChanged(kind: RecordKind, reads: readonly Endpoint[]): void {
  const known = readsOf.get(kind) ?? new Set()
  for (const endpoint of reads) known.add(endpoint)
  readsOf.set(kind, known)
}

/** Has what shows records of the kind read again: what is on the screen at once, the rest when it is needed. */
export const recordChanged = (kind: RecordKind): Promise<void> => refreshReads(kind)

/** The same for what is left: the page of one that was deleted here is being left, and would find it missing. */
export const recordDeleted = (kind: RecordKind, id: unknown): Promise<void> => refreshReads(kind, id)

async function refreshReads(kind: RecordKind, deletedId?: unknown): Promise<void> {
  const reads = [...(readsOf.get(kind) ?? [])].map(endpoint => queryKey(endpoint))
  const isOfDeleted = (key: readonly unknown[]) =>
    deletedId !== undefined && (key[1] as { params?: { id?: unknown } })?.params?.id === deletedId
  await Promise.all(
    reads.map(async key => {
      await queryClient.invalidateQueries({ queryKey: key, refetchType: 'none' })
      await queryClient.refetchQueries({
        queryKey: key,
        type: 'active',
        predicate: query => !isOfDeleted(query.queryKey),
      })
    }),
  )
}
