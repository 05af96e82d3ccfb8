import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import type { CustomerRow } from '#contract/customers/customer-shapes.ts'
import { DeleteRecord } from '#web/ui/details/delete-record.tsx'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { customerName } from '../customer-option.ts'

interface DeleteCustomerProps {
  /** None: nothing is asked. */
  customer: CustomerRow | undefined
  onClose: () => void
  onDeleted?: () => void
}

/** Asks, or says that trucks and trailers are in the way and leads to them. */
export function DeleteCustomer({ customer, onClose, onDeleted }: DeleteCustomerProps) {
  const { t } = useTranslation()
  const hasVehicles = customer?.hasRelatedTrucks || customer?.hasRelatedTrailers
  return (
    <DeleteRecord
      endpoint={customerEndpoints.deleteCustomer}
      input={customer && { params: { id: customer.id } }}
      question={t('customers.delete_question')}
      text={customer && customerName(customer)}
      obstacle={
        hasVehicles
          ? { title: t('customers.cannot_delete'), why: <VehiclesOf customer={customer} /> }
          : undefined
      }
      kind="customer"
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}

function VehiclesOf({ customer }: { customer: CustomerRow }) {
  const { t } = useTranslation()
  const kinds = [
    { has: customer.hasRelatedTrucks, to: '/vehicles', title: t('customers.show_trucks') },
    { has: customer.hasRelatedTrailers, to: '/trailers', title: t('customers.show_trailers') },
  ]
  return (
    <>
      <p>{t('customers.has_vehicles', { name: customerName(customer) })}</p>
      <ul className="rb-links">
        {kinds
          .filter(kind => kind.has)
          .map(({ to, title }) => (
            <li key={to}>
              <AppLink to={to} search={{ customer_id: customer.id }}>
                {title}
              </AppLink>
            </li>
          ))}
      </ul>
    </>
  )
}
