import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { refusalIn } from '#web/api/api-failure.ts'
import { useWrite } from '#web/api/hooks.ts'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'
import { EditableCharges } from '../charges/editable-charges.tsx'
import type { ChargeActs } from '../charges/use-charge-edits.ts'
import { OrderItems } from '../items/order-items.tsx'
import type { ItemActs } from '../items/use-item-edits.ts'
import type { Wizard } from './step-types.ts'

interface ItemsStepProps {
  wizard: Wizard
  acts: ItemActs
  charges: ChargeActs
  /** Refusals of a checkout. */
  refused: readonly ErrorEntry[]
}

/** Each edit saves itself; the step is complete when all are saved. */
export function ItemsStep({ wizard, acts, charges, refused }: ItemsStepProps) {
  const { t } = useTranslation()
  const root = useRef<HTMLDivElement>(null)
  const [lacks, setLacks] = useState<readonly ErrorEntry[]>([])
  const update = useWrite(partsOrderEndpoints.updatePartsOrder, {
    changes: 'parts_order',
    quiet: [404, 409, 422],
  })
  const latest = useRef({ wizard, acts, charges, save })
  latest.current = { wizard, acts, charges, save }

  useEffect(() => {
    const { register } = latest.current.wizard
    register('items', {
      isDirty: () => !latest.current.acts.isSaved || !latest.current.charges.isSaved,
      save: () => latest.current.save(),
      basedOn: () => undefined,
      show: () => undefined,
    })
    return () => register('items', null)
  }, [])

  const count = wizard.order.items.length
  useEffect(() => {
    if (count > 0) setLacks([])
  }, [count])

  // Marks the step from any other step too.
  const { errors } = acts
  const { notSaved } = charges
  useEffect(() => {
    const ofRows = [...errors.values(), ...notSaved.values()].map(entries => ({
      status: 422,
      code: entries[0]?.code ?? 'not_saved',
      title: entries[0]?.title ?? t('parts-orders.items.not_saved'),
      source: { parameter: 'items' },
    }))
    latest.current.wizard.showErrors('items', [...lacks, ...refused, ...ofRows])
  }, [lacks, refused, errors, notSaved, t])

  return (
    <div ref={root}>
      <OrderItems acts={acts} refused={refused} />
      <EditableCharges acts={charges} order={wizard.order} items={acts.items} />
      {lacks.length > 0 && (
        <p role="alert" className="rb-bad">
          {lacks.map(entry => entry.title).join(' ')}
        </p>
      )}
    </div>
  )

  async function save(): Promise<boolean> {
    const [areItemsSaved, areChargesSaved] = await Promise.all([acts.saveAll(), charges.saveAll()])
    if (!areItemsSaved || !areChargesSaved) {
      focusOn('[aria-invalid=true]')
      return false
    }
    try {
      const { order, took } = latest.current.wizard
      took((await update.mutateAsync({ params: { id: order.id }, body: { step: 'items' } })).data)
      return true
    } catch (failure) {
      const refusal = refusalIn(failure)
      if (refusal?.status === 422) setLacks(refusal.entries)
      else showRefusal(failure)
      focusOn('.rb-item-search input')
      return false
    }
  }

  function focusOn(selector: string) {
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(selector)?.focus())
  }
}
