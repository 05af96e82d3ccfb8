import { useEffect, useRef } from 'react'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { PartsOrderPayload, WizardStep } from '#contract/parts-orders/parts-order-input.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { isSameInForm } from '#web/ui/form/conflict/conflict-rows.ts'
import { declareForm, type FormDeclaration, type ShowValue } from '#web/ui/form/form-declaration.ts'
import type { FormBase, RecordForm } from '#web/ui/form/form-types.ts'
import { submitThrottleMs } from '#web/ui/form/save/timing.ts'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { addressFieldOf } from '../addresses/address-field-of.ts'
import { dropStepDraft, readStepDraft, storeStepDraft } from './step-drafts.ts'
import type { Wizard } from './step-types.ts'

type Update = typeof partsOrderEndpoints.updatePartsOrder

interface StepDeclaration<Values> {
  step: WizardStep
  of: (order: PartsOrder) => Values
  toBody: (values: Values) => PartsOrderPayload
  /** Name and text of a field, for the comparison of two versions. */
  label: (field: string) => string
  showValue?: ShowValue<PartsOrder>
}

/** Saved with the step's name, so that the server refuses what the step lacks. */
export const declareStep = <Values extends object>({
  step,
  of,
  toBody,
  label,
  showValue,
}: StepDeclaration<Values>) =>
  declareForm({
    kind: 'parts_order',
    endpoints: { edit: partsOrderEndpoints.updatePartsOrder },
    values: {
      empty: {} as Values,
      of,
      toBody: (values: Values) => ({ ...toBody(values), step }),
    },
    fieldOf: addressFieldOf,
    label,
    ...(showValue ? { showValue } : {}),
    notices: { saved: null },
  }) as FormDeclaration<Endpoint, Update, Values, PartsOrder>

/** Unsaved input survives a reload. */
export function useStepForm<Values extends object>(
  wizard: Wizard,
  step: WizardStep,
  declaration: FormDeclaration<Endpoint, Update, Values, PartsOrder>,
): RecordForm<Values> {
  const { order } = wizard
  const isSaved = useRef(false)
  const isSent = useRef(false)
  const form = useRecordForm(declaration, {
    mode: 'edit',
    params: { id: order.id },
    saved: order,
    // After the other fields set by the same choice.
    onChanged: () => queueMicrotask(() => latest.current.keep()),
    beforeSubmit: async () => {
      isSent.current = true
      return {}
    },
    onSaved: answer => {
      isSaved.current = true
      dropStepDraft(order.id, step)
      wizard.took((answer as { data: PartsOrder }).data)
    },
  })
  const valuesOf = declaration.values.of!
  const latest = useRef({ form, wizard, valuesOf, keep })
  latest.current = { form, wizard, valuesOf, keep }

  useEffect(() => {
    const { form, wizard, valuesOf } = latest.current
    const kept = readStepDraft(wizard.order, step)
    if (kept) {
      const base = kept.base as FormBase<Values>
      // Saved elsewhere since: saving shows both versions.
      if (!isSameInForm(kept.base.values ?? {}, valuesOf(wizard.order))) form.basedOn(base)
      form.antd.setFieldsValue(kept.typed as Parameters<typeof form.antd.setFieldsValue>[0])
      form.changed()
    }
    const { register } = wizard
    register(step, {
      isDirty: () => latest.current.form.isDirty,
      save: async () => {
        isSaved.current = false
        isSent.current = false
        await latest.current.form.submit()
        if (isSent.current) return isSaved.current
        // The form's throttle: waits instead of ignoring the press.
        await new Promise(resolve => setTimeout(resolve, submitThrottleMs))
        await latest.current.form.submit()
        return isSaved.current
      },
      basedOn: saved => {
        latest.current.form.basedOn({ version: saved.version, values: latest.current.valuesOf(saved) })
        if (latest.current.form.isDirty) latest.current.keep()
      },
      show: () => void latest.current.form.check(),
    })
    return () => register(step, null)
  }, [step])

  const { entries } = form
  useEffect(() => latest.current.wizard.showErrors(step, entries), [step, entries])
  return form

  /** For the rendered customer: the saved order may have another. */
  function keep() {
    storeStepDraft(order, step, { values: form.antd.getFieldsValue(true), base: form.base() })
  }
}
