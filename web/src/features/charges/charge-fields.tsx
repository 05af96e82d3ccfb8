import Checkbox from 'antd/es/checkbox'
import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import RadioGroup from 'antd/es/radio/group'
import type { SelectProps } from 'antd/es/select'
import { useTranslation } from 'react-i18next'
import { chargeKinds, chargeNameMax, charges } from '#contract/charges/charge.ts'
import { ChoiceSelect } from '#web/records/choice-select.tsx'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { NumberField } from '#web/ui/fields/number/number-field.tsx'
import { PercentField } from '#web/ui/fields/number/percent-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { Section } from '#web/ui/page/section.tsx'
import type { ChargeValues } from './charge-form.ts'

/** Fields of the other kind are hidden and keep their values. */
export function ChargeFields({ form }: { form: RecordForm<ChargeValues> }) {
  const { t } = useTranslation()
  const kind = Form.useWatch('kind', form.antd) ?? form.initial?.kind
  const orders = Form.useWatch('order_kind', form.antd) ?? form.initial?.order_kind
  const label = (field: keyof ChargeValues) => t(`charges.fields.${field}`)
  return (
    <>
      <Section title={t('charges.one')}>
        <Form.Item name="name" label={label('name')} required>
          <Input autoComplete="off" maxLength={chargeNameMax} autoFocus={form.mode === 'create'} />
        </Form.Item>
        <Form.Item name="kind" label={label('kind')} required>
          <RadioGroup
            optionType="button"
            buttonStyle="solid"
            aria-label={label('kind')}
            options={chargeKinds.map(value => ({ value, label: t(`charges.choices.kind.${value}`) }))}
          />
        </Form.Item>
        <FieldsGrid>
          {kind === 'percent' ? (
            <>
              <Form.Item name="percent" label={label('percent')} required>
                <PercentField decimals={2} />
              </Form.Item>
              <Form.Item name="base" label={label('base')} required>
                <Choice of="base" />
              </Form.Item>
              <Form.Item name="min_amount" label={label('min_amount')}>
                <MoneyField integerDigits={6} />
              </Form.Item>
              <Form.Item name="max_amount" label={label('max_amount')}>
                <MoneyField integerDigits={6} />
              </Form.Item>
            </>
          ) : (
            <Form.Item name="amount" label={label('amount')} required>
              <MoneyField integerDigits={6} />
            </Form.Item>
          )}
          <Form.Item name="taxed_as" label={label('taxed_as')} required>
            <Choice of="taxed_as" />
          </Form.Item>
        </FieldsGrid>
        <Form.Item name="is_discounted" valuePropName="checked">
          <Checkbox>{label('is_discounted')}</Checkbox>
        </Form.Item>
      </Section>
      <Section title={t('charges.where')}>
        <FieldsGrid>
          <Form.Item name="applies" label={label('applies')} required>
            <Choice of="applies" />
          </Form.Item>
          <Form.Item name="order_kind" label={label('order_kind')} required>
            <Choice of="order_kind" />
          </Form.Item>
          {orders !== 'parts_order' && (
            <Form.Item name="vehicle_kind" label={label('vehicle_kind')}>
              <Choice of="vehicle_kind" allowClear placeholder={t('charges.any_vehicle')} />
            </Form.Item>
          )}
          <Form.Item name="position" label={label('position')}>
            <NumberField decimals={0} />
          </Form.Item>
        </FieldsGrid>
        <Form.Item name="is_active" valuePropName="checked">
          <Checkbox>{label('is_active')}</Checkbox>
        </Form.Item>
      </Section>
    </>
  )
}

interface ChoiceProps extends SelectProps<string | null> {
  of: 'base' | 'taxed_as' | 'applies' | 'order_kind' | 'vehicle_kind'
}

const Choice = ({ of, ...rest }: ChoiceProps) => (
  <ChoiceSelect {...rest} values={charges.columns[of].choices.values} words={`charges.choices.${of}`} />
)
