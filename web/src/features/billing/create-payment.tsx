import Form from 'antd/es/form'
import Input from 'antd/es/input/Input'
import TextArea from 'antd/es/input/TextArea'
import Select from 'antd/es/select'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type PaymentPayload, paymentDays } from '#contract/billing/payment.ts'
import type { PaymentMethod } from '#contract/lookups/payment-methods.ts'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import { formatDollars, toCents, toDollars } from '#contract/shared/money.ts'
import { useRead } from '#web/api/hooks.ts'
import type { Outcome } from '#web/shell/notices.ts'
import { DateField } from '#web/ui/fields/date/date-field.tsx'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import { PlainValue } from '#web/ui/fields/plain-value.tsx'
import { FieldsGrid } from '#web/ui/form/fields-grid.tsx'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { FormModal } from '#web/ui/form/form-modal.tsx'
import { FigureRow } from '#web/ui/page/figure-row.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { shopDay, shopToday } from '#web/ui/text/today.ts'
import { orderCalls } from './for-lists/order-calls.ts'

interface CreatePaymentProps {
  orderId: number
  orderNumber: string
  payer: string
  total: number
  paid: number
  balance: number
  /** Unix seconds. */
  entered: number
  kind: OrderKind
  open: boolean
  onClose: () => void
  onPaid?: () => void
}

interface Values {
  amount: number | null
  payment_date: string | null
  payment_method: PaymentMethod | null
  reference_number: string
  notes: string
}

/** Methods that staff can enter: online payments come from customers only. */
const enteredMethods = { query: { for_add_payment: true } }

/** The balance is suggested. */
export function CreatePayment(props: CreatePaymentProps) {
  const { t } = useTranslation()
  const { kind, orderId, payer, paid, total, balance } = props
  const days = paymentDays(shopDay(props.entered), shopToday())
  const methods = useRead(orderCalls[kind].listMethods, enteredMethods, { enabled: props.open })
  const form = useMemo(() => paymentForm(kind, orderId, balance), [kind, orderId, balance])
  return (
    <FormModal
      of={form}
      params={{ id: orderId }}
      open={props.open}
      onClose={props.onClose}
      {...(props.onPaid ? { onSaved: props.onPaid } : {})}
      title={t('billing.web.payment_of', { number: props.orderNumber })}
      submitTitle="billing.web.create_payment"
      outcome={({ data }) => paymentOutcome(props, data.amount)}
    >
      {() => (
        <>
          <Form.Item label={t('billing.web.payer')} htmlFor="payment-payer">
            <PlainValue id="payment-payer">{payer}</PlainValue>
          </Form.Item>
          <FigureRow
            items={[
              { label: t('billing.web.total'), value: <Money value={total} /> },
              { label: t('billing.web.paid'), value: <Money value={paid} /> },
              { label: t('billing.web.balance'), value: <Money value={balance} /> },
            ]}
          />
          <FieldsGrid>
            <Form.Item name="amount" label={t('billing.web.amount')} required>
              <MoneyField min={0.01} />
            </Form.Item>
            <Form.Item name="payment_date" label={t('billing.web.payment_date')} required>
              <DateField disabledDay={day => day < days.from || day > days.to} />
            </Form.Item>
            <Form.Item name="payment_method" label={t('billing.web.payment_method')} required>
              <Select
                loading={methods.isPending}
                options={(methods.data?.data ?? []).map(({ key, title }) => ({ value: key, label: title }))}
              />
            </Form.Item>
            <Form.Item noStyle dependencies={['payment_method']}>
              {({ getFieldValue }) =>
                getFieldValue('payment_method') === 'money_order' && (
                  <Form.Item name="reference_number" label={t('billing.web.reference_number')}>
                    <Input maxLength={100} />
                  </Form.Item>
                )
              }
            </Form.Item>
          </FieldsGrid>
          <Form.Item name="notes" label={t('billing.web.notes')}>
            <TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={1000} />
          </Form.Item>
        </>
      )}
    </FormModal>
  )
}

function paymentOutcome({ orderNumber, balance }: CreatePaymentProps, amount: number): Outcome {
  const left = toDollars(toCents(balance) - toCents(amount))
  return {
    description: left > 0 ? 'billing.web.payment_taken' : 'billing.web.payment_taken_all',
    params: { number: orderNumber, amount: formatDollars(amount), balance: formatDollars(left) },
  }
}

const paymentForm = (kind: OrderKind, orderId: number, amount: number) =>
  declareForm({
    kind,
    endpoints: { create: orderCalls[kind].createPayment },
    values: {
      empty: (): Values => ({
        amount,
        payment_date: shopToday(),
        payment_method: null,
        reference_number: '',
        notes: '',
      }),
      toBody: values => bodyOf(orderId, values),
    },
  })

/** Only a money order has a reference number. */
function bodyOf(orderId: number, values: Values): PaymentPayload {
  const body = {
    orderId,
    amount: values.amount ?? undefined,
    payment_date: values.payment_date ?? undefined,
    payment_method: values.payment_method ?? undefined,
    notes: values.notes,
    ...(values.payment_method === 'money_order' ? { reference_number: values.reference_number } : {}),
  }
  // The server reports what is missing.
  return body as PaymentPayload
}
