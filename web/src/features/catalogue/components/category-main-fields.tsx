import Checkbox from 'antd/es/checkbox'
import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import TextArea from 'antd/es/input/TextArea'
import { useTranslation } from 'react-i18next'
import { catalogueEndpoints } from '#contract/catalogue/catalogue-endpoints.ts'
import { categoryDescMax, categoryNameMax, isRootCategory } from '#contract/catalogue/category.ts'
import { PriceMatrixField } from '#web/features/prices/index.ts'
import { NumberField } from '#web/ui/fields/number/number-field.tsx'
import { SearchSelect } from '#web/ui/fields/search/search-select.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import { SlugField } from '#web/ui/form/slug-field.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { categoryOption } from '../category-option.ts'
import type { CategoryFieldsProps } from './category-fields.tsx'
import { CategoryImageField } from './category-image-field.tsx'

export function CategoryMainFields({ form, category }: CategoryFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Section>
        <FieldsGrid>
          <Form.Item name="name" label={t('catalogue.fields.name')} required>
            <Input autoComplete="off" maxLength={categoryNameMax} autoFocus={form.mode === 'create'} />
          </Form.Item>
          <Form.Item name="slug" label={t('catalogue.fields.slug')} required>
            <SlugField form={form} />
          </Form.Item>
          <Form.Item name="parent_id" label={t('catalogue.fields.parent_id')}>
            <SearchSelect
              endpoint={catalogueEndpoints.listCategoryChoices}
              minLength={0}
              toOption={categoryOption}
              without={category?.id}
              disabled={isRootCategory(category?.id)}
            />
          </Form.Item>
          <Form.Item name="position" label={t('catalogue.fields.position')} required>
            <NumberField decimals={0} />
          </Form.Item>
          <PriceMatrixField
            label={t('catalogue.fields.price_matrix_id')}
            tooltip={t('catalogue.price_matrix_hint')}
          />
          <Form.Item name="google_product_category" label={t('catalogue.fields.google_product_category')}>
            <Input autoComplete="off" maxLength={255} />
          </Form.Item>
          <Form.Item className="rb-fields-whole" name="desc" label={t('catalogue.fields.desc')}>
            <TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={categoryDescMax} showCount />
          </Form.Item>
        </FieldsGrid>
        <Form.Item name="display_menu" valuePropName="checked">
          <Checkbox>{t('catalogue.fields.display_menu')}</Checkbox>
        </Form.Item>
      </Section>
      <Section title={t('catalogue.categories.images')}>
        <FieldsGrid>
          {(['menu_image', 'mobile_image', 'header_image'] as const).map(slot => (
            <CategoryImageField key={slot} slot={slot} category={category} image={category?.[slot]} />
          ))}
        </FieldsGrid>
      </Section>
    </>
  )
}
