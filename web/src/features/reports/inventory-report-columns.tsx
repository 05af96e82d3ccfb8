import { useTranslation } from 'react-i18next'
import type { InventoryReportRow, InventoryReportTotals } from '#contract/reports/inventory-report.ts'
import { formatQuantity } from '#web/features/parts/index.ts'
import type { ListColumn } from '#web/ui/list/list-types.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { DateText } from '#web/ui/text/date-text.tsx'
import { Money } from '#web/ui/text/money.tsx'

export const inventoryReportColumns = (
  totals: InventoryReportTotals | undefined,
  isCostShown: boolean,
): ListColumn<InventoryReportRow>[] => [
  {
    title: 'reports.inventory.stock_number',
    width: 118,
    hidePriority: 5,
    render: row => <PartLink row={row}>{row.stock_number}</PartLink>,
  },
  {
    title: 'reports.inventory.name',
    minWidth: 150,
    isLink: true,
    render: row => row.name,
    subtitle: row => row.is_inventory_deleted && <Deleted />,
  },
  {
    title: 'reports.inventory.date',
    sort: 'date',
    width: 104,
    render: row => <DateText value={row.date} />,
  },
  { title: 'reports.inventory.operation_type', width: 124, render: row => <Operation row={row} /> },
  {
    title: 'reports.inventory.quantity',
    width: 84,
    align: 'right',
    render: row => (
      <span className="rb-number">
        {row.operation_type === 'sold' ? '−' : '+'}
        {formatQuantity(row.quantity)}
      </span>
    ),
    subtitle: row => row.unit_name,
  },
  ...(isCostShown ? [costColumn(totals)] : []),
  {
    title: 'reports.inventory.price',
    width: 116,
    align: 'right',
    sum: totals?.price_total ?? null,
    render: row => <Money value={row.operation_type === 'purchase' ? null : row.price} />,
  },
  {
    title: 'reports.inventory.invoice_or_order',
    width: 124,
    hidePriority: 3,
    render: row => <InvoiceOrOrder row={row} />,
  },
  { title: 'reports.inventory.category', minWidth: 124, hidePriority: 1, render: row => row.category },
  {
    title: 'reports.inventory.supplier',
    minWidth: 116,
    hidePriority: 2,
    render: row => row.supplier || <span className="rb-muted">-</span>,
  },
]

const costColumn = (totals: InventoryReportTotals | undefined): ListColumn<InventoryReportRow> => ({
  title: 'reports.inventory.cost',
  width: 124,
  hidePriority: 4,
  align: 'right',
  sum: totals?.cost_total ?? null,
  render: row => <Money value={row.cost} />,
})

function PartLink({ row, children }: { row: InventoryReportRow; children: string }) {
  return row.is_inventory_deleted ? (
    children
  ) : (
    <AppLink className="rb-row-link" to={`/parts/${row.inventory_id}`}>
      {children}
    </AppLink>
  )
}

function Deleted() {
  const { t } = useTranslation()
  return t('reports.inventory.deleted')
}

function Operation({ row: { describe, operation_type } }: { row: InventoryReportRow }) {
  const { t } = useTranslation()
  return t(
    describe && describe !== 'sold'
      ? `parts.describes.${describe}`
      : `parts.operation_types.${operation_type}`,
  )
}

function InvoiceOrOrder({ row }: { row: InventoryReportRow }) {
  if (!row.invoice_number) return <span className="rb-muted">-</span>
  if (!row.has_order) return row.invoice_number
  const path = row.order_type === 'bs' ? '/orders' : '/parts-orders'
  return <AppLink to={`${path}/${row.order_id}`}>{row.invoice_number}</AppLink>
}
