import useForm from 'antd/es/form/hooks/useForm'
import { startTransition, useEffect, useRef, useState } from 'react'
import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { isSameInForm } from './conflict/conflict-rows.ts'
import type { FormDeclaration, FormUse } from './form-declaration.ts'
import { formInput } from './form-input.ts'
import type { FormBase } from './form-types.ts'
import { chosenFiles } from './form-values.ts'
import { isEmpty } from './save/use-form-errors.ts'
import { useInitialValues } from './use-initial-values.ts'

export type AnyDeclaration<Values extends object, Saved> = FormDeclaration<Endpoint, Endpoint, Values, Saved>
export type AnyUse<Values extends object, Saved> = FormUse<Values, Saved, unknown>

export type FormValues<Values extends object> = ReturnType<typeof useFormValues<Values, unknown>>

/** The values of a form, the version that it edits, and whether anything was typed. */
export function useFormValues<Values extends object, Saved>(
  declaration: AnyDeclaration<Values, Saved>,
  use: AnyUse<Values, Saved>,
) {
  const initial = useInitialValues(declaration, use)
  const version = (use.saved as { version?: number } | undefined)?.version
  const [antd] = useForm<Values>()
  const [isDirty, setDirty] = useState(false)
  // `base`: the form's values in that version.
  const state = useRef({ version, base: initial, isDone: false, isDirty: false })
  const latest = useRef({ declaration, use })
  latest.current = { declaration, use }
  return {
    antd,
    initial,
    version,
    isDirty,
    /** Current also in callbacks created before the last render. */
    state: state.current,
    now,
    set,
    input,
    hasFiles: () => Object.keys(chosenFiles(now())).length > 0,
    basedOn: ({ version, values }: FormBase<Values>) => {
      Object.assign(state.current, { version, base: values })
    },
    /** A form that stays open after a save starts over when typed into. */
    typed() {
      state.current.isDone = false
      if (state.current.isDirty) return
      state.current.isDirty = true
      startTransition(() => setDirty(true))
    },
    saved() {
      Object.assign(state.current, { isDone: true, isDirty: false })
      setDirty(false)
    },
  }

  function now(): Values {
    return antd.getFieldsValue(true) as Values
  }

  function set(values: Partial<Values>) {
    antd.setFieldsValue(values as Parameters<typeof antd.setFieldsValue>[0])
  }

  function input({
    extra,
    withFiles = true,
  }: {
    extra?: object
    withFiles?: boolean
  } = {}): CallInput<Endpoint> {
    const { declaration, use } = latest.current
    const { toBody, toFiles } = declaration.values
    return formInput({
      params: use.params,
      body: toBody(now(), use.mode ?? 'create') as object,
      files: withFiles ? toFiles?.(now()) : undefined,
      version: state.current.version,
      extra,
    })
  }
}

/** A newer record replaces the values of an untouched form; a later start fills what a new one left empty. */
export function useNewerRecord<Values extends object>(
  { antd, initial, version, state }: FormValues<Values>,
  isDraftKnown: boolean,
) {
  useEffect(() => {
    if (!initial || !isDraftKnown) return
    if (state.isDirty) {
      // The newer record has the same values in this form: nothing to merge.
      if (state.base && isSameInForm(state.base, initial)) state.version = version
      else if (version === undefined && state.base) fillEmpty(state.base, initial)
      return
    }
    Object.assign(state, { version, base: initial })
    antd.setFieldsValue(initial as Parameters<typeof antd.setFieldsValue>[0])

    function fillEmpty(base: Values, start: Values) {
      const typed = antd.getFieldsValue(true) as Values
      const names = Object.keys(start) as (keyof Values)[]
      const filled = Object.fromEntries(
        names.filter(name => isEmpty(base[name]) && isEmpty(typed[name])).map(name => [name, start[name]]),
      ) as Partial<Values>
      state.base = { ...base, ...filled }
      antd.setFieldsValue(filled as Parameters<typeof antd.setFieldsValue>[0])
    }
  }, [antd, initial, isDraftKnown, state, version])
}
