import type { TFunction } from 'i18next'
import type { PartsOrderRow, Shipment } from '#contract/parts-orders/parts-order.ts'

type Shipped = Pick<PartsOrderRow, 'deliveries' | 'delivery_type'>

/** The carriers; before shipping, the delivery method. */
export function deliveryMethodsOf(order: Shipped, t: TFunction): string {
  const carriers = new Set(order.deliveries.map(({ delivery_method }) => carrierName(delivery_method, t)))
  if (carriers.size > 0) return [...carriers].join(', ')
  return order.delivery_type === 'pickup' ? t('parts-orders.delivery_types.pickup') : ''
}

export const trackingNumbersOf = ({ deliveries }: Shipped): string =>
  deliveries
    .map(({ tracking_number }) => tracking_number)
    .filter(Boolean)
    .join(', ')

export const carrierName = (method: Shipment['delivery_method'], t: TFunction): string =>
  t(`lookups.delivery_methods.${method}`)
