import { bulkCustomerEndpoints } from '#contract/customers/bulk.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { tagActs } from '#web/features/tags/index.ts'
import { staffField } from '#web/records/bulk/act-controls.tsx'
import type { BulkAct } from '#web/records/bulk/bulk-act.ts'
import { BulkBar } from '#web/records/bulk/bulk-bar.tsx'
import type { Selection } from '#web/ui/list/list-types.ts'

export default function CustomersBulkBar({ selection }: { selection: Selection }) {
  return (
    <BulkBar
      kind="customer"
      selection={selection}
      acts={acts}
      matching={bulkCustomerEndpoints.listMatchingCustomers}
      exports={customerEndpoints.exportCustomers}
    />
  )
}

const acts: readonly BulkAct[] = [
  ...tagActs(bulkCustomerEndpoints.tagCustomers, 'customer'),
  {
    label: 'customers.bulk.assign_manager',
    endpoint: bulkCustomerEndpoints.assignSalesManagerToCustomers,
    fieldLabel: 'customers.fields.sales_manager',
    field: staffField('sales_manager_id', 'sales_manager', 'customers.bulk.no_manager_found'),
  },
]
