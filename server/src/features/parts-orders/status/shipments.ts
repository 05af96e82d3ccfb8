import type { Shipment } from '#contract/parts-orders/parts-order.ts'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import type {
  PartsOrderShipmentInput,
  PartsOrderStatusInput,
} from '#contract/parts-orders/parts-order-input.ts'
import { refuseAnotherOrder } from '#server/features/billing/index.ts'
import { enqueueShopMessage } from '#server/features/online-shop/index.ts'
import type { Context } from '#server/operation/context.ts'
import { changesBetween } from '#server/operation/history.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { lockCheckedOut } from '../lock-parts-order.ts'

type ShipmentInput = PartsOrderStatusInput['sent_data'][number]

export async function addShipments(
  { db, now }: Context,
  orderId: number,
  sent: readonly ShipmentInput[],
): Promise<void> {
  if (sent.length === 0) return
  await db
    .insertInto('parts_order_deliveries')
    .values(
      sent.map(one => ({
        ...one,
        delivery_cost: String(one.delivery_cost),
        order_id: orderId,
        created_at: now,
      })),
    )
    .execute()
}

/** The carrier's cost does not affect the order's total. */
export async function updateShipment(
  context: Context,
  id: number,
  shipmentId: number,
  { orderId, deliveryId, ...input }: PartsOrderShipmentInput,
): Promise<Shipment> {
  refuseAnotherOrder(id, orderId, 'orderId')
  refuseAnotherOrder(shipmentId, deliveryId, 'deliveryId')
  const order = await lockCheckedOut(context, id)
  const before = await findShipment(context, id, shipmentId)
  await context.db
    .updateTable('parts_order_deliveries')
    .set({ ...input, delivery_cost: String(input.delivery_cost) })
    .where('id', '=', shipmentId)
    .execute()
  const after = await findShipment(context, id, shipmentId)
  const changes = changesBetween(plain(before), plain(after), [
    { field: 'delivery_method', label: label('delivery_method'), as: 'key' },
    { field: 'date_sent', label: label('date_sent'), as: 'date' },
    { field: 'delivery_cost', label: label('shipment_cost'), as: 'money' },
    { field: 'tracking_number', label: label('tracking_number') },
  ])
  if (changes.length > 0) {
    context.record({ kind: 'parts_order', recordId: id, act: 'shipment_changed', changes })
    await enqueueShopMessage(context, order, 'order.shipment_changed')
    announce(context, 'parts_order', id)
  }
  return after
}

const label = (name: string) => `parts-orders.changes.${name}`

const plain = ({ id: _, ...shipment }: Shipment) => ({
  ...shipment,
  delivery_method: `lookups.delivery_methods.${shipment.delivery_method}`,
})

async function findShipment({ db }: Context, orderId: number, shipmentId: number): Promise<Shipment> {
  const row = await db
    .selectFrom('parts_order_deliveries')
    .select(['id', 'delivery_method', 'date_sent', 'delivery_cost', 'tracking_number'])
    .where('id', '=', shipmentId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!row) throw refusal(partsOrderErrors.no_such_shipment)
  return {
    ...row,
    delivery_method: row.delivery_method as Shipment['delivery_method'],
    delivery_cost: Number(row.delivery_cost),
  }
}
