import CheckboxGroup from 'antd/es/checkbox/Group'
import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import Select from 'antd/es/select'
import { useTranslation } from 'react-i18next'
import type { ShopSecrets } from '#contract/online-shop/shop-key.ts'
import { shopScopes } from '#contract/online-shop/shop-scopes.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'
import { shopKeyForm } from '../shop-key-form.ts'
import { scopeTitle } from '../shop-titles.ts'
import { WebhookField } from './webhook-field.tsx'

const sources = ['ecomm', 'amazon', 'haulk_depot']

interface ShopKeyModalProps {
  open: boolean
  onClose: () => void
  onMade: (secrets: ShopSecrets) => void
}

export function ShopKeyModal({ open, onClose, onMade }: ShopKeyModalProps) {
  const { t } = useTranslation()
  return (
    <FormModal
      of={shopKeyForm}
      open={open}
      onClose={onClose}
      onSaved={({ data }) => onMade(data)}
      title={t('online-shop.new')}
      width={480}
    >
      {() => (
        <>
          <Form.Item
            name="name"
            label={t('online-shop.fields.name')}
            extra={t('online-shop.name_hint')}
            required
          >
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item name="source" label={t('online-shop.fields.source')} required>
            <Select options={sources.map(value => ({ value, label: t(`parts-orders.sources.${value}`) }))} />
          </Form.Item>
          <Form.Item name="scopes" label={t('online-shop.fields.scopes')} required>
            <CheckboxGroup
              className="rb-shop-scopes"
              options={shopScopes.map(value => ({ value, label: t(scopeTitle(value)) }))}
            />
          </Form.Item>
          <WebhookField />
        </>
      )}
    </FormModal>
  )
}
