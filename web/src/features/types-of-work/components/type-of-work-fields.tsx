import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { maxTypeOfWorkParts } from '#contract/types-of-work/type-of-work.ts'
import { LaborRateField } from '#web/features/labor-rates/index.ts'
import { PartRowsField, partRowErrors } from '#web/features/parts/index.ts'
import { DurationField } from '#web/ui/fields/number/duration-field.tsx'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { Section } from '#web/ui/page/section.tsx'
import type { TypeOfWorkValues } from '../type-of-work-values.ts'
import { LiveEstimate } from './live-estimate.tsx'
import { TypeOfWorkChargesField } from './type-of-work-charges-field.tsx'

export function TypeOfWorkFields({ form }: { form: RecordForm<TypeOfWorkValues> }) {
  const { t } = useTranslation()
  const hasLaborRate = (Form.useWatch('labor_rate_id', form.antd) ?? null) !== null
  const rows = Form.useWatch('parts', form.antd) ?? []
  return (
    <>
      <Section title={t('types-of-work.labor')}>
        <Form.Item name="name" label={t('types-of-work.name')} required>
          <Input autoComplete="off" maxLength={255} autoFocus={form.mode === 'create'} />
        </Form.Item>
        <FieldsGrid>
          <Form.Item name="duration" label={t('types-of-work.duration_hint')} required>
            <DurationField />
          </Form.Item>
          <Form.Item name="hourly_rate" label={t('types-of-work.hourly_rate')} required>
            <MoneyField integerDigits={6} disabled={hasLaborRate || !form.isAllowed} />
          </Form.Item>
          <LaborRateField
            label={t('types-of-work.labor_rate')}
            placeholder={t('types-of-work.own_rate')}
            usual={t('types-of-work.usual_rate')}
            onChoose={rate => rate !== null && form.antd.setFieldValue('hourly_rate', rate)}
          />
        </FieldsGrid>
      </Section>
      <Section title={t('types-of-work.parts')}>
        <Form.Item name="parts" noStyle>
          <PartRowsField
            errors={partRowErrors(form.entries, 'inventories', rows)}
            max={maxTypeOfWorkParts}
            disabled={!form.isAllowed}
          />
        </Form.Item>
      </Section>
      <Section title={t('types-of-work.charges')}>
        <Form.Item name="charges" noStyle>
          <TypeOfWorkChargesField form={form} />
        </Form.Item>
        <LiveEstimate form={form} />
      </Section>
    </>
  )
}
