import { useTranslation } from 'react-i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { customerName } from '#contract/customers/customer-name.ts'
import { prefetch, useRead } from '#web/api/hooks.ts'
import { HistoryPage } from '#web/records/history-page.tsx'
import { useRecordId } from '#web/shell/route.ts'

export const load = ({ params }: { params: { id?: number } }) =>
  prefetch(customerEndpoints.getCustomer, { params: { id: params.id! } })

export default function CustomerHistoryPage() {
  const { t } = useTranslation()
  const id = useRecordId()
  const customer = useRead(customerEndpoints.getCustomer, { params: { id } }).data?.data
  return (
    <HistoryPage
      endpoint={customerEndpoints.listFullHistory}
      params={{ id }}
      crumbs={[
        { title: t('customers.customers'), to: '/customers' },
        ...(customer ? [{ title: customerName(customer), to: `/customers/${id}` }] : []),
      ]}
    />
  )
}
