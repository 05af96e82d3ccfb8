import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { brandNameMax } from '#contract/catalogue/brand.ts'
import { slugMax } from '#contract/shared/slug.ts'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import { Section } from '#web/ui/page/section.tsx'

export function BrandFields() {
  const { t } = useTranslation()
  return (
    <Section title={t('catalogue.brands.one')}>
      <FieldsGrid>
        <Form.Item name="name" label={t('catalogue.fields.name')} required>
          <Input autoComplete="off" maxLength={brandNameMax} autoFocus />
        </Form.Item>
        <Form.Item name="slug" label={t('catalogue.fields.slug')} extra={t('catalogue.brands.slug_hint')}>
          <Input autoComplete="off" maxLength={slugMax} />
        </Form.Item>
      </FieldsGrid>
    </Section>
  )
}
