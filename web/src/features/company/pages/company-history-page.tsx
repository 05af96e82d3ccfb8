import { useTranslation } from 'react-i18next'
import { companyEndpoints } from '#contract/company/company-endpoints.ts'
import { HistoryPage } from '#web/records/history-page.tsx'

export default function CompanyHistoryPage() {
  const { t } = useTranslation()
  return (
    <HistoryPage
      endpoint={companyEndpoints.listFullHistory}
      params={{ id: 1 }}
      title="company.history_of"
      crumbs={[{ title: t('company.title'), to: '/company-settings' }]}
    />
  )
}
