import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderEndpoints as api } from '#contract/parts-orders/parts-order-endpoints.ts'
import type { OrderAddressPayload, PartsOrderPayload } from '#contract/parts-orders/parts-order-input.ts'
import type { PartsOrderStatus } from '#contract/parts-orders/parts-order-statuses.ts'
import { orderFixtures } from './repair-order-fixtures.ts'
import type { TestClient } from './test-client.ts'
import type { TestShop } from './test-shop.ts'

export const sampleAddress: OrderAddressPayload = {
  first_name: 'Maria',
  last_name: 'Alvarez',
  company_name: '',
  address: '14 Main St',
  city: 'Joliet',
  state_id: 14,
  zip: '60431',
  phone: '+13125550119',
}

export const sampleShipment = {
  delivery_method: 'ups' as const,
  date_sent: '2026-11-21',
  delivery_cost: 12.5,
  tracking_number: '1Z999AA10123456784',
}

interface Wanted {
  id: number
  quantity?: number
  discount?: number
}

/** Parts orders created through the API, with the records that they need. */
export function partsOrderFixtures(test: TestShop) {
  const make = orderFixtures(test)

  async function draft(client: TestClient, items: readonly Wanted[] = [], changes: PartsOrderPayload = {}) {
    const { id } = (await client.call(api.createPartsOrder, { body: {} })).data
    const params = { id }
    for (const item of items) {
      await client.call(api.addPartsOrderItem, {
        params,
        body: { inventory_id: item.id, quantity: item.quantity ?? 1, discount: item.discount ?? 0 },
      })
    }
    const body: PartsOrderPayload = {
      customer_id: await make.customer(),
      delivery_type: 'delivery',
      delivery_address: sampleAddress,
      billing_address: sampleAddress,
      payment: { terms: 'immediately', method: 'cash' },
      ...changes,
    }
    return (await client.call(api.updatePartsOrder, { params, body })).data
  }

  async function order(
    client: TestClient,
    items?: readonly Wanted[],
    changes: PartsOrderPayload = {},
  ): Promise<PartsOrder> {
    const { id } = await draft(client, items ?? [{ id: await make.part(10) }], changes)
    return (await client.call(api.checkoutPartsOrder, { params: { id } })).data
  }

  async function move(client: TestClient, id: number, status: PartsOrderStatus): Promise<PartsOrder> {
    const sent_data = status === 'sent' ? [sampleShipment] : []
    return (await client.call(api.changePartsOrderStatus, { params: { id }, body: { status, sent_data } }))
      .data
  }

  async function orderIn(
    client: TestClient,
    status: PartsOrderStatus,
    items?: readonly Wanted[],
    changes: PartsOrderPayload = {},
  ): Promise<PartsOrder> {
    const isPickup = changes.delivery_type === 'pickup' || status === 'pending_pickup'
    const { id } = await order(client, items, isPickup ? { ...changes, delivery_type: 'pickup' } : changes)
    if (status === 'canceled') await client.call(api.cancelPartsOrder, { params: { id } })
    else
      for (const next of isPickup ? ways.pickup[status]! : ways.delivery[status]!)
        await move(client, id, next)
    return (await client.call(api.getPartsOrder, { params: { id } })).data
  }

  return { ...make, draft, order, move, orderIn }
}

type Ways = Partial<Record<PartsOrderStatus, readonly PartsOrderStatus[]>>

const ways: { delivery: Ways; pickup: Ways } = {
  delivery: {
    new: [],
    in_process: ['in_process'],
    sent: ['in_process', 'sent'],
    delivered: ['in_process', 'sent', 'delivered'],
    lost: ['in_process', 'sent', 'lost'],
    damaged: ['in_process', 'sent', 'damaged'],
    returned: ['in_process', 'sent', 'returned'],
  },
  pickup: {
    new: [],
    in_process: ['in_process'],
    pending_pickup: ['in_process', 'pending_pickup'],
    delivered: ['in_process', 'pending_pickup', 'delivered'],
    returned: ['in_process', 'pending_pickup', 'delivered', 'returned'],
  },
}
