import { useTranslation } from 'react-i18next'

export function PaidText({ isPaid }: { isPaid: boolean }) {
  const { t } = useTranslation()
  return t(`repair-orders.payment_statuses.${isPaid ? 'paid' : 'not_paid'}`)
}
