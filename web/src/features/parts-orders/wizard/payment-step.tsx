import Checkbox from 'antd/es/checkbox'
import Form from 'antd/es/form'
import RadioGroup from 'antd/es/radio/group'
import Select from 'antd/es/select'
import i18next from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type PaymentMethod, type PaymentTerms, paymentTerms } from '#contract/lookups/payment-methods.ts'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { useCatalogue } from '../use-catalogue.ts'
import { StepForm } from './step-form.tsx'
import type { Wizard } from './step-types.ts'
import { useSaveAtOnce } from './use-save-at-once.ts'
import { declareStep, useStepForm } from './use-step-form.ts'

interface PaymentValues {
  payment: {
    terms: PaymentTerms | null
    method: PaymentMethod | null
    with_tax_exemption: boolean
  }
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

const paymentText = ({ terms, method, with_tax_exemption }: PaymentValues['payment']) =>
  [
    terms && i18next.t(`lookups.payment_terms.${terms}`),
    method && i18next.t(`lookups.payment_methods.${method}`),
    with_tax_exemption && i18next.t('parts-orders.wizard.with_tax_exemption'),
  ]
    .filter(Boolean)
    .join(', ') || '-'

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
  const watched = { form: form.antd, preserve: true }
  const terms = Form.useWatch(['payment', 'terms'], watched)
  const method = Form.useWatch(['payment', 'method'], watched)
  const methods = useRead(
    partsOrderEndpoints.listPartsOrderMethods,
    { query: terms ? { payment_terms: terms } : {} },
    { enabled: Boolean(terms), staleTime: 0 },
  )
  useEffect(() => onMethod(method ?? null), [method, onMethod])
  const allTerms = useCatalogue('listPartsOrderTerms', paymentTerms, key => t(`lookups.payment_terms.${key}`))
  const { exempt_until } = wizard.order
  return (
    <StepForm form={form}>
      <Form.Item name={['payment', 'terms']} label={t('parts-orders.wizard.terms')} required>
        <RadioGroup
          optionType="button"
          aria-label={t('parts-orders.wizard.terms')}
          options={allTerms}
          onChange={() => form.antd.setFieldValue(['payment', 'method'], null)}
        />
      </Form.Item>
      <Form.Item
        className="rb-order-method"
        name={['payment', 'method']}
        label={t('parts-orders.wizard.method')}
        required
      >
        <Select
          disabled={!terms}
          loading={methods.isFetching}
          placeholder={t('parts-orders.wizard.choose_method')}
          options={(methods.data?.data ?? []).map(({ key, title }) => ({ value: key, label: title }))}
        />
      </Form.Item>
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
