import { useTranslation } from 'react-i18next'
import { reportEndpoints } from '#contract/reports/report-endpoints.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { PageTabs } from '#web/ui/page/page-tabs.tsx'

/** One menu item with two reports: those that the user may read. */
export function ReportTabs() {
  const { t } = useTranslation()
  const allowed = useAllowed()
  const tabs = [
    { to: '/report-orders', title: t('reports.orders_tab'), needs: reportEndpoints.listOrdersReport },
    {
      to: '/report-inventory',
      title: t('reports.inventory_tab'),
      needs: reportEndpoints.listInventoryReport,
    },
  ] as const
  return <PageTabs label={t('reports.reports')} tabs={tabs.filter(tab => allowed(tab.needs))} />
}
