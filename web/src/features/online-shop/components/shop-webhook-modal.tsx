import { useTranslation } from 'react-i18next'
import type { ShopKey, ShopSecrets } from '#contract/online-shop/shop-key.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'
import { shopWebhookForm } from '../shop-key-form.ts'
import { WebhookField } from './webhook-field.tsx'

interface ShopWebhookModalProps {
  shopKey: ShopKey
  open: boolean
  onClose: () => void
  onSet: (secrets: ShopSecrets) => void
}

export function ShopWebhookModal({ shopKey, open, onClose, onSet }: ShopWebhookModalProps) {
  const { t } = useTranslation()
  return (
    <FormModal
      of={shopWebhookForm}
      mode="edit"
      params={{ id: shopKey.id }}
      saved={shopKey}
      open={open}
      onClose={onClose}
      onSaved={({ data }) => onSet(data)}
      title={`${t('online-shop.set_webhook')}: ${shopKey.name}`}
      width={480}
    >
      {() => (
        <>
          <WebhookField />
          <p className="rb-muted">{t('online-shop.new_secret_text')}</p>
        </>
      )}
    </FormModal>
  )
}
