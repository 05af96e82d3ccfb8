import { useTranslation } from 'react-i18next'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { HistoryPage } from '#web/records/history-page.tsx'
import { useRecordId } from '#web/shell/route.ts'
import { useMissingPart } from '../use-missing-part.ts'

export default function PartHistoryPage() {
  const { t } = useTranslation()
  const id = useRecordId()
  const { data, error } = useRead(partEndpoints.getPart, { params: { id } })
  useMissingPart(error)
  const part = data?.data
  return (
    <HistoryPage
      endpoint={partEndpoints.listFullHistory}
      params={{ id }}
      crumbs={[
        { title: t('parts.parts'), to: '/parts' },
        ...(part ? [{ title: part.name, to: `/parts/${id}` }] : []),
      ]}
    />
  )
}
