import Checkbox from 'antd/es/checkbox'
import Form from 'antd/es/form'
import RadioGroup from 'antd/es/radio/group'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type LabelPaper, labelPapers, labelsMax, labelsOnSheet } from '#contract/parts/part-labels.ts'
import { NumberField } from '#web/ui/fields/number/number-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'

export interface LabelValues {
  paper: LabelPaper
  copies: number | null
  on_hand: boolean
  with_price: boolean
  first: number | null
}

interface LabelFieldsProps {
  values: LabelValues
  onChange: (changed: Partial<LabelValues>) => void
}

export function LabelFields({ values, onChange }: LabelFieldsProps) {
  const { t } = useTranslation()
  const copiesId = useId()
  const firstId = useId()
  return (
    <>
      <Form.Item label={t('parts.labels.paper')}>
        <RadioGroup
          aria-label={t('parts.labels.paper')}
          vertical
          value={values.paper}
          onChange={event => onChange({ paper: event.target.value as LabelPaper })}
          options={labelPapers.map(value => ({ value, label: t(`parts.labels.papers.${value}`) }))}
        />
      </Form.Item>
      <FieldsGrid>
        <Form.Item label={t('parts.labels.copies')} htmlFor={copiesId}>
          <NumberField
            id={copiesId}
            decimals={0}
            integerDigits={3}
            min={1}
            max={labelsMax}
            disabled={values.on_hand}
            value={values.on_hand ? null : values.copies}
            onChange={copies => onChange({ copies })}
          />
        </Form.Item>
        {values.paper === 'avery_5160' && (
          <Form.Item label={t('parts.labels.first')} htmlFor={firstId} extra={t('parts.labels.first_why')}>
            <NumberField
              id={firstId}
              decimals={0}
              integerDigits={2}
              min={1}
              max={labelsOnSheet}
              value={values.first}
              onChange={first => onChange({ first })}
            />
          </Form.Item>
        )}
      </FieldsGrid>
      <Form.Item>
        <Checkbox checked={values.on_hand} onChange={event => onChange({ on_hand: event.target.checked })}>
          {t('parts.labels.on_hand')}
        </Checkbox>
      </Form.Item>
      <Form.Item>
        <Checkbox
          checked={values.with_price}
          onChange={event => onChange({ with_price: event.target.checked })}
        >
          {t('parts.labels.with_price')}
        </Checkbox>
      </Form.Item>
    </>
  )
}
