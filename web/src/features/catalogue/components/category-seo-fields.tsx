import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import TextArea from 'antd/es/input/TextArea'
import { useTranslation } from 'react-i18next'
import { categoryDescMax } from '#contract/catalogue/category.ts'
import { RichTextField } from '#web/ui/fields/rich-text/rich-text-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import { Section } from '#web/ui/page/section.tsx'
import type { CategoryFieldsProps } from './category-fields.tsx'
import { CategoryImageField } from './category-image-field.tsx'

export function CategorySeoFields({ form, category }: CategoryFieldsProps) {
  const { t } = useTranslation()
  return (
    <Section>
      <FieldsGrid>
        {(['h1', 'title'] as const).map(name => (
          <Form.Item key={name} name={['seo', name]} label={t(`catalogue.fields.seo_${name}`)}>
            <Input autoComplete="off" maxLength={255} showCount />
          </Form.Item>
        ))}
        <Form.Item className="rb-fields-whole" name={['seo', 'desc']} label={t('catalogue.fields.seo_desc')}>
          <TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={categoryDescMax} showCount />
        </Form.Item>
        <Form.Item
          className="rb-fields-whole"
          name={['seo', 'keywords']}
          label={t('catalogue.fields.seo_keywords')}
        >
          <Input autoComplete="off" maxLength={500} showCount />
        </Form.Item>
        <Form.Item className="rb-fields-whole" name={['seo', 'text']} label={t('catalogue.fields.seo_text')}>
          <RichTextField label={t('catalogue.fields.seo_text')} disabled={!form.isAllowed} />
        </Form.Item>
      </FieldsGrid>
      <CategoryImageField slot="seo_image" category={category} image={category?.seo.image} />
    </Section>
  )
}
