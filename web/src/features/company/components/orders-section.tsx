import Form from 'antd/es/form'
import Select from 'antd/es/select'
import { useTranslation } from 'react-i18next'
import { costBases, minMarginMax } from '#contract/company/cost-basis.ts'
import { dueInDaysMax, workingHoursMax } from '#contract/company/order-defaults.ts'
import { taxMax } from '#contract/company/tax-rate.ts'
import { discountMax } from '#contract/repair-orders/repair-order-input.ts'
import { PriceMatrixField } from '#web/features/prices/index.ts'
import { ChoiceSelect } from '#web/records/choice-select.tsx'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { NumberField } from '#web/ui/fields/number/number-field.tsx'
import { PercentField } from '#web/ui/fields/number/percent-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { formatDate } from '#web/ui/text/date-format.ts'
import type { CompanyValues } from '../company-values.ts'

export function OrdersSection() {
  const { t } = useTranslation()
  const decimals = Form.useWatch<CompanyValues['tax_decimals']>('tax_decimals') ?? 1
  const slot = Form.useWatch<string>('first_slot') ?? ''
  const slots = halfHours.includes(slot) || !slot ? halfHours : [...halfHours, slot].sort()
  return (
    <Section title={t('company.orders')}>
      <p className="rb-muted rb-section-text">{t('company.orders_text')}</p>
      <FieldsGrid>
        {(['tax_labor', 'tax_inventory', 'sales_tax'] as const).map(name => (
          <Form.Item
            key={name}
            name={name}
            label={t(`company.${name}`)}
            {...(name === 'sales_tax' ? { tooltip: t('company.sales_tax_hint') } : {})}
          >
            <PercentField
              decimals={decimals}
              moreDecimals={decimals < 3 ? 'company.more_decimals_here' : undefined}
              step={0.1}
              max={taxMax}
              suffix={null}
            />
          </Form.Item>
        ))}
        <Form.Item
          name="tax_decimals"
          label={t('company.fields.tax_decimals')}
          tooltip={t('company.decimals_hint')}
        >
          <Select options={[1, 2, 3].map(value => ({ value, label: t(`company.decimals_${value}`) }))} />
        </Form.Item>
        <Form.Item
          name="due_in_days"
          label={t('company.fields.due_in_days')}
          tooltip={t('company.due_in_days_hint')}
        >
          <NumberField integerDigits={3} decimals={0} max={dueInDaysMax} />
        </Form.Item>
        <Form.Item name="hourly_rate" label={t('company.fields.hourly_rate')}>
          <MoneyField integerDigits={6} />
        </Form.Item>
        <Form.Item
          name="first_slot"
          label={t('company.fields.first_slot')}
          tooltip={t('company.first_slot_hint')}
        >
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            options={slots.map(value => ({
              value,
              label: formatDate(`2000-01-01 ${value}`, 'time'),
            }))}
          />
        </Form.Item>
        <Form.Item
          name="working_hours"
          label={t('company.fields.working_hours')}
          tooltip={t('company.working_hours_hint')}
        >
          <NumberField integerDigits={2} decimals={1} max={workingHoursMax} />
        </Form.Item>
        <PriceMatrixField
          label={t('company.fields.price_matrix_id')}
          tooltip={t('company.price_matrix_hint')}
        />
        <Form.Item
          name="cost_basis"
          label={t('company.fields.cost_basis')}
          tooltip={t('company.cost_basis_hint')}
        >
          <ChoiceSelect values={costBases} words="company.cost_bases" />
        </Form.Item>
        <Form.Item
          name="min_margin"
          label={t('company.fields.min_margin')}
          tooltip={t('company.min_margin_hint')}
        >
          <PercentField decimals={2} max={minMarginMax} />
        </Form.Item>
        <Form.Item
          name="discount_max"
          label={t('company.fields.discount_max')}
          tooltip={t('company.discount_max_hint')}
        >
          <PercentField max={discountMax} />
        </Form.Item>
      </FieldsGrid>
    </Section>
  )
}

const halfHours = Array.from(
  { length: 48 },
  (_, n) => `${String(Math.floor(n / 2)).padStart(2, '0')}:${n % 2 ? '30' : '00'}`,
)
