import Form from 'antd/es/form'
import { NoFormStyle } from 'antd/es/form/context'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { useSeesCosts } from '#web/access/use-sees-costs.ts'
import {
  AddCharge,
  AutomaticCharges,
  ChargeRows,
  type ChargeRowValues,
  chargeRowErrors,
} from '#web/features/charges/index.ts'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import { firstField } from '#web/shell/focus/focusable.ts'
import { changesTotals } from '../prices/live-totals.tsx'
import { totalsOf } from '../prices/priced-repair-order.ts'
import { chargesOf, sentCharges, withWaived } from '../values/order-charges.ts'
import { useOrderDefaults } from '../values/order-defaults.ts'
import type { RepairOrderValues } from '../values/repair-order-values.ts'
import { focusFirstError } from '../works/focus-first-error.ts'

interface OrderChargesFieldProps {
  value?: readonly ChargeRowValues[]
  onChange?: (charges: ChargeRowValues[]) => void
  entries: readonly ErrorEntry[]
  isRevealed: boolean
  disabled: boolean
  ref?: Ref<{ focus: () => void }>
}

/** The charges of the whole order as one form field: those added by hand, and those that the settings add. */
export function OrderChargesField(props: OrderChargesFieldProps) {
  const { value = [], onChange, entries, isRevealed, disabled, ref } = props
  const { t } = useTranslation()
  const { automatic, byHand } = useOrderDefaults()
  const hasCosts = useSeesCosts()
  const mayWaive = useAllowed()('orders-bs.waive-charge') && !disabled
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => focusFirstError(root.current) }))
  const list = useRef<HTMLUListElement>(null)
  const write = (charges: ChargeRowValues[]) => onChange?.(charges)
  const ofAll = entries.filter(({ source }) => source?.parameter === 'charges')
  return (
    <Form.Item noStyle shouldUpdate={changesTotals}>
      {form => {
        const values = { ...(form.getFieldsValue(true) as RepairOrderValues), charges: [...value] }
        const rows = chargesOf(values, automatic)
        const totals = totalsOf(values, automatic)
        const amounts = new Map(rows.map((row, index) => [row.key, totals.charge_amounts[index] ?? 0]))
        const errors = chargeRowErrors(entries, 'charges', sentCharges(values, automatic))
        const typed = rows.filter(row => !row.is_automatic)
        return (
          <NoFormStyle override status>
            <div ref={root} className="rb-order-charges">
              <ChargeRows
                ref={list}
                rows={typed}
                amounts={typed.map(row => amounts.get(row.key) ?? 0)}
                errors={errors}
                isRevealed={isRevealed}
                hasCosts={hasCosts}
                disabled={disabled}
                onChange={(key, changed) =>
                  write(value.map(row => (row.key === key ? { ...row, ...changed } : row)))
                }
                onRemove={key => write(value.filter(row => row.key !== key))}
              />
              <div className="rb-order-charges-foot">
                <AddCharge
                  label={t('charges.add_to_order')}
                  offered={byHand}
                  kinds={['sublet', 'freight', 'other']}
                  count={rows.length}
                  disabled={disabled}
                  onAdd={row => {
                    write([...value, row])
                    focusSoon(() => firstField(list.current?.lastElementChild))
                  }}
                />
                <AutomaticCharges
                  rows={rows.filter(row => row.is_automatic)}
                  amounts={amounts}
                  errors={errors}
                  mayWaive={mayWaive}
                  onWaive={(row, reason) => write(withWaived(value, row, reason))}
                />
              </div>
              {ofAll.map(({ title }) => (
                <div key={title} role="alert" className="rb-bad">
                  {title}
                </div>
              ))}
            </div>
          </NoFormStyle>
        )
      }}
    </Form.Item>
  )
}
