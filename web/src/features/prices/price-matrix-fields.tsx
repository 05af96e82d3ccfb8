import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Button from 'antd/es/button'
import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { bandModes, priceRoundings } from '#contract/prices/matrix-price.ts'
import { maxBands, priceNameMax } from '#contract/prices/price-matrix.ts'
import { ChoiceSelect } from '#web/records/choice-select.tsx'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { PercentField } from '#web/ui/fields/number/percent-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { Section } from '#web/ui/page/section.tsx'
import type { BandValues, PriceMatrixValues } from './price-matrix-form.ts'
import { TryMatrix } from './try-matrix.tsx'
import './prices.css'

const next: BandValues = { from_cost: null, percent: null, mode: 'markup' }

export function PriceMatrixFields({ form }: { form: RecordForm<PriceMatrixValues> }) {
  const { t } = useTranslation()
  const label = (field: keyof PriceMatrixValues) => t(`prices.fields.${field}`)
  return (
    <>
      <Section>
        <FieldsGrid>
          <Form.Item name="name" label={label('name')} required>
            <Input autoComplete="off" maxLength={priceNameMax} autoFocus={form.mode === 'create'} />
          </Form.Item>
          <Form.Item name="round_to" label={label('round_to')} required>
            <ChoiceSelect values={priceRoundings} words="prices.choices.round_to" />
          </Form.Item>
        </FieldsGrid>
      </Section>
      <Section title={label('bands')}>
        <p className="rb-muted rb-section-text">{t('prices.matrices.bands_text')}</p>
        <Form.List name="bands">
          {(rows, { add, remove }, { errors }) => (
            <>
              {rows.map(row => (
                <div key={row.key} className="rb-price-band">
                  <Form.Item name={[row.name, 'from_cost']} label={t('prices.matrices.from_cost')}>
                    <MoneyField integerDigits={7} />
                  </Form.Item>
                  <Form.Item name={[row.name, 'percent']} label={t('prices.fields.percent')}>
                    <PercentField decimals={2} />
                  </Form.Item>
                  <Form.Item name={[row.name, 'mode']} label={t('prices.matrices.mode')}>
                    <ChoiceSelect values={bandModes} words="prices.choices.mode" />
                  </Form.Item>
                  <IconAction
                    label={t('prices.matrices.remove_band')}
                    icon={<DeleteOutlined aria-hidden />}
                    danger
                    disabledBecause={rows.length > 1 ? undefined : t('prices.matrices.one_band_stays')}
                    onClick={() => remove(row.name)}
                  />
                </div>
              ))}
              <Form.ErrorList errors={errors} />
              {rows.length < maxBands && (
                <Button type="dashed" icon={<PlusOutlined aria-hidden />} onClick={() => add({ ...next })}>
                  {t('prices.matrices.add_band')}
                </Button>
              )}
            </>
          )}
        </Form.List>
      </Section>
      <TryMatrix form={form} />
    </>
  )
}
