import { useTranslation } from 'react-i18next'
import type { PartsOrderItem } from '#contract/parts-orders/parts-order.ts'
import { StatusTag } from '#web/ui/text/status-tag.tsx'

export function ShippingMarks({ item }: { item: Pick<PartsOrderItem, 'free_shipping' | 'is_overload'> }) {
  const { t } = useTranslation()
  return (
    <>
      {item.free_shipping && <StatusTag tone="outlined">{t('parts-orders.details.free_shipping')}</StatusTag>}{' '}
      {item.is_overload && <StatusTag tone="outlined">{t('parts-orders.details.overload')}</StatusTag>}
    </>
  )
}
