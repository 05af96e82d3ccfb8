import { bulkRepairOrderEndpoints } from '#contract/repair-orders/bulk.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { choiceField } from '#web/records/bulk/act-controls.tsx'
import type { BulkAct } from '#web/records/bulk/bulk-act.ts'
import { BulkBar } from '#web/records/bulk/bulk-bar.tsx'
import { MechanicSelect } from '#web/records/staff-select.tsx'
import type { Selection } from '#web/ui/list/list-types.ts'

export default function RepairOrdersBulkBar({ selection }: { selection: Selection }) {
  return (
    <BulkBar
      kind="repair_order"
      selection={selection}
      acts={acts}
      matching={bulkRepairOrderEndpoints.listMatchingOrders}
      exports={repairOrderEndpoints.exportRepairOrders}
    />
  )
}

const acts: readonly BulkAct[] = [
  {
    label: 'repair-orders.bulk.assign',
    endpoint: bulkRepairOrderEndpoints.reassignMechanicOfOrders,
    fieldLabel: 'repair-orders.web.new_mechanic',
    field: ({ id, input, onChange }) => (
      <MechanicSelect
        id={id}
        value={(input?.mechanic_id as number | undefined) ?? null}
        onChange={mechanic_id => onChange(mechanic_id === null ? undefined : { mechanic_id })}
      />
    ),
  },
  {
    label: 'repair-orders.bulk.change_status',
    endpoint: bulkRepairOrderEndpoints.changeStatusOfOrders,
    fieldLabel: 'repair-orders.web.new_status',
    field: choiceField('status', ['new', 'in_process', 'finished'], 'repair-orders.statuses'),
  },
]
