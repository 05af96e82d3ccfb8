import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined'
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import { firstFocusable } from '#web/shell/focus/focusable.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { Money } from '#web/ui/text/money.tsx'
import type { ChargeErrors } from './charge-row-errors.ts'
import type { ChargeRowValues } from './charge-row-values.ts'
import { WaiveCharge } from './waive-charge.tsx'
import './charge-rows.css'

interface AutomaticChargesProps {
  rows: readonly ChargeRowValues[]
  /** Dollars by key. */
  amounts: ReadonlyMap<string, number>
  errors: ChargeErrors
  mayWaive: boolean
  /** Who waived a row, where it is saved. */
  waiverOf?: (row: ChargeRowValues) => string | undefined
  /** An empty reason: charged again. */
  onWaive: (row: ChargeRowValues, reason: string) => void
}

/** Charges that the settings add, each with a button that waives it. */
export function AutomaticCharges(props: AutomaticChargesProps) {
  const { rows, amounts, errors, mayWaive, waiverOf, onWaive } = props
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const [asked, setAsked] = useState<string>()
  if (rows.length === 0) return null
  return (
    <ul ref={list} className="rb-automatic-charges" aria-label={t('charges.automatic')}>
      {rows.map(row => (
        <li key={row.key} data-key={row.key}>
          <div className="rb-automatic-charge">
            <span>
              {row.waived_reason ? <del>{row.name}</del> : row.name}
              {row.waived_reason && <span className="rb-cell-note"> {waiver(row)}</span>}
            </span>
            <Money value={amounts.get(row.key) ?? 0} />
            {mayWaive && (
              <IconAction
                label={t(row.waived_reason ? 'charges.charge_again' : 'charges.waive', { name: row.name })}
                icon={row.waived_reason ? <UndoOutlined aria-hidden /> : <CloseOutlined aria-hidden />}
                aria-expanded={asked === row.key}
                onClick={() => (row.waived_reason ? onWaive(row, '') : setAsked(row.key))}
              />
            )}
          </div>
          {asked === row.key && (
            <WaiveCharge
              amount={amounts.get(row.key) ?? 0}
              onWaive={reason => answer(row, reason)}
              onKeep={() => answer(row)}
            />
          )}
          {Object.values(errors[row.key] ?? {}).map(sentence => (
            <div key={sentence} role="alert" className="rb-charge-errors">
              {sentence}
            </div>
          ))}
        </li>
      ))}
    </ul>
  )

  function waiver(row: ChargeRowValues): string {
    const name = waiverOf?.(row)
    return name ? t('charges.waived', { name, reason: row.waived_reason }) : row.waived_reason
  }

  function answer(row: ChargeRowValues, reason?: string) {
    if (reason) onWaive(row, reason)
    setAsked(undefined)
    focusSoon(() => firstFocusable(list.current?.querySelector(`[data-key="${row.key}"]`)))
  }
}
