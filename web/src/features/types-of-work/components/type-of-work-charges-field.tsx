import { NoFormStyle } from 'antd/es/form/context'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chargeEndpoints } from '#contract/charges/charge.ts'
import { workAmounts } from '#contract/repair-orders/repair-order-totals.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { useRead } from '#web/api/hooks.ts'
import { AddCharge, ChargeRows, type ChargeRowValues, chargeRowErrors } from '#web/features/charges/index.ts'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import { firstField } from '#web/shell/focus/focusable.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { usePricedWork } from '../priced-work.ts'
import type { TypeOfWorkValues } from '../type-of-work-values.ts'
import '../types-of-work.css'

interface TypeOfWorkChargesFieldProps {
  value?: readonly ChargeRowValues[]
  onChange?: (charges: ChargeRowValues[]) => void
  form: RecordForm<TypeOfWorkValues>
}

/** Charges that come along with the type of work: saved ones as they are, and typed ones. */
export function TypeOfWorkChargesField({ value = [], onChange, form }: TypeOfWorkChargesFieldProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const isRevealed = useSaveWasTried(form)
  const mayRead = useAllowed()(chargeEndpoints.shortList)
  const saved =
    useRead(chargeEndpoints.shortList, {}, { enabled: mayRead && form.isAllowed }).data?.data ?? []
  const { charge_amounts } = workAmounts(usePricedWork(form))
  const write = (charges: ChargeRowValues[]) => onChange?.(charges)
  return (
    <NoFormStyle override status>
      <ChargeRows
        ref={list}
        rows={value}
        amounts={charge_amounts}
        errors={chargeRowErrors(form.entries, 'charges', value)}
        isRevealed={isRevealed}
        hasCosts={false}
        isTemplate
        disabled={!form.isAllowed}
        onChange={(key, changed) => write(value.map(row => (row.key === key ? { ...row, ...changed } : row)))}
        onRemove={key => write(value.filter(row => row.key !== key))}
      />
      <div className="rb-type-charges-foot">
        <AddCharge
          label={t('charges.add')}
          offered={saved.filter(
            ({ applies, order_kind }) => applies === 'by_hand' && order_kind !== 'parts_order',
          )}
          kinds={['sublet', 'freight', 'other']}
          count={value.length}
          disabled={!form.isAllowed}
          onAdd={row => {
            write([...value, row])
            focusSoon(() => firstField(list.current?.lastElementChild))
          }}
        />
      </div>
    </NoFormStyle>
  )
}

function useSaveWasTried({ onShowErrors }: RecordForm<TypeOfWorkValues>): boolean {
  const [wasTried, setTried] = useState(false)
  useEffect(() => {
    onShowErrors.current = (_, isAtOnce) => {
      if (!isAtOnce) setTried(true)
    }
    return () => {
      onShowErrors.current = undefined
    }
  }, [onShowErrors])
  return wasTried
}
