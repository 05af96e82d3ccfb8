import type { FormInstance } from 'antd/es/form'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { soonUnlessActed } from '#web/shell/focus/focus-soon.ts'
import { type FieldPath, type PlacedErrors, pathKey, placeErrors } from './server-errors.ts'

interface ShownErrors {
  entries: readonly ErrorEntry[]
  /** Shown even next to untouched fields. */
  revealed: readonly ErrorEntry[]
  /** `pathKey`s of fields left empty. */
  leftEmpty: ReadonlySet<string>
  fieldOf?: ((parameter: string) => FieldPath | undefined) | undefined
}

/** Shows the server's errors next to their fields, and removes fixed ones. */
export function showInFields(
  form: FormInstance,
  { entries, revealed, leftEmpty, fieldOf }: ShownErrors,
): PlacedErrors {
  const fields = form.getFieldsError()
  const registered = fields.map(field => field.name as FieldPath)
  const placed = placeErrors(entries, registered, fieldOf)
  const anyway = placeErrors(revealed, registered, fieldOf)
  for (const { name, errors: before } of fields) {
    const key = pathKey(name as FieldPath)
    const isShown =
      before.length > 0 || anyway.fields.has(key) || leftEmpty.has(key) || form.isFieldTouched(name)
    const errors = isShown ? (placed.fields.get(key)?.errors ?? []) : []
    if (errors.join() !== before.join()) form.setFields([{ name, errors }])
  }
  return placed
}

/** First in the form's order, not the server's. */
export function focusFirst(form: FormInstance, placed: PlacedErrors): void {
  const first = form.getFieldsError().find(field => placed.fields.has(pathKey(field.name as FieldPath)))
  if (!first) return
  // A step that was just opened must render before it can be scrolled to.
  soonUnlessActed(() => form.scrollToField(first.name, { block: 'center', behavior: 'instant', focus: true }))
}

/** antd prefixes control ids with the form's name; the page below may have the same fields. */
export const dialogName = 'dialog'

/** antd derives a control's id from its field's name. */
export function fieldNameOf(form: FormInstance, { id }: Element): FieldPath | undefined {
  const own = id.replace(new RegExp(`^${dialogName}_`), '')
  if (own === '') return undefined
  return form.getFieldsError().find(({ name }) => name.join('_') === own)?.name as FieldPath
}
