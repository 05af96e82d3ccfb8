import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { priceAfterTax, saleAmounts } from '#contract/parts/sale-amounts.ts'
import { toDollars } from '#contract/shared/money.ts'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { FigureRow } from '#web/ui/page/figure-row.tsx'
import { Money } from '#web/ui/text/money.tsx'
import type { SaleValues } from './sale-form.ts'

export function SaleTotals({ form }: { form: RecordForm<SaleValues> }) {
  const { t } = useTranslation()
  const price = Form.useWatch('price', form.antd) ?? 0
  const discount = Form.useWatch('discount', form.antd) ?? 0
  const tax = Form.useWatch('tax', form.antd) ?? 0
  const quantity = Form.useWatch('quantity', form.antd) ?? 0
  const { total } = saleAmounts({ price, discount, tax, quantity })
  return (
    <FigureRow
      items={[
        {
          label: t('parts.sale.price_after_tax'),
          value: <Money value={priceAfterTax({ price, discount, tax })} />,
        },
        { label: t('parts.sale.total'), value: <Money value={toDollars(total)} /> },
      ]}
    />
  )
}
