import { useLocation, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { useRecordId } from '#web/shell/route.ts'
import { useGoBack } from '#web/shell/use-go-back.ts'
import { FormPage } from '#web/ui/form/form-page.tsx'
import { useRecordForm } from '#web/ui/form/use-record-form.ts'
import { CustomerAside } from '../components/customer-aside.tsx'
import { CustomerFields } from '../components/customer-fields.tsx'
import { customerReturnFlow } from '../created-customer.ts'
import { customerName } from '../customer-option.ts'
import {
  type CustomerValues,
  customerBody,
  emptyCustomer,
  newCustomerBody,
  valuesOf,
  valuesOfDraft,
} from '../customer-values.ts'
import { useMissingCustomer } from '../use-missing-customer.ts'

/** A new customer; what was searched in vain comes along in the address. */
function CreateCustomerPage() {
  const { t } = useTranslation()
  const goBack = useGoBack('/customers')
  const state = useLocation({ select: location => location.state })
  const start = useSearch({ strict: false }) as Record<string, unknown>
  const initial = useMemo(() => ({ ...emptyCustomer, ...startOf(start) }), [start])
  const form = useRecordForm({
    mode: 'create',
    endpoint: customerEndpoints.createCustomer,
    initial,
    toBody: newCustomerBody,
    toDraft: values => values,
    fromBody: valuesOfDraft,
    draft: 'customers',
    kind: 'customer',
    onSaved: answer => {
      customerReturnFlow.bring(answer.data, state)
      goBack()
    },
    onCancel: goBack,
  })
  return (
    <FormPage form={form} bare title={t('customers.new')} crumbs={[listCrumb(t)]} aside={<CustomerAside />}>
      <CustomerFields form={form} />
    </FormPage>
  )
}

function EditCustomerPage() {
  const { t } = useTranslation()
  const id = useRecordId()
  const goBack = useGoBack('/customers')
  const { data, error } = useRead(customerEndpoints.getCustomer, { params: { id } })
  useMissingCustomer(error)
  const customer = data?.data
  const initial = useMemo(() => customer && valuesOf(customer), [customer])
  const form = useRecordForm({
    mode: 'edit',
    endpoint: customerEndpoints.updateCustomer,
    params: { id },
    recordId: id,
    initial,
    version: customer?.version,
    toBody: customerBody,
    toDraft: values => values,
    fromBody: valuesOfDraft,
    fromRecord: record => ({ values: valuesOf(record as Customer), version: (record as Customer).version }),
    draft: 'customers',
    kind: 'customer',
    labels,
    onSaved: goBack,
    onCancel: goBack,
  })
  const name = customer ? customerName(customer) : ''
  return (
    <FormPage
      form={form}
      bare
      title={t('customers.edit')}
      crumbs={[listCrumb(t), ...(customer ? [{ title: name, to: `/customers/${id}` }] : [])]}
      aside={<CustomerAside customer={customer} />}
    >
      <CustomerFields form={form} />
    </FormPage>
  )
}

export const create = { default: CreateCustomerPage }
export const edit = {
  default: EditCustomerPage,
  load: ({ params }: { params: { id?: number } }) =>
    prefetch(customerEndpoints.getCustomer, { params: { id: params.id! } }),
}

const listCrumb = (t: (key: string) => string) => ({ title: t('customers.customers'), to: '/customers' })

function startOf(search: Record<string, unknown>): Partial<CustomerValues> {
  const known = ['first_name', 'last_name', 'email', 'phone'] as const
  return Object.fromEntries(
    known.filter(name => typeof search[name] === 'string').map(name => [name, search[name]]),
  )
}

const labels = Object.fromEntries(
  [
    'first_name',
    'last_name',
    'company_name',
    'email',
    'phone',
    'phone_extension',
    'phones',
    'notes',
    'language',
    'tags',
  ]
    .map(field => [field, `customers.fields.${field}`])
    .concat([['sales_manager_id', 'customers.fields.sales_manager']]),
)
