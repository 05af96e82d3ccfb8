import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Button from 'antd/es/button'
import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { IconAction } from '../actions/icon-action.tsx'
import { ExtensionField } from './extension-field.tsx'
import { PhoneField } from './phone-field.tsx'
import './fields.css'

const most = 4

/** Up to four more numbers: the form's field `phones`, or another of that kind. */
export function FurtherPhones({ name = 'phones', disabled }: { name?: string; disabled?: boolean }) {
  const { t } = useTranslation()
  return (
    <Form.List name={name}>
      {(rows, { add, remove }) => (
        <div className="rb-phones">
          {rows.map(row => (
            <div key={row.key} className="rb-phone-row">
              <Form.Item name={[row.name, 'number']} label={t('ui.phone.further')}>
                <PhoneField extensionName={[name, row.name, 'extension']} />
              </Form.Item>
              <Form.Item name={[row.name, 'extension']} label={t('ui.phone.extension')}>
                <ExtensionField />
              </Form.Item>
              {!disabled && (
                <IconAction
                  label={t('ui.phone.remove')}
                  icon={<DeleteOutlined aria-hidden />}
                  danger
                  onClick={() => remove(row.name)}
                />
              )}
            </div>
          ))}
          {rows.length < most && !disabled && (
            <Button
              type="text"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => add({ number: '', extension: '' })}
            >
              {t('ui.phone.add')}
            </Button>
          )}
        </div>
      )}
    </Form.List>
  )
}
