import { useTranslation } from 'react-i18next'
import type { PartStatus as Status } from '#contract/parts/part.ts'
import { StatusTag } from '#web/ui/text/status-tag.tsx'

export function PartStatus({ status }: { status: Status }) {
  const { t } = useTranslation()
  return (
    <StatusTag tone={status === 'in_stock' ? 'in-process' : 'deleted'}>
      {t(`parts.statuses.${status}`)}
    </StatusTag>
  )
}
