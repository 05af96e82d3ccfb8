import { companyBeside } from '#contract/customers/customer-name.ts'
import type { OrdersReportRow, OrdersReportTotals } from '#contract/reports/orders-report.ts'
import { RepairOrderStatusTag } from '#web/features/repair-orders/index.ts'
import type { ListColumn } from '#web/ui/list/list-types.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { PaidText } from './paid-text.tsx'

/** With columns of charges once there are some. */
export const ordersReportColumns = (
  totals: OrdersReportTotals | undefined,
  isCostShown: boolean,
): ListColumn<OrdersReportRow>[] => {
  const sum: Sum = name => totals?.[name] ?? null
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
      hidePriority: 7,
      align: 'right',
      sum: sum('total_parts_cost'),
      render: row => <Money value={row.parts_cost} />,
    },
    ...(totals && totals.total_charges + (totals.total_charges_cost ?? 0) > 0
      ? ofCharges(sum, isCostShown)
      : []),
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
      hidePriority: 8,
      align: 'right',
      sum: sum('total_profit'),
      render: row => <Money value={row.profit} bad={row.profit !== null && row.profit < 0} />,
    },
    {
      title: 'reports.orders.implementation_date',
      sort: 'implementation_date',
      width: 130,
      hidePriority: 5,
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
      hidePriority: 6,
      render: row => <RepairOrderStatusTag status={row.status} />,
    },
    {
      title: 'reports.orders.paid_status',
      width: 105,
      hidePriority: 4,
      render: row => <PaidText isPaid={row.is_paid} />,
    },
    {
      title: 'reports.orders.current_due',
      sort: 'current_due',
      width: 112,
      hidePriority: 3,
      align: 'right',
      sum: sum('current_due'),
      render: row => <Due value={row.current_due} />,
    },
    {
      title: 'reports.orders.past_due',
      sort: 'past_due',
      width: 112,
      hidePriority: 9,
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

type Sum = (name: keyof OrdersReportTotals) => number | null

const ofCharges = (sum: Sum, isCostShown: boolean): (ListColumn<OrdersReportRow> | false)[] => [
  {
    title: 'reports.orders.charges_amount',
    width: 128,
    hidePriority: 2,
    align: 'right',
    sum: sum('total_charges'),
    render: row => <Due value={row.charges_amount} />,
  },
  isCostShown && {
    title: 'reports.orders.charges_cost',
    width: 128,
    hidePriority: 1,
    align: 'right',
    sum: sum('total_charges_cost'),
    render: row => <Due value={row.charges_cost} />,
  },
]

/** A dash for 0, so that amounts due stand out. */
const Due = ({ value, bad = false }: { value: number | null; bad?: boolean }) => (
  <Money value={value === 0 ? null : value} bad={bad} />
)
