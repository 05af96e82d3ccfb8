import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { priceNameMax } from '#contract/prices/price-matrix.ts'
import { priceLevelKinds } from '#contract/prices/price-of.ts'
import { ChoiceSelect } from '#web/records/choice-select.tsx'
import { PercentField } from '#web/ui/fields/number/percent-field.tsx'
import { PriceMatrixSelect } from './price-choice.tsx'

/** The field of the other kinds is hidden and keeps its value. */
export function PriceLevelFields() {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const kind = Form.useWatch('kind', form) ?? form.getFieldValue('kind')
  return (
    <>
      <Form.Item name="name" label={t('prices.fields.name')} required>
        <Input autoComplete="off" maxLength={priceNameMax} />
      </Form.Item>
      <Form.Item name="kind" label={t('prices.fields.kind')} required>
        <ChoiceSelect values={priceLevelKinds} words="prices.choices.kind" />
      </Form.Item>
      {kind === 'matrix' ? (
        <Form.Item
          name="price_matrix_id"
          label={t('prices.fields.price_matrix_id')}
          extra={t('prices.levels.matrix_hint')}
        >
          <PriceMatrixSelect />
        </Form.Item>
      ) : (
        <Form.Item name="percent" label={t('prices.fields.percent')} required>
          <PercentField decimals={2} />
        </Form.Item>
      )}
    </>
  )
}

/** Without what the dialog hides. */
export const bodyOf = ({ percent, price_matrix_id, ...always }: Record<string, unknown>) => ({
  ...always,
  ...(always.kind === 'matrix' ? { price_matrix_id } : { percent }),
})
