import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type UnitChoice, unitEndpoints } from '#contract/catalogue/unit.ts'
import type { Part } from '#contract/parts/part.ts'
import { invoiceNumberMax } from '#contract/parts/purchase.ts'
import { useRead } from '#web/api/hooks.ts'
import { UnitSelect } from '#web/features/catalogue/index.ts'
import { DateField } from '#web/ui/fields/date/date-field.tsx'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { NumberField } from '#web/ui/fields/number/number-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { Section } from '#web/ui/page/section.tsx'
import type { PartValues } from '../part-values.ts'

interface PartStockFieldsProps {
  form: RecordForm<PartValues>
  part: Part | undefined
}

/**
 * A new part has its first purchase here; later its unit is fixed and stock changes by purchases and sales.
 */
export function PartStockFields({ form, part }: PartStockFieldsProps) {
  const { t } = useTranslation()
  const isNew = form.mode === 'create'
  const [chosen, setChosen] = useState<UnitChoice>()
  const unitId = Form.useWatch('unit_id', form.antd)
  // A restored draft only has the unit's id.
  const units = useRead(unitEndpoints.shortList, {}, { staleTime: 60_000 }).data?.data
  const unit = part?.unit ?? [chosen, ...(units ?? [])].find(one => one?.id === unitId)
  const decimals = unit?.accept_decimals ? 3 : 0
  return (
    <Section title={t(isNew ? 'parts.first_purchase' : 'parts.stock')}>
      <FieldsGrid>
        <Form.Item name="unit_id" label={t('parts.fields.unit_id')} required={isNew}>
          <UnitSelect disabled={!isNew || !form.isAllowed} onChange={(_, next) => setChosen(next)} />
        </Form.Item>
        {isNew && (
          <>
            <Form.Item name={['purchase', 'quantity']} label={t('parts.fields.quantity')} required>
              <NumberField decimals={decimals} suffix={unit?.name} disabled={!unit || !form.isAllowed} />
            </Form.Item>
            <Form.Item name={['purchase', 'cost']} label={t('parts.fields.cost')} required>
              <MoneyField />
            </Form.Item>
            <Form.Item name={['purchase', 'date']} label={t('parts.purchase_date')} required>
              <DateField allowFuture={false} />
            </Form.Item>
            <Form.Item name={['purchase', 'invoice_number']} label={t('parts.fields.invoice_number')}>
              <Input autoComplete="off" maxLength={invoiceNumberMax} />
            </Form.Item>
          </>
        )}
        <Form.Item
          name="min_limit"
          label={t('parts.fields.min_limit')}
          required={Form.useWatch('for_shop', form.antd) === true}
        >
          <NumberField decimals={decimals} suffix={unit?.name} />
        </Form.Item>
      </FieldsGrid>
    </Section>
  )
}
