import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { priceAfterTax, saleAmounts } from '#contract/parts/sale-amounts.ts'
import { times, toCents, toDollars } from '#contract/shared/money.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { FigureRow } from '#web/ui/page/figure-row.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { formatQuantity } from '../quantity-format.ts'
import type { SaleValues } from './sale-form.ts'

interface SaleTotalsProps {
  form: RecordForm<SaleValues>
  unit: string | undefined
}

/** What is charged; the price of one is marked as rounded where it does not multiply to that. */
export function SaleTotals({ form, unit }: SaleTotalsProps) {
  const { t } = useTranslation()
  const price = Form.useWatch('price', form.antd) ?? 0
  const discount = Form.useWatch('discount', form.antd) ?? 0
  const tax = Form.useWatch('tax', form.antd) ?? 0
  const quantity = Form.useWatch('quantity', form.antd) ?? 0
  const { total } = saleAmounts({ price, discount, tax, quantity })
  const each = priceAfterTax({ price, discount, tax })
  const isExact = times(toCents(each), quantity) === total
  return (
    <FigureRow
      items={[
        {
          label: t('parts.sale.price_after_tax'),
          value: (
            <>
              {!isExact && '≈ '}
              <Money value={each} />
            </>
          ),
        },
        {
          label: t('parts.sale.total_for', { quantity: formatQuantity(quantity), unit }),
          value: <Money value={toDollars(total)} />,
        },
      ]}
    />
  )
}
