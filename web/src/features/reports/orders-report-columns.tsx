import { companyBeside } from '#contract/customers/customer-name.ts'
import type { OrdersReportRow, OrdersReportTotals } from '#contract/reports/orders-report.ts'
import { RepairOrderStatusTag } from '#web/features/repair-orders/index.ts'
import type { ListColumn } from '#web/ui/list/list-types.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { PaidText } from './paid-text.tsx'

export const ordersReportColumns = (
  totals: OrdersReportTotals | undefined,
  isCostShown: boolean,
): ListColumn<OrdersReportRow>[] => {
  const sum = (name: keyof OrdersReportTotals) => totals?.[name] ?? null
  const columns: (ListColumn<OrdersReportRow> | false)[] = [
    {
      title: 'reports.orders.order_number',
      sort: 'order_number',
      width: 94,
      render: row => row.order_number,
    },
    isCostShown && {
      title: 'reports.orders.parts_cost',
      width: 110,
      hidePriority: 5,
      align: 'right',
      sum: sum('total_parts_cost'),
      render: row => <Money value={row.parts_cost} />,
    },
    {
      title: 'reports.orders.total_amount',
      sort: 'total_amount',
      width: 114,
      align: 'right',
      sum: sum('total_amount'),
      render: row => <Money value={row.total_amount} />,
    },
    isCostShown && {
      title: 'reports.orders.profit',
      width: 110,
      hidePriority: 6,
      align: 'right',
      sum: sum('total_profit'),
      render: row => <Money value={row.profit} bad={row.profit !== null && row.profit < 0} />,
    },
    {
      title: 'reports.orders.implementation_date',
      sort: 'implementation_date',
      width: 130,
      hidePriority: 3,
      render: row => <DateText value={row.implementation_date.slice(0, 10)} />,
    },
    {
      title: 'reports.orders.customer',
      minWidth: 104,
      render: row => row.customer,
      subtitle: row => companyBeside(row.customer, row.company_name),
    },
    {
      title: 'reports.orders.status',
      width: 112,
      hidePriority: 4,
      render: row => <RepairOrderStatusTag status={row.status} />,
    },
    {
      title: 'reports.orders.paid_status',
      width: 105,
      hidePriority: 2,
      render: row => <PaidText isPaid={row.is_paid} />,
    },
    {
      title: 'reports.orders.current_due',
      sort: 'current_due',
      width: 112,
      hidePriority: 1,
      align: 'right',
      sum: sum('current_due'),
      render: row => <Due value={row.current_due} />,
    },
    {
      title: 'reports.orders.past_due',
      sort: 'past_due',
      width: 112,
      hidePriority: 7,
      align: 'right',
      sum: sum('past_due'),
      render: row => <Due value={row.past_due} bad />,
    },
    {
      title: 'reports.orders.total_due',
      sort: 'total_due',
      width: 112,
      align: 'right',
      sum: sum('total_due'),
      render: row => <Due value={row.total_due} />,
    },
  ]
  return columns.filter(column => column !== false)
}

/** A dash for 0, so that amounts due stand out. */
const Due = ({ value, bad = false }: { value: number; bad?: boolean }) => (
  <Money value={value === 0 ? null : value} bad={bad} />
)
