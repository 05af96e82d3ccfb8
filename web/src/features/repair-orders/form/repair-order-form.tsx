import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import type { Crumb } from '#web/shell/breadcrumbs.ts'
import { useGo } from '#web/shell/use-go.ts'
import { FormPage } from '#web/ui/form/form-page.tsx'
import type { FormMode, RecordForm } from '#web/ui/form/form-types.ts'
import { isAbout } from '#web/ui/form/server-errors.ts'
import { StepsForm } from '#web/ui/form/steps-form.tsx'
import { useComeBack } from '#web/ui/form/use-come-back.ts'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { FoundPanel } from '../from-pdf/found-panel.tsx'
import { changedPrices } from './prices/kept-prices.ts'
import { usePricesPrompt } from './prices/prices-prompt.tsx'
import { RepairOrderAside } from './repair-order-aside.tsx'
import { conflictLabels, showConflictValue } from './repair-order-conflict.ts'
import { repairOrderSteps } from './repair-order-steps.tsx'
import { toBody } from './values/repair-order-body.ts'
import { fromDraft, toDraft } from './values/repair-order-draft.ts'
import { useRepairOrderStart } from './values/repair-order-start.ts'
import type { RepairOrderValues } from './values/repair-order-values.ts'
import { toValues } from './values/saved-values.ts'
import { chosen } from './vehicle/vehicle-field.tsx'
import './repair-order-form.css'

interface OrderFormProps {
  mode: FormMode
  title: string
  crumbs: readonly Crumb[]
  /** The saved order; undefined while it loads, and on a new one. */
  order?: RepairOrder | undefined
  id?: number
}

const works = 1
const lastStep = 3

/** Creates, edits and restores a repair order in four steps. */
export function RepairOrderForm({ mode, title, crumbs, order, id }: OrderFormProps) {
  const { t } = useTranslation()
  const go = useGo()
  const start = useRepairOrderStart()
  const saved = useMemo(() => order && toValues(order), [order])
  const prices = usePricesPrompt()
  // Rows of works and parts show their errors once they were to be left or sent.
  const [isRevealed, setRevealed] = useState(mode === 'restore')
  const [reached, setReached] = useState(0)
  const names = useRef(new Map<number, string>())
  if (order?.mechanic) names.current.set(order.mechanic.id, order.mechanic.full_name)

  const form: RecordForm<RepairOrderValues> = useRecordForm({
    mode,
    endpoint: endpointOf[mode],
    ...(id === undefined ? {} : { params: { id }, recordId: id }),
    initial: mode === 'create' ? start.values : saved,
    version: order?.version,
    toBody: values => toBody(values, start.pdf),
    toDraft,
    fromBody: fromDraft,
    toFiles: values => ({ attachment_files: values.attachment_files ?? [] }),
    fromRecord: record => {
      const theirs = record as RepairOrder
      if (theirs.mechanic) names.current.set(theirs.mechanic.id, theirs.mechanic.full_name)
      // Files chosen here are in nobody's version yet.
      const attachment_files = form.antd.getFieldValue('attachment_files') ?? []
      return { values: { ...toValues(theirs), attachment_files }, version: theirs.version }
    },
    draft: 'orders',
    isBegun: mode === 'create' && start.found !== undefined,
    fieldOf: fieldOfParameter,
    kind: 'repair_order',
    labels: conflictLabels,
    showValue: (field, value) => showConflictValue(field, value, names.current),
    beforeSubmit: async values => {
      setRevealed(true)
      if (!order?.is_prices_changed) return {}
      const need_to_update_prices = await prices.ask(changedPrices(order, values))
      return need_to_update_prices === null ? null : { need_to_update_prices }
    },
    // Replacing also clears the PDF that the form was started from.
    onSaved: ({ data }) => void go(`/orders/${data.id}`, { replace: true, state: {} }),
  })
  useComeBack(form, start.returnFlow, vehicle => form.antd.setFieldValue('vehicle', chosen(vehicle)))
  // The same as before while nothing of theirs changed: drawing an order of 900 rows anew is felt in the next key.
  const { entries } = form
  const disabled = !form.isAllowed
  const steps = useMemo(
    () => repairOrderSteps({ t, order, entries, isRevealed, disabled }),
    [t, order, entries, isRevealed, disabled],
  )

  return (
    <>
      <FormPage
        form={form}
        title={title}
        crumbs={crumbs}
        submitTitle={`repair-orders.web.submit_${mode}`}
        submitDisabled={mode === 'create' && reached < lastStep}
        aside={
          <>
            {start.found && <FoundPanel found={start.found} pdf={start.pdf} form={form} />}
            <RepairOrderAside order={order} />
          </>
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps Enter in a small field from sending the whole order */}
        <div onKeyDown={keepEnter}>
          <StepsForm
            form={form}
            steps={steps}
            startAt={mode === 'create' ? 0 : works}
            wantingAt={works}
            onStep={index => setReached(now => Math.max(now, index))}
            onNext={async index => {
              if (index === works) setRevealed(true)
              return (await form.check(entry => isAbout(entry, steps[index]!.fields))).length === 0
            }}
          />
        </div>
      </FormPage>
      {prices.prompt}
    </>
  )
}

const endpointOf = {
  create: repairOrderEndpoints.createRepairOrder,
  edit: repairOrderEndpoints.updateRepairOrder,
  restore: repairOrderEndpoints.restoreUpdateRepairOrder,
} as const

/** Where the form shows what the server says of a parameter. Of types of work, the rows show it themselves. */
function fieldOfParameter(parameter: string): (string | number)[] {
  const [first = ''] = parameter.split('.')
  if (first === 'truck_id' || first === 'trailer_id') return ['vehicle']
  return [first === 'types_of_work' ? 'works' : first]
}

function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type !== 'checkbox')
    event.preventDefault()
}
