import Form, { type FormInstance } from 'antd/es/form'
import RadioGroup from 'antd/es/radio/group'
import Select from 'antd/es/select'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import {
  type PaymentMethod,
  type PaymentTerms,
  paymentMethodsFor,
  paymentTerms,
} from '#contract/lookups/payment-methods.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { useCatalogue } from '../use-catalogue.ts'

interface TermsFieldsProps {
  /** With `payment`. */
  form: FormInstance
  /** Keeps a method that the chosen term allows. */
  keepsMethod?: boolean
}

/** Payment terms, and the methods that they allow. */
export function TermsFields({ form, keepsMethod = false }: TermsFieldsProps) {
  const { t } = useTranslation()
  const terms: PaymentTerms | null | undefined = Form.useWatch(['payment', 'terms'], { form, preserve: true })
  const methods = useRead(
    partsOrderEndpoints.listPartsOrderMethods,
    { query: terms ? { payment_terms: terms } : {} },
    { enabled: Boolean(terms), staleTime: 0 },
  )
  const allTerms = useCatalogue('listPartsOrderTerms', paymentTerms, key => t(`lookups.payment_terms.${key}`))
  return (
    <>
      <Form.Item name={['payment', 'terms']} label={t('parts-orders.wizard.terms')} required>
        <RadioGroup
          optionType="button"
          buttonStyle="solid"
          aria-label={t('parts-orders.wizard.terms')}
          options={allTerms}
          onChange={event => chosen(event.target.value as PaymentTerms)}
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
    </>
  )

  function chosen(terms: PaymentTerms) {
    const name = ['payment', 'method']
    if (keepsMethod && paymentMethodsFor({ terms }).includes(form.getFieldValue(name))) return
    // Emptied as if never touched: no error before a method is chosen.
    form.setFields([{ name, value: null, touched: false, errors: [] }])
  }
}

interface Payment {
  terms: PaymentTerms | null
  method: PaymentMethod | null
  with_tax_exemption: boolean
}

export const paymentText = ({ terms, method, with_tax_exemption }: Payment) =>
  [
    terms && i18next.t(`lookups.payment_terms.${terms}`),
    method && i18next.t(`lookups.payment_methods.${method}`),
    with_tax_exemption && i18next.t('parts-orders.wizard.with_tax_exemption'),
  ]
    .filter(Boolean)
    .join(', ') || '-'
