import { useMemo } from 'react'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import type { FormDeclaration, FormUse } from './form-declaration.ts'
import { emptyValues } from './form-values.ts'

/** What a form begins with; undefined while its record loads. The same object while nothing changed. */
export function useInitialValues<Values extends object, Saved>(
  declaration: FormDeclaration<Endpoint, Endpoint, Values, Saved>,
  { mode, saved, start }: Pick<FormUse<Values, Saved, never>, 'mode' | 'saved' | 'start'>,
): Values | undefined {
  const { of } = declaration.values
  const isOfSaved = of !== undefined && (mode === 'edit' || mode === 'restore')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a declaration says the same as long as it is used
  return useMemo(() => {
    if (!isOfSaved) return { ...emptyValues(declaration), ...start }
    return saved === undefined ? undefined : of(saved)
  }, [isOfSaved, saved, start])
}
