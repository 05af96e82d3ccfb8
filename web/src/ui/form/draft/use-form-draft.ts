import { useRef } from 'react'
import { validate } from '#web/api/validate.ts'
import { endpointOf } from '../form-declaration.ts'
import type { RecordForm } from '../form-types.ts'
import { emptyValues, keptInDraft, valuesOfDraft } from '../form-values.ts'
import type { AnyDeclaration, AnyUse, FormValues } from '../use-form-values.ts'
import type { FoundDraft } from './find-drafts.ts'
import { useDraft } from './use-draft.ts'

interface FormDraftOptions<Values extends object> {
  values: FormValues<Values>
  isAllowed: boolean
  /** Called when the form was filled from a draft. */
  onRestored: () => void
}

/** Stores a form's draft while typing, and handles the drafts found on opening. */
export function useFormDraft<Values extends object, Saved>(
  declaration: AnyDeclaration<Values, Saved>,
  use: AnyUse<Values, Saved>,
  { values, isAllowed, onRestored }: FormDraftOptions<Values>,
) {
  const { mode } = use
  const place = useRef<RecordForm<Values>['place']['current']>(undefined)
  const name = declaration.draft && mode && [declaration.draft.name, mode, use.params?.id]
  const id = name ? name.filter(Boolean).join('.') : undefined
  const draft = useDraft({
    id: isAllowed ? id : undefined,
    store: ({ id, tab }) =>
      validate(endpointOf(declaration, mode), input(), { draftStore: id, draftTab: tab }),
    body: () => (input() as unknown as { body: object }).body,
  })
  const latest = useRef(draft)
  latest.current = draft
  const touch = () => latest.current.touch()
  const { savedAt, isLoaded, drafts, isContinuedElsewhere, decline, keepAll, drop } = draft
  const ofForm: RecordForm<Values>['draft'] = {
    savedAt,
    isLoaded,
    isAsking: drafts.length > 0 && isLoaded && values.initial !== undefined,
    drafts,
    nameOf: ({ body }) => declaration.draft?.nameOf?.(body as object),
    prefillSource: matchesPrefill(drafts[0]) ? undefined : use.prefillSource,
    isContinuedElsewhere,
    isKept: id !== undefined,
    restore,
    decline,
    keepAll,
    keepBoth: () =>
      draft.keepBoth().then(
        () => void (use.isPrefilled && touch()),
        (failure: unknown) => console.warn('The older draft could not be set aside', failure),
      ),
    openInstead(found) {
      values.set(emptyValues(declaration))
      restore(found)
      use.onDraftInstead?.()
    },
    drop,
  }
  return { place, touch, ofForm }

  function input() {
    const form_place = place.current?.now()
    const form_source = use.prefillSource
    return values.input({
      extra: {
        ...keptInDraft(declaration, values.now()),
        ...(form_place === undefined ? {} : { form_place }),
        ...(form_source === undefined ? {} : { form_source }),
      },
      withFiles: false,
    })
  }

  /** Whether the draft has the same prefill source as the form. */
  function matchesPrefill(draft: FoundDraft | undefined): boolean {
    return (draft?.body as { form_source?: string } | undefined)?.form_source === use.prefillSource
  }

  function restore(found: FoundDraft) {
    const {
      form_place,
      form_source: _,
      ...kept
    } = found.body as { form_place?: unknown; form_source?: string; version?: number }
    // The draft was based on an older version; saving must show what changed since.
    if (kept.version !== undefined && kept.version !== values.state.version)
      values.basedOn({ version: kept.version, values: undefined })
    values.set(valuesOfDraft(declaration, kept))
    draft.take(found)
    onRestored()
    if (form_place !== undefined) place.current?.restore(form_place)
  }
}
