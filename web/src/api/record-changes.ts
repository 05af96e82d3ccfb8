import type { Query } from '@tanstack/react-query'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { debouncePerKey } from './debounce-per-key.ts'
import { queryClient, queryKey } from './query-client.ts'

const readsOf = new Map<RecordKind, Set<Endpoint>>()

/** Declares which reads show records of a kind: they are refetched when one changes, here or elsewhere. */
export function onRecordChanged(kind: RecordKind, reads: readonly Endpoint[]): void {
  const known = readsOf.get(kind) ?? new Set()
  for (const endpoint of reads) known.add(endpoint)
  readsOf.set(kind, known)
}

const actsAfter = new Map<RecordKind, Set<() => unknown>>()

/** For data outside of the query cache. */
export function afterRecordChanged(kind: RecordKind, act: () => unknown): void {
  actsAfter.set(kind, (actsAfter.get(kind) ?? new Set()).add(act))
}

/** Refetches mounted queries of the kind at once, others when next used. */
export function recordChanged(kind: RecordKind): Promise<void> {
  followChange(kind)
  return refresh(kind, () => true)
}

/**
 * Stops refetching a record before its deletion is sent, as it would be reported missing. Call the result if
 * the deletion failed.
 */
export function recordBeingDeleted(kind: RecordKind, id: unknown): () => void {
  const reads = readsOfKind(kind).flatMap(queryKey =>
    queryClient.getQueryCache().findAll({ queryKey, predicate: query => isOf(query.queryKey, id) }),
  )
  for (const read of reads) {
    deletedAt.set(read, Date.now())
    void read.cancel({ revert: true, silent: true })
  }
  return () => {
    for (const read of reads) deletedAt.delete(read)
  }
}

/** After time without a connection. */
export async function everythingMayHaveChanged(): Promise<void> {
  await queryClient.invalidateQueries({ refetchType: 'none' })
  await queryClient.refetchQueries({ type: 'active', predicate: query => !isDeleted(query) })
}

const deletedAt = new WeakMap<Query, number>()

/**
 * A change by another user: refetches that record at once, lists and sums within seconds, unmounted queries
 * when next used.
 */
export function recordChangedElsewhere(kind: RecordKind, id: unknown): void {
  followChange(kind)
  void refresh(kind, key => isOf(key, id))
  gatherLists(kind)
}

const gatherLists = debouncePerKey((kind: RecordKind) => refresh(kind, () => !document.hidden))

function followChange(kind: RecordKind): void {
  for (const act of actsAfter.get(kind) ?? []) void act()
}

const readsOfKind = (kind: RecordKind): readonly unknown[][] =>
  [...(readsOf.get(kind) ?? [])].map(endpoint => queryKey(endpoint))

const isOf = (key: readonly unknown[], id: unknown): boolean =>
  String((key[1] as { params?: { id?: unknown } } | undefined)?.params?.id) === String(id)

/** Whether it was deleted here and not read since (a restore reads it). */
const isDeleted = (query: Query): boolean => query.state.dataUpdatedAt <= (deletedAt.get(query) ?? -1)

/** Marks all queries of the kind stale; `now` selects the mounted ones to refetch. */
async function refresh(kind: RecordKind, now: (key: readonly unknown[]) => boolean): Promise<void> {
  await Promise.all(
    readsOfKind(kind).map(async key => {
      await queryClient.invalidateQueries({ queryKey: key, refetchType: 'none' })
      await queryClient.refetchQueries({
        queryKey: key,
        type: 'active',
        predicate: query => now(query.queryKey) && !isDeleted(query),
      })
    }),
  )
}
