import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import Button from 'antd/es/button'
import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { furtherMax } from '#contract/suppliers/supplier-contacts.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { IconAction } from '#web/ui/actions/icon-action.tsx'

/** More addresses of a contact. Removing one needs confirmation. */
export function FurtherEmails({ index, disabled }: { index: number; disabled: boolean }) {
  const { t } = useTranslation()
  const [deleting, setDeleting] = useState<number>()
  return (
    <Form.List name={[index, 'emails']}>
      {(rows, { add, remove }, { errors }) => (
        <div className="rb-phones">
          {rows.map(row => (
            <div key={row.key} className="rb-email-row">
              <Form.Item name={[row.name, 'value']} label={t('suppliers.contact.further_email')}>
                <Input inputMode="email" autoComplete="off" maxLength={200} />
              </Form.Item>
              {!disabled && (
                <IconAction
                  label={t('suppliers.contact.delete_email')}
                  icon={<DeleteOutlined aria-hidden />}
                  danger
                  onClick={() => setDeleting(row.name)}
                />
              )}
            </div>
          ))}
          <Form.ErrorList errors={errors} />
          {rows.length < furtherMax && !disabled && (
            <Button type="text" icon={<PlusOutlined aria-hidden />} onClick={() => add({ value: '' })}>
              {t('suppliers.contact.add_email')}
            </Button>
          )}
          <ConfirmAction
            open={deleting !== undefined}
            question={t('suppliers.contact.delete_email_question')}
            danger
            onYes={() => {
              if (deleting !== undefined) remove(deleting)
              setDeleting(undefined)
            }}
            onClose={() => setDeleting(undefined)}
          />
        </div>
      )}
    </Form.List>
  )
}
