import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { orderMargin } from '#contract/prices/order-margin.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { useSeesCosts } from '#web/access/use-sees-costs.ts'
import { useRead } from '#web/api/hooks.ts'
import { AddCharge, AutomaticCharges, ChargeRows, type ChargeRowValues } from '#web/features/charges/index.ts'
import { OrderMarginNote } from '#web/features/prices/index.ts'
import { focusOnceThere } from '#web/shell/focus/focus-soon.ts'
import { firstField } from '#web/shell/focus/focusable.ts'
import { useCostsOfItems } from '../items/use-costs-of-items.ts'
import type { ItemActs } from '../items/use-item-edits.ts'
import { sumsOf } from '../wizard/wizard-sums.tsx'
import type { ChargeActs } from './use-charge-edits.ts'
import './editable-charges.css'

interface EditableChargesProps {
  acts: ChargeActs
  order: PartsOrder
  items: ItemActs['items']
}

/** Charges that save themselves: those added by hand, and those that the settings added. */
export function EditableCharges({ acts, order, items }: EditableChargesProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const mayWaive = useAllowed()('orders-parts.waive-charge')
  const hasCosts = useSeesCosts()
  const { data } = useRead(partsOrderEndpoints.listPartsOrderCharges, {})
  const { rows, errors } = acts
  const sums = sumsOf(order, items, rows)
  const amounts = new Map(rows.map((row, index) => [row.key, sums.charge_amounts[index]!]))
  const parts = useCostsOfItems(items)
  const byHand = rows.filter(row => !row.is_automatic)
  const has = new Set(rows.map(row => row.charge_id))
  const offered = (data?.data ?? []).filter(({ id, applies }) => applies === 'by_hand' || !has.has(id))
  return (
    <div className="rb-parts-order-charges">
      <ChargeRows
        ref={list}
        rows={byHand}
        amounts={byHand.map(row => amounts.get(row.key)!)}
        errors={errors}
        isRevealed
        hasCosts={hasCosts}
        disabled={false}
        onChange={acts.edit}
        onRemove={key => void acts.remove(key)}
      />
      <div className="rb-parts-order-charges-foot">
        <AddCharge
          label={t('charges.add')}
          offered={offered}
          kinds={['freight', 'other']}
          count={rows.length}
          disabled={false}
          onAdd={row => void add(row)}
        />
        <AutomaticCharges
          rows={rows.filter(row => row.is_automatic)}
          amounts={amounts}
          errors={errors}
          mayWaive={mayWaive}
          waiverOf={waiverOf}
          onWaive={(row, waived_reason) => acts.edit(row.key, { waived_reason })}
        />
      </div>
      <OrderMarginNote
        margin={orderMargin(
          sums.subtotal + sums.charges,
          items.map(({ inventory, quantity }) => ({
            cost: parts.get(inventory.id)?.cost,
            quantity: quantity ?? 0,
          })),
          rows,
        )}
      />
    </div>
  )

  function waiverOf({ id, waived_reason }: ChargeRowValues) {
    const waived = order.charges.find(charge => charge.id === id)?.waived
    return waived?.reason === waived_reason ? waived.by : undefined
  }

  async function add(row: ChargeRowValues) {
    const key = await acts.add(row)
    if (key) focusOnceThere(() => firstField(list.current?.querySelector(`[data-key="${key}"]`)))
  }
}
