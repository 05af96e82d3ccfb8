import type { Page } from '@playwright/test'
import type { PartsOrder } from '../contract/src/parts-orders/parts-order.ts'
import type { PartsOrderStatus } from '../contract/src/parts-orders/parts-order-statuses.ts'
import { ask } from './repair-order-acts.ts'

interface Wanted {
  status?: Exclude<PartsOrderStatus, 'canceled'>
  items?: readonly { id: number; quantity?: number; discount?: number }[]
  customerId?: number
  /** Of the saved draft. */
  change?: object
}

export const shipment = {
  delivery_method: 'ups',
  date_sent: '2026-11-20',
  delivery_cost: 12.5,
  tracking_number: '1Z999AA10123456784',
}

const address = {
  first_name: 'Maria',
  last_name: 'Alvarez',
  company_name: '',
  address: '14 Main St',
  city: 'Joliet',
  state_id: 14,
  zip: '60431',
  phone: '+13125550119',
}

/** A parts order, made by calls, led on the shortest way to a status. */
export async function newPartsOrder(page: Page, wanted: Wanted = {}): Promise<PartsOrder> {
  const { id } = await newPartsOrderDraft(page, wanted)
  await ask(page, 'POST', `/parts-orders/${id}/checkout`)
  const { delivery_type } = await readPartsOrder(page, id)
  for (const status of ways[delivery_type!][wanted.status ?? 'new'] ?? []) {
    const sent_data = status === 'sent' ? [shipment] : []
    await ask(page, 'POST', `/parts-orders/${id}/change-status`, { status, sent_data })
  }
  return readPartsOrder(page, id)
}

/** One with all that its checkout asks for. */
export async function newPartsOrderDraft(page: Page, wanted: Wanted = {}): Promise<PartsOrder> {
  const { id } = await ask<PartsOrder>(page, 'POST', '/parts-orders', {})
  const items = wanted.items ?? [{ id: (await partsInStock(page, 1))[0]!.id }]
  for (const { id: inventory_id, quantity = 1, discount = 0 } of items)
    await ask(page, 'POST', `/parts-orders/${id}/item`, { inventory_id, quantity, discount })
  return ask<PartsOrder>(page, 'PUT', `/parts-orders/${id}`, {
    customer_id: wanted.customerId ?? (await newCustomer(page)).id,
    delivery_type: 'delivery',
    delivery_address: address,
    billing_address: address,
    payment: { terms: 'immediately', method: 'cash' },
    ...wanted.change,
  })
}

export const readPartsOrder = (page: Page, id: number): Promise<PartsOrder> =>
  ask<PartsOrder>(page, 'GET', `/parts-orders/${id}`)

/** Those of which there are the most. */
export const partsInStock = (page: Page, count: number) =>
  ask<{ id: number; name: string; stock_number: string }[]>(
    page,
    'GET',
    `/inventories?order_by=quantity&order_type=desc&per_page=${count}`,
  )

/** Nobody else orders for them. */
function newCustomer(page: Page, change: object = {}) {
  const mark = Date.now().toString(36)
  return ask<{ id: number; first_name: string; last_name: string; email: string }>(
    page,
    'POST',
    '/customers',
    {
      first_name: 'Nora',
      last_name: `Quill ${mark}`,
      email: `nora.${mark}@quill.example`,
      phone: `+1312555${String(Date.now()).slice(-4)}`,
      ...change,
    },
  )
}

const ways: Record<'delivery' | 'pickup', Partial<Record<PartsOrderStatus, readonly PartsOrderStatus[]>>> = {
  delivery: {
    in_process: ['in_process'],
    sent: ['in_process', 'sent'],
    delivered: ['in_process', 'sent', 'delivered'],
    lost: ['in_process', 'sent', 'lost'],
    damaged: ['in_process', 'sent', 'damaged'],
    returned: ['in_process', 'sent', 'returned'],
  },
  pickup: {
    in_process: ['in_process'],
    pending_pickup: ['in_process', 'pending_pickup'],
    delivered: ['in_process', 'pending_pickup', 'delivered'],
    returned: ['in_process', 'pending_pickup', 'delivered', 'returned'],
  },
}
