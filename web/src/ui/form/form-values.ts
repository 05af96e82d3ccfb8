import type { Endpoint } from '#contract/shared/endpoint.ts'
import type { FormDeclaration } from './form-declaration.ts'

type Declared<Values extends object> = Pick<
  FormDeclaration<Endpoint, Endpoint, Values, never>,
  'values' | 'draft'
>

export const emptyValues = <Values extends object>({ values: { empty } }: Declared<Values>): Values =>
  typeof empty === 'function' ? empty() : empty

/** Stored in addition to the request body. */
export const keptInDraft = <Values extends object>({ draft }: Declared<Values>, values: Values): object =>
  draft?.keep?.(values) ??
  Object.fromEntries(Object.entries(values).filter(([, value]) => !holdsFiles(value)))

export function valuesOfDraft<Values extends object>(
  declaration: Declared<Values>,
  kept: object,
): Partial<Values> {
  const restore = declaration.draft?.restore
  if (restore) return restore(kept)
  const names = Object.keys(emptyValues(declaration))
  return Object.fromEntries(Object.entries(kept).filter(([name]) => names.includes(name))) as Partial<Values>
}

/** Chosen files are in neither a draft nor another user's version. */
export const chosenFiles = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => holdsFiles(value))) as Partial<Values>

const holdsFiles = (value: unknown): boolean =>
  Array.isArray(value) && value.some(item => item instanceof Blob)
