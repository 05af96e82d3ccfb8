import type { FormInstance } from 'antd/es/form'
import type { ReactNode } from 'react'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import type { SavedAt } from './draft/draft-keeper.ts'
import type { FoundDraft } from './draft/find-drafts.ts'
import type { FormMode } from './form-declaration.ts'

/** A version of the record, with the form's values in that version. */
export interface FormBase<Values extends object> {
  version: number | undefined
  values: Values | undefined
}

/** What frames and steps need of a form; made by `useRecordForm`. */
export interface RecordForm<Values extends object> {
  /** For `Form.useWatch` and for setting values; call `changed()` after setting. */
  antd: FormInstance<Values>
  mode: FormMode | undefined
  /** Undefined while the record loads. */
  initial: Values | undefined
  /** Whether this user may save. */
  isAllowed: boolean
  isSaving: boolean
  isDirty: boolean
  /** The errors of the last validation, for all fields. */
  entries: readonly ErrorEntry[]
  /** Errors after a submit that belong to no field. */
  unplaced: readonly ErrorEntry[]
  /** Validates now; shows and returns the errors that `about` selects. */
  check: (about?: (entry: ErrorEntry) => boolean) => Promise<readonly ErrorEntry[]>
  submit: () => Promise<void>
  /** Call after setting values by code: validates and stores them as if typed. */
  changed: () => void
  /** The version that the form edits. */
  base: () => FormBase<Values>
  /** Rebases the form on another version, for example after the record was saved elsewhere on the page. */
  basedOn: (base: FormBase<Values>) => void
  /** Call when the field loses the focus. */
  onFieldBlur: (name: (string | number)[]) => void
  /** Set by steps: the draft stores the current step. */
  place: { current: { now: () => unknown; restore: (place: unknown) => void } | undefined }
  /** Set by steps: Ctrl-Enter goes to the next step; undefined where it saves. */
  nextStep: { current: (() => void) | undefined }
  /** Call when the step changed. */
  moved: () => void
  /** Set by steps: opens the step with the first error. `isAtOnce`: before any submit. */
  onShowErrors: { current: ((entries: readonly ErrorEntry[], isAtOnce: boolean) => void) | undefined }
  /** Closes, or asks first if something typed would be lost. */
  requestClose: () => void
  closing: { isAsking: boolean; no: () => void; yes: () => void }
  draft: {
    savedAt: SavedAt
    /** Whether drafts were looked up. Typing is blocked until then: a draft could replace it. */
    isLoaded: boolean
    isAsking: boolean
    drafts: readonly FoundDraft[]
    /** Distinguishes drafts, if the declaration does. */
    nameOf: (draft: FoundDraft) => string | undefined
    /** The form's prefill source, if the drafts have another. */
    prefillSource: string | undefined
    /** The user continued in another tab. */
    isContinuedElsewhere: boolean
    restore: (draft: FoundDraft) => void
    /** Rejects all drafts found. */
    decline: () => void
    keepAll: () => void
    /** Keeps the drafts and continues with the prefilled values. */
    keepBoth: () => Promise<void>
    /** Opens the draft without the prefilled values. */
    openInstead: (draft: FoundDraft) => void
    drop: () => void
    isKept: boolean
  }
  conflict:
    | { rows: ConflictRow[]; keepMine: () => void; takeTheirs: () => void; close: () => void }
    | undefined
  /** The last save got no response and may have to be repeated. */
  isUnsaved: boolean
  /** Drafts contain no files. */
  hasChosenFiles: () => boolean
  /** Whether leaving would lose something that no draft has. */
  wouldLose: () => boolean
}

export interface ConflictRow {
  field: string
  /** Translation key, or the field's name if it has no label. */
  label: string
  mine: ReactNode
  theirs: ReactNode
}
