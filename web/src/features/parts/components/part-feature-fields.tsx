import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined'
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Button from 'antd/es/button'
import Form from 'antd/es/form'
import Select from 'antd/es/select'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type FeatureChoice, featureEndpoints } from '#contract/catalogue/feature.ts'
import { partFeaturesMax } from '#contract/catalogue/part-features.ts'
import { useRead } from '#web/api/hooks.ts'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import { firstField } from '#web/shell/focus/focusable.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { Section } from '#web/ui/page/section.tsx'
import type { FeatureRow, PartValues } from '../part-values.ts'
import { FeatureValues } from './feature-values.tsx'

export function PartFeatureFields({ form }: { form: RecordForm<PartValues> }) {
  const { t } = useTranslation()
  const rowsRef = useRef<HTMLDivElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const features = useRead(featureEndpoints.shortList, {}, { staleTime: 60_000 }).data?.data ?? []
  const rows: FeatureRow[] = Form.useWatch('features', form.antd) ?? []
  return (
    <Section title={t('parts.specifications')}>
      <Form.List name="features">
        {(fields, { add, remove }, { errors }) => (
          <>
            <div ref={rowsRef}>
              {fields.map(({ key, name }) => (
                <fieldset
                  key={key}
                  className="rb-part-feature"
                  aria-label={`${t('parts.feature')} ${name + 1}`}
                >
                  <Form.Item name={[name, 'feature_id']} label={t('parts.feature')}>
                    <Select
                      showSearch={{ optionFilterProp: 'label' }}
                      options={offered(rows[name]?.feature_id)}
                      onChange={() => form.antd.setFieldValue(['features', name, 'value_ids'], [])}
                    />
                  </Form.Item>
                  <FeatureValues name={name} feature={featureOf(rows[name])} />
                  {form.isAllowed && (
                    <IconAction
                      label={t('parts.remove_feature')}
                      icon={<CloseOutlined aria-hidden />}
                      onClick={() => {
                        remove(name)
                        form.changed()
                        focusSoon(
                          () => firstField(rowsRef.current?.children[Math.max(0, name - 1)]) ?? adder.current,
                        )
                      }}
                    />
                  )}
                </fieldset>
              ))}
            </div>
            <Form.ErrorList errors={errors} />
            {fields.length < partFeaturesMax && (
              <Button
                ref={adder}
                icon={<PlusOutlined aria-hidden />}
                onClick={() => {
                  add({ feature_id: null, value_ids: [] })
                  form.changed()
                  focusSoon(() => firstField(rowsRef.current?.lastElementChild))
                }}
              >
                {t('parts.add_feature')}
              </Button>
            )}
          </>
        )}
      </Form.List>
    </Section>
  )

  function featureOf(row: FeatureRow | undefined): FeatureChoice | undefined {
    return features.find(({ id }) => id === row?.feature_id)
  }

  /** Each specification once; a chosen one stays although it is no longer offered. */
  function offered(own: number | null | undefined) {
    const elsewhere = new Set(rows.map(row => row?.feature_id).filter(id => id !== own))
    return features
      .filter(({ id, active }) => !elsewhere.has(id) && (active || id === own))
      .map(({ id, name }) => ({ value: id, label: name }))
  }
}
