import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { PhoneField } from '#web/ui/fields/phone/phone-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'

/** At the path `within` of the form. */
export function RecipientFields({ within = [] }: { within?: readonly string[] }) {
  const { t } = useTranslation()
  const company = Form.useWatch([...within, 'company_name'])
  return (
    <FieldsGrid>
      <Form.Item
        name={[...within, 'first_name']}
        label={t('customers.fields.first_name')}
        required={!company}
      >
        <Input autoComplete="off" maxLength={100} />
      </Form.Item>
      <Form.Item name={[...within, 'last_name']} label={t('customers.fields.last_name')} required={!company}>
        <Input autoComplete="off" maxLength={100} />
      </Form.Item>
      <Form.Item name={[...within, 'company_name']} label={t('customers.fields.company_name')}>
        <Input autoComplete="off" maxLength={100} />
      </Form.Item>
      <Form.Item name={[...within, 'phone']} label={t('customers.fields.phone')} required>
        <PhoneField />
      </Form.Item>
    </FieldsGrid>
  )
}
