import Button from 'antd/es/button'
import Input from 'antd/es/input/Input'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { waivedReasonMax } from '#contract/charges/order-charge.ts'
import { formatDollars } from '#contract/shared/money.ts'

interface WaiveChargeProps {
  /** Dollars. */
  amount: number
  onWaive: (reason: string) => void
  onKeep: () => void
}

/** Asks why a charge is waived. */
export function WaiveCharge({ amount, onWaive, onKeep }: WaiveChargeProps) {
  const { t } = useTranslation()
  const id = useId()
  const [reason, setReason] = useState('')
  const typed = reason.trim()
  return (
    <div className="rb-waive-charge">
      <label htmlFor={id}>{t('charges.waive_why')}</label>
      <Input
        id={id}
        autoFocus
        autoComplete="off"
        maxLength={waivedReasonMax}
        value={reason}
        onChange={event => setReason(event.target.value)}
        onKeyDown={pressed}
      />
      <Button size="small" disabled={typed === ''} onClick={() => onWaive(typed)}>
        {t('charges.waive_amount', { amount: formatDollars(amount) })}
      </Button>
      <Button size="small" type="text" onClick={onKeep}>
        {t('charges.keep')}
      </Button>
    </div>
  )

  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') onKeep()
    else if (typed !== '') onWaive(typed)
  }
}
