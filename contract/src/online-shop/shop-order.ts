import { z } from 'zod'
import { shipment } from '../parts-orders/parts-order.ts'
import { deliveryTypes, partsOrderSources, partsOrderStatuses } from '../parts-orders/parts-order-statuses.ts'
import { dollars, id, timestamp } from '../shared/fields.ts'

export const shopOrder = z.object({
  id,
  order_number: z.string(),
  external_number: z.string(),
  source: z.enum(partsOrderSources),
  /** `canceled` also after deletion. */
  status: z.enum(partsOrderStatuses),
  delivery_type: z.enum(deliveryTypes),
  items: z.array(
    z.object({ stock_number: z.string(), name: z.string(), quantity: z.number(), price: dollars }),
  ),
  shipments: z.array(shipment.omit({ id: true, delivery_cost: true })),
  subtotal: dollars,
  shipping: dollars,
  /** Fees that the shop added. */
  charges: dollars,
  tax: dollars,
  total: dollars,
  paid: dollars,
  is_paid: z.boolean(),
  is_refunded: z.boolean(),
  created_at: timestamp,
  status_changed_at: timestamp,
})
export type ShopOrder = z.infer<typeof shopOrder>
