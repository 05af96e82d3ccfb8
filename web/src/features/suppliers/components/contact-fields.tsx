import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import Button from 'antd/es/button'
import Checkbox from 'antd/es/checkbox'
import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { ExtensionField } from '#web/ui/fields/phone/extension-field.tsx'
import { FurtherPhones } from '#web/ui/fields/phone/further-phones.tsx'
import { PhoneField } from '#web/ui/fields/phone/phone-field.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import { StatusTag } from '#web/ui/text/status-tag.tsx'
import { FurtherEmails } from './further-emails.tsx'

interface ContactFieldsProps {
  index: number
  isAllowed: boolean
  onMain: () => void
  onDelete: () => void
}

export function ContactFields({ index, isAllowed, onMain, onDelete }: ContactFieldsProps) {
  const { t } = useTranslation()
  const isMain = Form.useWatch(['contacts', index, 'is_main'], Form.useFormInstance()) as boolean | undefined
  return (
    <fieldset className="rb-contact">
      <legend className="rb-visually-hidden">{t('suppliers.contact.number', { number: index + 1 })}</legend>
      {/* `useWatch` above needs a registered field. */}
      <Form.Item name={[index, 'is_main']} hidden valuePropName="checked">
        <Checkbox />
      </Form.Item>
      <div className="rb-contact-head">
        {isMain ? (
          <StatusTag tone="outlined">{t('suppliers.contact.main')}</StatusTag>
        ) : (
          isAllowed && (
            <Button size="small" onClick={onMain}>
              {t('suppliers.contact.make_main')}
            </Button>
          )
        )}
        {isAllowed && (
          <IconAction
            label={t('suppliers.contact.delete')}
            icon={<DeleteOutlined aria-hidden />}
            danger
            disabledBecause={isMain ? t('suppliers.contact.main_stays') : undefined}
            onClick={onDelete}
          />
        )}
      </div>
      <FieldsGrid>
        <Form.Item name={[index, 'name']} label={t('suppliers.contact.name')}>
          <Input autoComplete="off" maxLength={100} />
        </Form.Item>
        <Form.Item name={[index, 'position']} label={t('suppliers.contact.position')}>
          <Input autoComplete="off" maxLength={100} />
        </Form.Item>
      </FieldsGrid>
      <Form.Item name={[index, 'email']} label={t('suppliers.contact.email')}>
        <Input inputMode="email" autoComplete="off" maxLength={200} />
      </Form.Item>
      <FurtherEmails index={index} disabled={!isAllowed} />
      <div className="rb-phone-row">
        <Form.Item name={[index, 'phone']} label={t('suppliers.contact.phone')}>
          <PhoneField extensionName={['contacts', index, 'phone_extension']} />
        </Form.Item>
        <Form.Item name={[index, 'phone_extension']} label={t('suppliers.contact.extension')}>
          <ExtensionField />
        </Form.Item>
      </div>
      <FurtherPhones within={['contacts', index]} disabled={!isAllowed} />
    </fieldset>
  )
}
