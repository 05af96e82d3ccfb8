import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Button from 'antd/es/button'
import Form from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { furtherPhonesMax } from '#contract/shared/phone.ts'
import { IconAction } from '../../actions/icon-action.tsx'
import { ExtensionField } from './extension-field.tsx'
import { PhoneField } from './phone-field.tsx'
import '../fields.css'

interface FurtherPhonesProps {
  name?: string
  disabled?: boolean
  /** Inside an item of a form list: the list and the index. */
  within?: readonly [list: string, index: number]
}

/** The form's field `phones`, or another list of numbers. */
export function FurtherPhones({ name = 'phones', disabled, within }: FurtherPhonesProps) {
  const { t } = useTranslation()
  return (
    // Names in a nested list are relative.
    <Form.List name={within ? [within[1], name] : name}>
      {(rows, { add, remove }, { errors }) => (
        <div className="rb-phones">
          {rows.map(row => (
            <div key={row.key} className="rb-phone-row">
              <Form.Item name={[row.name, 'number']} label={t('ui.phone.further')}>
                <PhoneField extensionName={[...(within ?? []), name, row.name, 'extension']} />
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
          <Form.ErrorList errors={errors} />
          {rows.length < furtherPhonesMax && !disabled && (
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
