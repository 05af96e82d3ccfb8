import { useMemo } from 'react'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import type { FormDeclaration, FormUse } from './form-declaration.ts'
import { emptyValues } from './form-values.ts'

/** Undefined while the record loads. Memoized. */
export function useInitialValues<Values extends object, Saved>(
  declaration: FormDeclaration<Endpoint, Endpoint, Values, Saved>,
  { mode, saved, start }: Pick<FormUse<Values, Saved, never>, 'mode' | 'saved' | 'start'>,
): Values | undefined {
  const { of } = declaration.values
  const isOfSaved = of !== undefined && (mode === 'edit' || mode === 'restore')
  // biome-ignore lint/correctness/useExhaustiveDependencies: declarations are constant
  return useMemo(() => {
    if (!isOfSaved) return { ...emptyValues(declaration), ...start }
    return saved === undefined ? undefined : of(saved)
  }, [isOfSaved, saved, start])
}
