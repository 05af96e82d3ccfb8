import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { customerName } from '#contract/customers/customer-name.ts'
import type { CustomerRow } from '#contract/customers/customer-shapes.ts'
import { DeleteRecord } from '#web/records/delete-record.tsx'

interface DeleteCustomerProps {
  /** Undefined: closed. */
  customer: CustomerRow | undefined
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteCustomer({ customer, onClose, onDeleted }: DeleteCustomerProps) {
  const { t } = useTranslation()
  const search = { customer_id: customer?.id }
  return (
    <DeleteRecord
      endpoint={customerEndpoints.deleteCustomer}
      input={customer && { params: { id: customer.id } }}
      name={customer && customerName(customer)}
      question={t('customers.delete_question')}
      lists={{
        customer_has_trucks: { to: '/vehicles', search },
        customer_has_trailers: { to: '/trailers', search },
        customer_has_orders: { to: '/orders', search },
        customer_has_deleted_orders: { to: '/orders', search: { ...search, status: ['deleted'] } },
      }}
      kind="customer"
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
