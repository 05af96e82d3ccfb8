import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import TextArea from 'antd/es/input/TextArea'
import { useTranslation } from 'react-i18next'
import { catalogueEndpoints } from '#contract/catalogue/catalogue-endpoints.ts'
import type { Part } from '#contract/parts/part.ts'
import { cleanArticle } from '#contract/parts/part-input.ts'
import { BrandSelect, categoryOption } from '#web/features/catalogue/index.ts'
import { SupplierSelect } from '#web/features/suppliers/index.ts'
import { SearchSelect } from '#web/ui/fields/search/search-select.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { SlugField } from '#web/ui/form/slug-field.tsx'
import { Section } from '#web/ui/page/section.tsx'
import type { PartValues } from '../part-values.ts'
import { PartFeatureFields } from './part-feature-fields.tsx'
import { PartImageFields } from './part-image-fields.tsx'
import { PartPriceFields } from './part-price-fields.tsx'
import { PartShopFields } from './part-shop-fields.tsx'
import { PartStockFields } from './part-stock-fields.tsx'
import '../parts.css'

interface PartFieldsProps {
  form: RecordForm<PartValues>
  /** On an edit, once loaded. */
  part?: Part | undefined
}

export function PartFields({ form, part }: PartFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Section title={t('parts.what')}>
        <FieldsGrid>
          <Form.Item name="name" label={t('parts.fields.name')} required>
            <Input autoComplete="off" maxLength={255} autoFocus={form.mode === 'create'} />
          </Form.Item>
          <Form.Item name="slug" label={t('parts.fields.slug')} required>
            <SlugField form={form} />
          </Form.Item>
          <Form.Item name="stock_number" label={t('parts.fields.stock_number')} required>
            <Input autoComplete="off" maxLength={100} />
          </Form.Item>
          <Form.Item
            name="article_number"
            label={t('parts.fields.article_number')}
            required
            normalize={(text: string) => cleanArticle(text)}
          >
            <Input autoComplete="off" maxLength={100} />
          </Form.Item>
          <Form.Item name="category_id" label={t('parts.fields.category_id')} required>
            <SearchSelect
              endpoint={catalogueEndpoints.listCategoryChoices}
              minLength={0}
              known={part && { value: part.category_id, label: part.category_name }}
              toOption={categoryOption}
            />
          </Form.Item>
          <Form.Item name="brand_id" label={t('parts.fields.brand_id')} required>
            <BrandSelect
              known={part?.brand_id ? { value: part.brand_id, label: part.brand_name } : undefined}
            />
          </Form.Item>
          <Form.Item name="supplier_id" label={t('parts.fields.supplier_id')}>
            <SupplierSelect
              known={part?.supplier_id ? { value: part.supplier_id, label: part.supplier_name } : undefined}
            />
          </Form.Item>
          <Form.Item className="rb-fields-whole" name="notes" label={t('parts.fields.notes')}>
            <TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={5000} />
          </Form.Item>
        </FieldsGrid>
      </Section>
      <PartStockFields form={form} part={part} />
      <PartPriceFields form={form} />
      <PartFeatureFields form={form} />
      <PartImageFields form={form} partId={part?.id} />
      <PartShopFields form={form} />
    </>
  )
}
