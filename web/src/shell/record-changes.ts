import type { Endpoint } from '#contract/shared/endpoint.ts'
import { refreshReads } from '#web/api/query-client.ts'

const readsOf = new Map<string, Set<Endpoint>>()

/** Says which reads show records of a kind, so that they are read again when one changes anywhere. */
export function onRecordChanged(kind: string, endpoints: readonly Endpoint[]): void {
  const known = readsOf.get(kind) ?? new Set()
  for (const endpoint of endpoints) known.add(endpoint)
  readsOf.set(kind, known)
}

/** A record of the kind was changed, here or elsewhere. */
export function recordChanged(kind: string): Promise<void> {
  return refreshReads([...(readsOf.get(kind) ?? [])])
}
