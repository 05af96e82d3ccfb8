import { useEffect, useRef } from 'react'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { PartsOrderPayload, WizardStep } from '#contract/parts-orders/parts-order-input.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { declareForm, type FormDeclaration } from '#web/ui/form/form-declaration.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { submitThrottleMs } from '#web/ui/form/timing.ts'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { addressFieldOf } from '../addresses/address-field-of.ts'
import { dropTyping, keepTyping, keptTyping } from './kept-steps.ts'
import type { Wizard } from './step-types.ts'

type Update = typeof partsOrderEndpoints.updatePartsOrder

interface StepForm<Values> {
  step: WizardStep
  of: (order: PartsOrder) => Values
  toBody: (values: Values) => PartsOrderPayload
  label?: (field: string) => string
}

/** The form of one step: saved with its name, so that the server refuses what it lacks. */
export const declareStep = <Values extends object>({ step, of, toBody, label }: StepForm<Values>) =>
  declareForm({
    kind: 'parts_order',
    endpoints: { edit: partsOrderEndpoints.updatePartsOrder },
    values: {
      empty: {} as Values,
      of,
      toBody: (values: Values) => ({ ...toBody(values), step }),
    },
    fieldOf: addressFieldOf,
    ...(label ? { label } : {}),
    notices: { saved: null },
  }) as FormDeclaration<Endpoint, Update, Values, PartsOrder>

/** A step of the wizard that is a form. What is typed into it survives a reload. */
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
    beforeSubmit: async () => {
      isSent.current = true
      return {}
    },
    onSaved: answer => {
      isSaved.current = true
      dropTyping(order.id, step)
      wizard.took((answer as { data: PartsOrder }).data)
    },
  })
  const latest = useRef({ form, wizard, keep })
  latest.current = { form, wizard, keep }

  useEffect(() => {
    const { form, wizard } = latest.current
    const typed = keptTyping(wizard.order, step)
    if (typed) {
      form.antd.setFieldsValue(typed as Parameters<typeof form.antd.setFieldsValue>[0])
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
        // A form is sent once a second: whoever is quicker waits, and need not press again.
        await new Promise(resolve => setTimeout(resolve, submitThrottleMs))
        await latest.current.form.submit()
        return isSaved.current
      },
      basedOn: saved => {
        latest.current.form.basedOn(saved)
        if (latest.current.form.isDirty) latest.current.keep(saved)
      },
      show: () => void latest.current.form.check(),
    })
    return () => register(step, null)
  }, [step])

  const { entries } = form
  useEffect(() => latest.current.wizard.tellErrors(step, entries), [step, entries])
  return {
    ...form,
    changed() {
      form.changed()
      // After what the same choice sets besides.
      queueMicrotask(() => latest.current.keep(latest.current.wizard.order))
    },
  }

  /** Beside what is saved, for the customer that the step is drawn for: the saved order may have another one. */
  function keep(saved: PartsOrder) {
    keepTyping(order, step, form.antd.getFieldsValue(true), declaration.values.of!(saved))
  }
}
