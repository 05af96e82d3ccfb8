import { useEffect } from 'react'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'

interface Shown {
  kind: RecordKind
  endpoints: { list: Endpoint; get: Endpoint; shortList: Endpoint }
}

/** Refetches a dictionary when one of its records changes. */
export function useDictionaryReads({ kind, endpoints: { list, get, shortList } }: Shown): void {
  useEffect(() => onRecordChanged(kind, [list, get, shortList]), [kind, list, get, shortList])
}
