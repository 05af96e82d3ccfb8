import type { Shipment } from '#contract/parts-orders/parts-order.ts'
import { shopToday } from '#web/ui/text/today.ts'

export interface ShipmentValues {
  delivery_method: Shipment['delivery_method'] | null
  date_sent: string | null
  delivery_cost: number | null
  tracking_number: string
}

export const newShipment = (): ShipmentValues => ({
  delivery_method: null,
  date_sent: shopToday(),
  delivery_cost: null,
  tracking_number: '',
})

/** The server reports what is missing. */
export const shipmentBody = (values: ShipmentValues) =>
  ({
    delivery_method: values.delivery_method ?? undefined,
    date_sent: values.date_sent ?? undefined,
    delivery_cost: values.delivery_cost ?? undefined,
    tracking_number: values.tracking_number,
  }) as Omit<Shipment, 'id'>
