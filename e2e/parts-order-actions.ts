import type { Page } from '@playwright/test'
import type { PartsOrder } from '../contract/src/parts-orders/parts-order.ts'
import type { PartsOrderStatus } from '../contract/src/parts-orders/parts-order-statuses.ts'
import { apiData } from './api-calls.ts'

interface PartsOrderSpec {
  status?: Exclude<PartsOrderStatus, 'canceled'>
  items?: readonly { id: number; quantity?: number; discount?: number }[]
  customerId?: number
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

/** Creates a parts order by API calls and moves it to a status; one that is returned was paid. */
export async function newPartsOrder(page: Page, spec: PartsOrderSpec = {}): Promise<PartsOrder> {
  const { id } = await newPartsOrderDraft(page, spec)
  await apiData(page, 'POST', `/parts-orders/${id}/checkout`)
  const { delivery_type } = await readPartsOrder(page, id)
  for (const status of statusPaths[delivery_type!][spec.status ?? 'new'] ?? []) {
    if (status === 'returned') await payFor(page, id, (await readPartsOrder(page, id)).total_amount)
    const sent_data = status === 'sent' ? [shipment] : []
    await apiData(page, 'POST', `/parts-orders/${id}/change-status`, { status, sent_data })
  }
  return readPartsOrder(page, id)
}

export async function newPartsOrderDraft(page: Page, spec: PartsOrderSpec = {}): Promise<PartsOrder> {
  const { id } = await apiData<PartsOrder>(page, 'POST', '/parts-orders', {})
  const items = spec.items ?? [{ id: (await partsInStock(page, 1))[0]!.id }]
  for (const { id: inventory_id, quantity = 1, discount = 0 } of items)
    await apiData(page, 'POST', `/parts-orders/${id}/item`, { inventory_id, quantity, discount })
  return apiData<PartsOrder>(page, 'PUT', `/parts-orders/${id}`, {
    customer_id: spec.customerId ?? (await newCustomer(page)).id,
    delivery_type: 'delivery',
    delivery_address: address,
    billing_address: address,
    payment: { terms: 'immediately', method: 'cash' },
    ...spec.change,
  })
}

export const payFor = (page: Page, id: number, amount: number) =>
  apiData(page, 'POST', `/parts-orders/${id}/payment`, {
    amount,
    payment_date: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    payment_method: 'cash',
  })

export const readPartsOrder = (page: Page, id: number): Promise<PartsOrder> =>
  apiData<PartsOrder>(page, 'GET', `/parts-orders/${id}`)

/** The parts with the largest stock. */
export const partsInStock = (page: Page, count: number) =>
  apiData<{ id: number; name: string; stock_number: string }[]>(
    page,
    'GET',
    `/inventories?order_by=quantity&order_type=desc&per_page=${count}`,
  )

function newCustomer(page: Page, change: object = {}) {
  const mark = Date.now().toString(36)
  return apiData<{ id: number; first_name: string; last_name: string; email: string }>(
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

const statusPaths: Record<
  'delivery' | 'pickup',
  Partial<Record<PartsOrderStatus, readonly PartsOrderStatus[]>>
> = {
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
