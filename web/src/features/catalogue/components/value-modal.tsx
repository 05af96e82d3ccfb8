import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { featureNameMax } from '#contract/catalogue/feature.ts'
import type { FeatureValue } from '#contract/catalogue/feature-value.ts'
import type { OverlayProps } from '#web/shell/overlays.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'
import { SlugField } from '#web/ui/form/slug-field.tsx'
import { valueForm } from '../value-form.ts'

interface ValueModalProps {
  featureId: number
  /** Undefined: a new one. */
  value?: FeatureValue
}

export default function ValueModal({ featureId, value, open, onClose }: ValueModalProps & OverlayProps) {
  const { t } = useTranslation()
  const start = useMemo(() => ({ feature_id: featureId }), [featureId])
  return (
    <FormModal
      of={valueForm}
      {...(value ? { mode: 'edit', params: { id: value.id }, saved: value } : { start })}
      open={open}
      onClose={onClose}
      title={t(value ? 'catalogue.values.edit' : 'catalogue.values.new')}
      width={420}
    >
      {form => (
        <>
          <Form.Item name="name" label={t('catalogue.fields.name')} required>
            <Input autoComplete="off" maxLength={featureNameMax} />
          </Form.Item>
          <Form.Item name="slug" label={t('catalogue.fields.slug')} required>
            <SlugField form={form} />
          </Form.Item>
        </>
      )}
    </FormModal>
  )
}

declare module '#web/shell/overlays.ts' {
  interface Overlays {
    'catalogue.value': ValueModalProps
  }
}
