import { useState } from 'react'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import type { ApiFailure } from '#web/api/api-failure.ts'
import { conflictRows } from './conflict-rows.ts'
import type { ConflictRow, RecordForm, RecordFormOptions } from './form-types.ts'

interface ConflictOptions<Values extends object> {
  /** Mine goes over theirs: sent again, on top of their version. */
  keepMine: (version: number) => void
  takeTheirs: (values: Values, version: number) => void
}

/** Somebody else saved the same record meanwhile: both versions, and the choice between them. */
export function useConflict<E extends Endpoint, Values extends object>(
  options: RecordFormOptions<E, Values>,
  { keepMine, takeTheirs }: ConflictOptions<Values>,
) {
  const [theirs, setTheirs] = useState<{ values: Values; version: number; rows: ConflictRow[] }>()
  const close = () => setTheirs(undefined)
  const conflict: RecordForm<Values>['conflict'] = theirs && {
    rows: theirs.rows,
    close,
    keepMine: () => {
      close()
      keepMine(theirs.version)
    },
    takeTheirs: () => {
      close()
      takeTheirs(theirs.values, theirs.version)
    },
  }
  return { conflict, showIfConflict }

  /** Whether that is what the server refused for. */
  function showIfConflict(refusal: ApiFailure, mine: Values): boolean {
    if (refusal.status !== 409 || !refusal.has('version_conflict')) return false
    if (!options.fromRecord || !refusal.data) return false
    const other = options.fromRecord(refusal.data)
    setTheirs({ ...other, rows: conflictRows(mine, other.values, options) })
    return true
  }
}
