import { useTranslation } from 'react-i18next'
import { reportEndpoints } from '#contract/reports/report-endpoints.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { PageTabs } from '#web/ui/page/page-tabs.tsx'

/** The reports that the user may read: both are one menu item. */
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
