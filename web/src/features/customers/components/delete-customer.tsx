import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import type { CustomerRow } from '#contract/customers/customer-shapes.ts'
import { useWrite } from '#web/api/hooks.ts'
import { notify } from '#web/shell/notices.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { tellRefusal } from '#web/ui/actions/tell-refusal.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { RecordModal } from '#web/ui/record/record-modal.tsx'
import { customerName } from '../customer-option.ts'

interface DeleteCustomerProps {
  /** None: nothing is asked. */
  customer: CustomerRow | undefined
  onClose: () => void
  onDeleted?: () => void
}

/** Asks, or says which trucks and trailers are in the way and leads to them. */
export function DeleteCustomer({ customer, onClose, onDeleted }: DeleteCustomerProps) {
  const { t } = useTranslation()
  const remove = useWrite(customerEndpoints.deleteCustomer, { refreshes: [customerEndpoints.listCustomers] })
  const hasVehicles = customer?.hasRelatedTrucks || customer?.hasRelatedTrailers
  const search = { customer_id: customer?.id }
  return (
    <>
      <RecordModal
        open={customer !== undefined && hasVehicles === true}
        title={t('customers.cannot_delete')}
        width={400}
        onClose={onClose}
      >
        <p>{customer && t('customers.has_vehicles', { name: customerName(customer) })}</p>
        <ul className="rb-links">
          {customer?.hasRelatedTrucks && (
            <li>
              <AppLink to="/vehicles" search={search}>
                {t('customers.show_trucks')}
              </AppLink>
            </li>
          )}
          {customer?.hasRelatedTrailers && (
            <li>
              <AppLink to="/trailers" search={search}>
                {t('customers.show_trailers')}
              </AppLink>
            </li>
          )}
        </ul>
      </RecordModal>
      <ConfirmAction
        open={customer !== undefined && !hasVehicles}
        question={t('customers.delete_question')}
        text={customer && customerName(customer)}
        danger
        busy={remove.isPending}
        onYes={drop}
        onClose={onClose}
      />
    </>
  )

  async function drop() {
    if (!customer) return
    try {
      await remove.mutateAsync({ params: { id: customer.id } })
      notify.done()
      onClose()
      onDeleted?.()
    } catch (failure) {
      tellRefusal(failure)
      onClose()
    }
  }
}
