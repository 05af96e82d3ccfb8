import type { InventoryReportQuery, InventoryReportRow } from '#contract/reports/inventory-report.ts'
import { seesCosts } from '#server/features/parts/index.ts'
import { declareExport } from '#server/records/export/list-export.ts'
import { inventoryReportList } from './inventory-report-list.ts'

export const inventoryReportExport = declareExport<InventoryReportQuery, InventoryReportRow>({
  title: 'reports.inventory.title',
  list: inventoryReportList,
  columns: context => [
    { title: 'reports.inventory.stock_number', value: row => row.stock_number },
    { title: 'reports.inventory.name', value: row => row.name },
    { title: 'reports.inventory.date', value: row => row.date, as: 'date' },
    {
      title: 'reports.inventory.operation_type',
      value: row =>
        context.t(
          row.describe && row.describe !== 'sold'
            ? `parts.describes.${row.describe}`
            : `parts.operation_types.${row.operation_type}`,
        ),
    },
    {
      title: 'reports.inventory.quantity',
      // Sales are negative, so that the column sums to the change of stock.
      value: row => (row.operation_type === 'sold' ? -row.quantity : row.quantity),
    },
    { title: 'reports.inventory.unit', value: row => row.unit_name },
    seesCosts(context) && { title: 'reports.inventory.cost', value: row => row.cost },
    { title: 'reports.inventory.price', value: row => row.price, as: 'money' },
    { title: 'reports.inventory.invoice_or_order', value: row => row.invoice_number },
    { title: 'reports.inventory.category', value: row => row.category },
    { title: 'reports.inventory.supplier', value: row => row.supplier },
  ],
})
