import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'

export function WebhookField() {
  const { t } = useTranslation()
  return (
    <Form.Item
      name="webhook_url"
      label={t('online-shop.fields.webhook_url')}
      extra={t('online-shop.webhook_hint')}
    >
      <Input autoComplete="off" inputMode="url" placeholder="https://" />
    </Form.Item>
  )
}
