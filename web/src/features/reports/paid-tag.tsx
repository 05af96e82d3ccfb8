import { useTranslation } from 'react-i18next'
import { StatusTag } from '#web/ui/text/status-tag.tsx'

export function PaidTag({ isPaid }: { isPaid: boolean }) {
  const { t } = useTranslation()
  return (
    <StatusTag tone="outlined">
      {t(`repair-orders.payment_statuses.${isPaid ? 'paid' : 'not_paid'}`)}
    </StatusTag>
  )
}
