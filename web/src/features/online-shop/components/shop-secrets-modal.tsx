import Button from 'antd/es/button'
import Input, { type InputRef } from 'antd/es/input/Input'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShopSecrets } from '#contract/online-shop/shop-key.ts'
import { notify } from '#web/shell/notices.ts'
import { RecordModal } from '#web/ui/details/record-modal.tsx'

/** Shown only once, so it closes only by its button. */
export function ShopSecretsModal({
  secrets,
  onClose,
}: {
  secrets: ShopSecrets | undefined
  onClose: () => void
}) {
  const { t } = useTranslation()
  return (
    <RecordModal
      open={secrets !== undefined}
      onClose={onClose}
      title={t('online-shop.secrets')}
      closable={false}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('online-shop.done')}
        </Button>
      }
    >
      <p>{t('online-shop.secrets_text')}</p>
      {secrets?.key && <Secret title={t('online-shop.key')} value={secrets.key} />}
      {secrets?.webhook_secret && (
        <Secret title={t('online-shop.webhook_secret')} value={secrets.webhook_secret} />
      )}
    </RecordModal>
  )
}

function Secret({ title, value }: { title: string; value: string }) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<InputRef>(null)
  return (
    <div className="rb-shop-secret">
      <label htmlFor={id}>{title}</label>
      <span className="rb-shop-secret-line">
        <Input id={id} ref={input} readOnly value={value} onFocus={() => input.current?.select()} />
        <Button onClick={() => void copy()} aria-label={`${t('online-shop.copy')}: ${title}`}>
          {t('online-shop.copy')}
        </Button>
      </span>
    </div>
  )

  /** Without TLS browsers allow no copying: the text is selected instead. */
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value)
      notify.success('online-shop.copied')
    } catch {
      input.current?.select()
    }
  }
}
