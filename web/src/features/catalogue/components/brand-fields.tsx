import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { brandNameMax } from '#contract/catalogue/brand.ts'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { SlugField } from '#web/ui/form/slug-field.tsx'
import { Section } from '#web/ui/page/section.tsx'

export function BrandFields({ form }: { form: RecordForm<{ name: string; slug: string }> }) {
  const { t } = useTranslation()
  return (
    <Section title={t('catalogue.brands.one')}>
      <FieldsGrid>
        <Form.Item name="name" label={t('catalogue.fields.name')} required>
          <Input autoComplete="off" maxLength={brandNameMax} autoFocus />
        </Form.Item>
        <Form.Item name="slug" label={t('catalogue.fields.slug')} required>
          <SlugField form={form} />
        </Form.Item>
      </FieldsGrid>
    </Section>
  )
}
