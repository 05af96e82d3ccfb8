import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderDefaults } from '#contract/company/order-defaults.ts'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { statusOutcome } from '#web/records/orders/order-outcomes.ts'
import type { Crumb } from '#web/shell/breadcrumbs.ts'
import { useGo } from '#web/shell/use-go.ts'
import type { FormMode } from '#web/ui/form/form-declaration.ts'
import { FormPage } from '#web/ui/form/form-page.tsx'
import { NoImplicitSubmit } from '#web/ui/form/no-implicit-submit.tsx'
import { isAbout } from '#web/ui/form/save/server-errors.ts'
import { useComeBack } from '#web/ui/form/save/use-come-back.ts'
import { StepsForm } from '#web/ui/form/steps/steps-form.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { FoundPanel } from '../from-pdf/found-panel.tsx'
import { nameWithUnit } from '../vehicle-name.ts'
import { usePricesPrompt } from './prices/prices-prompt.tsx'
import { changedPrices } from './prices/saved-prices.ts'
import { RepairOrderAside } from './repair-order-aside.tsx'
import { showConflictValue } from './repair-order-conflict.ts'
import { declareRepairOrderForm } from './repair-order-declaration.ts'
import { repairOrderSteps } from './repair-order-steps.tsx'
import { formDefaults, OrderDefaultsContext } from './values/order-defaults.ts'
import { useRepairOrderStart } from './values/repair-order-start.ts'
import type { ChosenVehicle } from './values/repair-order-values.ts'
import { useCreateVehicle } from './vehicle/use-create-vehicle.ts'
import { useOwnersRate } from './vehicle/use-owners-rate.ts'
import { useTaxExemption } from './vehicle/use-tax-exemption.ts'
import { chosen } from './vehicle/vehicle-field.tsx'
import './repair-order-form.css'

interface OrderFormProps {
  mode: FormMode
  title: string
  crumbs: readonly Crumb[]
  /** Undefined for a new order, and while loading. */
  order?: RepairOrder | undefined
  id?: number
  defaults: OrderDefaults
  /** Of a new order. */
  vehicle?: ChosenVehicle
  ownerId?: number
}

const noPdf = { pdf: undefined, findings: undefined }
const firstStep = 0
const works = 1
const lastStep = 3

export function RepairOrderForm(props: OrderFormProps) {
  const { mode, title, crumbs, order, id, defaults, vehicle, ownerId } = props
  const { t } = useTranslation()
  const go = useGo()
  const start = useRepairOrderStart(vehicle, defaults)
  const startAt = mode === 'create' && !vehicle ? firstStep : works
  // False after a draft was opened in place of the PDF's findings.
  const [isFromPdf, setFromPdf] = useState(true)
  const { pdf, findings } = isFromPdf ? start : noPdf
  const settings = useMemo(() => formDefaults(defaults, mode === 'create'), [defaults, mode])
  const { automatic } = settings
  const declaration = useMemo(() => declareRepairOrderForm(pdf, automatic), [pdf, automatic])
  const prices = usePricesPrompt()
  // Rows of works and parts show their errors after Next or Save.
  const [isRevealed, setRevealed] = useState(mode === 'restore')
  const [reached, setReached] = useState(startAt)

  const form = useRecordForm(declaration, {
    mode,
    ...(id === undefined ? {} : { params: { id } }),
    saved: order,
    start: start.values,
    isPrefilled: mode === 'create' && findings !== undefined,
    // Asks before an older draft replaces the chosen vehicle.
    prefillSource: mode === 'create' ? (pdf?.name ?? (vehicle && nameWithUnit(vehicle))) : undefined,
    onDraftInstead: () => setFromPdf(false),
    showValue: (field, value, theirs) => showConflictValue(field, value, [order?.mechanic, theirs.mechanic]),
    beforeSubmit: async values => {
      setRevealed(true)
      if (!order?.is_prices_changed) return {}
      const need_to_update_prices = await prices.ask(changedPrices(order, values))
      return need_to_update_prices === null ? null : { need_to_update_prices }
    },
    ...(mode === 'restore' ? { outcome: ({ data }) => statusOutcome(data) } : {}),
    // Also clears the PDF from the history entry.
    onSaved: ({ data }) => void go(`/orders/${data.id}`, { replace: true, state: {} }),
  })
  const exemption = useTaxExemption(form, order ?? defaults)
  const takeOwnersRate = useOwnersRate(form, defaults.hourly_rate)
  const taxes = useMemo(
    () => ({
      ...exemption,
      proposeFor(next: ChosenVehicle | null, before: ChosenVehicle | null) {
        exemption.proposeFor(next, before)
        takeOwnersRate(next, before)
      },
    }),
    [exemption, takeOwnersRate],
  )
  const createVehicle = useCreateVehicle(form, { pdf, findings })
  const onCreateVehicle = mode === 'create' ? createVehicle : undefined
  useComeBack(form, start.returnFlow, created => {
    const before = form.antd.getFieldValue('vehicle') as ChosenVehicle | null
    form.antd.setFieldValue('vehicle', chosen(created))
    taxes.proposeFor(chosen(created), before)
  })
  // Memoized: rendering an order of 900 rows delays the next key.
  const { entries } = form
  const disabled = !form.isAllowed
  const steps = useMemo(
    () =>
      repairOrderSteps({
        t,
        order,
        ownerId,
        automatic,
        entries,
        isRevealed,
        disabled,
        taxes,
        onCreateVehicle,
      }),
    [t, order, ownerId, automatic, entries, isRevealed, disabled, taxes, onCreateVehicle],
  )

  return (
    <OrderDefaultsContext value={settings}>
      <FormPage
        form={form}
        title={title}
        crumbs={crumbs}
        submitTitle={`repair-orders.web.submit_${mode}`}
        submitDisabled={mode === 'create' && reached < lastStep}
        aside={
          <>
            {pdf && findings && (
              <FoundPanel
                findings={findings}
                fileName={pdf.name}
                form={form}
                taxes={taxes}
                onCreateVehicle={createVehicle}
              />
            )}
            <RepairOrderAside order={order} />
          </>
        }
      >
        <NoImplicitSubmit>
          <StepsForm
            form={form}
            steps={steps}
            startAt={startAt}
            restoredErrorStep={works}
            onStep={index => setReached(now => Math.max(now, index))}
            onNext={async index => {
              if (index === works) setRevealed(true)
              return (await form.check(entry => isAbout(entry, steps[index]!.fields))).length === 0
            }}
          />
        </NoImplicitSubmit>
      </FormPage>
      {prices.prompt}
    </OrderDefaultsContext>
  )
}
