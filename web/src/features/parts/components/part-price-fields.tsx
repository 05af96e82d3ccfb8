import Checkbox from 'antd/es/checkbox'
import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { partDiscountMax } from '#contract/parts/part-fields.ts'
import { sumCents, toCents, toDollars } from '#contract/shared/money.ts'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { PercentField } from '#web/ui/fields/number/percent-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { Section } from '#web/ui/page/section.tsx'
import type { PartValues } from '../part-values.ts'

/** On sale the old price starts as price plus delivery. */
export function PartPriceFields({ form }: { form: RecordForm<PartValues> }) {
  const { t } = useTranslation()
  const isSale = Form.useWatch('is_sale', form.antd) === true
  return (
    <Section title={t('parts.prices')}>
      <FieldsGrid>
        <Form.Item name="price_retail" label={t('parts.fields.price_retail')} required>
          <MoneyField />
        </Form.Item>
        <Form.Item name="delivery_cost" label={t('parts.fields.delivery_cost')}>
          <MoneyField />
        </Form.Item>
        <Form.Item name="min_limit_price" label={t('parts.fields.min_limit_price')}>
          <MoneyField />
        </Form.Item>
      </FieldsGrid>
      <div className="rb-switches">
        <Form.Item name="is_sale" valuePropName="checked" noStyle>
          <Checkbox onChange={event => toggleSale(event.target.checked)}>
            {t('parts.fields.is_sale')}
          </Checkbox>
        </Form.Item>
      </div>
      {isSale && (
        <FieldsGrid>
          <Form.Item name="price_old" label={t('parts.fields.price_old')} required>
            <MoneyField />
          </Form.Item>
          <Form.Item name="discount" label={t('parts.fields.discount')} required>
            <PercentField integerDigits={2} decimals={2} max={partDiscountMax} />
          </Form.Item>
        </FieldsGrid>
      )}
    </Section>
  )

  function toggleSale(isOn: boolean) {
    const { price_retail, delivery_cost } = form.antd.getFieldsValue(true)
    const whole = toDollars(sumCents([toCents(price_retail ?? 0), toCents(delivery_cost ?? 0)]))
    form.antd.setFieldsValue({ price_old: isOn ? whole : null, discount: null })
  }
}
