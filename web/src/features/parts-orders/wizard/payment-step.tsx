import Checkbox from 'antd/es/checkbox'
import Form from 'antd/es/form'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '#contract/lookups/payment-methods.ts'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { StepForm } from './step-form.tsx'
import type { Wizard } from './step-types.ts'
import { paymentText, TermsFields } from './terms-fields.tsx'
import { useSaveAtOnce } from './use-save-at-once.ts'
import { declareStep, useStepForm } from './use-step-form.ts'

interface PaymentValues {
  payment: PartsOrder['payment']
}

const paymentForm = declareStep({
  step: 'payment',
  of: (order: PartsOrder): PaymentValues => ({ payment: paymentOf(order) }),
  toBody: ({ payment }) => ({ payment }),
  label: () => 'parts-orders.wizard.payment',
  showValue: (_, value) => paymentText(value as PaymentValues['payment']),
})

/** Counter sales default to payment at the counter. */
function paymentOf({ payment, delivery_type, source }: PartsOrder): PaymentValues['payment'] {
  const isAtCounter = delivery_type === 'pickup' && source === 'bs'
  if (payment.terms !== null || !isAtCounter) return payment
  return { ...payment, terms: 'immediately', method: 'cash' }
}

export function PaymentStep({
  wizard,
  onMethod,
}: {
  wizard: Wizard
  onMethod: (method: PaymentMethod | null) => void
}) {
  const { t } = useTranslation()
  const form = useStepForm(wizard, 'payment', paymentForm)
  const saveAtOnce = useSaveAtOnce(wizard)
  const method = Form.useWatch(['payment', 'method'], { form: form.antd, preserve: true })
  useEffect(() => onMethod(method ?? null), [method, onMethod])
  const { exempt_until } = wizard.order
  return (
    <StepForm form={form}>
      <TermsFields form={form.antd} />
      {exempt_until && (
        <Form.Item name={['payment', 'with_tax_exemption']} valuePropName="checked">
          <Checkbox onChange={event => saveAtOnce({ payment: { with_tax_exemption: event.target.checked } })}>
            {t('parts-orders.wizard.with_tax_exemption')}{' '}
            <span className="rb-muted">
              ({t('parts-orders.wizard.until')} <DateText value={exempt_until} />)
            </span>
          </Checkbox>
        </Form.Item>
      )}
    </StepForm>
  )
}
