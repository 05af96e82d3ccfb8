import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import Input from 'antd/es/input/Input'
import { type FocusEvent, Fragment, type KeyboardEvent, memo, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { orderChargeNameMax } from '#contract/charges/order-charge.ts'
import { enterField } from '#web/shell/focus/enter-field.ts'
import { fieldAfter } from '#web/shell/focus/focusable.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { NumberField } from '#web/ui/fields/number/number-field.tsx'
import { pointerReleased } from '#web/ui/form/save/pointer-release.ts'
import { Money } from '#web/ui/text/money.tsx'
import { ChargeFault } from './charge-fault.tsx'
import type { ChargeRowValues } from './charge-row-values.ts'
import { ChargeTerms } from './charge-terms.tsx'
import { focusAfterRemoval } from './focus-after-removal.ts'

export interface ChargeRowProps {
  row: ChargeRowValues
  amount: number
  /** By field; '' for the row. */
  errors: Readonly<Record<string, string>>
  /** Shows the errors before the row was left. */
  isRevealed: boolean
  hasCosts: boolean
  /** Of a type of work: saved charges keep their name and price, and nobody did the work yet. */
  isTemplate?: boolean
  disabled: boolean
  onChange: (key: string, changed: Partial<ChargeRowValues>) => void
  onRemove: (key: string) => void
}

export const ChargeRow = memo(function ChargeRow(props: ChargeRowProps) {
  const { row, amount, isRevealed, disabled, onChange, onRemove } = props
  const { t } = useTranslation()
  const errorId = useId()
  const item = useRef<HTMLLIElement>(null)
  const [wasLeft, setLeft] = useState(false)
  const errors = isRevealed || wasLeft ? props.errors : none
  const change = (changed: Partial<ChargeRowValues>) => onChange(row.key, changed)
  const shown = (field: string) => ({
    disabled,
    status: errors[field] ? ('error' as const) : ('' as const),
    'aria-invalid': errors[field] ? true : undefined,
    'aria-describedby': errors[field] ? `${errorId}-${field}` : undefined,
  })
  const fault = (field: string) => <ChargeFault id={`${errorId}-${field}`} sentence={errors[field]} />
  const isLinked = props.isTemplate === true && row.charge_id !== null
  const isOutside = row.kind === 'sublet' || row.kind === 'freight'
  const inTerms = row.charge_id === null ? (isOutside ? [...termFields, 'price'] : termFields) : []
  const apart = ['quantity', 'price', ...inTerms]
  return (
    <li ref={item} data-key={row.key} className="rb-charge-row" onBlur={left} onKeyDown={pressed}>
      <span className="rb-muted">{t(`charges.kinds.${row.kind}`)}</span>
      <Input
        {...shown('name')}
        readOnly={isLinked}
        className="rb-charge-name"
        autoComplete="off"
        maxLength={orderChargeNameMax}
        aria-label={t('charges.name_of', { kind: t(`charges.kinds.${row.kind}`) })}
        value={row.name}
        onChange={event => change({ name: event.target.value })}
      />
      <div className="rb-charge-faults">
        {Object.keys(errors)
          .filter(field => !apart.includes(field))
          .map(field => (
            <Fragment key={field}>{fault(field)}</Fragment>
          ))}
      </div>
      {row.is_retired ? (
        <span className="rb-charge-percent rb-muted">{t('charges.retired')}</span>
      ) : row.base !== null ? (
        <span className="rb-charge-percent rb-muted">
          {t(`charges.percent_of.${row.base}`, { percent: row.percent })}
        </span>
      ) : (
        !isOutside && (
          <span className="rb-charge-price">
            <NumberField
              {...shown('quantity')}
              className="rb-charge-quantity"
              decimals={3}
              aria-label={`${t('charges.quantity')}, ${row.name}`}
              value={row.quantity}
              onChange={quantity => change({ quantity })}
            />
            <span aria-hidden="true">×</span>
            <MoneyField
              {...shown('price')}
              disabled={disabled || isLinked}
              integerDigits={6}
              aria-label={`${t('charges.price')}, ${row.name}`}
              value={row.price}
              onChange={price => change({ price })}
            />
          </span>
        )
      )}
      <span className="rb-charge-amount">
        <Money value={amount} />
      </span>
      <IconAction
        label={`${t('charges.remove')} ${row.name}`.trim()}
        icon={<DeleteOutlined aria-hidden />}
        disabledBecause={disabled ? t('charges.remove') : undefined}
        onClick={() => {
          focusAfterRemoval(item.current)
          onRemove(row.key)
        }}
      />
      <div className="rb-charge-faults rb-charge-price-faults">
        {fault('quantity')}
        {!inTerms.includes('price') && fault('price')}
      </div>
      {row.charge_id === null && <ChargeTerms {...props} change={change} shown={shown} fault={fault} />}
    </li>
  )

  function pressed(event: KeyboardEvent) {
    const field = event.target as HTMLElement
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !field.matches('input.ant-input')) return
    event.preventDefault()
    const inRow = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')]
    enterField(inRow[inRow.indexOf(field as HTMLInputElement) + 1] ?? fieldAfter(field))
  }

  function left({ currentTarget, relatedTarget }: FocusEvent) {
    // An error below the field would move a button before its click.
    if (!currentTarget.contains(relatedTarget)) void pointerReleased().then(() => setLeft(true))
  }
})

const termFields = ['supplier_id', 'supplier_invoice', 'expected_back', 'cost', 'taxed_as']
const none: Readonly<Record<string, string>> = {}
