import type { ReactNode } from 'react'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { AnswerOf, CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import type { NoticeLink, Outcome } from '#web/shell/notices.ts'

export type FormMode = 'create' | 'edit' | 'restore'

type BodyOf<E extends Endpoint> = CallInput<E> extends { body: infer Body } ? Body : never
type FilesOf<E extends Endpoint> = CallInput<E> extends { files?: infer Files } ? NonNullable<Files> : never

/**
 * The form of a kind of record, from which pages and dialogs are made. A form that only acts on a record
 * (records a payment, sets a password) has `create` alone.
 */
export interface FormDeclaration<
  Create extends Endpoint,
  Edit extends Endpoint,
  Values extends object,
  Saved,
> {
  /** Reads of this kind are invalidated after a save. */
  kind?: RecordKind
  endpoints: {
    /** Read to edit the record. */
    get?: Endpoint
    create?: Create
    edit?: Edit
    restore?: Endpoint
  }
  values: {
    /** A function if they depend on the current time. */
    empty: Values | (() => Values)
    of?: (saved: Saved) => Values
    toBody: (values: Values, mode: FormMode) => BodyOf<Create> | BodyOf<Edit>
    toFiles?: (values: Values) => FilesOf<Create> | FilesOf<Edit>
  }
  /** Server parameter -> antd field path. Default: split at the dots. */
  fieldOf?: (parameter: string) => (string | number)[] | undefined
  /** For the comparison of two versions: a field's label (translation key) and value. */
  label?: (field: string) => string
  showValue?: ShowValue<Saved>
  /** Without a draft, leaving the form asks first. */
  draft?: {
    /** `trucks` stores `trucks.create`, `trucks.edit.12`. */
    name: string
    /** Stored in addition to the request body. Default: the values without files. */
    keep?: (values: Values) => object
    /** The inverse of `keep`. Default: by name. */
    restore?: (kept: object) => Partial<Values>
    /** Distinguishes drafts by more than their time. */
    nameOf?: (kept: object) => string | undefined
  }
  notices?: {
    /** Translation key of the success notice; null for none. Default 'Operation completed successfully'. */
    saved?: string | null
    /** Replaces the notice of failures that no field shows. */
    failed?: string
    /** Translation keys by status, shown below the server's message. */
    hints?: Readonly<Record<number, string>>
  }
  page?: FormPages<Saved>
}

/** Undefined: unchanged. */
export type ShowValue<Saved> = (field: string, value: unknown, theirs: Saved) => ReactNode

interface FormPages<Saved> {
  /** Of the list. */
  path: string
  /** Translation keys. */
  titles: { list: string; create: string; edit: string }
  nameOf: (saved: Saved) => string
  /** On a 404: the notice (translation key) and the path to go to. Without `to` the page stays. */
  missing: { notice: string; to?: string }
  /** After save and cancel. Default: back in history. */
  redirectAfterSave?: (id: number | undefined) => string
  /** After creating. Default: `redirectAfterSave`. */
  redirectAfterCreate?: (id: number) => string
  /** False: the record has no page of its own. */
  hasDetails?: boolean
}

/** Where and how a declared form is used. */
export interface FormUse<Values extends object, Saved, Answer> {
  /** Undefined: submit only logs that it cannot proceed. */
  mode: FormMode | undefined
  /** Of the endpoint's path. */
  params?: Readonly<Record<string, number>>
  /** The record being edited; undefined while it loads. Its version is sent with the save. */
  saved?: Saved | undefined
  /** Overrides empty values of a new record; a stable object. */
  start?: Partial<Values> | undefined
  /** Prefilled from elsewhere, for example from a PDF; counts as edited. */
  isPrefilled?: boolean
  /** Name of the prefill source. A draft from another source is not merged: it is kept, or opened instead. */
  prefillSource?: string | undefined
  /** Called when a draft was opened instead of the prefilled values. */
  onDraftInstead?: () => void
  /** False: read-only, without buttons. Default: the endpoint's permission. */
  allowed?: boolean
  showValue?: ShowValue<Saved>
  /** Called when values were typed, filled in or taken from another version. */
  onChanged?: () => void
  /** Returns extra body, for example to apply a price change, or null to cancel. */
  beforeSubmit?: (values: Values) => Promise<object | null>
  /** The second line of the success notice. */
  outcome?: (answer: Answer, values: Values) => Outcome
  /** Link in the success notice. */
  successLink?: (answer: Answer) => NoticeLink | undefined
  /** Called after the draft was deleted. */
  onSaved: (answer: Answer) => void
  /** Default: back in history. */
  onCancel?: () => void
}

export type SavedAnswer<Create extends Endpoint, Edit extends Endpoint> = Endpoint extends Create
  ? AnswerOf<Edit>
  : AnswerOf<Create>

export const declareForm = <
  const Create extends Endpoint,
  const Edit extends Endpoint,
  Values extends object,
  Saved,
>(
  declaration: FormDeclaration<Create, Edit, Values, Saved>,
): FormDeclaration<Create, Edit, Values, Saved> => declaration

export function endpointOf(
  { endpoints }: Pick<FormDeclaration<Endpoint, Endpoint, never, never>, 'endpoints'>,
  mode: FormMode | undefined,
): Endpoint {
  const endpoint = endpoints[mode ?? 'create'] ?? endpoints.edit
  if (!endpoint) throw new Error('A form without an endpoint')
  return endpoint
}
