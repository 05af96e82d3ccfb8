import { useState } from 'react'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import type { ApiFailure } from '#web/api/api-failure.ts'
import { conflictRows } from './conflict-rows.ts'
import type { FormDeclaration } from './form-declaration.ts'
import type { ConflictRow, RecordForm } from './form-types.ts'
import { chosenFiles } from './form-values.ts'

interface ConflictOptions<Values extends object> {
  /** Mine goes over theirs: sent again, on top of their version. */
  keepMine: (version: number) => void
  takeTheirs: (values: Values, version: number) => void
}

/** Somebody else saved the same record meanwhile: both versions, and the choice between them. */
export function useConflict<Values extends object, Saved>(
  declaration: Pick<FormDeclaration<Endpoint, Endpoint, Values, Saved>, 'label' | 'showValue'> & {
    values: { of?: (saved: Saved) => Values }
  },
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
    const { label, showValue, values: declared } = declaration
    if (refusal.status !== 409 || !refusal.has('version_conflict')) return false
    if (!declared.of || !refusal.data) return false
    const saved = refusal.data as Saved & { version: number }
    // Files that were chosen here are in neither version yet.
    const values = { ...declared.of(saved), ...chosenFiles(mine) }
    const rows = conflictRows(mine, values, {
      label,
      showValue: showValue && ((field, value) => showValue(field, value, saved)),
    })
    setTheirs({ values, version: saved.version, rows })
    return true
  }
}
