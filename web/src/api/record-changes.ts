import type { Query } from '@tanstack/react-query'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { gathered } from './gathered.ts'
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
export const recordChanged = (kind: RecordKind): Promise<void> => refreshReads(kind)

/** The same for what is left: the page of one that was deleted here is being left, and would find it missing. */
export function recordDeleted(kind: RecordKind, id: unknown): Promise<void> {
  deletedAt.set(`${kind} ${id}`, Date.now())
  return refreshReads(kind)
}

const deletedAt = new Map<string, number>()

/**
 * Somebody else changed one: what shows that very record is read again at once, lists and sums within seconds, and what
 * is on no screen when it is looked at again.
 */
export function recordChangedElsewhere(kind: RecordKind, id: unknown): void {
  followChange(kind)
  void refresh(kind, key => isOf(key, id))
  gatherLists(kind)
}

const gatherLists = gathered((kind: RecordKind) => refresh(kind, () => !document.hidden))

function refreshReads(kind: RecordKind): Promise<void> {
  followChange(kind)
  return refresh(kind, () => true)
}

function followChange(kind: RecordKind): void {
  for (const act of actsAfter.get(kind) ?? []) void act()
}

const isOf = (key: readonly unknown[], id: unknown): boolean => String(idOf(key)) === String(id)

const idOf = (key: readonly unknown[]): unknown =>
  (key[1] as { params?: { id?: unknown } } | undefined)?.params?.id

/** Whether what is read was deleted here, and was not read since: once restored it is. */
const isDeleted = (kind: RecordKind, { queryKey, state }: Query): boolean =>
  state.dataUpdatedAt <= (deletedAt.get(`${kind} ${idOf(queryKey)}`) ?? -1)

/** Whatever shows the kind counts as old; of what is on the screen, `now` says what is read again. */
async function refresh(kind: RecordKind, now: (key: readonly unknown[]) => boolean): Promise<void> {
  const reads = [...(readsOf.get(kind) ?? [])].map(endpoint => queryKey(endpoint))
  await Promise.all(
    reads.map(async key => {
      await queryClient.invalidateQueries({ queryKey: key, refetchType: 'none' })
      await queryClient.refetchQueries({
        queryKey: key,
        type: 'active',
        predicate: query => now(query.queryKey) && !isDeleted(kind, query),
      })
    }),
  )
}
