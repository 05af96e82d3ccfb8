import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { PageTabs } from '#web/ui/page/page-tabs.tsx'

/** Only the lists that the user may read. */
export function CustomerTabs() {
  const { t } = useTranslation()
  const allowed = useAllowed()
  const tabs = [
    { to: '/customers', title: t('customers.customers'), needs: customerEndpoints.listCustomers },
    { to: '/vehicles', title: t('customers.trucks'), needs: 'trucks.read' },
    { to: '/trailers', title: t('customers.trailers'), needs: 'trailers.read' },
  ] as const
  return <PageTabs label={t('customers.lists')} tabs={tabs.filter(tab => allowed(tab.needs))} />
}
