import type { ReactNode } from 'react'
import type { RecordKind } from '#contract/records/record-kinds.ts'
import type { AnswerOf, CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import type { NoticeLink } from '#web/shell/notices.ts'

export type FormMode = 'create' | 'edit' | 'restore'

type BodyOf<E extends Endpoint> = CallInput<E> extends { body: infer Body } ? Body : never
type FilesOf<E extends Endpoint> = CallInput<E> extends { files?: infer Files } ? NonNullable<Files> : never

/**
 * The form of a kind of record, declared once: pages and dialogs are made of it.
 *
 *   export const tagForm = declareForm({
 *     kind: 'tag',
 *     endpoints: { get: tagEndpoints.getTag, create: tagEndpoints.createTag, edit: tagEndpoints.updateTag },
 *     values: { empty: { name: '' }, of: (tag: Tag) => ({ name: tag.name }), toBody: values => values },
 *     label: field => `tags.fields.${field}`,
 *     draft: { name: 'tags' },
 *     page: {
 *       path: '/tags',
 *       titles: { list: 'tags.tags', create: 'tags.new', edit: 'tags.edit' },
 *       nameOf: tag => tag.name,
 *       missing: { notice: 'errors.no_such_record', to: '/tags' },
 *     },
 *   })
 *
 * A form that does something to a record (pays it, sets a password) has `create` alone.
 */
export interface FormDeclaration<
  Create extends Endpoint,
  Edit extends Endpoint,
  Values extends object,
  Saved,
> {
  /** What is saved here: whatever shows such records is read again. None where nothing shown changes. */
  kind?: RecordKind
  endpoints: {
    /** What a page reads to edit it. */
    get?: Endpoint
    create?: Create
    edit?: Edit
    restore?: Endpoint
  }
  values: {
    /** For a new record; a function if they depend on the moment. */
    empty: Values | (() => Values)
    /** For a saved record. */
    of?: (saved: Saved) => Values
    toBody: (values: Values, mode: FormMode) => BodyOf<Create> | BodyOf<Edit>
    toFiles?: (values: Values) => FilesOf<Create> | FilesOf<Edit>
  }
  /** Where a form needs it: server parameter -> antd field path. Default: split at the dots. */
  fieldOf?: (parameter: string) => (string | number)[] | undefined
  /** For the comparison of two versions: a field's label (translation key) and its value. */
  label?: (field: string) => string
  showValue?: ShowValue<Saved>
  /** Without one, what is typed is kept nowhere, and leaving asks. */
  draft?: {
    /** `trucks`: kept as `trucks.create`, `trucks.edit.12`. */
    name: string
    /** What is stored in addition to the request body. Default: the values without files. */
    keep?: (values: Values) => object
    /** Back from that. Default: the values by their names. */
    restore?: (kept: object) => Partial<Values>
    /** What tells it from others, where it is known by more than its time. */
    nameOf?: (kept: object) => string | undefined
  }
  notices?: {
    /** Translation key of the success notice; null for none. Default 'Operation completed successfully'. */
    saved?: string | null
    /** Replaces the usual notice for every failure that no field shows. */
    failed?: string
    /** By the status of a refusal: a hint below the server's sentence (translation key). */
    hints?: Readonly<Record<number, string>>
  }
  page?: FormPages<Saved>
}

/** Undefined: as it is. */
export type ShowValue<Saved> = (field: string, value: unknown, theirs: Saved) => ReactNode

interface FormPages<Saved> {
  /** Of the list. */
  path: string
  /** Translation keys. */
  titles: { list: string; create: string; edit: string }
  nameOf: (saved: Saved) => string
  /** For a record that does not exist: the notice (translation key) and the page to go to. Without `to` the page stays. */
  missing: { notice: string; to?: string }
  /** Where save and cancel lead, the record's id given where there is one. Default: back to where one came from. */
  redirectAfterSave?: (id: number | undefined) => string
  /** Where one that was just created leads, in place of that. */
  redirectAfterCreate?: (id: number) => string
  /** False: the record has no page of its own. */
  hasDetails?: boolean
}

/** Where and how a declared form is used. */
export interface FormUse<Values extends object, Saved, Answer> {
  /** None of the three: submitting logs that it cannot proceed and does nothing. */
  mode: FormMode | undefined
  /** Of the endpoint's path. */
  params?: Readonly<Record<string, number>>
  /** The record that is changed; undefined while it loads. Its version goes back with the save. */
  saved?: Saved | undefined
  /** Values of a new record on top of the empty ones; the same object as long as nothing changed. */
  start?: Partial<Values> | undefined
  /** It starts with values found elsewhere, for example in a PDF, and counts as edited. */
  isPrefilled?: boolean
  /** The name of that source. A draft from another source is not merged: it is kept separately, or opened instead. */
  prefillSource?: string | undefined
  /** Called when a draft was opened instead. */
  onDraftInstead?: () => void
  /** Without the right: submit is ignored and the footer hidden. Default: asked of the endpoint. */
  allowed?: boolean
  showValue?: ShowValue<Saved>
  /** Something was typed, filled in or taken over from another version. */
  onChanged?: () => void
  /** Asked before a submit goes out, for example to apply a price change: answers extra body, or null to stop. */
  beforeSubmit?: (values: Values) => Promise<object | null>
  /** Where the success notice leads on. */
  successLink?: (answer: Answer) => NoticeLink | undefined
  /** After a successful save; the draft is dropped already. */
  onSaved: (answer: Answer) => void
  /** Where Cancel goes. Default: back in history. */
  onCancel?: () => void
}

/** Creating and editing answer alike. */
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

/** Which one a form of this mode saves with. */
export function endpointOf(
  { endpoints }: Pick<FormDeclaration<Endpoint, Endpoint, never, never>, 'endpoints'>,
  mode: FormMode | undefined,
): Endpoint {
  const endpoint = endpoints[mode ?? 'create'] ?? endpoints.edit
  if (!endpoint) throw new Error('A form without an endpoint')
  return endpoint
}
