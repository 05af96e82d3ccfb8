import Checkbox from 'antd/es/checkbox'
import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import TextArea from 'antd/es/input/TextArea'
import Select from 'antd/es/select'
import { useTranslation } from 'react-i18next'
import { packageTypes } from '#contract/lookups/fixed-lists.ts'
import { seoDescriptionMax } from '#contract/parts/part-input.ts'
import { NumberField } from '#web/ui/fields/number/number-field.tsx'
import { RichTextField } from '#web/ui/fields/rich-text/rich-text-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { Section } from '#web/ui/page/section.tsx'
import type { PartValues } from '../part-values.ts'

/** The online shop requires size and package. */
export function PartShopFields({ form }: { form: RecordForm<PartValues> }) {
  const { t } = useTranslation()
  const isForShop = Form.useWatch('for_shop', form.antd) === true
  return (
    <Section title={t('parts.online_shop')}>
      <div className="rb-switches">
        {(['for_shop', 'is_new', 'is_popular'] as const).map(name => (
          <Form.Item key={name} name={name} valuePropName="checked" noStyle>
            <Checkbox>{t(`parts.fields.${name}`)}</Checkbox>
          </Form.Item>
        ))}
      </div>
      <FieldsGrid>
        {(['length', 'width', 'height'] as const).map(name => (
          <Form.Item key={name} name={name} label={t(`parts.fields.${name}`)} required={isForShop}>
            <NumberField integerDigits={5} decimals={2} suffix={t('parts.inches')} />
          </Form.Item>
        ))}
        <Form.Item name="weight" label={t('parts.fields.weight')} required={isForShop}>
          <NumberField integerDigits={5} decimals={2} suffix={t('parts.pounds')} />
        </Form.Item>
        <Form.Item name="package_type" label={t('parts.fields.package_type')} required={isForShop}>
          <Select
            allowClear
            options={packageTypes.map(value => ({ value, label: t(`parts.package_types.${value}`) }))}
          />
        </Form.Item>
      </FieldsGrid>
      <FieldsGrid>
        <Form.Item name={['seo', 'title']} label={t('parts.fields.seo_title')}>
          <Input autoComplete="off" maxLength={255} showCount />
        </Form.Item>
        <Form.Item name={['seo', 'h1']} label={t('parts.fields.seo_h1')}>
          <Input autoComplete="off" maxLength={255} showCount />
        </Form.Item>
        <Form.Item className="rb-fields-whole" name={['seo', 'desc']} label={t('parts.fields.seo_desc')}>
          <TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={seoDescriptionMax} showCount />
        </Form.Item>
        <Form.Item
          className="rb-fields-whole"
          name={['seo', 'keywords']}
          label={t('parts.fields.seo_keywords')}
        >
          <Input autoComplete="off" maxLength={500} showCount />
        </Form.Item>
        <Form.Item className="rb-fields-whole" name={['seo', 'text']} label={t('parts.fields.seo_text')}>
          <RichTextField label={t('parts.fields.seo_text')} disabled={!form.isAllowed} />
        </Form.Item>
      </FieldsGrid>
    </Section>
  )
}
