import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined'
import Button from 'antd/es/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noSenderHint } from '#contract/billing/billing-errors.ts'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import { useRead } from '#web/api/hooks.ts'
import { isMailSent } from '#web/shell/mail-delivery.ts'
import { notify } from '#web/shell/notices.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { MailNote } from '#web/ui/text/mail-note.tsx'
import { orderCalls } from './for-lists/order-calls.ts'
import './billing.css'

interface PaymentLinkActionsProps {
  orderId: number
  /** Null or empty: the button reports it. */
  customerEmail: string | null
  kind: OrderKind
}

/** Mails the payment link or revokes it. Only for users who may send documents. */
export function PaymentLinkActions({ orderId, customerEmail, kind }: PaymentLinkActionsProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<'send' | 'revoke'>()
  const close = () => setAsking(undefined)
  const params = { id: orderId }
  const { readPaymentLink, sendPaymentLink, revokePaymentLink } = orderCalls[kind]
  const link = useRead(readPaymentLink, { params }).data?.data
  const send = useAct(sendPaymentLink, {
    changes: kind,
    notice: 'billing.web.payment_link_sent',
    outcome: ({ data }) => ({ description: isMailSent() ? data.sent_to : 'ui.mail_not_sent' }),
    hints: { 424: `billing.${noSenderHint}` },
    onClose: close,
  })
  const revoke = useAct(revokePaymentLink, { changes: kind, onClose: close })
  return (
    <div className="rb-invoice">
      {link && (
        <p className="rb-payment-link">
          {t('billing.web.payment_link_at', { email: link.sent_to })}{' '}
          <DateText value={link.expires_at} variant="date" />
        </p>
      )}
      <div className="rb-invoice-buttons">
        <Button
          icon={<LinkOutlined aria-hidden />}
          onClick={() =>
            customerEmail ? setAsking('send') : notify.error('billing.errors.customer_without_email')
          }
        >
          {t(link ? 'billing.web.send_payment_link_again' : 'billing.web.send_payment_link')}
        </Button>
        {link && <Button onClick={() => setAsking('revoke')}>{t('billing.web.revoke_payment_link')}</Button>}
      </div>
      <ConfirmAction
        open={asking === 'send'}
        question={t('billing.web.send_payment_link_question', { email: customerEmail ?? '' })}
        text={
          <>
            {t(link ? 'billing.web.send_payment_link_replaces' : 'billing.web.send_payment_link_text')}
            <MailNote />
          </>
        }
        yes={t('billing.web.send')}
        busy={send.isBusy}
        onClose={close}
        onYes={() => send.act({ params })}
      />
      <ConfirmAction
        open={asking === 'revoke'}
        question={t('billing.web.revoke_payment_link_question')}
        danger
        busy={revoke.isBusy}
        onClose={close}
        onYes={() => revoke.act({ params })}
      />
    </div>
  )
}
