import Button from 'antd/es/button'
import Form from 'antd/es/form'
import Select from 'antd/es/select'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noSenderHint } from '#contract/billing/billing-errors.ts'
import { recipientsMax } from '#contract/billing/documents.ts'
import { repairOrderBillingEndpoints } from '#contract/billing/repair-order-billing-endpoints.ts'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { refusalIn } from '#web/api/api-failure.ts'
import { useWrite } from '#web/api/hooks.ts'
import { notify } from '#web/shell/notices.ts'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { PlainValue } from '#web/ui/fields/plain-value.tsx'
import '#web/ui/form/form.css'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import { isAbout } from '#web/ui/form/server-errors.ts'
import { shopToday } from '#web/ui/text/today.ts'
import './billing.css'

interface SendDocumentsProps {
  orderId: number
  orderNumber: string
  /** The customer's address. */
  suggested: string | null
  kind: OrderKind
  open: boolean
  onClose: () => void
}

/** Mails the invoice to up to five addresses. */
export function SendDocuments(props: SendDocumentsProps) {
  const { orderId, orderNumber, suggested, kind, open, onClose } = props
  const { t } = useTranslation()
  const [recipients, setRecipients] = useState<string[]>(suggested ? [suggested] : [])
  const [date, setDate] = useState<string | null>(shopToday)
  const [entries, setEntries] = useState<readonly ErrorEntry[]>([])
  const write = useWrite(repairOrderBillingEndpoints.sendOrderDocuments, { changes: kind, quiet: [422, 424] })
  return (
    <RecordModal
      open={open}
      title={t('billing.web.send_of', { number: orderNumber })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={write.isPending}>
            {t('billing.web.cancel')}
          </Button>
          <Button type="primary" loading={write.isPending} onClick={() => void submit()}>
            {t('billing.web.send')}
          </Button>
        </>
      }
    >
      <Form layout="vertical" component="div" className="rb-form">
        <div className="rb-billing-pair">
          <Form.Item label={t('billing.web.content')} htmlFor="send-content">
            <PlainValue id="send-content">{t('billing.web.invoice')}</PlainValue>
          </Form.Item>
          <Form.Item label={t('billing.web.send_via')} htmlFor="send-via">
            <PlainValue id="send-via">{t('billing.web.email')}</PlainValue>
          </Form.Item>
        </div>
        <Form.Item
          label={t('billing.web.recipients')}
          required
          htmlFor="send-recipients"
          {...(recipients.length > recipientsMax
            ? errorState([t('errors.validate__max-count', { max: recipientsMax })])
            : faultOf('recipient_email'))}
          extra={t('billing.web.recipients_hint', { max: recipientsMax })}
        >
          <Select
            id="send-recipients"
            mode="tags"
            open={false}
            suffixIcon={null}
            tokenSeparators={[',', ';', ' ']}
            placeholder={t('billing.web.recipients_placeholder')}
            value={recipients}
            onChange={changed => {
              setRecipients(changed)
              // The server's errors were about the previous ones.
              setEntries(now => now.filter(entry => !isAbout(entry, ['recipient_email'])))
            }}
          />
        </Form.Item>
        <Form.Item
          label={t('billing.web.invoice_date')}
          required
          htmlFor="send-date"
          {...faultOf('invoice_date')}
        >
          <DateField id="send-date" value={date} onChange={setDate} />
        </Form.Item>
      </Form>
    </RecordModal>
  )

  function faultOf(field: string) {
    const titles = entries.filter(entry => isAbout(entry, [field])).map(entry => entry.title)
    return titles.length > 0 ? errorState([...new Set(titles)]) : {}
  }

  async function submit() {
    if (write.isPending) return
    setEntries([])
    try {
      await write.mutateAsync({
        params: { id: orderId },
        // The server refuses a missing date, with its own sentence.
        body: {
          content: 'invoice',
          send_via: 'email',
          recipient_email: recipients,
          invoice_date: (date ?? undefined) as string,
        },
      })
      notify.success('billing.web.sent')
      onClose()
    } catch (failure) {
      const refusal = refusalIn(failure)
      if (refusal?.status === 422) setEntries(refusal.entries)
      if (refusal?.status === 424)
        notify.error(refusal.message, { description: t(`billing.${noSenderHint}`) })
    }
  }
}

const errorState = (titles: readonly string[]) => ({
  validateStatus: 'error' as const,
  help: <span role="alert">{titles.join(' ')}</span>,
})
