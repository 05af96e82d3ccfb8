import { useState } from 'react'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import type { ApiFailure } from '#web/api/api-failure.ts'
import type { FormDeclaration } from '../form-declaration.ts'
import type { ConflictRow, FormBase, RecordForm } from '../form-types.ts'
import { chosenFiles } from '../form-values.ts'
import { conflictRows, isSameInForm } from './conflict-rows.ts'

interface ConflictOptions<Values extends object> {
  /** Makes the form an edit of this version. */
  basedOn: (base: FormBase<Values>) => void
  /** Saves again, over their version. */
  keepMine: () => void
  takeTheirs: (values: Values) => void
}

/**
 * On a version conflict the user chooses between both versions. If the other save changed none of this
 * form's fields, the form is saved again at once.
 */
export function useConflict<Values extends object, Saved>(
  declaration: Pick<FormDeclaration<Endpoint, Endpoint, Values, Saved>, 'label' | 'showValue'> & {
    values: { of?: (saved: Saved) => Values }
  },
  { basedOn, keepMine, takeTheirs }: ConflictOptions<Values>,
) {
  const [theirs, setTheirs] = useState<{ values: Values; version: number; rows: ConflictRow[] }>()
  const close = () => setTheirs(undefined)
  const conflict: RecordForm<Values>['conflict'] = theirs && {
    rows: theirs.rows,
    close,
    keepMine: () => {
      close()
      basedOn(theirs)
      keepMine()
    },
    takeTheirs: () => {
      close()
      basedOn(theirs)
      takeTheirs(theirs.values)
    },
  }
  return { conflict, handleConflict }

  /**
   * Null if the refusal is no version conflict; 'elsewhere' if the other save changed none of this form's
   * fields.
   */
  function handleConflict(
    refusal: ApiFailure,
    { mine, base }: { mine: Values; base: Values | undefined },
  ): 'shown' | 'elsewhere' | null {
    const { label, showValue, values: declared } = declaration
    if (refusal.status !== 409 || !refusal.has('version_conflict')) return null
    if (!declared.of || !refusal.data) return null
    const saved = refusal.data as Saved & { version: number }
    const kept = declared.of(saved)
    if (base && isSameInForm(base, kept)) {
      basedOn({ version: saved.version, values: kept })
      return 'elsewhere'
    }
    // Chosen files are in neither version.
    const values = { ...kept, ...chosenFiles(mine) }
    const rows = conflictRows(mine, values, {
      label,
      showValue: showValue && ((field, value) => showValue(field, value, saved)),
    })
    setTheirs({ values, version: saved.version, rows })
    return 'shown'
  }
}
