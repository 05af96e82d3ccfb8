import Form from 'antd/es/form'
import { orderMargin } from '#contract/prices/order-margin.ts'
import type { RepairOrderTotals } from '#contract/repair-orders/repair-order-totals.ts'
import { useSeesCosts } from '#web/access/use-sees-costs.ts'
import { usePartChoices } from '#web/features/parts/index.ts'
import { OrderMarginNote } from '#web/features/prices/index.ts'
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
        const totals = totalsOf(values, automatic)
        return (
          <>
            <TotalsTable totals={totals} rates={rates} />
            <Margin values={values} totals={totals} />
          </>
        )
      }}
    </Form.Item>
  )
}

/** Automatic charges have no cost. */
function Margin({ values, totals }: { values: RepairOrderValues; totals: RepairOrderTotals }) {
  const { vehicle, works = [], charges = [] } = values
  const rows = works.flatMap(work => work.parts).filter(row => row.part)
  const parts = usePartChoices(
    rows.map(row => row.part!.id),
    { isAsked: useSeesCosts(), vehicleId: vehicle?.id },
  )
  const net = totals.labor + totals.parts + totals.charges - totals.discount
  return (
    <OrderMarginNote
      margin={orderMargin(
        net,
        rows.map(row => ({ cost: parts.get(row.part!.id)?.cost, quantity: row.quantity ?? 0 })),
        [...works.flatMap(work => work.charges), ...charges],
      )}
    />
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
