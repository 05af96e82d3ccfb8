import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { catalogueEndpoints } from '#contract/catalogue/catalogue-endpoints.ts'
import { transactionTypes } from '#contract/parts/transactions.ts'
import { reportEndpoints } from '#contract/reports/report-endpoints.ts'
import { supplierEndpoints } from '#contract/suppliers/supplier.ts'
import { useSeesCosts } from '#web/access/use-sees-costs.ts'
import { categoryOption } from '#web/features/catalogue/index.ts'
import { supplierOption } from '#web/features/suppliers/index.ts'
import { useIsPhone } from '#web/shell/use-is-mobile.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { ListFilter } from '#web/ui/list/list-types.ts'
import { Figure } from '#web/ui/page/figure.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { ReportChart } from '../chart/report-chart.tsx'
import { inventoryReportColumns } from '../inventory-report-columns.tsx'
import { ReportTabs } from '../report-tabs.tsx'
import { useChosen, useIsLongerThanChart } from '../use-chosen.ts'

export default function InventoryReportPage() {
  const { t } = useTranslation()
  const totals = useChosen(reportEndpoints.getInventoryReportTotals, filters)
  const series = useChosen(reportEndpoints.getInventoryReportSeries, filters)
  const isListLonger = useIsLongerThanChart(filters, 'date_from')
  const isCostShown = useSeesCosts()
  const columns = useMemo(() => inventoryReportColumns(totals, isCostShown), [totals, isCostShown])
  // A phone shows cards, without headings for the totals.
  const isPhone = useIsPhone()
  return (
    <ListPage
      name="inventory-report"
      read={{
        endpoint: reportEndpoints.listInventoryReport,
        sort: { by: 'date', type: 'desc' },
      }}
      heading={{
        title: 'reports.inventory.title',
        count: 'reports.inventory.count',
        exports: reportEndpoints.exportInventoryReport,
        ...(isPhone
          ? {
              summary: () =>
                (isCostShown ? (['cost_total', 'price_total'] as const) : (['price_total'] as const)).map(
                  name => (
                    <Figure key={name} label={t(`reports.inventory.${name}`)}>
                      <Money value={totals?.[name]} />
                    </Figure>
                  ),
                ),
            }
          : {}),
        below: (
          <>
            <ReportTabs />
            <ReportChart
              series={series}
              isListLonger={isListLonger}
              charts={[
                isCostShown
                  ? { title: 'reports.chart.inventory', bars: 'sales', line: 'purchases' }
                  : { title: 'reports.chart.sales', bars: 'sales' },
              ]}
            />
          </>
        ),
      }}
      filters={filters}
      columns={columns}
      rows={{ link: row => (row.is_inventory_deleted ? undefined : `/parts/${row.inventory_id}`) }}
      empty={{ title: 'reports.inventory.none', text: 'reports.inventory.none_text' }}
    />
  )
}

const filters: readonly ListFilter[] = [
  { kind: 'search', name: 'q', label: 'reports.inventory.search', width: 288 },
  {
    kind: 'dates',
    name: 'dates',
    label: 'reports.inventory.dates',
    names: { from: 'date_from', to: 'date_to' },
  },
  {
    kind: 'select',
    name: 'transaction_type',
    label: 'reports.inventory.operation_type',
    width: 150,
    options: transactionTypes.map(value => ({ value, label: `parts.operation_types.${value}` })),
  },
  {
    kind: 'remote',
    name: 'category_id',
    label: 'reports.inventory.category',
    width: 180,
    endpoint: catalogueEndpoints.listCategoryChoices,
    minLength: 0,
    toOption: categoryOption,
  },
  {
    kind: 'remote',
    name: 'supplier_id',
    label: 'reports.inventory.supplier',
    width: 180,
    endpoint: supplierEndpoints.shortList,
    toOption: supplierOption,
  },
]
