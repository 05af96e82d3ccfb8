import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import type { PaymentMethod } from '#contract/lookups/payment-methods.ts'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { wizardSteps } from '#contract/parts-orders/parts-order-input.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { prefetch } from '#web/api/hooks.ts'
import { firstField } from '#web/shell/focus/focusable.ts'
import { notify } from '#web/shell/notices.ts'
import { useGo } from '#web/shell/use-go.ts'
import { isAbout } from '#web/ui/form/save/server-errors.ts'
import { StepList } from '#web/ui/form/steps/step-list.tsx'
import { PageHeading } from '#web/ui/page/page-heading.tsx'
import { useChargeEdits } from '../charges/use-charge-edits.ts'
import { type ItemActs, useItemEdits } from '../items/use-item-edits.ts'
import { dropDraft } from './drop-draft.ts'
import { LeaveWizard } from './leave-wizard.tsx'
import { SaveForLater } from './save-for-later.tsx'
import { dropStepDrafts } from './step-drafts.ts'
import type { Wizard } from './step-types.ts'
import { useCheckout } from './use-checkout.ts'
import { useWizardSteps } from './use-wizard-steps.ts'
import { WizardFoot } from './wizard-foot.tsx'
import { wizardStepViews } from './wizard-steps.tsx'
import { sumsOf, WizardSums } from './wizard-sums.tsx'
import './wizard.css'

interface PartsOrderWizardProps {
  order: PartsOrder
  /** Set before leaving on purpose. */
  isLeaving: RefObject<boolean>
}

const last = wizardSteps.length - 1

export function PartsOrderWizard({ order, isLeaving }: PartsOrderWizardProps) {
  const { t } = useTranslation()
  const go = useGo()
  const mayDrop = useAllowed()(partsOrderEndpoints.deletePartsOrder)
  const acts = useItemEdits(order)
  const charges = useChargeEdits(order)
  const steps = useWizardSteps(order)
  const [isNaming, setNaming] = useState(false)
  const [cost, setCost] = useState<number | null>(null)
  const [method, setMethod] = useState<PaymentMethod | null>(order.payment.method)
  const [refusal, setRefusal] = useState<{ of: string; entries: readonly ErrorEntry[] }>()
  // Until an item changes.
  const refused = refusal?.of === shapeOf(acts.items) ? refusal.entries : nothing
  const { current, reached, bad } = steps
  const sums = sumsOf(order, acts.items, charges.rows, cost)
  const wizard: Wizard = {
    order,
    register: steps.register,
    showErrors: steps.showErrors,
    took: steps.took,
    inTurn: steps.inTurn,
  }
  const views = wizardStepViews({
    t,
    wizard,
    acts,
    charges,
    reached,
    subtotal: sums.subtotal,
    refused,
    onCost: setCost,
    onMethod: useCallback((next: PaymentMethod | null) => setMethod(next), []),
  })
  const { root } = steps
  const [begun] = useState(current)
  useEffect(() => {
    const step = root.current?.querySelector('[aria-current=step]')
    // The source is usually prefilled, so the customer is first.
    const field = begun === 0 ? step?.querySelector<HTMLElement>('[role=combobox]') : firstField(step)
    field?.focus({ preventScroll: true })
  }, [root, begun])

  // Mounted when opened.
  const customerId = order.customer?.id
  useEffect(() => {
    if (customerId === undefined) return
    void prefetch(partsOrderEndpoints.getCounterAddress, {})
    void prefetch(customerEndpoints.getCustomer, { params: { id: customerId } })
  }, [customerId])

  const canCheckOut = method !== null && reached === last && bad.length === 0
  const { isBusy, checkOut } = useCheckout({
    orderId: order.id,
    saveAll: () => steps.saveDirty(wizardSteps.length),
    onDone: () => {
      dropStepDrafts(order.id)
      leave()
    },
    onRefused: entries => {
      setRefusal({ of: shapeOf(acts.items), entries: entries.filter(entry => isAbout(entry, ['items'])) })
      steps.refuse(entries, entry => views.find(({ fields }) => isAbout(entry, fields))?.key)
    },
  })
  const isKept = order.saved_for_later_at !== null
  const drop = async () => {
    dropStepDrafts(order.id)
    if (mayDrop) await dropDraft(order)
  }

  return (
    <>
      <PageHeading
        title={t('parts-orders.list.new')}
        crumbs={[{ title: t('parts-orders.list.title'), to: '/parts-orders' }]}
      />
      <div className="rb-wizard rb-columns rb-columns-aside" onKeyDownCapture={pressed}>
        <div className="rb-sheet rb-section">
          <StepList
            ref={steps.root}
            steps={views}
            current={current}
            reached={reached}
            bad={bad}
            entries={steps.entries}
            isBusy={steps.isBusy}
            onOpen={index => void steps.move(index)}
            onNext={index => void steps.move(index + 1)}
          />
        </div>
        <aside className="rb-sheet rb-section rb-form-aside" aria-label={t('parts-orders.details.summary')}>
          <h2 className="rb-wizard-title">{t('parts-orders.details.summary')}</h2>
          <WizardSums sums={sums} rates={order} />
          <WizardFoot
            canCheckOut={canCheckOut && (isBusy || !steps.isBusy)}
            isBusy={isBusy}
            onCheckout={() => void checkOut()}
            onSaveForLater={() => void saveForLater()}
            onCancel={async () => {
              isLeaving.current = true
              await drop()
              notify.success('parts-orders.overlays.canceled_notice')
              leave()
            }}
          />
        </aside>
      </div>
      <SaveForLater
        order={order}
        open={isNaming}
        onClose={() => setNaming(false)}
        onSaved={() => {
          dropStepDrafts(order.id)
          leave()
        }}
      />
      <LeaveWizard
        isLeaving={isLeaving}
        isKept={isKept}
        isDirty={steps.isDirty}
        drop={isKept ? async () => dropStepDrafts(order.id) : drop}
      />
    </>
  )

  async function saveForLater() {
    if (await steps.saveDirty(wizardSteps.length, true)) setNaming(true)
  }

  function goOn() {
    if (current < last) void steps.move(current + 1)
    else if (canCheckOut) void checkOut()
  }

  /** In the capture phase: the search would open its list. */
  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    if (!event.currentTarget.contains(event.target as Node)) return
    event.preventDefault()
    event.stopPropagation()
    goOn()
  }

  function leave() {
    isLeaving.current = true
    void go('/parts-orders', { replace: true })
  }
}

const nothing: readonly ErrorEntry[] = []

const shapeOf = (items: ItemActs['items']): string =>
  JSON.stringify(items.map(({ id, quantity, discount }) => [id, quantity, discount]))
