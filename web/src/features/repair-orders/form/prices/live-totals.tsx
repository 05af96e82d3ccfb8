import Form from 'antd/es/form'
import { TotalsTable } from '../../details/totals-table.tsx'
import { useOrderDefaults } from '../values/order-defaults.ts'
import type { RepairOrderValues } from '../values/repair-order-values.ts'
import { totalsOf } from './priced-repair-order.ts'

/** The totals of what is typed, computed with the server's function. */
export function LiveTotals() {
  const { automatic } = useOrderDefaults()
  return (
    <Form.Item noStyle shouldUpdate={changesTotals}>
      {form => {
        const values = form.getFieldsValue(true) as RepairOrderValues
        const rates = {
          discount: values.discount,
          tax_labor: values.tax_labor,
          tax_inventory: values.tax_inventory,
        }
        return <TotalsTable totals={totalsOf(values, automatic)} rates={rates} />
      }}
    </Form.Item>
  )
}

/** Whether the totals may differ. */
export const changesTotals = (before: RepairOrderValues, now: RepairOrderValues) =>
  before.vehicle !== now.vehicle ||
  before.works !== now.works ||
  before.charges !== now.charges ||
  before.discount !== now.discount ||
  before.tax_labor !== now.tax_labor ||
  before.tax_inventory !== now.tax_inventory
