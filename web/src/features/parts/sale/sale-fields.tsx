import Form from 'antd/es/form'
import Group from 'antd/es/radio/group'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Part } from '#contract/parts/part.ts'
import { saleReasons } from '#contract/parts/part-sale.ts'
import { DateField } from '#web/ui/fields/date/date-field.tsx'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { NumberField } from '#web/ui/fields/number/number-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { formatQuantity } from '../quantity-format.ts'
import { SaleBuyerFields, SalePercents } from './sale-buyer-fields.tsx'
import { SaleCustomer } from './sale-customer.tsx'
import type { SaleValues } from './sale-form.ts'
import { SaleTotals } from './sale-totals.tsx'
import { useProposedPrice } from './use-proposed-price.ts'

interface SaleFieldsProps {
  form: RecordForm<SaleValues>
  part: Part | undefined
  /** What the company charges. */
  tax: number | undefined
}

/** Reason, quantity and price; for a sale also payment and buyer. */
export function SaleFields({ form, part, tax }: SaleFieldsProps) {
  const { t } = useTranslation()
  const [levelPrice, setLevelPrice] = useState<number | null>(null)
  useProposedPrice(form, part, levelPrice)
  const isSale = Form.useWatch('describe', form.antd) === 'sold'
  return (
    <>
      <Form.Item name="describe" label={t('parts.sale.fields.describe')} required>
        <Group
          optionType="button"
          buttonStyle="solid"
          aria-label={t('parts.sale.fields.describe')}
          options={[...saleReasons]
            .reverse()
            .map(value => ({ value, label: t(`parts.sale.reasons.${value}`) }))}
        />
      </Form.Item>
      {isSale && <SaleCustomer form={form} part={part} tax={tax} onLevelPrice={setLevelPrice} />}
      <FieldsGrid>
        <Form.Item
          name="quantity"
          label={t('parts.fields.quantity')}
          required
          extra={
            part &&
            t('parts.rows.available_count', { quantity: formatQuantity(part.quantity), unit: part.unit.name })
          }
        >
          <NumberField
            decimals={part?.unit.accept_decimals ? 3 : 0}
            suffix={part?.unit.name}
            disabled={!part || undefined}
          />
        </Form.Item>
        <Form.Item name="price" label={t('parts.fields.price_retail')} required>
          <MoneyField />
        </Form.Item>
        {isSale && <SalePercents />}
      </FieldsGrid>
      {isSale && <SaleTotals form={form} unit={part?.unit.name} />}
      <FieldsGrid>
        <Form.Item name="date" label={t('parts.fields.date')} required>
          <DateField allowFuture={false} />
        </Form.Item>
        {isSale && <SaleBuyerFields />}
      </FieldsGrid>
    </>
  )
}
