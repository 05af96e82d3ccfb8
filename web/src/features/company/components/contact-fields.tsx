import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { phoneNameMax } from '#contract/company/company-input.ts'
import { ExtensionField } from '#web/ui/fields/phone/extension-field.tsx'
import { FurtherPhones } from '#web/ui/fields/phone/further-phones.tsx'
import { PhoneField } from '#web/ui/fields/phone/phone-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'

interface ContactFieldsProps {
  /** Prefix of the field names: `billing_`. */
  prefix?: '' | 'billing_' | 'ecommerce_'
  required?: boolean
  disabled: boolean
}

/** Phone with its name, e-mail and further phones; used for the shop, billing and the online shop. */
export function ContactFields({ prefix = '', required = false, disabled }: ContactFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <FieldsGrid>
        <Form.Item name={`${prefix}phone`} label={t('company.fields.phone')} required={required}>
          <PhoneField extensionName={`${prefix}phone_extension`} />
        </Form.Item>
        <Form.Item name={`${prefix}phone_extension`} label={t('company.fields.phone_extension')}>
          <ExtensionField />
        </Form.Item>
        <Form.Item
          name={`${prefix}phone_name`}
          label={t('company.fields.phone_name')}
          tooltip={t('company.phone_name_hint')}
        >
          <Input autoComplete="off" maxLength={phoneNameMax} />
        </Form.Item>
        <Form.Item name={`${prefix}email`} label={t('company.fields.email')} required={required}>
          <Input type="email" autoComplete="off" maxLength={255} />
        </Form.Item>
        {prefix !== 'billing_' && (
          <>
            <Form.Item name={`${prefix}website`} label={t('company.fields.website')}>
              <Input autoComplete="off" inputMode="url" maxLength={200} placeholder="www.example.com" />
            </Form.Item>
            <Form.Item name={`${prefix}fax`} label={t('company.fields.fax')}>
              <PhoneField />
            </Form.Item>
          </>
        )}
      </FieldsGrid>
      <FurtherPhones name={`${prefix}phones`} disabled={disabled} />
    </>
  )
}
