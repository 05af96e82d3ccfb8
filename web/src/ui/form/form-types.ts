import type { FormInstance } from 'antd/es/form'
import type { ReactNode } from 'react'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import type { SavedAt } from './draft/draft-keeper.ts'
import type { FoundDraft } from './draft/find-drafts.ts'
import type { FormMode } from './form-declaration.ts'

/** A version of the record, with the form's values as that version has them. */
export interface FormBase<Values extends object> {
  version: number | undefined
  values: Values | undefined
}

/** What frames and steps need of a form; made by `useRecordForm`. */
export interface RecordForm<Values extends object> {
  /** For `Form.useWatch` and for setting values from outside; call `changed()` after setting. */
  antd: FormInstance<Values>
  mode: FormMode | undefined
  /** Undefined while the record loads. */
  initial: Values | undefined
  /** Whether this user may save here. */
  isAllowed: boolean
  isSaving: boolean
  isDirty: boolean
  /** The errors of the server's last answer, for any field. */
  entries: readonly ErrorEntry[]
  /** Errors after a submit that belong to no field. */
  unplaced: readonly ErrorEntry[]
  /** Validates now and shows what is wrong with the fields that `about` picks; answers with those. */
  check: (about?: (entry: ErrorEntry) => boolean) => Promise<readonly ErrorEntry[]>
  submit: () => Promise<void>
  /** Values were set by code: validate and keep them as if they were typed. */
  changed: () => void
  /** What the form goes over. */
  base: () => FormBase<Values>
  /** From now on it goes over that: the record was saved beside this form, by the same person, or it was begun on it. */
  basedOn: (base: FormBase<Values>) => void
  /** The field was left, as it stands. */
  left: (name: (string | number)[]) => void
  /** Set by a frame that people move about in, such as steps: the draft keeps where they were. */
  place: { current: { now: () => unknown; restore: (place: unknown) => void } | undefined }
  /** Set by steps: Ctrl-Enter goes to the next one; undefined where it saves. */
  goOn: { current: (() => void) | undefined }
  /** They moved. */
  moved: () => void
  /** Set by steps: they open the step with the first error before it is scrolled to. `isAtOnce`: before any submit. */
  onShowErrors: { current: ((entries: readonly ErrorEntry[], isAtOnce: boolean) => void) | undefined }
  /** Cancel, the cross, the mask, Escape and Back: closes, or asks first when something typed would be lost. */
  requestClose: () => void
  closing: { isAsking: boolean; no: () => void; yes: () => void }
  draft: {
    savedAt: SavedAt
    /** Whether the drafts were looked up. Until then nothing may be typed: a draft could replace it. */
    isKnown: boolean
    isAsking: boolean
    found: readonly FoundDraft[]
    /** What tells a draft from others, if its form says so. */
    nameOf: (draft: FoundDraft) => string | undefined
    /** The source that the form was filled in from, if the drafts have another one. */
    besideOf: string | undefined
    /** The user went on with it in another tab. */
    isTaken: boolean
    restore: (draft: FoundDraft) => void
    /** The user wants none of those that were found. */
    decline: () => void
    leaveFound: () => void
    /** The form goes on with what it began with; the drafts stay. */
    keepBeside: () => Promise<void>
    /** With the draft, and nothing of what it began with. */
    openInstead: (draft: FoundDraft) => void
    drop: () => void
    isKept: boolean
  }
  conflict:
    | { rows: ConflictRow[]; keepMine: () => void; takeTheirs: () => void; close: () => void }
    | undefined
  /** A save got no answer: it is not known to be done, and has to be sent again. */
  isUnsaved: boolean
  /** Files are in no draft. */
  hasChosenFiles: () => boolean
  /** Whether leaving now would lose something that no draft keeps. */
  wouldLose: () => boolean
}

export interface ConflictRow {
  field: string
  /** Translation key, or the field's name where no label is known. */
  label: string
  mine: ReactNode
  theirs: ReactNode
}
