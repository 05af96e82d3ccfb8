import type { Query } from '@tanstack/react-query'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { debouncePerKey } from './debounce-per-key.ts'
import { queryClient, queryKey } from './query-client.ts'

const readsOf = new Map<RecordKind, Set<Endpoint>>()

/** Says which reads show records of a kind: they are read again when one changes, here or elsewhere. */
export function onRecordChanged(kind: RecordKind, reads: readonly Endpoint[]): void {
  const known = readsOf.get(kind) ?? new Set()
  for (const endpoint of reads) known.add(endpoint)
  readsOf.set(kind, known)
}

const actsAfter = new Map<RecordKind, Set<() => unknown>>()

/** What else follows a change of such a record, here or elsewhere: what is kept outside of the cache. */
export function afterRecordChanged(kind: RecordKind, act: () => unknown): void {
  actsAfter.set(kind, (actsAfter.get(kind) ?? new Set()).add(act))
}

/** Has what shows records of the kind read again: what is on the screen at once, the rest when it is needed. */
export function recordChanged(kind: RecordKind): Promise<void> {
  followChange(kind)
  return refresh(kind, () => true)
}

/**
 * From the moment its deletion is asked for nothing looks for a record any more: its page is being left, and would find
 * it missing. What it returns is called where it was not deleted after all.
 */
export function recordBeingDeleted(kind: RecordKind, id: unknown): () => void {
  const reads = readsOfKind(kind).flatMap(queryKey =>
    queryClient.getQueryCache().findAll({ queryKey, predicate: query => isOf(query.queryKey, id) }),
  )
  for (const read of reads) {
    deletedAt.set(read, Date.now())
    // One that is on its way would bring the bad news all the same.
    void read.cancel({ revert: true, silent: true })
  }
  return () => {
    for (const read of reads) deletedAt.delete(read)
  }
}

/** Has everything read again, as after a time without a connection. */
export async function everythingMayHaveChanged(): Promise<void> {
  await queryClient.invalidateQueries({ refetchType: 'none' })
  await queryClient.refetchQueries({ type: 'active', predicate: query => !isDeleted(query) })
}

const deletedAt = new WeakMap<Query, number>()

/**
 * Somebody else changed one: what shows that very record is read again at once, lists and sums within seconds, and what
 * is on no screen when it is looked at again.
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

/** Whether what is read was deleted here, and was not read since: once restored it is. */
const isDeleted = (query: Query): boolean => query.state.dataUpdatedAt <= (deletedAt.get(query) ?? -1)

/** Whatever shows the kind counts as old; of what is on the screen, `now` says what is read again. */
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
