import Form from 'antd/es/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import type { CustomerShortRow } from '#contract/customers/customer-shapes.ts'
import type { Part } from '#contract/parts/part.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { request } from '#web/api/request.ts'
import { customerOption } from '#web/features/customers/index.ts'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'
import { SearchSelect } from '#web/ui/fields/search/search-select.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import type { SaleValues } from './sale-form.ts'

interface SaleCustomerProps {
  form: RecordForm<SaleValues>
  part: Part | undefined
  /** What the company charges. */
  tax: number | undefined
  onLevelPrice: (price: number | null) => void
}

/** Fills the buyer's fields, and the tax unless another one was typed. */
export function SaleCustomer({ form, part, tax, onLevelPrice }: SaleCustomerProps) {
  const { t } = useTranslation()
  const [filledTax, setFilledTax] = useState(tax)
  if (!useAllowed()(customerEndpoints.shortListCustomers)) return null
  return (
    <Form.Item name="customer_id" label={t('parts.sale.customer')}>
      <SearchSelect
        endpoint={customerEndpoints.shortListCustomers}
        toOption={customerOption}
        placeholder={t('customers.find')}
        onChange={(_, customer) => {
          onLevelPrice(null)
          if (customer) void fill(customer)
        }}
      />
    </Form.Item>
  )

  async function fill({
    id: customer_id,
    company_name,
    first_name,
    last_name,
    phone,
    email,
  }: CustomerShortRow) {
    form.antd.setFieldsValue({ company_name, first_name, last_name, phone: phone ?? '', email: email ?? '' })
    form.changed()
    try {
      const { data } = await request(partEndpoints.getSaleDefaults, {
        query: { customer_id, part_id: part?.id },
      })
      if (form.antd.getFieldValue('customer_id') !== customer_id) return
      onLevelPrice(data.level_price)
      if (form.antd.getFieldValue('tax') !== (filledTax ?? tax)) return
      form.antd.setFieldsValue({ tax: data.tax })
      setFilledTax(data.tax)
      form.changed()
    } catch (failure) {
      showRefusal(failure)
    }
  }
}
