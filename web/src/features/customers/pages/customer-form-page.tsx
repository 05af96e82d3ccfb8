import { useLocation, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import type { NoticeLink } from '#web/shell/notices.ts'
import { loadRecord } from '#web/ui/form/form-pages.tsx'
import { RecordFormPage } from '#web/ui/form/record-form-page.tsx'
import { startFromAddress } from '#web/ui/form/start-from-address.ts'
import { CustomerAside } from '../components/customer-aside.tsx'
import { CustomerFields } from '../components/customer-fields.tsx'
import { customerReturnFlow } from '../created-customer.ts'
import { customerForm } from '../customer-form.ts'
import type { CustomerValues } from '../customer-values.ts'

/** The address may prefill it from a search without results. */
function CreateCustomerPage() {
  const state = useLocation({ select: location => location.state })
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const start: Partial<CustomerValues> = useMemo(() => startFromAddress(search, inAddress), [search])
  const mayAddTruck = useAllowed()(truckEndpoints.createVehicle)
  // Another form waits for this customer, so saving returns there.
  const isAwaited = customerReturnFlow.isAwaited(state)
  return (
    <RecordFormPage
      of={customerForm}
      mode="create"
      start={start}
      successLink={({ data }) => (mayAddTruck && !isAwaited ? addTruck(data.id) : undefined)}
      // A new customer has no balance.
      onSaved={({ data }) => customerReturnFlow.bring({ ...data, balance: 0 }, state)}
      aside={() => <CustomerAside />}
    >
      {form => <CustomerFields form={form} />}
    </RecordFormPage>
  )
}

const EditCustomerPage = () => (
  <RecordFormPage
    of={customerForm}
    mode="edit"
    aside={(_form, customer) => <CustomerAside customer={customer} />}
  >
    {form => <CustomerFields form={form} />}
  </RecordFormPage>
)

export const create = { default: CreateCustomerPage }
export const edit = { default: EditCustomerPage, load: loadRecord(customerForm.endpoints.get!) }

const addTruck = (owner_id: number): NoticeLink => ({
  to: '/vehicles/create',
  search: { owner_id },
  title: 'customers.add_truck',
})

const inAddress = ['first_name', 'last_name', 'email', 'phone', 'phone_extension'] as const
