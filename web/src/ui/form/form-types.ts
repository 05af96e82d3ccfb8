import type { FormInstance } from 'antd/es/form'
import type { ReactNode } from 'react'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { AnswerOf, CallInput, Endpoint, ParamsOf } from '#contract/shared/endpoint.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import type { SavedAt } from './draft-keeper.ts'
import type { FoundDraft } from './find-drafts.ts'

export type FormMode = 'create' | 'edit' | 'restore'

export type BodyOf<E extends Endpoint> = CallInput<E> extends { body: infer Body } ? Body : never
export type FilesOf<E extends Endpoint> =
  CallInput<E> extends { files?: infer Files } ? NonNullable<Files> : never

export interface RecordFormOptions<E extends Endpoint, Values extends object> {
  /** None of the three: submitting logs that it cannot proceed and does nothing. */
  mode: FormMode | undefined
  endpoint: E
  params?: ParamsOf<E>
  /** What the form starts from: an empty form's values, or those of the loaded record. Undefined while it loads. */
  initial: Values | undefined
  /** The version that was read with the record; sent back so that nobody's newer save is lost. */
  version?: number | undefined
  toBody: (values: Values) => BodyOf<E>
  /** Back from a stored draft's body to values. Without it the body is taken as the values. */
  fromBody?: (body: BodyOf<E>) => Partial<Values>
  /** What a draft keeps besides the body, for `fromBody`: what the body leaves out, such as names and unfinished rows. */
  toDraft?: (values: Values) => object
  toFiles?: (values: Values) => FilesOf<E>
  /** Record of a 409 to values: lets the form show both versions. */
  fromRecord?: (record: unknown) => { values: Values; version: number }
  /** `trucks`: drafts are kept as `trucks.create`, `trucks.edit.12`. Without it there are none. */
  draft?: string | undefined
  /** Part of the draft's name on an edit. */
  recordId?: number | undefined
  /** Where a form needs it: server parameter -> antd field path. Default: split at the dots. */
  fieldOf?: (parameter: string) => (string | number)[] | undefined
  /** What is saved here: whatever shows such records is read again. */
  kind: RecordKind
  /** It opens with what was found elsewhere, such as in a PDF, and counts as typed into. */
  isBegun?: boolean
  /** After a successful save; the draft is dropped already. */
  onSaved: (answer: AnswerOf<E>) => void
  /** Translation key of the success notice; null for none. Default 'Operation completed successfully'. */
  savedNotice?: string | null
  /** Translation key of the notice when it fails for any reason that is not beside a field, in place of the usual ones. */
  failedNotice?: string
  /** Without the right: submit is ignored and the footer hidden. Default: asked of the endpoint. */
  allowed?: boolean
  /** Where Cancel goes. Default: back in history. */
  onCancel?: () => void
  /** Asked before a submit goes out, for example to apply a price change: answers extra body, or null to stop. */
  beforeSubmit?: (values: Values) => Promise<object | null>
  /** Labels (translation keys) of the fields, for the two versions of a conflict. */
  labels?: Record<string, string>
  /** Shows a value in the comparison of two versions. */
  showValue?: (field: string, value: unknown) => ReactNode
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
  /** What the server said last, about any field. */
  entries: readonly ErrorEntry[]
  /** Of those shown after a submit, the ones that no field shows. */
  unplaced: readonly ErrorEntry[]
  /** Validates now and shows what is wrong with the fields that `about` picks; answers with those. */
  check: (about?: (entry: ErrorEntry) => boolean) => Promise<readonly ErrorEntry[]>
  submit: () => Promise<void>
  /** Values were set by code: validate and keep them as if they were typed. */
  changed: () => void
  /** Set by a frame that people move about in, such as steps: the draft keeps where they were. */
  place: { current: { now: () => unknown; restore: (place: unknown) => void } | undefined }
  /** They moved. */
  moved: () => void
  /** Steps open the one that holds the first error before it is scrolled to. At once: nobody has sent anything yet. */
  onShowErrors: { current: ((entries: readonly ErrorEntry[], isAtOnce: boolean) => void) | undefined }
  cancel: { isAsking: boolean; ask: () => void; no: () => void; yes: () => void }
  draft: {
    savedAt: SavedAt
    /** Whether it is known if there is one: before, nothing must be typed that it could take the place of. */
    isKnown: boolean
    isAsking: boolean
    found: readonly FoundDraft[]
    /** The user went on with it in another tab. */
    isTaken: boolean
    restore: (draft: FoundDraft) => void
    /** None of those that were found. */
    decline: () => void
    leaveFound: () => void
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
