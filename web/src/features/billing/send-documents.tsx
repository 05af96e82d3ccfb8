import Form from 'antd/es/form'
import Select from 'antd/es/select'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { noSenderHint } from '#contract/billing/billing-errors.ts'
import { recipientsMax } from '#contract/billing/documents.ts'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import { isMailSent } from '#web/shell/mail-delivery.ts'
import { DateField } from '#web/ui/fields/date/date-field.tsx'
import { PlainValue } from '#web/ui/fields/plain-value.tsx'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'
import { MailNote } from '#web/ui/text/mail-note.tsx'
import { shopToday } from '#web/ui/text/today.ts'
import { orderCalls } from './for-lists/order-calls.ts'
import { MissingLetters } from './missing-letters.tsx'
import { typedAddresses } from './typed-addresses.ts'
import './billing.css'

interface SendDocumentsProps {
  orderId: number
  orderNumber: string
  /** The customer's address. */
  suggested: string | null
  firstDate: string | null
  kind: OrderKind
  open: boolean
  onClose: () => void
}

interface Values {
  recipient_email: string[]
  invoice_date: string | null
}

export function SendDocuments(props: SendDocumentsProps) {
  const { orderId, orderNumber, suggested, firstDate, kind, open, onClose } = props
  const { t } = useTranslation()
  const form = useMemo(() => documentsForm(kind, suggested, firstDate), [kind, suggested, firstDate])
  return (
    <FormModal
      of={form}
      params={{ id: orderId }}
      open={open}
      onClose={onClose}
      title={t('billing.web.send_of', { number: orderNumber })}
      submitTitle="billing.web.send"
      outcome={(_, { recipient_email }) => ({
        description: isMailSent() ? 'billing.web.sent_to' : 'ui.mail_not_sent',
        params: { number: orderNumber, recipients: recipient_email.join(', ') },
      })}
    >
      {() => (
        <>
          <MailNote />
          <div className="rb-billing-pair">
            <Form.Item label={t('billing.web.content')} htmlFor="send-content">
              <PlainValue id="send-content">{t('billing.web.invoice')}</PlainValue>
            </Form.Item>
            <Form.Item label={t('billing.web.send_via')} htmlFor="send-via">
              <PlainValue id="send-via">{t('billing.web.email')}</PlainValue>
            </Form.Item>
          </div>
          <Form.Item
            name="recipient_email"
            label={t('billing.web.recipients')}
            required
            extra={t('billing.web.recipients_hint', { max: recipientsMax })}
          >
            <Select
              mode="tags"
              open={false}
              suffixIcon={null}
              tokenSeparators={typedAddresses}
              placeholder={t('billing.web.recipients_placeholder')}
            />
          </Form.Item>
          <Form.Item name="invoice_date" label={t('billing.web.invoice_date')} required>
            <DateField />
          </Form.Item>
          <MissingLetters orderId={orderId} kind={kind} />
        </>
      )}
    </FormModal>
  )
}

const documentsForm = (kind: OrderKind, suggested: string | null, firstDate: string | null) =>
  declareForm({
    kind,
    endpoints: { create: orderCalls[kind].sendDocuments },
    values: {
      empty: (): Values => ({
        recipient_email: suggested ? [suggested] : [],
        invoice_date: firstDate ?? shopToday(),
      }),
      toBody: values => ({
        content: 'invoice' as const,
        send_via: 'email' as const,
        recipient_email: values.recipient_email,
        // The server refuses a missing date.
        invoice_date: (values.invoice_date ?? undefined) as string,
      }),
    },
    // An error in one address is shown at the field of all addresses.
    fieldOf: parameter => [parameter.split('.')[0]!],
    notices: { saved: 'billing.web.sent', hints: { 424: `billing.${noSenderHint}` } },
  })
