import Checkbox from 'antd/es/checkbox'
import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { laborRateNameMax } from '#contract/company/labor-rate.ts'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { Section } from '#web/ui/page/section.tsx'
import type { LaborRateValues } from './labor-rate-form.ts'

export function LaborRateFields({ form }: { form: RecordForm<LaborRateValues> }) {
  const { t } = useTranslation()
  const isDefault = Form.useWatch('is_default', form.antd) ?? form.initial?.is_default
  const label = (field: keyof LaborRateValues) => t(`labor-rates.fields.${field}`)
  return (
    <Section title={t('labor-rates.one')}>
      <FieldsGrid>
        <Form.Item name="name" label={label('name')} required>
          <Input autoComplete="off" maxLength={laborRateNameMax} autoFocus={form.mode === 'create'} />
        </Form.Item>
        <Form.Item name="rate" label={label('rate')} required>
          <MoneyField integerDigits={6} />
        </Form.Item>
      </FieldsGrid>
      <Form.Item
        name="is_default"
        valuePropName="checked"
        extra={isDefault ? t('labor-rates.default_hint') : undefined}
      >
        <Checkbox>{label('is_default')}</Checkbox>
      </Form.Item>
      <Form.Item name="is_active" valuePropName="checked">
        <Checkbox>{label('is_active')}</Checkbox>
      </Form.Item>
    </Section>
  )
}
