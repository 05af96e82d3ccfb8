import Checkbox from 'antd/es/checkbox'
import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { type Feature, featureNameMax } from '#contract/catalogue/feature.ts'
import { NumberField } from '#web/ui/fields/number/number-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { SlugField } from '#web/ui/form/slug-field.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { FeatureValues } from './feature-values.tsx'

interface FeatureFieldsProps {
  form: RecordForm<{
    name: string
    slug: string
    position: number | null
    multiple: boolean
    active: boolean
  }>
  feature: Feature | undefined
}

export function FeatureFields({ form, feature }: FeatureFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Section title={t('catalogue.features.one')}>
        <FieldsGrid>
          <Form.Item name="name" label={t('catalogue.fields.name')} required>
            <Input autoComplete="off" maxLength={featureNameMax} autoFocus={form.mode === 'create'} />
          </Form.Item>
          <Form.Item name="slug" label={t('catalogue.fields.slug')} required>
            <SlugField form={form} />
          </Form.Item>
          <Form.Item name="position" label={t('catalogue.fields.position')}>
            <NumberField decimals={0} />
          </Form.Item>
        </FieldsGrid>
        <Form.Item name="multiple" valuePropName="checked">
          <Checkbox>{t('catalogue.features.multiple_hint')}</Checkbox>
        </Form.Item>
        <Form.Item name="active" valuePropName="checked">
          <Checkbox>{t('catalogue.features.active_hint')}</Checkbox>
        </Form.Item>
        {form.mode === 'create' && <p className="rb-muted">{t('catalogue.features.save_first')}</p>}
      </Section>
      {feature && <FeatureValues featureId={feature.id} />}
    </>
  )
}
