import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { reportEndpoints } from '#contract/reports/report-endpoints.ts'
import { useSeesCosts } from '#web/access/use-sees-costs.ts'
import { useIsPhone } from '#web/shell/use-is-mobile.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { Figure } from '#web/ui/page/figure.tsx'
import { Money } from '#web/ui/text/money.tsx'
import { ReportChart } from '../chart/report-chart.tsx'
import { ordersReportColumns } from '../orders-report-columns.tsx'
import { useOrdersReportFilters } from '../orders-report-filters.ts'
import { ReportTabs } from '../report-tabs.tsx'
import { useChosen, useIsLongerThanChart } from '../use-chosen.ts'

export default function OrdersReportPage() {
  const { t } = useTranslation()
  const filters = useOrdersReportFilters()
  const totals = useChosen(reportEndpoints.getOrdersReportTotals, filters)
  const series = useChosen(reportEndpoints.getOrdersReportSeries, filters)
  const isListLonger = useIsLongerThanChart(filters, 'dates_range')
  const isCostShown = useSeesCosts()
  // A phone shows cards, without headings for the totals.
  const isPhone = useIsPhone()
  const ofHeadings = isPhone ? undefined : totals
  const columns = useMemo(() => ordersReportColumns(ofHeadings, isCostShown), [ofHeadings, isCostShown])
  const figures = ['total_amount', ...(isCostShown ? (['total_profit'] as const) : []), 'total_due'] as const
  return (
    <ListPage
      name="orders-report"
      read={{ endpoint: reportEndpoints.listOrdersReport }}
      heading={{
        title: 'reports.orders.title',
        count: 'reports.orders.count',
        exports: reportEndpoints.exportOrdersReport,
        ...(isPhone
          ? {
              summary: () =>
                figures.map(name => (
                  <Figure key={name} label={t(`reports.orders.${name === 'total_profit' ? 'profit' : name}`)}>
                    <Money value={totals?.[name]} />
                  </Figure>
                )),
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
                  ? { title: 'reports.chart.orders', bars: 'sales', line: 'profit' }
                  : { title: 'reports.chart.sales', bars: 'sales' },
                { title: 'reports.chart.orders_split', bars: 'labor', line: 'parts' },
              ]}
            />
          </>
        ),
      }}
      filters={filters}
      columns={columns}
      rows={{
        link: row => (row.status === 'deleted' ? undefined : `/orders/${row.id}`),
        edge: row => (row.past_due > 0 ? 'overdue' : undefined),
      }}
      empty={{ title: 'reports.orders.none', text: 'reports.orders.none_text' }}
    />
  )
}
