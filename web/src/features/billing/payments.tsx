import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Payment } from '#contract/billing/payment.ts'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { useAct } from '#web/ui/actions/use-act.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { orderCalls } from './for-lists/order-calls.ts'
import './billing.css'

interface PaymentsProps {
  orderId: number
  payments: readonly Payment[]
  canDelete: boolean
  kind: OrderKind
}

/** A deleted payment makes its amount due again. */
export function Payments({ orderId, payments, canDelete, kind }: PaymentsProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<Payment>()
  const close = () => setAsking(undefined)
  const drop = useAct(orderCalls[kind].deletePayment, { changes: kind, onClose: close })
  if (payments.length === 0) return <p className="rb-muted">{t('billing.web.no_payments')}</p>
  return (
    <>
      <ul className="rb-payments">
        {payments.map(payment => (
          <li key={payment.id}>
            <div className="rb-payment-what">
              {payment.amount < 0 && `${t('billing.web.refund')} · `}
              {t(`lookups.payment_methods.${payment.payment_method}`)}
              {payment.reference_number && ` · ${payment.reference_number}`}
              <div className="rb-payment-note">
                <DateText value={payment.payment_date} variant="date" />
                {payment.created_by && ` · ${payment.created_by.full_name}`}
                {payment.notes && ` · ${payment.notes}`}
              </div>
            </div>
            <strong>
              <Money value={payment.amount} />
            </strong>
            {canDelete && (
              <IconAction
                label={t('billing.web.delete_payment')}
                icon={<DeleteOutlined aria-hidden />}
                danger
                onClick={() => setAsking(payment)}
              />
            )}
          </li>
        ))}
      </ul>
      <ConfirmAction
        open={asking !== undefined}
        question={t('billing.web.delete_payment_question')}
        text={asking && <Money value={asking.amount} />}
        danger
        busy={drop.isBusy}
        onClose={close}
        onYes={() => asking && drop.act({ params: { id: orderId, payment_id: asking.id } })}
      />
    </>
  )
}
