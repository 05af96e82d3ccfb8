import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined'
import { useLocation } from '@tanstack/react-router'
import Form from 'antd/es/form'
import RadioGroup from 'antd/es/radio/group'
import i18next from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import {
  enteredSources,
  type PartsOrderSource,
  partsOrderSources,
} from '#contract/parts-orders/parts-order-statuses.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import {
  CustomerName,
  CustomerSelect,
  customerOption,
  customerReturnFlow,
} from '#web/features/customers/index.ts'
import { useGo } from '#web/shell/use-go.ts'
import { useComeBack } from '#web/ui/form/save/use-come-back.ts'
import { useCatalogue } from '../use-catalogue.ts'
import { StepForm } from './step-form.tsx'
import type { Wizard } from './step-types.ts'
import { useSaveAtOnce } from './use-save-at-once.ts'
import { declareStep, useStepForm } from './use-step-form.ts'

interface CustomerValues {
  source: PartsOrderSource
  customer_id: number | null
}

const customerForm = declareStep({
  step: 'customer',
  of: ({ source, customer }: PartsOrder): CustomerValues => ({ source, customer_id: customer?.id ?? null }),
  toBody: ({ source, customer_id }) => ({ source: source as (typeof enteredSources)[number], customer_id }),
  label: field => `parts-orders.wizard.${field === 'source' ? 'source' : 'customer'}`,
  showValue: (field, value) => {
    if (field === 'source') return i18next.t(`parts-orders.sources.${value as PartsOrderSource}`)
    return value ? <CustomerName id={value as number} /> : undefined
  },
})

/** Only the online shop sets its own source. */
const isEntered = (source: PartsOrderSource): boolean => enteredSources.some(entered => entered === source)

export function CustomerStep({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation()
  const go = useGo()
  const path = useLocation({ select: location => location.pathname })
  const form = useStepForm(wizard, 'customer', customerForm)
  const sources = useCatalogue('listPartsOrderSources', partsOrderSources, key =>
    t(`parts-orders.sources.${key}`),
  )
  const saveAtOnce = useSaveAtOnce(wizard)
  const [returnFlow] = useState(() => customerReturnFlow.comeBack(path))
  const [known, setKnown] = useState(returnFlow?.created && customerOption(returnFlow.created))
  useComeBack(form, returnFlow, ({ id }) => form.antd.setFieldValue('customer_id', id))
  const { customer } = wizard.order
  useEffect(() => {
    if (customer) setKnown(customerOption(customer as Parameters<typeof customerOption>[0]))
  }, [customer])
  return (
    <StepForm form={form}>
      <Form.Item name="source" label={t('parts-orders.wizard.source')} required>
        <RadioGroup
          optionType="button"
          buttonStyle="solid"
          aria-label={t('parts-orders.wizard.source')}
          options={sources.filter(({ value }) => isEntered(value))}
          onChange={event => saveAtOnce({ source: event.target.value })}
        />
      </Form.Item>
      <div className="rb-order-customer">
        <Form.Item name="customer_id" label={t('parts-orders.wizard.customer')} required>
          <CustomerSelect known={known} />
        </Form.Item>
        <AllowedButton
          to={customerEndpoints.createCustomer}
          icon={<PlusOutlined aria-hidden />}
          onClick={() => void go('/customers/create', { state: customerReturnFlow.leave(path) })}
        >
          {t('customers.new')}
        </AllowedButton>
      </div>
    </StepForm>
  )
}
