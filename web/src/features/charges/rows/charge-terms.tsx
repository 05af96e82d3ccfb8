import Input from 'antd/es/input/Input'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type TaxGroup, taxGroups } from '#contract/charges/charge-amount.ts'
import { markupOf, withMarkup } from '#contract/charges/markup.ts'
import { supplierInvoiceMax } from '#contract/charges/order-charge.ts'
import { SupplierSelect } from '#web/features/suppliers/index.ts'
import { ChoiceSelect } from '#web/records/choice-select.tsx'
import { DateField } from '#web/ui/fields/date/date-field.tsx'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { NumberField } from '#web/ui/fields/number/number-field.tsx'
import type { ChargeRowProps } from './charge-row.tsx'
import type { ChargeRowValues } from './charge-row-values.ts'

interface ChargeTermsProps extends ChargeRowProps {
  change: (changed: Partial<ChargeRowValues>) => void
  /** Props of a field that shows the server's error. */
  shown: (field: string) => object
  /** The error of a field, to show below it. */
  fault: (field: string) => ReactNode
}

/** What is typed of a charge that is not copied: its tax, and for work done elsewhere by whom and for how much. */
export function ChargeTerms(props: ChargeTermsProps) {
  const { row, hasCosts, isTemplate, disabled, change, shown, fault } = props
  const { t } = useTranslation()
  const id = useId()
  // Typed, and kept while the cost changes.
  const [markup, setMarkup] = useState<number | null>(null)
  const isOutside = row.kind === 'sublet' || row.kind === 'freight'
  const { supplier, cost, price } = row
  const field = (name: string) => ({ id: `${id}-${name}`, ...shown(name) })
  const label = (name: string, text = name) => <label htmlFor={`${id}-${name}`}>{t(`charges.${text}`)}</label>
  return (
    <div className="rb-charge-terms">
      {isOutside && (
        <>
          {!isTemplate && (
            <>
              {' '}
              <div className="rb-charge-supplier">
                {label('supplier_id', 'supplier')}
                <SupplierSelect
                  id={`${id}-supplier_id`}
                  value={supplier?.id ?? null}
                  known={supplier ? { value: supplier.id, label: supplier.name } : undefined}
                  onChange={(supplierId, found) =>
                    change({
                      supplier: supplierId === null ? null : { id: supplierId, name: found?.name ?? '' },
                    })
                  }
                />
                {fault('supplier_id')}
              </div>
              <div>
                {label('supplier_invoice')}
                <Input
                  {...field('supplier_invoice')}
                  autoComplete="off"
                  maxLength={supplierInvoiceMax}
                  value={row.supplier_invoice}
                  onChange={event => change({ supplier_invoice: event.target.value })}
                />
                {fault('supplier_invoice')}
              </div>
            </>
          )}{' '}
          {row.kind === 'sublet' && !isTemplate && (
            <div>
              {label('expected_back')}
              <DateField
                {...field('expected_back')}
                disabled={disabled}
                value={row.expected_back}
                onChange={expected_back => change({ expected_back })}
              />
              {fault('expected_back')}
            </div>
          )}
          {hasCosts && !isTemplate && (
            <>
              <div>
                {label('cost')}
                <MoneyField
                  {...field('cost')}
                  integerDigits={6}
                  value={cost}
                  onChange={next =>
                    change({
                      cost: next,
                      ...(markup !== null && next !== null && { price: withMarkup(next, markup) }),
                    })
                  }
                />
                {fault('cost')}
              </div>
              <div>
                {label('markup')}
                <NumberField
                  {...field('markup')}
                  integerDigits={4}
                  decimals={2}
                  value={markup ?? markupOf(cost, price)}
                  onChange={next => {
                    setMarkup(next)
                    if (next !== null && cost !== null) change({ price: withMarkup(cost, next) })
                  }}
                />
              </div>
            </>
          )}
          <div>
            {label('price')}
            <MoneyField
              {...field('price')}
              integerDigits={6}
              value={price}
              onChange={next => {
                setMarkup(null)
                change({ price: next })
              }}
            />
            {fault('price')}
          </div>
        </>
      )}
      <div>
        {label('taxed_as')}
        <ChoiceSelect
          {...field('taxed_as')}
          values={taxGroups}
          words="charges.choices.taxed_as"
          value={row.taxed_as}
          onChange={taxed_as => change({ taxed_as: taxed_as as TaxGroup })}
        />
        {fault('taxed_as')}
      </div>
      {isBelowCost(row) && (
        <div className="rb-charge-warning" role="status">
          {t('charges.below_cost')}
        </div>
      )}
    </div>
  )
}

const isBelowCost = ({ cost, price, kind }: ChargeRowValues) =>
  kind !== 'fee' && cost !== null && (price ?? 0) < cost
