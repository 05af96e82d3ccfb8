import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { TotalsTable } from './totals-table.tsx'

export const RepairOrderTotals = ({ order }: { order: RepairOrder }) => (
  <TotalsTable
    totals={{
      labor: order.labor_amount,
      parts: order.parts_amount,
      charges: order.charges_amount,
      discount: order.discount_amount,
      tax_labor: order.tax_labor_amount,
      tax_parts: order.tax_parts_amount,
      total: order.total_amount,
    }}
    rates={order}
    paid={order.paid_amount}
    balance={order.balance}
  />
)
