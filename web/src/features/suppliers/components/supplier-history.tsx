import { useTranslation } from 'react-i18next'
import { supplierEndpoints } from '#contract/suppliers/supplier.ts'
import { useRead } from '#web/api/hooks.ts'
import { HistoryList } from '#web/records/history-list.tsx'

export function SupplierHistory({ id }: { id: number }) {
  const { t } = useTranslation()
  const entries = useRead(supplierEndpoints.listHistory, { params: { id } }).data?.data ?? []
  if (entries.length === 0) return null
  return (
    <section>
      <h3 className="rb-contacts-title">{t('records.history')}</h3>
      <HistoryList entries={entries} />
    </section>
  )
}
