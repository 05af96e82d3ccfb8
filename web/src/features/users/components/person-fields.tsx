import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { ExtensionField } from '#web/ui/fields/phone/extension-field.tsx'
import { FurtherPhones } from '#web/ui/fields/phone/further-phones.tsx'
import { PhoneField } from '#web/ui/fields/phone/phone-field.tsx'
import '../users.css'

interface PersonFieldsProps {
  autoFocus?: boolean
  disabled?: boolean
}

/** Name and phones, in the profile form and the Staff form. */
export function PersonFields({ autoFocus = false, disabled = false }: PersonFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className="rb-person-fields">
        <Form.Item name="first_name" label={t('users.fields.first_name')} required>
          <Input autoComplete="off" maxLength={60} autoFocus={autoFocus} />
        </Form.Item>
        <Form.Item name="last_name" label={t('users.fields.last_name')} required>
          <Input autoComplete="off" maxLength={60} />
        </Form.Item>
        <Form.Item name="phone" label={t('users.fields.phone')} required>
          <PhoneField extensionName="phone_extension" />
        </Form.Item>
        <Form.Item name="phone_extension" label={t('users.fields.phone_extension')}>
          <ExtensionField />
        </Form.Item>
      </div>
      <FurtherPhones disabled={disabled} />
    </>
  )
}
